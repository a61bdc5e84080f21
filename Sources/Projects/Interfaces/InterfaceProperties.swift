/// The properties of an object in a nib, by the names that UIKit has for them.
struct InterfaceProperties {
  private(set) var values: [String: InterfaceValue] = [:]

  init(_ element: XMLElement) {
    addAttributes(of: element)
    for child in element.children { add(child, of: element) }
    if element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
      values["restorationIdentifier"] = element["storyboardIdentifier"].map { .text($0) }
    }
    // Xcode compiles a view without constraints of its own so that it keeps its frame.
    if element["fixedFrame"] == "YES" {
      values["translatesAutoresizingMaskIntoConstraints"] = .flag(true)
    }
    for attribute in element.list("userDefinedRuntimeAttributes") { addUserDefined(attribute) }
  }

  private mutating func addAttributes(of element: XMLElement) {
    for (name, property, value) in InterfaceRules.all.defaults(of: element.name)
    where element[name] == nil {
      values[property] = value
    }
    for (name, text) in element.attributes { add(name, text, of: element) }
  }

  private mutating func add(_ name: String, _ text: String, of element: XMLElement) {
    guard let rule = InterfaceRules.all.rule(name, of: element.name) else { return }
    let value: InterfaceValue?
    switch rule.kind {
    case .flag, .set, .unset: value = .flag(text == "YES")
    case .text: value = .text(text)
    case .image: value = .image(text)
    case .integer: value = Int(text).map { .integer($0) }
    case .number: value = Double(text).map { .number($0) }
    // Interface Builder writes -1 for a table's automatic height and 0 for an unset zoom scale.
    case .length: value = Double(text).flatMap { $0 < 0 ? nil : .number($0) }
    case .scale: value = Double(text).flatMap { $0 > 0 ? .number($0) : nil }
    case .word, .choice: value = (rule.words[text[...]] ?? Int(text)).map { .integer($0) }
    case .color, .size, .insets, .bits: value = nil
    }
    if let value { values[rule.property] = value }
  }

  private mutating func add(_ child: XMLElement, of element: XMLElement) {
    switch (child.name, child["key"]) {
    case ("textInputTraits", _), ("accessibility", _):
      addAttributes(of: child)
      for part in child.children { add(part, of: child) }
    case ("rect", "frame") where element["resizesToFullScreen"] == "YES":
      values["frame"] = .screen
    case ("rect", "frame"): values["frame"] = .rect(child.numbers("x", "y", "width", "height"))
    case ("state", "normal"):
      if let title = child["title"] ?? child.text(of: "title") { values["title"] = .text(title) }
    case ("fontDescription", "fontDescription"):
      let property = element.name == "button" ? "titleLabel.font" : "font"
      guard ["label", "textField", "textView", "button"].contains(element.name) else { return }
      values[property] = .font(child)
    case ("attributedString", "attributedText"): values["attributedText"] = .attributedText(child)
    case ("textAttributes", let key?): values[key] = .textAttributes(child)
    case ("buttonConfiguration", "configuration"): values["configuration"] = .configuration(child)
    case ("blurEffect", _): values["effect"] = .blurEffect(child)
    case (_, let key?): add(child, key, of: element)
    default: break
    }
  }

  private mutating func add(_ child: XMLElement, _ key: String, of element: XMLElement) {
    guard let rule = InterfaceRules.all.rule(key, of: element.name) else { return }
    switch rule.kind {
    case .color: if let color = InterfaceValue.color(child) { values[rule.property] = color }
    case .size: values[rule.property] = .size(child.numbers("width", "height"))
    case .insets:
      let isNew = child.name == "edgeInsets"
      values[rule.property] = .insets(
        isNew
          ? child.numbers("top", "left", "bottom", "right")
          : child.numbers("minY", "minX", "maxY", "maxX"))
    case .bits:
      let bits = rule.words.filter { child[String($0.key)] == "YES" }.values.reduce(0, |)
      values[rule.property] = .integer(bits)
    default: add(key, child["value"] ?? child["image"] ?? child.text, of: element)
    }
  }

  private mutating func addUserDefined(_ element: XMLElement) {
    guard let path = element["keyPath"] else { return }
    let inner = element.children.first { $0["key"] == "value" }
    switch element["type"] {
    case "string", "localizedString":
      values[path] = .text(element["value"] ?? element.first("string")?.text ?? "")
    case "boolean": values[path] = .flag(element["value"] == "YES")
    case "number":
      let text = inner?["value"] ?? element["value"] ?? ""
      values[path] = Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case "color":
      values[path] = element.first("color").flatMap { .color($0) } ?? InterfaceValue.none
    case "image": values[path] = .image(element["value"] ?? "")
    case "nil": values[path] = InterfaceValue.none
    case "point": values[path] = inner.map { .point($0.numbers("x", "y")) }
    case "size": values[path] = inner.map { .size($0.numbers("width", "height")) }
    case "rect": values[path] = inner.map { .rect($0.numbers("x", "y", "width", "height")) }
    default: break
    }
  }
}
