/// Colors, fonts, images and texts in Interface Builder's files, as the messages that create them.
extension InterfaceValue {
  /// An image of the app, or a symbol of the system.
  static func image(_ name: String) -> InterfaceValue {
    .either(
      .message("UIImage", "imageNamed:", [.text(name)]),
      .message("UIImage", "systemImageNamed:", [.text(name)]))
  }

  /// A color by its name in the app or among UIKit's, or else by its components.
  static func color(_ element: XMLElement) -> InterfaceValue? {
    let components: InterfaceValue?
    let alpha = Double(element["alpha"] ?? "") ?? 1
    if let white = element["white"].flatMap(Double.init) {
      components = color([white, white, white, alpha])
    } else if element["red"] != nil {
      components = color(element.numbers("red", "green", "blue") + [alpha])
    } else {
      components = nil
    }
    let named: InterfaceValue
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      named = .message("UIColor", name, [])
    } else if let name = element["name"] {
      named = .message("UIColor", "colorNamed:", [.text(name)])
    } else {
      return components
    }
    return components.map { .either(named, $0) } ?? named
  }

  private static func color(_ parts: [Double]) -> InterfaceValue {
    .message("UIColor", "colorWithRed:green:blue:alpha:", parts.map { .number($0) })
  }

  // UIFontDescriptor.h
  private static let weights = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "medium": 0.23, "semibold": 0.3, "bold": 0.4,
    "heavy": 0.56, "black": 0.62,
  ]

  /// A font by its text style or its name, or else a font of the system.
  static func font(_ element: XMLElement) -> InterfaceValue {
    let size = (element["pointSize"] ?? element["size"]).flatMap(Double.init) ?? 17
    let system: InterfaceValue
    if let weight = element["weight"].flatMap({ weights[$0] }) {
      system = .message("UIFont", "systemFontOfSize:weight:", [.number(size), .number(weight)])
    } else {
      let kind = element["type"] ?? ""
      let name = kind == "boldSystem" || kind == "italicSystem" ? kind : "system"
      system = .message("UIFont", name + "FontOfSize:", [.number(size)])
    }
    if let style = element["style"] {
      return .either(.message("UIFont", "preferredFontForTextStyle:", [.text(style)]), system)
    }
    guard let name = element["name"] else { return system }
    return .either(.message("UIFont", "fontWithName:size:", [.text(name), .number(size)]), system)
  }

  /// The text attributes of a bar's titles.
  static func textAttributes(_ element: XMLElement) -> InterfaceValue {
    var values: [String: InterfaceValue] = [:]
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("color", "textColor"), ("color", "NSColor"): values["NSColor"] = color(child)
      case ("fontDescription", _), ("font", "NSFont"): values["NSFont"] = font(child)
      default: break
      }
    }
    return .table(values)
  }

  /// A text with attributes, from its fragments.
  static func attributedText(_ element: XMLElement) -> InterfaceValue {
    .attributed(
      element.children.filter { $0.name == "fragment" }.map { fragment in
        (
          fragment["content"] ?? fragment.text(of: "content") ?? "",
          fragment.first("attributes").map(textAttributes) ?? .table([:])
        )
      })
  }

  /// The configuration of a button of Xcode 13 and later.
  static func configuration(_ element: XMLElement) -> InterfaceValue {
    var values: [String: InterfaceValue] = [:]
    for key in ["title", "subtitle"] {
      if let text = element[key] ?? element.text(of: key) { values[key] = .text(text) }
    }
    if let image = element["image"] { values["image"] = .image(image) }
    for child in element.children where child.name == "color" {
      if let key = child["key"] { values[key] = color(child) }
    }
    return .object(
      .message("UIButtonConfiguration", (element["style"] ?? "plain") + "ButtonConfiguration", []),
      values)
  }

  // UIBlurEffect.h
  private static let blurStyles = [
    "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
    "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
  ]

  /// The effect of a blurring view.
  static func blurEffect(_ element: XMLElement) -> InterfaceValue {
    let style = element["style"].flatMap(blurStyles.firstIndex) ?? 0
    return .message("UIBlurEffect", "effectWithStyle:", [.integer(style)])
  }
}

extension XMLElement {
  /// The numbers of attributes, 0 for those that are left out.
  func numbers(_ names: String...) -> [Double] { names.map { Double(self[$0] ?? "") ?? 0 } }

  /// The text of the element inside this one that has the key.
  func text(of key: String) -> String? { children.first { $0["key"] == key }?.text }
}
