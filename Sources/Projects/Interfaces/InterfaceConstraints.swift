/// The constraints and layout guides of a view in Interface Builder's XML.
enum InterfaceConstraints {
  /// The identifiers of a view's constraints and guides.
  static func identifiers(_ element: XMLElement) -> Set<String> {
    Set(installed(element).compactMap { $0["id"] }).union(guides(of: element).keys)
  }

  /// The layout guides of a view or a controller, by the properties that answer them.
  static func guides(of element: XMLElement) -> [String: InterfaceValue] {
    var result: [String: InterfaceValue] = [:]
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child["id"], let key = child["key"] else { continue }
      result[id] = .text(key.hasSuffix("LayoutGuide") ? key : key + "LayoutGuide")
    }
    for child in element.list("layoutGuides") {
      guard let id = child["id"], let type = child["type"] else { continue }
      result[id] = .text(type + "LayoutGuide")
    }
    return result
  }

  /// Adds a view's guides, constraints and content priorities to its table.
  ///
  /// - Parameter name: The id by which connections name an object; nil for one that is not created.
  static func add(
    of element: XMLElement, to result: inout [String: InterfaceValue],
    name: (String?) -> String?
  ) {
    let guides = guides(of: element)
    if !guides.isEmpty { result["guides"] = .table(guides) }
    let constraints = installed(element).compactMap { constraint($0, name) }
    if !constraints.isEmpty { result["constraints"] = .list(constraints) }
    for (key, horizontal, vertical) in [
      ("hugging", "horizontalHuggingPriority", "verticalHuggingPriority"),
      (
        "compressionResistance", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority"
      ),
    ] where element[horizontal] != nil || element[vertical] != nil {
      result[key] = .list(
        [horizontal, vertical].map { attribute in
          element[attribute].flatMap(Double.init).map { .number($0) } ?? .flag(false)
        })
    }
  }

  /// The constraints that are there at run time; a placeholder belongs to Interface Builder alone.
  private static func installed(_ element: XMLElement) -> [XMLElement] {
    element.list("constraints").filter { constraint in
      constraint.name == "constraint" && constraint["placeholder"] != "YES"
        && constraint["installed"] != "NO"
    }
  }

  private static func constraint(
    _ element: XMLElement, _ name: (String?) -> String?
  ) -> InterfaceValue? {
    guard let attribute = element["firstAttribute"].flatMap({ attributes[$0] }) else { return nil }
    var table: [String: InterfaceValue] = ["attribute": .integer(attribute)]
    if let item = element["firstItem"] {
      guard let id = name(item) else { return nil }
      table["item"] = .text(id)
    }
    if let item = element["secondItem"] {
      guard let id = name(item),
        let attribute = element["secondAttribute"].flatMap({ attributes[$0] })
      else { return nil }
      table["to"] = .text(id)
      table["toAttribute"] = .integer(attribute)
    }
    // NSLayoutConstraint.h
    switch element["relation"] {
    case "lessThanOrEqual": table["relation"] = .integer(-1)
    case "greaterThanOrEqual": table["relation"] = .integer(1)
    default: table["relation"] = .integer(0)
    }
    if let text = element["multiplier"] { table["multiplier"] = .number(ratio(text)) }
    for key in ["constant", "priority"] {
      if let number = element[key].flatMap(Double.init) { table[key] = .number(number) }
    }
    for key in ["id", "identifier"] { if let text = element[key] { table[key] = .text(text) } }
    return .table(table)
  }

  /// A multiplier: a number, or a ratio such as `16:9`.
  private static func ratio(_ text: String) -> Double {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap {
      Double($0)
    }
    guard parts.count == 2, parts[1] != 0 else { return parts.first ?? 1 }
    return parts[0] / parts[1]
  }

  /// `NSLayoutAttribute` by Interface Builder's names, from NSLayoutConstraint.h.
  private static let attributes: [String: Int] = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
    "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ]
}
