internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The phases of an update in order, from UIUpdateActionPhase.h.
enum UpdatePhase: Int, CaseIterable {
  case scheduled, beforeEvents, afterEvents, beforeDisplayLinks, afterDisplayLinks, beforeCommit
  case afterCommit
  case beforeLowLatencyEvents, afterLowLatencyEvents, beforeLowLatencyCommit, afterLowLatencyCommit
  case complete

  /// Its class property.
  var name: String {
    switch self {
    case .scheduled: "afterUpdateScheduled"
    case .beforeEvents: "beforeEventDispatch"
    case .afterEvents: "afterEventDispatch"
    case .beforeDisplayLinks: "beforeCADisplayLinkDispatch"
    case .afterDisplayLinks: "afterCADisplayLinkDispatch"
    case .beforeCommit: "beforeCATransactionCommit"
    case .afterCommit: "afterCATransactionCommit"
    case .beforeLowLatencyEvents: "beforeLowLatencyEventDispatch"
    case .afterLowLatencyEvents: "afterLowLatencyEventDispatch"
    case .beforeLowLatencyCommit: "beforeLowLatencyCATransactionCommit"
    case .afterLowLatencyCommit: "afterLowLatencyCATransactionCommit"
    case .complete: "afterUpdateComplete"
    }
  }

  fileprivate var isLowLatency: Bool {
    (Self.beforeLowLatencyEvents.rawValue...Self.afterLowLatencyCommit.rawValue).contains(rawValue)
  }
}

/// Runs update links: the phases around the layout at the end of a turn.
///
/// Nothing happens here while there is no link. A frame has at most one update, as on a device, so
/// an action that requests another layout gets it in the next frame.
final class Updates {
  private unowned let world: UIKitWorld
  private var links: [WeakReference] = []
  private var phases: [Int: UIUpdateActionPhase] = [:]
  private var frame: RunLoop.Entry?
  private var last: Double?
  /// The running update.
  private(set) var info: UIUpdateInfo?

  init(_ world: UIKitWorld) { self.world = world }

  /// Captures the scheduled frame; returns a closure that restores it.
  func restoration() -> () -> Void {
    let (frame, last) = (frame, last)
    return { [unowned self] in (self.frame, self.last) = (frame, last) }
  }

  func add(_ link: UIUpdateLink) {
    links.removeAll { $0.load() == nil }
    links.append(WeakReference(link))
  }

  /// The shared object of a phase.
  func phase(
    _ phase: UpdatePhase, _ make: () -> UIUpdateActionPhase
  ) -> UIUpdateActionPhase {
    if let known = phases[phase.rawValue], !known.isErased { return known }
    let made = make()
    phases[phase.rawValue] = made
    return made
  }

  private var active: [UIUpdateLink] {
    links.compactMap { $0.load() as? UIUpdateLink }.filter(\.isActive)
  }

  /// Schedules an update for the next frame that a link requires.
  ///
  /// - Throws: ``RunLoopError``, which cannot occur for a finite time.
  func linksHaveChanged() throws {
    guard frame?.isPending != true,
      let frames = active.lazy.filter(\.isContinuous).map(\.framesBetween).min()
    else { return }
    var time = world.runLoop.now
    for _ in 0..<frames { time = world.runLoop.nextFrame(after: time) }
    frame = try world.runLoop.schedule(at: time, phase: .timers, keepsAlive: false) {
      [unowned self] in
      guard active.contains(where: \.isContinuous) else { return }
      world.layoutPass.request()
      try begin()
    }
  }

  private func begin() throws {
    guard info == nil else { return }
    let now = world.runLoop.now
    last = now
    info = world.make(UIKitClasses.updateInfo).fill(
      now, deadline: world.runLoop.nextFrame(after: now))
    try run(.scheduled, .beforeEvents, .afterEvents, .beforeDisplayLinks)
  }

  private func run(_ phases: UpdatePhase...) throws {
    guard let info else { return }
    var deferred = DeferredErrors()
    for phase in phases {
      info.isPerformingLowLatency = phase.isLowLatency
      for link in active where !phase.isLowLatency || link.wantsLowLatency {
        deferred.run { try link.keptAlive { try link.run(phase.rawValue, info) } }
      }
    }
    info.isPerformingLowLatency = false
    try deferred.throwFirst()
  }

  /// Runs the layout of a turn, and the phases around it if there are links.
  ///
  /// - Throws: the first error of the layout and the actions.
  func commit(_ layOut: () throws -> Void) throws {
    let links = links.isEmpty ? [] : active
    let next = last.map { $0 + world.runLoop.frameDuration - 1e-9 }
    let isEarly = next.map { world.runLoop.now < $0 } ?? false
    guard !links.isEmpty, info != nil || !isEarly else { return try layOut() }
    var deferred = DeferredErrors()
    deferred.run { try begin() }
    info?.isLowLatency = links.contains(where: \.wantsLowLatency)
    deferred.run { try run(.afterDisplayLinks, .beforeCommit) }
    deferred.run { try layOut() }
    deferred.run {
      try run(
        .afterCommit, .beforeLowLatencyEvents, .afterLowLatencyEvents, .beforeLowLatencyCommit,
        .afterLowLatencyCommit, .complete)
    }
    info?.release()
    info = nil
    deferred.run { try linksHaveChanged() }
    try deferred.throwFirst()
  }
}
