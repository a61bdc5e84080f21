internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// Records undo actions in groups; actions registered during an undo become the redo actions.
///
/// Without an explicit group, all actions registered in one turn of the run loop form one group.
package final class NSUndoManager: RuntimeObject {
  private(set) var undoStack: [UndoGroup] = []
  private(set) var redoStack: [UndoGroup] = []
  /// The open groups, outermost first.
  private(set) var openGroups: [UndoGroup] = []
  private(set) var isUndoing = false
  private(set) var isRedoing = false
  /// The nesting count of `disableUndoRegistration`.
  private(set) var disabling = 0
  private(set) var levels = 0
  var groupsByEvent = true
  @StrongList var modes: [RuntimeObject] = []
  /// Whether the open group was opened for the current turn.
  private var hasGroupOfTurn = false

  package override func destruct() {
    removeAll()
    super.destruct()
  }

  // MARK: Groups

  /// Opens a group, inside the turn's group if there is one.
  func open() throws {
    if !isUndoing && !isRedoing { try openForTurn() }
    if !openGroups.isEmpty { try post("NSUndoManagerCheckpointNotification") }
    try push()
  }

  private func push() throws {
    openGroups.append(UndoGroup())
    try post("NSUndoManagerDidOpenUndoGroupNotification")
  }

  func close() throws {
    guard let group = openGroups.last else {
      throw foundation.exception(
        named: "NSInternalInconsistencyException",
        "endUndoGrouping: endUndoGrouping called with no matching begin")
    }
    try post("NSUndoManagerCheckpointNotification")
    try post("NSUndoManagerWillCloseUndoGroupNotification")
    openGroups.removeLast()
    if let outer = openGroups.last {
      outer.add(.group(group))
      if !group.name.isEmpty { outer.name = group.name }
    } else {
      hasGroupOfTurn = false
      keep(group)
    }
    try post("NSUndoManagerDidCloseUndoGroupNotification")
  }

  /// Adds a closed group to the undo stack; during an undo, to the redo stack.
  private func keep(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
    }
    trim()
  }

  private func trim() {
    guard levels > 0 else { return }
    while undoStack.count > levels { undoStack.removeFirst().removeSteps() }
    while redoStack.count > levels { redoStack.removeFirst().removeSteps() }
  }

  func setLevels(_ count: Int) {
    levels = max(0, count)
    trim()
  }

  /// Opens the turn's group, which is closed at the end of the turn.
  private func openForTurn() throws {
    guard groupsByEvent, openGroups.isEmpty else { return }
    try push()
    hasGroupOfTurn = true
    retain()
    try foundation.currentRunLoop.schedule(after: 0, phase: .layout) { [self] in
      defer { release() }
      if hasGroupOfTurn, openGroups.count == 1 { try close() }
    }
  }

  // MARK: Registering

  func register(_ action: UndoGroup.Action) throws {
    guard disabling == 0 else { return action.end() }
    if !isUndoing && !isRedoing { try openForTurn() }
    guard let group = openGroups.last else {
      action.end()
      throw foundation.exception(
        named: "NSInternalInconsistencyException",
        "registerUndoWithTarget: must begin a group before registering undo")
    }
    group.add(.action(action))
    if !isUndoing && !isRedoing { clear(&redoStack) }
  }

  private func clear(_ stack: inout [UndoGroup]) {
    let old = stack
    stack = []
    for group in old { group.removeSteps() }
  }

  func removeAll() {
    clear(&undoStack)
    clear(&redoStack)
    for group in openGroups { group.removeSteps() }
    openGroups = []
    hasGroupOfTurn = false
  }

  func removeAll(to target: RuntimeObject) {
    for group in undoStack + redoStack + openGroups { group.removeSteps(to: target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  func disable() { disabling += 1 }

  func enable() throws {
    guard disabling > 0 else {
      throw foundation.exception(
        named: "NSInternalInconsistencyException",
        "enableUndoRegistration: enableUndoRegistration called with no matching call to "
          + "disableUndoRegistration")
    }
    disabling -= 1
  }

  // MARK: Undoing

  var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

  func undo() throws {
    if openGroups.count == 1 { try close() }
    guard openGroups.isEmpty else {
      throw foundation.exception(
        named: "NSInternalInconsistencyException",
        "undo: NSUndoManager \(address) is in invalid state, undo was called with too many nested "
          + "undo groups")
    }
    try undoNested()
  }

  func undoNested() throws {
    guard !isUndoing, !isRedoing else {
      throw foundation.exception(
        named: "NSInternalInconsistencyException",
        "undoNestedGroup: called while undoing or redoing")
    }
    try post("NSUndoManagerCheckpointNotification")
    let group: UndoGroup
    if let nested = openGroups.last?.takeLastGroup() {
      group = nested
    } else if let open = openGroups.last, openGroups.count > 1 || !open.isEmpty {
      openGroups.removeLast()
      group = open
    } else {
      guard let last = undoStack.popLast() else { return }
      group = last
    }
    try post("NSUndoManagerWillUndoChangeNotification")
    isUndoing = true
    defer { isUndoing = false }
    try run(group)
    isUndoing = false
    try post("NSUndoManagerDidUndoChangeNotification")
  }

  func redo() throws {
    guard !isUndoing else {
      throw foundation.exception(
        named: "NSInternalInconsistencyException", "redo: do not invoke this method while undoing")
    }
    try post("NSUndoManagerCheckpointNotification")
    guard let group = redoStack.popLast() else { return }
    try post("NSUndoManagerWillRedoChangeNotification")
    isRedoing = true
    defer { isRedoing = false }
    try run(group)
    isRedoing = false
    try post("NSUndoManagerDidRedoChangeNotification")
  }

  /// Performs a group's actions and records their opposites in a new group for redo or undo.
  private func run(_ group: UndoGroup) throws {
    let outer = openGroups
    openGroups = []
    let opposite = UndoGroup()
    opposite.takeFacts(of: group)
    openGroups.append(opposite)
    defer {
      openGroups = outer
      group.removeSteps()
    }
    try group.perform()
    while openGroups.count > 1 { try close() }
    guard openGroups.last === opposite else { return }
    openGroups.removeLast()
    // The result of a redo inside an open group is added to that group, as any registered action
    // is.
    if !isUndoing, let open = outer.last {
      open.add(.group(opposite))
    } else {
      keep(opposite)
    }
  }

  private func post(_ name: String) throws {
    guard let center = foundation.notificationCenter else { return }
    _ = try runtime.send(
      center, runtime.selector("postNotificationName:object:"),
      Arguments(.string(name), .object(self)))
  }
}
