/// The properties of an object in a nib, by the names that UIKit has for them.
struct InterfaceProperties {
  private(set) var values: [String: InterfaceValue] = [:]

  init(_ element: XMLElement) {
    for (name, text) in element.attributes { add(name, text, of: element) }
    for child in element.children { add(child, of: element) }
    for attribute in element.list("userDefinedRuntimeAttributes") { addUserDefined(attribute) }
  }

  private static let flags: [String: String] = [
    "translatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints",
    "hidden": "hidden", "opaque": "opaque", "clipsSubviews": "clipsToBounds",
    "userInteractionEnabled": "userInteractionEnabled", "enabled": "enabled",
    "multipleTouchEnabled": "multipleTouchEnabled", "selected": "selected", "on": "on",
    "highlighted": "highlighted", "scrollEnabled": "scrollEnabled",
    "pagingEnabled": "pagingEnabled", "bounces": "bounces",
    "definesPresentationContext": "definesPresentationContext",
    "hidesBottomBarWhenPushed": "hidesBottomBarWhenPushed", "editable": "editable",
    "alwaysBounceVertical": "alwaysBounceVertical", "hidesWhenStopped": "hidesWhenStopped",
    "alwaysBounceHorizontal": "alwaysBounceHorizontal",
  ]

  private static let numbers: [String: String] = [
    "alpha": "alpha", "minValue": "minimumValue", "maxValue": "maximumValue", "value": "value",
    "progress": "progress", "rowHeight": "rowHeight", "sectionHeaderHeight": "sectionHeaderHeight",
    "sectionFooterHeight": "sectionFooterHeight", "minimumZoomScale": "minimumZoomScale",
    "maximumZoomScale": "maximumZoomScale", "spacing": "spacing",
    "minimumLineSpacing": "minimumLineSpacing",
    "minimumInteritemSpacing": "minimumInteritemSpacing", "indentationWidth": "indentationWidth",
  ]

  private static let integers: [String: String] = [
    "tag": "tag", "numberOfLines": "numberOfLines", "numberOfPages": "numberOfPages",
    "currentPage": "currentPage", "indentationLevel": "indentationLevel",
    "numberOfTapsRequired": "numberOfTapsRequired",
    "numberOfTouchesRequired": "numberOfTouchesRequired",
  ]

  private static let texts: Set<String> = [
    "text", "placeholder", "title", "restorationIdentifier", "prompt",
  ]

  private static let words: [String: [String: Int]] = [
    "textAlignment": ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4],
    "contentMode": [
      "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4,
      "top": 5, "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11,
      "bottomRight": 12,
    ],
    "borderStyle": ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3],
    "lineBreakMode": [
      "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4,
      "middleTruncation": 5,
    ],
    "axis": ["horizontal": 0, "vertical": 1],
    "separatorStyle": ["none": 0, "singleLine": 1, "default": 1],
    "accessoryType": [
      "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3,
      "detailButton": 4,
    ],
    "selectionStyle": ["none": 0, "blue": 1, "gray": 2, "default": 3],
    "scrollDirection": ["vertical": 0, "horizontal": 1],
    // UIBarButtonItem.h
    "systemItem": [
      "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6,
      "compose": 7, "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12,
      "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18, "rewind": 19,
      "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23, "close": 24,
    ],
  ]

  /// The styles of objects whose other objects have no style at run time.
  private static let styles: [String: [String: Int]] = [
    "tableView": ["plain": 0, "grouped": 1, "insetGrouped": 2],
    "tableViewCell": [
      "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
      "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
    ],
    "barButtonItem": ["plain": 0, "bordered": 1, "done": 2],
  ]

  private mutating func add(_ name: String, _ text: String, of element: XMLElement) {
    if let property = Self.flags[name] {
      values[property] = .flag(text == "YES")
    } else if let property = Self.integers[name] {
      if let number = Int(text) { values[property] = .integer(number) }
    } else if let property = Self.numbers[name] {
      // Interface Builder writes -1 for a table's automatic height and 0 for an unset zoom scale.
      let isSet = { (number: Double) in number > 0 || number == 0 && !name.hasSuffix("ZoomScale") }
      if let number = Double(text), isSet(number) { values[property] = .number(number) }
    } else if Self.texts.contains(name) {
      values[name] = .text(text)
    } else if name == "reuseIdentifier" {
      values[name] = .text(text)
    } else if name == "image", element.name == "imageView" || element.name.hasSuffix("Item") {
      values[name] = .image(text)
    } else if name == "style", let styles = Self.styles[element.name],
      let number = styles[text] ?? Int(text)
    {
      values[name] = .integer(number)
    } else if let words = Self.words[name], let number = words[text] ?? Int(text),
      name != "lineBreakMode" || element.name == "label",
      name != "borderStyle" || element.name == "textField"
    {
      values[name] = .integer(number)
    }
  }

  private mutating func add(_ child: XMLElement, of element: XMLElement) {
    switch (child.name, child["key"]) {
    case ("rect", "frame"):
      values["frame"] = .rect(["x", "y", "width", "height"].map { Double(child[$0] ?? "") ?? 0 })
    case ("autoresizingMask", _):
      let bits = [
        "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8,
        "heightSizable": 16, "flexibleMaxY": 32,
      ]
      let mask = bits.filter { child[$0.key] == "YES" }.values.reduce(0, |)
      values["autoresizingMask"] = .integer(mask)
    case ("color", let key?):
      let isProperty =
        ["backgroundColor", "tintColor", "separatorColor", "color"].contains(key)
        || key == "textColor" && element.name != "button"
      if isProperty, let color = Self.color(child) { values[key] = color }
    case ("state", "normal"):
      if let title = child["title"] { values["title"] = .text(title) }
    case ("string", let key?): values[key == "title" ? "title" : key] = .text(child.text)
    case ("mutableString", let key?): values[key] = .text(child.text)
    case ("fontDescription", "fontDescription"):
      guard ["label", "textField", "textView"].contains(element.name) else { return }
      values["font"] = .font(
        size: Double(child["pointSize"] ?? "") ?? 17, style: child["type"])
    case ("accessibility", _):
      if let text = child["label"] { values["accessibilityLabel"] = .text(text) }
      if let text = child["identifier"] { values["accessibilityIdentifier"] = .text(text) }
      if let text = child["hint"] { values["accessibilityHint"] = .text(text) }
    case ("textInputTraits", _):
      if child["secureTextEntry"] == "YES" { values["secureTextEntry"] = .flag(true) }
    case ("size", let key?) where element.name == "collectionViewFlowLayout":
      values[key] = .size(["width", "height"].map { Double(child[$0] ?? "") ?? 0 })
    case ("inset", let key?) where element.name == "collectionViewFlowLayout":
      values[key] = .insets(["minY", "minX", "maxY", "maxX"].map { Double(child[$0] ?? "") ?? 0 })
    default: break
    }
  }

  /// A color by its components, or by its name among UIKit's.
  private static func color(_ element: XMLElement) -> InterfaceValue? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .namedColor(name)
    }
    let alpha = Double(element["alpha"] ?? "") ?? 1
    if let white = element["white"].flatMap(Double.init) {
      return .color([white, white, white, alpha])
    }
    let parts = ["red", "green", "blue"].compactMap { element[$0].flatMap(Double.init) }
    return parts.count == 3 ? .color(parts + [alpha]) : nil
  }

  private mutating func addUserDefined(_ element: XMLElement) {
    guard let path = element["keyPath"] else { return }
    switch element["type"] {
    case "string", "localizedString":
      values[path] = .text(element["value"] ?? element.first("string")?.text ?? "")
    case "boolean": values[path] = .flag(element["value"] == "YES")
    case "number":
      let inner = element.children.first { $0["key"] == "value" }
      let text = inner?["value"] ?? element["value"] ?? ""
      values[path] = Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case "color":
      values[path] = element.first("color").flatMap { Self.color($0) } ?? InterfaceValue.none
    case "image": values[path] = .image(element["value"] ?? "")
    case "nil": values[path] = InterfaceValue.none
    case "point", "size", "rect":
      guard let inner = element.children.first(where: { $0["key"] == "value" }) else { return }
      func numbers(_ names: [String]) -> [Double] { names.map { Double(inner[$0] ?? "") ?? 0 } }
      switch element["type"] {
      case "point": values[path] = .point(numbers(["x", "y"]))
      case "size": values[path] = .size(numbers(["width", "height"]))
      default: values[path] = .rect(numbers(["x", "y", "width", "height"]))
      }
    default: break
    }
  }
}
