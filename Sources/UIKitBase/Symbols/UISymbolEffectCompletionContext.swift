internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The argument of an effect's completion, from UISymbolEffectCompletion.h.
final class UISymbolEffectCompletionContext: RuntimeObject {
  private var isFinished = false
  @Weak private var sender: RuntimeObject?
  @Strong private var effect: NSSymbolEffect?
  @Strong private var transition: NSSymbolContentTransition?

  func fill(
    _ finished: Bool, _ sender: RuntimeObject, _ effect: NSSymbolEffect?,
    _ transition: NSSymbolContentTransition?
  ) {
    isFinished = finished
    self.sender = sender
    self.effect = effect
    self.transition = transition
  }

  static func define(_ context: ClassDefinition<UISymbolEffectCompletionContext>) {
    context.readonly("finished", getter: "isFinished") { $0.isFinished }
    context.readonly("sender", .weak) { $0.sender }
    context.readonly("effect", .strong) { $0.effect }
    context.readonly("contentTransition", .strong) { $0.transition }
  }
}

extension UIKitClasses {
  static let symbolEffectCompletionContext = NativeClass<UISymbolEffectCompletionContext>(
    "UISymbolEffectCompletionContext", superclass: FoundationClasses.object,
    UISymbolEffectCompletionContext.define)
}
