internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText
internal import VirtualTime

// The order of the messages follows the comments in UIDragInteraction.h and UIDropInteraction.h.
// Where these are silent it follows WebKit's own drag simulator: items and previews, lift, begin;
// enter, update and exit. When the finger is lifted: willEnd, performDrop, the previews and
// animations of the drop. After these: concludeDrop, sessionDidEnd for all targets, and the end for
// the source. sessionDidTransferItems is sent when the target has received all data that it
// requested from the providers.

/// The steps of a drag.
extension DragSession {
  /// The distance that the finger moves before lifted items follow: the threshold of a pan.
  private static let slack = 10.0

  /// Lifts the items after the finger was held long enough.
  ///
  /// - Throws: errors of the delegate.
  func lift() throws {
    guard let source else { return }
    start = location
    let animator = uikit.temporary(UIKitClasses.dragAnimator)
    liftAnimator = animator
    for item in items { try source.askForLiftPreview(item, self) }
    try source.showDragState(.lifting, of: items)
    try source.tell("willAnimateLiftWithAnimator:session:", animator, self)
    try animator.run()
    try animator.finishLater()
  }

  /// Moves the items to the finger.
  ///
  /// - Throws: errors of the delegates.
  func move(to point: CGPoint) throws {
    location = point
    switch phase {
    case .lifting:
      guard start.distance(to: point) > Self.slack else { return }
      try begin()
    case .dragging:
      try source?.tell("sessionDidMove:", self)
      try updateTarget()
      try springs?.update()
    case .over: break
    }
  }

  private func begin() throws {
    guard let source else { return }
    phase = .dragging
    uikit.drags.begin(self)
    // The lift animation finishes successfully, even if this is early.
    try liftAnimator?.finish(.end)
    try source.dismissMenu()
    try source.tell("sessionWillBegin:", items: "dragSessionWillBegin:", self)
    allowsMove =
      try source.ask("sessionAllowsMoveOperation:", items: "dragSessionAllowsMoveOperation:", self)
      ?? true
    isRestricted =
      try source.ask(
        "sessionIsRestrictedToDraggingApplication:",
        items: "dragSessionIsRestrictedToDraggingApplication:", self) ?? false
    _ = try source.ask("prefersFullSizePreviewsForSession:", self, as: Bool.self)
    for item in items {
      let provider: Block? = try item.call(runtime.selector("previewProvider"))
      _ = try provider?()
    }
    try source.showDragState(.dragging, of: items)
    guard phase == .dragging else { return }
    drop = try uikit.temporary(UIKitClasses.dropSession).fill(self)
    springs = SpringLoading(self)
    try updateTarget()
    try springs?.update()
  }

  /// Finds the target under the finger and requests its proposal.
  func updateTarget() throws {
    guard let drop, phase == .dragging else { return }
    let found = try findTarget(for: drop)
    if found !== drop.target {
      let former = drop.target
      drop.target = found
      drop.proposal = nil
      if let former { try former.keptAlive { try former.leave(drop) } }
      if let found {
        if !drop.told.contains(where: { $0 === found }) { drop.told.append(found) }
        try found.keptAlive { try found.enter(drop) }
      }
    }
    guard phase == .dragging, let target = drop.target else { return }
    drop.proposal = try target.keptAlive { try target.update(drop) }
  }

  /// The innermost view under the finger with an interaction that can handle the session.
  private func findTarget(for drop: DropSession) throws -> UIDropInteraction? {
    guard let window, let point = window.convert(location, to: window) else { return nil }
    let hit: UIView? = try window.call(uikit.selectors.hitTest, point, UIEvent?.none)
    for view in hit?.ancestry ?? [] {
      for interaction in try view.dropInteractions() {
        let takes = try interaction.keptAlive { try interaction.couldTake(drop) }
        if takes { return interaction }
      }
    }
    return nil
  }

  /// Ends the drag with a drop or a cancellation.
  ///
  /// - Throws: the first error of the delegates; all of them are notified.
  func end(cancelled: Bool) throws {
    guard phase != .over, let source else { return }
    let hadBegun = phase == .dragging
    phase = .over
    defer { if !hadBegun { forget() } }
    guard hadBegun else {
      try source.showDragState(.none, of: items)
      try liftAnimator?.finish(.start)
      return
    }
    uikit.drags.end(self)
    let operation = cancelled ? .cancel : drop?.operation ?? .cancel
    var deferred = DeferredErrors()
    deferred.run { try springs?.end() }
    springs = nil
    deferred.run {
      try source.tell("session:willEndWithOperation:", self, operation.rawValue)
    }
    var animators: [DragAnimator] = []
    if operation.transfers, let drop, let target = drop.target {
      for item in items { item.provider?.startCounting() }
      deferred.run { animators = try target.perform(drop) }
    } else {
      deferred.run { animators = try source.animateCancel(self) }
    }
    for animator in animators { deferred.run { try animator.run() } }
    try finishLater(animators, operation)
    try deferred.throwFirst()
  }

  private func finishLater(_ animators: [DragAnimator], _ operation: DropOperation) throws {
    for animator in animators { animator.retain() }
    retain()
    try uikit.runLoop.schedule(after: DragAnimator.duration, phase: .displayLinks) { [self] in
      defer {
        for animator in animators { animator.release() }
        release()
      }
      guard !isErased else { return }
      var deferred = DeferredErrors()
      for animator in animators { deferred.run { try animator.finish(.end) } }
      deferred.run { try finish(operation) }
      try deferred.throwFirst()
    }
  }

  /// Sends the end messages to all targets and to the source, after the animations.
  private func finish(_ operation: DropOperation) throws {
    guard let source, let drop else { return }
    var deferred = DeferredErrors()
    if operation.transfers, let target = drop.target {
      deferred.run { try target.keptAlive { try target.conclude(drop) } }
    }
    for interaction in drop.told {
      deferred.run { try interaction.keptAlive { try interaction.end(drop) } }
    }
    deferred.run { try source.showDragState(.none, of: items) }
    deferred.run {
      try source.tellEnd(self, operation)
      if operation.transfers { try waitForTransfer(source, drop) }
    }
    forget()
    try deferred.throwFirst()
  }

  /// Notifies the source when the target has received all data that it requested.
  private func waitForTransfer(_ source: UIDragInteraction, _ drop: DropSession) throws {
    let providers = items.compactMap(\.provider)
    for object in [self, source, drop] as [RuntimeObject] { object.retain() }
    try NSItemProvider.whenIdle(providers, in: uikit) { [self] in
      defer { for object in [self, source, drop] as [RuntimeObject] { object.release() } }
      guard !isErased else { return }
      if let progress = drop.progress {
        try progress.send(runtime.selector("setCompletedUnitCount:"), 100)
      }
      try source.tell("sessionDidTransferItems:", self)
    }
  }

  /// Adds items that another finger has tapped.
  ///
  /// - Throws: errors of the delegates.
  func add(_ more: [UIDragItem], from interaction: UIDragInteraction) throws {
    if !givers.contains(where: { $0 === interaction }) { givers.append(interaction) }
    for giver in givers {
      try giver.tell("session:willAddItems:forInteraction:", self, more, interaction)
    }
    items += more
    // From UIDropInteraction.h: targets may be asked again after the items have changed.
    drop?.answers = []
    try interaction.showDragState(.dragging, of: more)
    try updateTarget()
  }

  /// Releases the objects of the drag.
  func forget() {
    uikit.drags.end(self)
    if source?.session === self { source?.session = nil }
    drop?.target = nil
    drop = nil
    liftAnimator = nil
  }
}

/// The active drags of a world.
final class Drags {
  private(set) var sessions: [DragSession] = []

  /// Adds a drag that has begun to move.
  func begin(_ session: DragSession) {
    session.retain()
    sessions.append(session)
  }

  /// Removes a finished drag.
  func end(_ session: DragSession) {
    guard let place = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.remove(at: place)
    session.release()
  }
}

private enum DragsKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> Drags { Drags() }
}

extension UIKitWorld {
  /// The active drags.
  var drags: Drags { self[DragsKey.self] }
}
