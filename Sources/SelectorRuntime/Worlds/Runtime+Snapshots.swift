/// Snapshots: restoring classes, methods, once tokens, associated objects and selectors.
///
/// Objects and classes that were created since the snapshot are erased.
extension Runtime {
  /// Takes a snapshot.
  ///
  /// It can be restored repeatedly while a reference to it exists; snapshots nest.
  /// - Parameter shared: restores the state that is not recorded change by change; it runs last.
  /// - Complexity: O(1).
  package func snapshot(sharing shared: @escaping () -> Void = {}) -> RuntimeSnapshot {
    let taken = RuntimeSnapshot(
      journal.identity, mark: journal.mark, serial: lastSerial, selectors: selectors.knownCount,
      sharing: shared)
    journal.begin(taken)
    return taken
  }

  /// Returns whether a snapshot can be restored: it is of this runtime and still open.
  /// - Complexity: O(1).
  package func holds(_ snapshot: RuntimeSnapshot) -> Bool { snapshot.isOpen(in: journal) }

  /// Returns whether nothing has been created or changed since a snapshot.
  /// - Complexity: O(1).
  package func isPresent(_ snapshot: RuntimeSnapshot) -> Bool {
    holds(snapshot) && journal.mark == snapshot.mark && lastSerial == snapshot.serial
      && selectors.knownCount == snapshot.selectors
  }

  /// Restores a snapshot.
  ///
  /// Objects that existed then keep their state. Objects and classes that were created since are
  /// erased: no `dealloc` runs, their owners' references are cleared, and a message to one is an
  /// error.
  /// - Throws: ``RuntimeError`` when the snapshot is of another runtime, or was closed by restoring
  ///   an older one.
  /// - Complexity: O(changes since the snapshot).
  package func restore(_ snapshot: RuntimeSnapshot) throws {
    guard holds(snapshot) else {
      throw RuntimeError(
        .invalidArgument,
        "the snapshot was invalidated by restoring an older one, or is of another host")
    }
    let steps = journal.removeSteps(since: snapshot)
    journal.pause(true)
    eraseObjects(madeAfter: snapshot.serial)
    for step in steps { step() }
    forgetUnresolved()
    selectors.forget(knownAfter: snapshot.selectors)
    pool.removeAll { $0.isDeallocated }
    pendingError = nil
    journal.pause(false)
    snapshot.shared()
  }

  private func eraseObjects(madeAfter serial: Int) {
    let erased = live.all(madeAfter: serial)
    for object in erased {
      object.isDeallocating = true
      object.isErased = true
    }
    for object in erased {
      object.leaveOwners()
      destructInstance(object)
      leaveZombie(of: object)
    }
  }

  /// Whether changes are recorded; check it before creating an expensive undo record.
  package var isRecordingChanges: Bool { journal.isRecording }

  /// Whether a property is being restored; a call of a script's method is an error meanwhile.
  package var isRestoringProperty: Bool { journal.restoresProperty }

  /// Changes with each snapshot that is taken or restored; nil while changes are not recorded.
  package var snapshotGeneration: Int32? { journal.isRecording ? journal.generation : nil }

  /// Adds the undo record of a model's change; it runs in the state right after the change.
  package func recordUndo(_ step: @escaping () -> Void) { record(step) }

  /// Notes a change of state that snapshots store as a whole, so that none is taken for the present.
  package func noteChange() { record {} }

  /// Records the contents of a container before its first change since a snapshot.
  ///
  /// `step` is evaluated only then; it captures the contents, which are copied on write.
  @inline(__always)
  package func recordContents(
    of container: RuntimeObject, _ step: @autoclosure () -> () -> Void
  ) {
    guard journal.isRecording, container.extra?.recordedContents != journal.generation,
      !container.isDeallocating
    else { return }
    container.makeExtra().recordedContents = journal.generation
    journal.append(step())
  }

  /// Adds an undo record if a snapshot is open.
  @inline(__always)
  func record(_ step: @autoclosure () -> () -> Void) {
    if journal.isRecording { journal.append(step()) }
  }

  /// Undoes the registration of a class; the class and its instances are erased.
  func erase(_ cls: RuntimeClass) {
    dispose(cls)
    for part in cls.parts {
      part.isErased = true
      if part.hasHandle { observer?.didErase(part) }
      // The table retains its class, and is created again on demand.
      part.hostTable = nil
    }
  }
}
