internal import FoundationModels
internal import SelectorRuntime

/// A picture, of which nothing is here but its name.
///
/// Every name has one: there are no bundles to look in.
final class UIImage: RuntimeObject {
  private var name: String?
  private var renderingMode = 0

  /// In points: nothing is drawn, so there is none.
  var size: CGSize { .zero }

  static func define(_ image: ClassDefinition<UIImage>) {
    for selector in ["imageNamed:", "systemImageNamed:"] {
      image.classSide.method(selector) { (cls, name: String) -> UIImage? in
        guard !name.isEmpty else { return nil }
        let made = try cls.uikit.instance(UIImage.self, of: cls)
        made.name = name
        return made
      }
    }
    image.readonly("size") { $0.size }
    image.readonly("scale") { $0.uikit.screen.scale }
    image.readonly("renderingMode") { $0.renderingMode }
    image.method("imageWithRenderingMode:") { (image, mode: Int) -> UIImage in
      let made = try image.uikit.instance(UIImage.self, of: image.isa)
      made.name = image.name
      made.renderingMode = mode
      return made
    }
    image.method("isEqual:") { (image, other: Value) -> Bool in
      guard let other = other.object as? UIImage else { return false }
      return image === other || (image.name != nil && image.name == other.name)
    }
    image.method("hash") { (image) -> Int in
      (image.name ?? "").utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
    image.method("description") { (image) -> String in
      image.name.map { "<UIImage named(\($0))>" } ?? image.defaultDescription
    }
  }
}

extension UIKitClasses {
  static let image = NativeClass<UIImage>(
    "UIImage", superclass: FoundationClasses.object, UIImage.define)
}
