internal import FoundationModels
internal import SelectorRuntime

/// A rectangle in a view that is no view itself: what of it is safe to show things in.
final class UILayoutGuide: RuntimeObject {
  @Weak var owner: UIView?
  private var identifier = "UIViewSafeAreaLayoutGuide"

  override func destruct() {
    owner = nil
    super.destruct()
  }

  static func define(_ guide: ClassDefinition<UILayoutGuide>) {
    let runtime = guide.runtime
    let insets = runtime.selector("safeAreaInsets")
    guide.readonly("owningView") { $0.owner }
    guide.property("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
    guide.readonly("layoutFrame") { (guide) -> CGRect in
      guard let owner = guide.owner else { return .zero }
      return owner.bounds.inset(by: try owner.ask(insets, as: UIEdgeInsets.self))
    }
  }
}

extension UIKitClasses {
  static let layoutGuide = NativeClass<UILayoutGuide>(
    "UILayoutGuide", superclass: FoundationClasses.object, UILayoutGuide.define)
}
