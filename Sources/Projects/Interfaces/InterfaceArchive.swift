import StringSearch

/// The format of Xcode 3 and 4, an archive of Interface Builder's own objects, as the XML that later
/// versions write.
///
/// Objects refer to each other by the archive's ids; connections and custom classes are in lists beside
/// them and use the numbers of the document, which become the ids of the result.
struct InterfaceArchive {
  private let data: XMLElement
  private var objects: [String: XMLElement] = [:]
  /// The numbers in the document by the ids of the archive.
  private var numbers: [String: String] = [:]
  private var customClasses: [String: String] = [:]
  private var connections: [String: [XMLElement]] = [:]
  /// The elements that are being read: an item of a bar refers back to the bar.
  private final class Open { var elements: [XMLElement] = [] }
  private let open = Open()

  /// Nil where the element is no archive of a nib of iOS.
  init?(_ archive: XMLElement) {
    guard archive.name == "archive", archive["type"]?.contains("CocoaTouch") == true,
      let data = archive.first("data")
    else { return nil }
    self.data = data
    data.forEach { element in if let id = element["id"] { objects[id] = element } }
    guard let container = value("IBDocument.Objects", of: data) else { return nil }
    readNumbers(container)
    readConnections(container)
  }

  /// The document of the present format.
  var document: XMLElement {
    let roots = value("IBDocument.RootObjects", of: data).map(elements) ?? []
    return XMLElement(
      "document", [:], [XMLElement("objects", [:], roots.compactMap { object($0, key: nil) })])
  }

  // MARK: The lists beside the objects

  private mutating func readNumbers(_ container: XMLElement) {
    guard let records = value("objectRecords", of: container),
      let list = value("orderedObjects", of: records)
    else { return }
    for record in elements(list) {
      guard let number = value("objectID", of: record)?.text,
        let id = value("object", of: record)?["id"]
      else { continue }
      numbers[id] = number
    }
    let properties = value("flattenedProperties", of: container).map(entries) ?? []
    for property in properties {
      let words = property.key.split(separator: ".")
      if words.count == 2, words[1] == "CustomClassName" {
        customClasses[String(words[0])] = property.value.text
      }
    }
  }

  private mutating func readConnections(_ container: XMLElement) {
    for record in value("connectionRecords", of: container).map(elements) ?? [] {
      guard let connection = value("connection", of: record),
        let label = value("label", of: connection)?.text,
        let source = number(of: value("source", of: connection)),
        let destination = number(of: value("destination", of: connection))
      else { continue }
      var attributes = ["destination": destination]
      let name: String
      switch connection["class"] {
      case "IBCocoaTouchOutletConnection":
        name = "outlet"
        attributes["property"] = label
      case "IBCocoaTouchOutletCollectionConnection":
        name = "outletCollection"
        attributes["property"] = label
      case "IBCocoaTouchEventConnection":
        name = "action"
        attributes["selector"] = label
        // The types count the bits of UIControlEvents from 1.
        if let type = value("IBEventType", of: connection).flatMap({ Int($0.text) }), type > 0 {
          attributes["eventType"] = String(1 << min(type - 1, 31))
        }
      default: continue
      }
      connections[source, default: []].append(XMLElement(name, attributes))
    }
  }

  private func number(of element: XMLElement?) -> String? { element?["id"].flatMap { numbers[$0] } }

  // MARK: Objects

  private func object(_ element: XMLElement, key: String?) -> XMLElement? {
    guard let name = element["class"], name.hasPrefix("IB"),
      !open.elements.contains(where: { $0 === element })
    else { return nil }
    open.elements.append(element)
    defer { open.elements.removeLast() }
    let number = number(of: element)
    var result = Parts()
    let members = members(of: element)
    // The content view of a cell and the header of a table are among the subviews too.
    let parts = members.filter { InterfaceParts.isObject(Self.presentName($0.key)) }.map(\.value)
    for (key, value) in members {
      if key == "NSSubviews" {
        // The subviews of a bar are the views of its items.
        guard name != "IBUIToolbar", name != "IBUINavigationBar" else { continue }
        let views = elements(value).filter { view in !parts.contains { $0 === view } }
        result.add("subviews", views.compactMap { object($0, key: nil) })
      } else if name != "IBUIButton" || !addState(value, Self.presentName(key), to: &result) {
        add(value, key, to: &result)
      }
    }
    if let number { result.add("connections", connections[number] ?? []) }
    result.attributes["key"] = key
    result.attributes["id"] = number
    result.attributes["customClass"] = number.flatMap { customClasses[$0] }
    return XMLElement(
      name == "IBProxyObject" ? "placeholder" : Self.presentName(name), result.attributes,
      result.children)
  }

  /// `IBUITextField` and `IBUIText` are `textField` and `text`.
  private static func presentName(_ name: String) -> String {
    let isLong = name.hasPrefix("IBUI") || name.hasPrefix("IBMK")
    let short = isLong ? name.dropFirst(4) : name.dropFirst(2)
    return short.prefix(1).lowercased() + short.dropFirst()
  }

  private func add(_ value: XMLElement, _ key: String, to result: inout Parts) {
    let name = Self.presentName(key)
    switch key {
    case "NSFrame", "NSFrameSize":
      let frame = Self.numbers(in: value.text)
      let sides = frame.count == 2 ? ["0", "0"] + frame : frame
      let names = ["x", "y", "width", "height"]
      let attributes = Dictionary(zip(names, sides)) { first, _ in first }
      result.children.append(XMLElement("rect", attributes.merging(["key": "frame"]) { $1 }))
    case "NSvFlags":
      let names = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
        "flexibleMaxY",
      ]
      let flags = Int(value.text) ?? 0
      let set = names.indices.filter { flags & 1 << $0 != 0 }.map { (names[$0], "YES") }
      result.children.append(
        XMLElement(
          "autoresizingMask",
          Dictionary(uniqueKeysWithValues: set + [("key", "autoresizingMask")])))
    case "IBUIFontDescription", "IBUIFont": addFont(value, to: &result)
    case "IBUISystemItemIdentifier": result.attributes["systemItem"] = value.text
    case "IBSegmentTitles":
      result.add("segments", elements(value).map { XMLElement("segment", ["title": text(of: $0)]) })
    case _ where !key.hasPrefix("IBUI"): break
    case _ where InterfaceParts.isObject(name):
      if let object = object(value, key: name) { result.children.append(object) }
    case _ where InterfaceParts.isList(name):
      result.add(name, elements(value).compactMap { object($0, key: nil) })
    case _ where value["class"] == "NSColor": result.children.append(color(value, key: name))
    case _ where value["class"] == "NSCustomResource":
      result.attributes[name] = self.value("NSResourceName", of: value)?.text
    case _ where ["string", "bool", "int", "float", "double"].contains(value.name):
      result.attributes[name] = text(of: value)
    default: break
    }
  }

  /// Adds what a button has in a state: `normalTitle`, `highlightedImage`, `disabledTitleColor`.
  private func addState(_ value: XMLElement, _ name: String, to result: inout Parts) -> Bool {
    let states = ["normal", "highlighted", "selected", "disabled"]
    guard let state = states.first(where: name.hasPrefix) else { return false }
    let part = Self.presentName("IB" + name.dropFirst(state.count))
    guard part.hasPrefix("title") || part.hasPrefix("image") || part.hasPrefix("background") else {
      return false
    }
    var values = Parts()
    values.attributes["key"] = state
    if value["class"] == "NSColor" {
      values.children = [color(value, key: part)]
    } else {
      values.attributes[part] = self.value("NSResourceName", of: value)?.text ?? text(of: value)
    }
    result.children.append(XMLElement("state", values.attributes, values.children))
    return true
  }

  private func addFont(_ font: XMLElement, to result: inout Parts) {
    guard !result.children.contains(where: { $0.name == "fontDescription" }) else { return }
    var attributes = ["key": "fontDescription"]
    let isBold =
      value("type", of: font)?.text == "2"
      || value("NSName", of: font)?.text.contains("Bold") == true
    attributes["type"] = isBold ? "boldSystem" : "system"
    attributes["pointSize"] = (value("pointSize", of: font) ?? value("NSSize", of: font))?.text
    result.children.append(XMLElement("fontDescription", attributes))
  }

  private func color(_ color: XMLElement, key: String) -> XMLElement {
    var attributes = ["key": key]
    attributes["cocoaTouchSystemColor"] = value("IBUIColorCocoaTouchKeyPath", of: color)?.text
    for (key, names) in [
      ("NSWhite", ["white", "alpha"]), ("NSRGB", ["red", "green", "blue", "alpha"]),
    ] {
      guard let parts = value(key, of: color)?.text else { continue }
      for (name, part) in zip(names, Self.numbers(in: Self.decoded(parts))) {
        attributes[name] = part
      }
    }
    return XMLElement("color", attributes)
  }

  // MARK: The archive

  /// The attributes and children of an element that is made.
  private struct Parts {
    var attributes: [String: String] = [:]
    var children: [XMLElement] = []

    mutating func add(_ name: String, _ list: [XMLElement]) {
      if !list.isEmpty { children.append(XMLElement(name, [:], list)) }
    }
  }

  private func resolved(_ element: XMLElement) -> XMLElement? {
    switch element.name {
    case "reference": element["ref"].flatMap { objects[$0] }
    case "nil": nil
    default: element
    }
  }

  private func members(of element: XMLElement) -> [(key: String, value: XMLElement)] {
    element.children.compactMap { child in
      child["key"].flatMap { key in resolved(child).map { (key, $0) } }
    }
  }

  private func value(_ key: String, of element: XMLElement) -> XMLElement? {
    element.children.first { $0["key"] == key }.flatMap(resolved)
  }

  /// The elements of an array; what has a key says only how it is encoded.
  private func elements(_ array: XMLElement) -> [XMLElement] {
    array.children.filter { $0["key"] == nil }.compactMap(resolved)
  }

  /// The entries of a dictionary, of which Xcode 3 writes two lists.
  private func entries(_ dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
    guard let keys = value("dict.sortedKeys", of: dictionary),
      let values = value("dict.values", of: dictionary)
    else { return members(of: dictionary) }
    return zip(elements(keys).map(\.text), elements(values)).map { ($0, $1) }
  }

  private func text(of element: XMLElement) -> String {
    element["type"] == "base64-UTF8" ? Self.decoded(element.text) : element.text
  }

  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isNumber && $0 != "." && $0 != "-" }.map(String.init)
  }

  private static func decoded(_ base64: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for digit in base64.utf8.compactMap(digits.firstIndex) {
      bits = (bits << 6 | digit) & 0xFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
