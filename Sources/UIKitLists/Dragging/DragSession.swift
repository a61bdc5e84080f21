internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// no traps of count: the count is that of a list.

/// The base class of a drag's two sessions: the source's and the targets'.
class DragDropSession: RuntimeObject {
  /// The source's session, which holds the items and the finger's location.
  var drag: DragSession? { nil }

  static func defineCommon<Session: DragDropSession>(_ session: ClassDefinition<Session>) {
    session.readonly("items", .copy) { (session) -> [UIDragItem] in session.drag?.items ?? [] }
    session.method("locationInView:") { (session, view: UIView?) -> CGPoint in
      guard let drag = session.drag, let window = drag.window else { return .zero }
      return window.convert(drag.location, to: view ?? window) ?? .zero
    }
    session.readonly("allowsMoveOperation") { (session) -> Bool in
      session.drag?.allowsMove ?? false
    }
    session.readonly(
      "restrictedToDraggingApplication", getter: "isRestrictedToDraggingApplication"
    ) { (session) -> Bool in session.drag?.isRestricted ?? false }
    session.method("hasItemsConformingToTypeIdentifiers:") {
      (session, types: [String]) -> Bool in
      let asks = session.runtime.selector("hasItemConformingToTypeIdentifier:")
      return try session.drag?.items.contains { item in
        try types.contains { try item.provider?.call(asks, $0) ?? false }
      } ?? false
    }
    session.method("canLoadObjectsOfClass:") { (session, cls: RuntimeClass) -> Bool in
      let asks = session.runtime.selector("canLoadObjectOfClass:")
      return try session.drag?.items.contains { try $0.provider?.call(asks, cls) ?? false } ?? false
    }
  }
}

/// The drag session of the source, from the lift until the data is transferred.
///
/// DragSession+Steps implements its steps. Headers declare only the protocol `UIDragSession`.
final class DragSession: DragDropSession {
  override class var declaredName: String { "_UIDragSessionImpl" }

  enum Phase {
    case lifting, dragging, over
  }

  override var drag: DragSession? { self }

  /// The interaction that the drag began with.
  @Strong var source: UIDragInteraction?
  /// All interactions that have added items, the source first.
  @StrongList var givers: [UIDragInteraction] = []
  @StrongList var items: [UIDragItem] = []
  /// The drop session that targets receive, after the drag has begun to move.
  @Strong var drop: DropSession?
  @Strong var liftAnimator: DragAnimator?
  /// Spring loading under the finger during the drag.
  @Owned var springs: SpringLoading?
  @Weak var window: UIWindow?
  /// The finger, in the coordinates of the window.
  var location = CGPoint.zero
  /// The location of the finger when the items were lifted.
  var start = CGPoint.zero
  var phase = Phase.lifting
  var allowsMove = true
  var isRestricted = false
  @Owned private var context: HeldValue?

  static func define(_ session: ClassDefinition<DragSession>) {
    session.adopt(UIKitProtocols.dragSession)
    defineCommon(session)
    session.property(
      "localContext", .strong, get: { (session) -> Value in session.context?.value ?? .none },
      set: { (session, context: Value) in session.context = HeldValue(some: context) })
  }
}

/// The drop session that targets receive.
///
/// Headers declare only the protocol `UIDropSession`.
final class DropSession: DragDropSession {
  override class var declaredName: String { "_UIDropSessionImpl" }

  override var drag: DragSession? { source }

  @Strong var source: DragSession?
  /// The interaction under the finger that can handle the session.
  @Strong var target: UIDropInteraction?
  /// The last proposal of the target.
  @Strong var proposal: UIDropProposal?
  /// All interactions that received the session; each is notified when it ends.
  @StrongList var told: [UIDropInteraction] = []
  /// The cached results of `canHandleSession:`.
  @Owned var answers: [(interaction: WeakReference, takes: Bool)] = []
  @Strong private(set) var progress: NSProgress?
  private var indicatorStyle = 1

  /// - Throws: errors of creating a progress.
  func fill(_ drag: DragSession) throws -> DropSession {
    source = drag
    let make = runtime.selector("discreteProgressWithTotalUnitCount:")
    progress = try runtime.lookUpClass("NSProgress")?.call(make, 100, as: NSProgress.self)
    return self
  }

  /// The operation that a drop at the present location would perform.
  ///
  /// From the documentation of UIDropOperationMove: it becomes a cancel where moves are not
  /// allowed.
  var operation: DropOperation {
    let wanted = proposal?.operation ?? .cancel
    return wanted == .move && drag?.allowsMove != true ? .cancel : wanted
  }

  /// Loads an object of a class from every item that provides one, and returns them in item order.
  private func load(_ cls: RuntimeClass, _ done: Block) throws {
    let (can, load) = (
      runtime.selector("canLoadObjectOfClass:"),
      runtime.selector("loadObjectOfClass:completionHandler:")
    )
    let providers = try (drag?.items ?? []).compactMap(\.provider).filter { try $0.call(can, cls) }
    let loaded = LoadedObjects(providers.count, done)
    guard !providers.isEmpty else { return try loaded.finish(in: uikit) }
    for (place, provider) in providers.enumerated() {
      let hand = NativeBlock { arguments in
        try loaded.take(arguments.first ?? .none, at: place)
        return .none
      }
      _ = try provider.call(load, cls, Value.foreign(hand), as: Value.self)
    }
  }

  static func define(_ session: ClassDefinition<DropSession>) {
    session.adopt(UIKitProtocols.dropSession)
    defineCommon(session)
    session.readonly("localDragSession", .strong) { (session) -> DragSession? in session.drag }
    session.property(
      "progressIndicatorStyle", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 })
    session.readonly("progress", .strong) { $0.progress }
    session.method("loadObjectsOfClass:completion:") {
      (session, cls: RuntimeClass, done: Block) -> NSProgress? in
      try session.keptAlive { try session.load(cls, done) }
      return session.progress
    }
  }
}

/// The objects loaded by several providers, in the order of the providers.
private final class LoadedObjects {
  private var values: [HeldValue?]
  private var missing: Int
  private let done: Block

  init(_ count: Int, _ done: Block) {
    values = Array(repeating: nil, count: count)
    missing = count
    self.done = done
  }

  func take(_ value: Value, at place: Int) throws {
    values[place] = value.isNone ? nil : HeldValue(some: value)
    missing -= 1
    if missing == 0 { _ = try done(.list(values.compactMap { $0?.value })) }
  }

  /// Calls the handler without objects, in a later turn as always.
  func finish(in world: UIKitWorld) throws {
    try world.runLoop.schedule(after: 0, phase: .blocks) { [done] in _ = try done(.list([])) }
  }
}

extension UIKitClasses {
  static let dragSession = NativeClass<DragSession>(
    "_UIDragSessionImpl", superclass: FoundationClasses.object, DragSession.define)
  static let dropSession = NativeClass<DropSession>(
    "_UIDropSessionImpl", superclass: FoundationClasses.object, DropSession.define)
}
