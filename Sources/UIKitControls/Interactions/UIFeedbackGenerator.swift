internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Haptic feedback; generators have no visible effect.
///
/// Generators accept the messages on every device, so that hooks and traces can observe them.
extension UIKitClasses {
  private static let object = FoundationClasses.object

  static let feedbackGenerator = NativeClass<FieldedObject>(
    "UIFeedbackGenerator", superclass: object
  ) { generator in
    generator.method("prepare") { _ in }
    generator.classSide.method("feedbackGeneratorForView:") {
      (cls, view: UIView) -> RuntimeObject in try made(cls, for: view)
    }
    // The generator is an interaction of the view, which retains it.
    generator.method("willMoveToView:") { (_, _: UIView?) in }
    generator.method("didMoveToView:") { (_, _: UIView?) in }
  }

  static let impactFeedbackGenerator = NativeClass<FieldedObject>(
    "UIImpactFeedbackGenerator", superclass: feedbackGenerator
  ) { generator in
    generator.method("initWithStyle:") { (generator, _: Int) -> FieldedObject in generator }
    generator.classSide.method("feedbackGeneratorWithStyle:forView:") {
      (cls, _: Int, view: UIView) -> RuntimeObject in try made(cls, for: view)
    }
    generator.method("impactOccurred") { _ in }
    generator.method("impactOccurredAtLocation:") { (_, _: CGPoint) in }
    generator.method("impactOccurredWithIntensity:") { (_, _: Double) in }
    generator.method("impactOccurredWithIntensity:atLocation:") { (_, _: Double, _: CGPoint) in }
  }

  static let selectionFeedbackGenerator = NativeClass<FieldedObject>(
    "UISelectionFeedbackGenerator", superclass: feedbackGenerator
  ) { generator in
    generator.method("selectionChanged") { _ in }
    generator.method("selectionChangedAtLocation:") { (_, _: CGPoint) in }
  }

  static let notificationFeedbackGenerator = NativeClass<FieldedObject>(
    "UINotificationFeedbackGenerator", superclass: feedbackGenerator
  ) { generator in
    generator.method("notificationOccurred:") { (_, _: Int) in }
    generator.method("notificationOccurred:atLocation:") { (_, _: Int, _: CGPoint) in }
  }

  private static func made(_ cls: RuntimeClass, for view: UIView) throws -> RuntimeObject {
    let made = cls.runtime.createInstance(cls)
    try view.send(cls.runtime.selector("addInteraction:"), made)
    return made
  }

  /// All of them, superclasses first.
  @NativeClassList package static var feedbackGenerators: [NativeClassDeclaration] {
    feedbackGenerator
    impactFeedbackGenerator
    selectionFeedbackGenerator
    notificationFeedbackGenerator
  }
}
