internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A view's pointer regions and styles, from UIPointerInteraction.h.
///
/// The delegate returns the region for each movement. When the region changes, the delegate is
/// asked for the new style, and is notified that the pointer exits the old region and enters the
/// new one.
final class UIPointerInteraction: UIViewInteraction {
  fileprivate(set) var isEnabled = true
  /// The region that contains the pointer.
  @Strong private(set) var region: UIPointerRegion?
  /// The style of the pointer in the region; nil for the default.
  @Strong private(set) var style: UIPointerStyle?

  override func didMove(from former: UIView?) throws { try leaveRegion() }

  private func receiver(_ selector: Selector) throws -> RuntimeObject? {
    try delegateImplements(selector) ? delegate : nil
  }

  /// The region around a point of the view; without a delegate method, the whole view.
  ///
  /// - Throws: errors of the delegate.
  func region(at point: CGPoint) throws -> UIPointerRegion? {
    guard let view else { return nil }
    let usual = uikit.temporary(UIKitClasses.pointerRegion).fill(view.bounds, .none)
    let asks = runtime.selector("pointerInteraction:regionForRequest:defaultRegion:")
    guard let receiver = try receiver(asks) else { return usual }
    let request = uikit.temporary(UIKitClasses.pointerRegionRequest).fill(point)
    return try receiver.keptAlive {
      try receiver.call(asks, self, request, usual, as: UIPointerRegion?.self)
    }
  }

  /// Enters a region.
  ///
  /// - Throws: errors of the delegate.
  func enter(_ new: UIPointerRegion) throws {
    if let region, try region.isSame(as: new) { return }
    try leaveRegion()
    region = new
    let asks = runtime.selector("pointerInteraction:styleForRegion:")
    if let receiver = try receiver(asks) {
      style = try receiver.keptAlive {
        try receiver.call(asks, self, new, as: UIPointerStyle?.self)
      }
    }
    try tell("pointerInteraction:willEnterRegion:animator:", new)
  }

  /// Exits the present region.
  ///
  /// - Throws: errors of the delegate.
  func leaveRegion() throws {
    guard let old = region else { return }
    try old.keptAlive {
      region = nil
      style = nil
      try tell("pointerInteraction:willExitRegion:animator:", old)
    }
  }

  private func tell(_ name: String, _ region: UIPointerRegion) throws {
    let selector = runtime.selector(name)
    guard let receiver = try receiver(selector) else { return }
    let animator = uikit.temporary(UIKitClasses.pointerInteractionAnimator)
    try receiver.keptAlive { try receiver.send(selector, self, region, animator) }
    try animator.run()
    animator.retain()
    try uikit.runLoop.schedule(after: ContextMenuAnimator.duration, phase: .displayLinks) {
      defer { animator.release() }
      try animator.finish()
    }
  }

  static func define(_ interaction: ClassDefinition<UIPointerInteraction>) {
    defineCommon(
      interaction, delegate: "UIPointerInteractionDelegate",
      keeps: UIKitProtocols.pointerInteractionDelegate)
    interaction.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) {
      (interaction, isEnabled: Bool) in
      guard isEnabled != interaction.isEnabled else { return }
      interaction.isEnabled = isEnabled
      let pointer = interaction.uikit.pointer
      try pointer.refresh(interaction)
    }
    interaction.method("invalidate") { (interaction) in
      try interaction.uikit.pointer.refresh(interaction)
    }
  }
}

/// The location for which a delegate returns a region, from UIPointerRegion.h.
final class UIPointerRegionRequest: RuntimeObject {
  private var location = CGPoint.zero

  func fill(_ location: CGPoint) -> UIPointerRegionRequest {
    self.location = location
    return self
  }

  static func define(_ request: ClassDefinition<UIPointerRegionRequest>) {
    request.readonly("location") { $0.location }
    // No modifier key is pressed while the pointer moves.
    request.readonly("modifiers") { (_) -> Int in 0 }
  }
}

/// A part of a view with one pointer style, from UIPointerRegion.h.
final class UIPointerRegion: RuntimeObject {
  private var rect = CGRect.zero
  @Owned private var identifier: HeldValue?
  private var latchingAxes = 0

  func fill(_ rect: CGRect, _ identifier: Value) -> UIPointerRegion {
    self.rect = rect
    self.identifier = HeldValue(some: identifier)
    return self
  }

  /// Whether two regions are the same, by the `isEqual:` of their identifiers.
  ///
  /// - Throws: errors of `isEqual:`.
  func isSame(as other: UIPointerRegion) throws -> Bool {
    guard self !== other else { return true }
    return try rect == other.rect
      && uikit.isEqual(identifier?.value ?? .none, other.identifier?.value ?? .none)
  }

  static func define(_ region: ClassDefinition<UIPointerRegion>) {
    region.classSide.method("regionWithRect:identifier:") {
      (cls, rect: CGRect, identifier: Value) -> UIPointerRegion in
      try cls.uikit.instance(UIPointerRegion.self, of: cls).fill(rect, identifier)
    }
    region.readonly("rect") { $0.rect }
    region.readonly("identifier", .strong) { (region) -> Value in
      region.identifier?.value ?? .none
    }
    region.property("latchingAxes", get: { $0.latchingAxes }, set: { $0.latchingAxes = $1 })
    region.method("copyWithZone:") { (region, _: Value) -> UIPointerRegion in
      let made = try region.uikit.instance(UIPointerRegion.self, of: region.isa)
      made.latchingAxes = region.latchingAxes
      return made.fill(region.rect, region.identifier?.value ?? .none)
    }
    region.method("isEqual:") { (region, other: Value) -> Bool in
      guard let other = other.object as? UIPointerRegion else { return false }
      return try region.isSame(as: other)
    }
    region.method("hash") { (region) -> Int in
      Int(exactly: region.rect.size.width.rounded()) ?? 0
    }
  }
}

extension UIKitClasses {
  /// The classes of pointer interactions, superclasses first.
  @NativeClassList package static var pointers: [NativeClassDeclaration] {
    hoverGestureRecognizer
    pointerInteraction
    pointerInteractionAnimator
    pointerRegion
    pointerRegionRequest
    pointerShape
    pointerEffect
    pointerHighlightEffect
    pointerLiftEffect
    pointerHoverEffect
    pointerStyle
    pointerAccessory
  }

  static let pointerInteraction = NativeClass<UIPointerInteraction>(
    "UIPointerInteraction", superclass: FoundationClasses.object, UIPointerInteraction.define)
  static let pointerRegion = NativeClass<UIPointerRegion>(
    "UIPointerRegion", superclass: FoundationClasses.object, UIPointerRegion.define)
  static let pointerRegionRequest = NativeClass<UIPointerRegionRequest>(
    "UIPointerRegionRequest", superclass: FoundationClasses.object, UIPointerRegionRequest.define)
  /// Animations along with a pointer.
  ///
  /// Headers declare only the protocol `UIPointerInteractionAnimating`; the class name is ours.
  static let pointerInteractionAnimator = NativeClass<ContextMenuAnimator>(
    "_UIPointerInteractionAnimator", superclass: FoundationClasses.object
  ) { animator in
    animator.adopt(UIKitProtocols.pointerInteractionAnimating)
    ContextMenuAnimator.defineBlocks(animator)
  }
}
