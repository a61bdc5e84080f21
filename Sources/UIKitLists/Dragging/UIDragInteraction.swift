internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// Lets the user drag items from a view.
///
/// A finger held on the view lifts the items that the delegate returns, and carries them when it
/// moves. The interaction of a table or collection calls its drag delegate with other selectors and
/// the row or item.
package final class UIDragInteraction: UIViewInteraction {
  @Strong private var lift: DragLift?
  @Strong private var adding: DragAddItemsTap?
  /// The active drag that began here.
  @Strong var session: DragSession?
  /// The cells that show a drag state.
  @StrongList var draggedCells: [UIView] = []

  /// Enabled by default on phones since iOS 15 (measured); before, only on tablets.
  static let isEnabledByDefault = true

  package override func didMove(from former: UIView?) throws {
    for recognizer in [lift, adding].compactMap({ $0 as UIGestureRecognizer? }) {
      try former?.send(runtime.selector("removeGestureRecognizer:"), recognizer)
    }
    (lift, adding) = (nil, nil)
    if let view { attach(to: view) }
  }

  /// Makes the receiver the built-in interaction of a table or collection.
  func belong(to view: UIView) {
    self.view = view
    attach(to: view)
  }

  private func attach(to view: UIView) {
    let lift = uikit.temporary(UIKitClasses.dragLift)
    lift.minimumPressDuration = DragLift.duration
    lift.interaction = self
    lift.add(self, runtime.selector("_handleLiftGesture:"))
    view.own(lift)
    self.lift = lift
    let adding = uikit.temporary(UIKitClasses.dragAddItemsTap)
    adding.interaction = self
    view.own(adding)
    self.adding = adding
  }

  /// The table or collection that owns this interaction.
  package var itemsView: (any DraggedItems)? {
    guard let view = view as? any DraggedItems, view.dragInteraction === self else { return nil }
    return view
  }

  /// Whether other recognizers continue while items are lifted.
  var allowsOthers: Bool {
    storedValues?.value("allowsSimultaneousRecognitionDuringLift")
      .flatMap { Bool.from($0, in: runtime) } ?? false
  }

  private func isOn() throws -> Bool {
    if let itemsView { return try itemsView.call(runtime.selector("dragInteractionEnabled")) }
    return try call(runtime.selector("isEnabled"))
  }

  /// Requests the items under a finger that was held long enough.
  ///
  /// - Returns: whether there are any.
  /// - Throws: errors of the delegate.
  func prepare(_ touch: UITouch) throws -> Bool {
    guard session == nil, let window = touch.window, try isOn() else { return false }
    let made = uikit.temporary(UIKitClasses.dragSession)
    made.source = self
    made.givers = [self]
    (made.window, made.location) = (window, touch.location)
    made.items = try made.keptAlive { try items(under: touch, for: made) }
    guard !made.items.isEmpty else { return false }
    session = made
    runtime.recordUndo { [weak made] in made?.forget() }
    return true
  }

  private func items(under touch: UITouch, for session: DragSession) throws -> [UIDragItem] {
    if let itemsView {
      guard let path = itemsView.path(under: touch) else { return [] }
      let found: [UIDragItem]? = try ask(
        nil, items: "itemsForBeginningDragSession:atIndexPath:", session, uikit.indexPath(path))
      for item in found ?? [] { item.take(from: itemsView, path) }
      return found ?? []
    }
    return try ask("itemsForBeginningSession:", session) ?? []
  }

  private func follow(_ lift: DragLift) throws {
    guard let session else { return }
    try session.keptAlive {
      switch UIGestureRecognizer.State(rawValue: try lift.call(uikit.selectors.gestures.state)) {
      case .began: try session.lift()
      case .changed:
        if session.phase == .lifting, lift.givesWay { return try session.end(cancelled: true) }
        try session.move(to: lift.centroid ?? lift.lastLocation)
      case .ended: try session.end(cancelled: false)
      default: try session.end(cancelled: true)
      }
    }
  }

  /// Adds the items under another finger to the active drag.
  ///
  /// - Returns: whether there were any.
  /// - Throws: errors of the delegates.
  func addItems(_ touch: UITouch) throws -> Bool {
    let sessions = uikit.drags.sessions
    guard !sessions.isEmpty, try isOn(), let view,
      let point = touch.window?.convert(touch.location, to: view)
    else { return false }
    var chosen = sessions.count == 1 ? sessions.first : nil
    if sessions.count > 1 {
      chosen =
        try ask("sessionForAddingItems:withTouchAtPoint:", sessions, point, as: DragSession?.self)
        ?? nil
    }
    guard let session = chosen else { return false }
    return try session.keptAlive {
      var more: [UIDragItem]?
      if let itemsView {
        guard let path = itemsView.path(under: touch) else { return false }
        more = try ask(
          nil, items: "itemsForAddingToDragSession:atIndexPath:point:", session,
          uikit.indexPath(path), point)
        for item in more ?? [] { item.take(from: itemsView, path) }
      } else {
        more = try ask("itemsForAddingToSession:withTouchAtPoint:", session, point)
      }
      guard let more, !more.isEmpty, session.phase == .dragging else { return false }
      try session.add(more, from: self)
      return true
    }
  }

  static func define(_ interaction: ClassDefinition<UIDragInteraction>) {
    defineCommon(interaction, delegate: "UIDragInteractionDelegate")
    interaction.stored("enabled", getter: "isEnabled", usual: isEnabledByDefault)
    interaction.stored("allowsSimultaneousRecognitionDuringLift", usual: false)
    interaction.classSide.readonly("enabledByDefault", getter: "isEnabledByDefault") {
      (_) -> Bool in isEnabledByDefault
    }
    interaction.method("_handleLiftGesture:") { (interaction, lift: DragLift) in
      try interaction.keptAlive { try interaction.follow(lift) }
    }
  }
}

extension UIKitClasses {
  static let dragInteraction = NativeClass<UIDragInteraction>(
    "UIDragInteraction", superclass: FoundationClasses.object, UIDragInteraction.define)
}
