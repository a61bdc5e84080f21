/// Going back: classes, methods, once tokens, associations and known selectors are as they were;
/// what was made since is dead.
extension Runtime {
  /// Notes the present moment.
  ///
  /// Whoever holds the answer can restore it, repeatedly; snapshots nest.
  /// - Parameter shared: sets as it is now what is not written down change by change; it runs last.
  /// - Complexity: O(1).
  package func snapshot(sharing shared: @escaping () -> Void = {}) -> RuntimeSnapshot {
    let taken = RuntimeSnapshot(
      journal.identity, mark: journal.mark, serial: lastSerial, selectors: selectors.knownCount,
      sharing: shared)
    journal.begin(taken)
    return taken
  }

  /// Whether a moment can be gone back to: it is one of this world, and no older one was since.
  /// - Complexity: O(1).
  package func holds(_ snapshot: RuntimeSnapshot) -> Bool { snapshot.isOpen(in: journal) }

  /// Whether nothing has been made or changed since a moment.
  /// - Complexity: O(1).
  package func isPresent(_ snapshot: RuntimeSnapshot) -> Bool {
    holds(snapshot) && journal.mark == snapshot.mark && lastSerial == snapshot.serial
      && selectors.knownCount == snapshot.selectors
  }

  /// Goes back to a moment.
  ///
  /// Objects that existed keep their state. Objects and classes made since are erased: no `dealloc`
  /// runs, what held them lets go of them, and a message to one is an error.
  /// - Throws: ``RuntimeError`` when the snapshot is of another world or was undone by an older one.
  /// - Complexity: O(what changed since).
  package func restore(_ snapshot: RuntimeSnapshot) throws {
    guard holds(snapshot) else {
      throw RuntimeError(
        .invalidArgument,
        "the snapshot was undone by restoring an older one, or is of another world")
    }
    let steps = journal.takeSteps(since: snapshot)
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

  /// Whether a change is written down at all: ask it before a step that costs something to make.
  package var isRecordingChanges: Bool { journal.isRecording }

  /// Writes down how a model's change is taken back; the step runs with the world as the change left
  /// it, unless it is never needed.
  package func recordUndo(_ step: @escaping () -> Void) { record(step) }

  /// Writes down how a container gets back what it holds, before the first change since a snapshot.
  ///
  /// `step` is made only then; it captures the contents, which are copied when they change.
  @inline(__always)
  package func recordContents(
    of container: RuntimeObject, _ step: @autoclosure () -> () -> Void
  ) {
    guard journal.isRecording, container.recordedContents != journal.generation,
      !container.isDeallocating
    else { return }
    container.recordedContents = journal.generation
    journal.append(step())
  }

  /// Writes down how a change is taken back, if anybody could want that.
  @inline(__always)
  func record(_ step: @autoclosure () -> () -> Void) {
    if journal.isRecording { journal.append(step()) }
  }

  /// Takes back that a class was registered: it and its instances are no more.
  func erase(_ cls: RuntimeClass) {
    dispose(cls)
    for part in cls.parts {
      part.isErased = true
      if part.hasHandle { observer?.didErase(part) }
      // It owns its class, and is made anew should somebody ask for it once more.
      part.hostTable = nil
    }
  }
}
