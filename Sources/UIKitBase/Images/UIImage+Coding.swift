internal import FoundationCore
internal import SelectorRuntime

/// Archives an image: its file and its drawing attributes.
extension UIImage {
  static func defineCoding(_ image: ClassDefinition<UIImage>) {
    image.adopt(FoundationProtocols.secureCoding)
    image.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    image.method("encodeWithCoder:") { (image, coder: NSCoder) in
      if let file = image.uikit.file(of: image, as: .png), !file.isNone {
        try coder.encodeObject(file, forKey: "UIImageData")
      }
      try coder.encodeScalar(.number(image.content.scale), forKey: "UIScale")
      try coder.encodeScalar(
        .integer(Int64(image.content.renderingMode)), forKey: "UIRenderingMode")
    }
    image.method("initWithCoder:") { (image, coder: NSCoder) -> UIImage? in
      let data = image.foundation.valueClass("NSData")
      let file = try coder.decodeObject(forKey: "UIImageData", of: [data])
      let scale = try coder.decodeDouble(forKey: "UIScale") ?? 1
      guard let made = image.fill(file, scale: scale) else { return nil }
      made.content.renderingMode = Int(try coder.decodeInteger(forKey: "UIRenderingMode") ?? 0)
      return made
    }
  }
}
