internal import FoundationCore
internal import FoundationThreads
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
  /// Whether a group was opened for the current turn, which the end of the turn closes.
  private var hasGroupOfTurn = false

  package override func destruct() {
    removeAll()
    super.destruct()
  }

  // MARK: Groups

  /// Opens a group, inside the turn's group if there is one.
  func open() throws {
    guard disabling == 0 else { return }
    if !isUndoing && !isRedoing { try openForTurn() }
    if !openGroups.isEmpty { try post("NSUndoManagerCheckpointNotification") }
    try push()
  }

  private static let greatestDepth = 1_000

  private func push() throws {
    guard openGroups.count < Self.greatestDepth else {
      throw invalidState("beginUndoGrouping", "\(Self.greatestDepth) groups are open already\n")
    }
    openGroups.append(UndoGroup())
    try post("NSUndoManagerDidOpenUndoGroupNotification")
  }

  func close() throws {
    guard disabling == 0 else { return }
    guard let group = openGroups.last else { throw unmatchedEnd }
    try post("NSUndoManagerCheckpointNotification")
    try post("NSUndoManagerWillCloseUndoGroupNotification")
    openGroups.removeLast()
    if let outer = openGroups.last {
      outer.add(.group(group))
      if !group.name.isEmpty { outer.name = group.name }
    } else {
      keep(group)
    }
    try post("NSUndoManagerDidCloseUndoGroupNotification")
  }

  /// The exception of a method in a state that does not allow it, as in published crash reports.
  private func invalidState(_ method: String, _ reason: String) -> any Error {
    foundation.exception(
      named: "NSInternalInconsistencyException",
      "\(method): \(className) \(address) is in invalid state, \(reason)")
  }

  private var unmatchedEnd: any Error {
    invalidState(
      "_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin\n")
  }

  /// Throws unless a group is open, or can be opened for the turn.
  ///
  /// - Parameters:
  ///   - method: the name of the method.
  ///   - purpose: the reason why it needs a group.
  func requireGroup(_ method: String, for purpose: String) throws {
    if !isUndoing && !isRedoing { try openForTurn() }
    guard openGroups.isEmpty else { return }
    throw invalidState(method, "must begin a group before \(purpose)\n")
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
    guard groupsByEvent, !hasGroupOfTurn, openGroups.isEmpty else { return }
    try push()
    hasGroupOfTurn = true
    retain()
    try foundation.currentRunLoop.schedule(after: 0, phase: .layout) { [self] in
      defer { release() }
      guard hasGroupOfTurn, groupsByEvent else { return }
      // The group of a turn that an app has closed itself has no end left to match.
      hasGroupOfTurn = false
      try close()
    }
  }

  // MARK: Registering

  func register(_ action: UndoGroup.Action) throws {
    guard disabling == 0 else { return action.end() }
    if !isUndoing && !isRedoing { clear(&redoStack) }
    do {
      try requireGroup("_registerUndoObject:", for: "registering undo")
    } catch {
      action.end()
      throw error
    }
    openGroups.last?.add(.action(action))
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
    (hasGroupOfTurn, isUndoing, isRedoing, disabling) = (false, false, false, 0)
  }

  func removeAll(to target: RuntimeObject) {
    for group in undoStack + redoStack + openGroups { group.removeSteps(to: target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  func disable() { disabling += 1 }

  func enable() throws {
    guard disabling > 0 else {
      throw invalidState(
        "enableUndoRegistration",
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration\n"
      )
    }
    disabling -= 1
  }

  // MARK: Undoing

  var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

  func undo() throws {
    if hasGroupOfTurn, openGroups.count == 1 {
      try close()
      hasGroupOfTurn = false
    }
    guard openGroups.isEmpty else {
      throw invalidState("undo", "undo was called with too many nested undo groups")
    }
    try undoNested()
  }

  func undoNested() throws {
    try post("NSUndoManagerCheckpointNotification")
    let group: UndoGroup
    if let open = openGroups.last {
      guard !isUndoing, !isRedoing, let nested = open.takeLastGroup() else {
        throw invalidState("undoNestedGroup", "call endUndoGrouping before calling this method\n")
      }
      group = nested
    } else {
      guard let last = undoStack.popLast() else { return }
      group = last
    }
    isUndoing = true
    defer { isUndoing = false }
    try run(group, "Undo")
  }

  func redo() throws {
    guard !isUndoing else {
      throw invalidState("__redoCommonDoSingle:", "do not invoke this method while undoing\n")
    }
    try post("NSUndoManagerCheckpointNotification")
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    try run(group, "Redo")
  }

  /// Performs a group's actions and records their opposites in a new group for redo or undo.
  ///
  /// In both notifications no group is open, and the manager is still undoing or redoing.
  private func run(_ group: UndoGroup, _ change: String) throws {
    var outer = openGroups
    openGroups = []
    defer {
      openGroups = outer
      group.removeSteps()
    }
    try post("NSUndoManagerWill\(change)ChangeNotification")
    let opposite = UndoGroup()
    opposite.takeFacts(of: group)
    openGroups.append(opposite)
    try group.perform()
    while openGroups.count > 1 { try close() }
    // An action has removed all actions, and with them the group that records their opposites.
    guard openGroups.last === opposite else {
      outer = []
      throw unmatchedEnd
    }
    openGroups.removeLast()
    // The result of a redo inside an open group is added to that group, as any registered action
    // is.
    if !isUndoing, let open = outer.last {
      open.add(.group(opposite))
    } else {
      keep(opposite)
    }
    try post("NSUndoManagerDid\(change)ChangeNotification")
  }

  private func post(_ name: String) throws {
    guard let center = foundation.notificationCenter else { return }
    _ = try runtime.send(
      center, runtime.selector("postNotificationName:object:"),
      Arguments(.string(name), .object(self)))
  }
}
