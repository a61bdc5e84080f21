internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitControls
internal import UIKitRuntime
internal import VirtualTime

// From UISpringLoadedInteraction.h: the behavior is called when the drag enters and moves. The
// effect is called for each state (possible, activating, activated, inactive), the handler when the
// spring is activated, and the behavior again at the end. No document names the times.

/// Spring loading under the finger of a drag: one spring at a time, the innermost.
final class SpringLoading {
  /// The seconds before the view flashes, and the seconds that it flashes, as commonly seen.
  private static let (rest, flash) = (0.5, 0.3)

  private unowned let session: DragSession
  private var spring: Spring?
  private var timer: RunLoop.Entry?

  init(_ session: DragSession) { self.session = session }

  deinit { timer?.cancel() }

  /// Updates the spring after the finger has moved.
  ///
  /// - Throws: errors of the behavior and the effect.
  func update() throws {
    let found = try findSpring()
    if let spring, found?.isSame(as: spring) == true {
      try spring.stay { try advance(spring) }
    } else {
      try end()
      guard let found else { return }
      spring = found
      try found.stay { try advance(found) }
    }
  }

  /// Asks the behavior again whether to activate, and starts or cancels the activation.
  private func advance(_ spring: Spring) throws {
    guard spring.state != .activated, self.spring === spring else { return }
    let allows = try spring.allows()
    guard self.spring === spring else { return }
    if allows, spring.state == .inactive {
      try spring.change(to: .possible)
      try wait(Self.rest, spring, for: .activating)
    } else if !allows, spring.state != .inactive {
      timer?.cancel()
      try spring.change(to: .inactive)
    }
  }

  private func wait(_ seconds: Double, _ spring: Spring, for state: Spring.State) throws {
    timer = try session.uikit.runLoop.schedule(
      after: seconds, phase: .timers, keepsAlive: false
    ) { [weak self, weak session] in
      guard let self, let session, self.spring === spring else { return }
      try session.keptAlive {
        try spring.stay {
          try spring.change(to: state)
          guard self.spring === spring else { return }
          if state == .activating {
            try self.wait(Self.flash, spring, for: .activated)
          } else {
            try spring.activate()
          }
        }
      }
    }
  }

  /// Ends spring loading when the finger leaves the view or the drag ends.
  ///
  /// - Throws: errors of the effect and the behavior.
  func end() throws {
    timer?.cancel()
    timer = nil
    guard let old = spring else { return }
    spring = nil
    try old.stay { try old.finish() }
  }

  private func findSpring() throws -> Spring? {
    guard let window = session.window, let point = window.convert(session.location, to: window)
    else { return nil }
    let hit: UIView? = try window.call(session.uikit.selectors.hitTest, point, UIEvent?.none)
    for view in hit?.ancestry ?? [] {
      let interactions: [RuntimeObject] = try view.call(session.runtime.selector("interactions"))
      for case let interaction as UISpringLoadedInteraction in interactions {
        return Spring(session, view, interaction, nil)
      }
      guard try view.isSpringLoaded() else { continue }
      if let items = view as? any DraggedItems {
        guard let path = try items.springPath(at: items.springPoint(of: session)) else { continue }
        return Spring(session, items, nil, path)
      }
      return Spring(session, view, nil, nil)
    }
    return nil
  }
}

/// A bar or an alert whose buttons use the springs of the items that they represent.
package protocol SpringLoadedButtons: AnyObject {
  /// Whether a button is spring-loaded; nil for a view that is not one of the buttons.
  ///
  /// - Throws: the errors of the items.
  func isSpringLoaded(_ button: UIView) throws -> Bool?
}

/// A spring under the finger: a view's interaction, or a control or row with its own spring.
private final class Spring {
  /// Numbered as in `UISpringLoadedInteractionEffectState`.
  typealias State = SpringLoadedContext.State

  private let session: DragSession
  private let view: UIView
  private let interaction: UISpringLoadedInteraction?
  private let path: ItemPath?
  private let context: SpringLoadedContext

  init(
    _ session: DragSession, _ view: UIView, _ interaction: UISpringLoadedInteraction?,
    _ path: ItemPath?
  ) {
    (self.session, self.view, self.interaction, self.path) = (session, view, interaction, path)
    context = session.uikit.make(UIKitClasses.springLoadedContext)
    context.drag = session
    context.target = path.flatMap { (view as? any DraggedItems)?.cellView(at: $0) } ?? view
    for object in [session, view, interaction] as [RuntimeObject?] { object?.retain() }
  }

  deinit {
    for object in [context, session, view, interaction] as [RuntimeObject?] { object?.release() }
  }

  var state: State { context.state }

  func isSame(as other: Spring) -> Bool {
    view === other.view && interaction === other.interaction && path == other.path
  }

  /// Runs a step and keeps the spring alive during it.
  func stay(_ body: () throws -> Void) throws { try withExtendedLifetime(self, body) }

  func allows() throws -> Bool {
    if let path, let items = view as? any DraggedItems {
      return try items.springs(at: path, context)
    }
    guard let interaction, let behavior = interaction.behavior else { return true }
    return try behavior.call(
      session.runtime.selector("shouldAllowInteraction:withContext:"), interaction, context)
  }

  func change(to state: State) throws {
    guard state != context.state else { return }
    context.state = state
    guard let interaction, let effect = interaction.effect else { return }
    try effect.send(
      session.runtime.selector("interaction:didChangeWithContext:"), interaction, context)
  }

  func activate() throws {
    if let interaction {
      _ = try interaction.handler?(.object(interaction), .object(context))
    } else if let path, let items = view as? any DraggedItems {
      try items.selectByFinger(path)
    } else if let segments = view as? UISegmentedControl {
      try segments.choose(at: segments.springPoint(of: session))
    } else if let control = view as? UIControl, control.isEnabled {
      try control.send(
        session.runtime.selector("sendActionsForControlEvents:"),
        Int(ControlEvents([.touchUpInside, .primaryActionTriggered]).rawValue))
    }
  }

  func finish() throws {
    try change(to: .inactive)
    let finished = session.runtime.selector("interactionDidFinish:")
    guard let interaction, let behavior = interaction.behavior,
      try behavior.implements(finished)
    else { return }
    try behavior.send(finished, interaction)
  }
}

extension UIView {
  /// Whether a resting drag opens the view without an interaction of its own.
  fileprivate func isSpringLoaded() throws -> Bool {
    let asks = runtime.selector("isSpringLoaded")
    if try implements(asks), try call(asks) { return true }
    // A button in a bar or an alert uses the spring of the item that it represents.
    for view in ancestry.dropFirst() {
      let owner =
        view as? any SpringLoadedButtons ?? view.controller as? any SpringLoadedButtons
      if let isLoaded = try owner?.isSpringLoaded(self) { return isLoaded }
    }
    return false
  }

  fileprivate func springPoint(of session: DragSession) -> CGPoint {
    session.window?.convert(session.location, to: self) ?? .zero
  }
}
