internal import SelectorRuntime

/// A rectangle in a view that is no view itself: what of it is safe to show things in.
final class UILayoutGuide: RuntimeObject {
  @Weak var owner: UIView?
  private var identifier = "UIViewSafeAreaLayoutGuide"

  override func destruct() {
    owner = nil
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let guide = ClassDefinition<UILayoutGuide>("UILayoutGuide", in: runtime, superclass: superclass)
    let insets = runtime.selector("safeAreaInsets")
    guide.method("owningView") { (guide) -> UIView? in guide.owner }
    guide.method("identifier") { (guide) -> String in guide.identifier }
    guide.method("setIdentifier:") { (guide, name: String) in guide.identifier = name }
    guide.method("layoutFrame") { (guide) -> CGRect in
      guard let owner = guide.owner else { return .zero }
      return owner.bounds.inset(by: try owner.ask(insets, as: UIEdgeInsets.self))
    }
    return guide.cls
  }
}
