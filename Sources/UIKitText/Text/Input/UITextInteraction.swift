internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Adds text gestures to a custom text view, from UITextInteraction.h.
///
/// A tap sets the insertion point, and a double tap selects a word. The interaction sends the
/// messages of UITextInput.
package final class UITextInteraction: UIViewInteraction {
  @Weak private var textInput: RuntimeObject?
  /// UITextInteractionModeEditable, or 1 for non-editable text.
  private var mode = 0
  private var taps: [UITapGestureRecognizer] = []

  package override func destruct() {
    letGo()
    super.destruct()
  }

  private func letGo() {
    let old = taps
    taps = []
    for tap in old { tap.release() }
  }

  package override func didMove(from former: UIView?) throws {
    let removes = runtime.selector("removeGestureRecognizer:")
    for tap in taps { try former?.send(removes, tap) }
    letGo()
    guard let view else { return }
    for count in 1...2 {
      let tap = uikit.make(UIKitClasses.tapGestureRecognizer)
      tap.add(self, runtime.selector(count == 1 ? "_tapped:" : "_tappedTwice:"))
      try tap.send(runtime.selector("setNumberOfTapsRequired:"), count)
      taps.append(tap)
      try view.send(runtime.selector("addGestureRecognizer:"), tap)
    }
  }

  /// Asks the delegate, and notifies it of the beginning and the end.
  private func interact(
    _ tap: UITapGestureRecognizer, _ choose: (RuntimeObject, RuntimeObject) throws -> UITextRange?
  ) throws {
    guard let view else { return }
    let input = textInput ?? view
    let point: CGPoint = try tap.call(runtime.selector("locationInView:"), view)
    let asks = runtime.selector("interactionShouldBegin:atPoint:")
    if let delegate, try delegate.implements(asks) {
      let begins = try delegate.keptAlive { try delegate.call(asks, self, point, as: Bool.self) }
      guard begins else { return }
    }
    try tell("interactionWillBegin:")
    try input.keptAlive {
      let become = runtime.selector("becomeFirstResponder")
      if mode == 0 { _ = try input.call(become, as: Bool.self) }
      let place: RuntimeObject? = try input.call(
        runtime.selector("closestPositionToPoint:"), point)
      if let place, let range = try choose(input, place) {
        try input.send(runtime.selector("setSelectedTextRange:"), range)
      }
    }
    try tell("interactionDidEnd:")
  }

  private func tell(_ name: String) throws {
    let selector = runtime.selector(name)
    guard let delegate, try delegate.implements(selector) else { return }
    try delegate.keptAlive { try delegate.send(selector, self) }
  }

  static func define(_ interaction: ClassDefinition<UITextInteraction>) {
    let runtime = interaction.runtime
    interaction.classSide.method("textInteractionForMode:") {
      (cls, mode: Int) -> UITextInteraction in
      guard (0...1).contains(mode) else {
        throw RuntimeError(
          .invalidArgument,
          "+[UITextInteraction textInteractionForMode:]: \(mode) is no UITextInteractionMode")
      }
      let made = try cls.uikit.instance(UITextInteraction.self, of: cls)
      made.mode = mode
      return made
    }
    interaction.property(
      "delegate", .weak, of: "<UITextInteractionDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    interaction.property(
      "textInput", .weak, of: "UIResponder", get: { $0.textInput }, set: { $0.textInput = $1 })
    interaction.readonly("textInteractionMode") { $0.mode }
    interaction.readonly("gesturesForFailureRequirements") { $0.taps }
    defineView(interaction)
    let between = runtime.selector("textRangeFromPosition:toPosition:")
    interaction.method("_tapped:") { (interaction, tap: UITapGestureRecognizer) in
      try interaction.keptAlive {
        try interaction.interact(tap) { input, place in try input.call(between, place, place) }
      }
    }
    let (tokenizer, enclosing) = (
      runtime.selector("tokenizer"),
      runtime.selector("rangeEnclosingPosition:withGranularity:inDirection:")
    )
    interaction.method("_tappedTwice:") { (interaction, tap: UITapGestureRecognizer) in
      try interaction.keptAlive {
        try interaction.interact(tap) { input, place in
          // UITextGranularityWord, UITextStorageDirectionForward
          try input.call(tokenizer, as: RuntimeObject?.self)?.call(enclosing, place, 1, 0)
        }
      }
    }
  }
}

/// A reserved space in a text, from UITextInput.h.
package final class UITextPlaceholder: RuntimeObject {
  private(set) var rects: [CGRect] = []

  func fill(_ rects: [CGRect]) -> UITextPlaceholder {
    self.rects = rects
    return self
  }

  static func define(_ placeholder: ClassDefinition<UITextPlaceholder>) {
    placeholder.readonly("rects", .strong) { (placeholder) -> [UITextSelectionRect] in
      placeholder.uikit.selectionRects(placeholder.rects)
    }
  }
}

extension UIKitClasses {
  package static let textInteraction = NativeClass<UITextInteraction>(
    "UITextInteraction", superclass: FoundationClasses.object, UITextInteraction.define)
  package static let textPlaceholder = NativeClass<UITextPlaceholder>(
    "UITextPlaceholder", superclass: FoundationClasses.object, UITextPlaceholder.define)
}
