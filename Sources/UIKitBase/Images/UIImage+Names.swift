internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Named images: from the asset catalog, the bundle, the system and files.
extension UIImage {
  static func named(
    _ name: String?, of cls: RuntimeClass, isSymbol: Bool = false, _ configuration: RuntimeObject?
  ) throws -> UIImage? {
    guard let name, !name.isEmpty else {
      let given = name ?? "(null)"
      if !isSymbol { cls.uikit.warn("CUICatalog: Invalid asset name supplied: '\(given)'") }
      return nil
    }
    if isSymbol { try cls.uikit.functions.warnOfUnknownSymbol(name) }
    let made = try cls.uikit.instance(UIImage.self, of: cls)
    made.content.name = name
    made.content.isSymbol = isSymbol
    made.content.scale = cls.uikit.screen.scale
    if let known = cls.uikit.images[name] {
      (made.content.size, made.content.scale) = (known.size, known.scale)
    } else if !isSymbol, let file = cls.uikit.bundledPicture(name) {
      made.fill(file)
    }
    made.configuration = configuration
    return made
  }

  static func defineNames(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("imageNamed:") { (cls, name: String?) -> UIImage? in
      let image = try named(name, of: cls, nil)
      if let name, image?.size == .zero { cls.uikit.functions.warnOfMissingImage(name) }
      return image
    }
    for last in ["withConfiguration:", "compatibleWithTraitCollection:"] {
      cls.method("imageNamed:inBundle:\(last)") {
        (cls, name: String?, _: RuntimeObject?, configuration: RuntimeObject?) -> UIImage? in
        try named(name, of: cls, last == "withConfiguration:" ? configuration : nil)
      }
      cls.method("systemImageNamed:\(last)") {
        (cls, name: String?, configuration: RuntimeObject?) -> UIImage? in
        try named(
          name, of: cls, isSymbol: true, last == "withConfiguration:" ? configuration : nil)
      }
    }
    cls.method("imageNamed:inBundle:") { (cls, name: String?, _: RuntimeObject?) -> UIImage? in
      try named(name, of: cls, nil)
    }
    cls.method("systemImageNamed:") { (cls, name: String?) -> UIImage? in
      try named(name, of: cls, isSymbol: true, nil)
    }
    cls.method("imageNamed:inBundle:variableValue:withConfiguration:") {
      (cls, name: String?, _: RuntimeObject?, _: Double, configuration: RuntimeObject?) -> UIImage?
      in try named(name, of: cls, configuration)
    }
    cls.method("systemImageNamed:variableValue:withConfiguration:") {
      (cls, name: String?, _: Double, configuration: RuntimeObject?) -> UIImage? in
      try named(name, of: cls, isSymbol: true, configuration)
    }
    cls.method("imageWithContentsOfFile:") { (cls, path: String?) -> UIImage? in
      guard let path, let name = path.split(separator: "/").last,
        let file = cls.uikit.picture(atPath: path)
      else { return nil }
      let made = try named(String(name), of: cls, nil)
      made?.fill(file)
      return made
    }
  }
}
