internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Notifies its delegate of taps and squeezes of a pencil, from UIPencilInteraction.h.
///
/// Taps are sent to the interactions of the views in the key window. A delegate that implements the
/// newer methods does not receive `pencilInteractionDidTap:`.
final class UIPencilInteraction: UIViewInteraction {
  private(set) var isEnabled = true

  /// - Throws: errors of the delegate.
  func hear(of event: PencilEvent, at time: Double) throws {
    guard isEnabled, let delegate else { return }
    let name: String
    let fact: RuntimeObject
    switch event {
    case .tap:
      name = "pencilInteraction:didReceiveTap:"
      let older = runtime.selector("pencilInteractionDidTap:")
      if try !delegate.implements(runtime.selector(name)), try delegate.implements(older) {
        return try delegate.keptAlive { try delegate.send(older, self) }
      }
      fact = uikit.temporary(UIKitClasses.pencilTap).fill(time)
    case .squeeze(let phase):
      name = "pencilInteraction:didReceiveSqueeze:"
      fact = uikit.temporary(UIKitClasses.pencilSqueeze).fill(time, phase: phase.rawValue)
    }
    let selector = runtime.selector(name)
    guard try delegate.implements(selector) else { return }
    try delegate.keptAlive { try delegate.send(selector, self, fact) }
  }

  static func define(_ interaction: ClassDefinition<UIPencilInteraction>) {
    defineView(interaction)
    interaction.method("initWithDelegate:") {
      (interaction, delegate: RuntimeObject?) -> UIPencilInteraction in
      interaction.delegate = delegate
      return interaction
    }
    interaction.property(
      "delegate", .weak, of: "<UIPencilInteractionDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    interaction.property(
      "enabled", getter: "isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    let cls = interaction.classSide
    // The default preferences: UIPencilPreferredActionSwitchEraser for a tap,
    // UIPencilPreferredActionShowContextualPalette for a squeeze.
    cls.readonly("preferredTapAction") { (_) -> Int in 1 }
    cls.readonly("preferredSqueezeAction") { (_) -> Int in 5 }
    cls.readonly("prefersPencilOnlyDrawing") { (_) -> Bool in false }
    cls.readonly("prefersHoverToolPreview") { (_) -> Bool in true }
  }
}

/// A pencil gesture other than drawing.
package enum PencilEvent {
  /// Numbered as in `UIPencilInteractionPhase`.
  package enum Phase: Int { case began, changed, ended, cancelled }

  case tap
  case squeeze(Phase)
}

/// A tap or a squeeze, from UIPencilInteraction.h; it has no hover pose.
final class PencilFact: RuntimeObject {
  override class var declaredName: String { "UIPencilInteractionTap" }

  private var time = 0.0
  fileprivate private(set) var squeezePhase = 0

  func fill(_ time: Double, phase: Int = 0) -> PencilFact {
    (self.time, squeezePhase) = (time, phase)
    return self
  }

  static func define(_ fact: ClassDefinition<PencilFact>) {
    fact.readonly("timestamp") { (fact) -> Double in fact.uikit.mediaTime(at: fact.time) }
    fact.readonly("hoverPose", .strong, of: "UIPencilHoverPose") { (_) -> RuntimeObject? in nil }
  }
}

extension UIApplication {
  /// Simulates taps or squeezes of a pencil.
  ///
  /// - Throws: the first error of the delegates; all of them are notified.
  package func receive(_ events: [PencilEvent]) throws {
    guard let window = world.keyWindow, !isIgnoringInteractionEvents else { return }
    var deferred = DeferredErrors()
    for event in events {
      for interaction in try window.pencilInteractions() {
        deferred.run {
          try interaction.keptAlive { try interaction.hear(of: event, at: world.runLoop.now) }
        }
      }
    }
    try deferred.throwFirst()
  }
}

extension UIView {
  /// The interactions of the view and its visible subviews.
  fileprivate func pencilInteractions() throws -> [UIPencilInteraction] {
    guard !isHidden else { return [] }
    let own: [RuntimeObject] = try call(runtime.selector("interactions"))
    return try own.compactMap { $0 as? UIPencilInteraction }
      + subviews.flatMap { try $0.pencilInteractions() }
  }
}

extension UIKitClasses {
  static let pencilInteraction = NativeClass<UIPencilInteraction>(
    "UIPencilInteraction", superclass: FoundationClasses.object, UIPencilInteraction.define)
  static let pencilTap = NativeClass<PencilFact>(
    "UIPencilInteractionTap", superclass: FoundationClasses.object, PencilFact.define)
  static let pencilSqueeze = NativeClass<PencilFact>(
    "UIPencilInteractionSqueeze", superclass: FoundationClasses.object
  ) { squeeze in
    PencilFact.define(squeeze)
    squeeze.readonly("phase") { $0.squeezePhase }
  }

  /// The classes of pencil, haptic feedback and large content interactions.
  @NativeClassList package static var senses: [NativeClassDeclaration] {
    pencilInteraction
    pencilTap
    pencilSqueeze
    accelerometer
    acceleration
    largeContentViewerInteraction
    updateLink
    updateInfo
    updateActionPhase
  }
}
