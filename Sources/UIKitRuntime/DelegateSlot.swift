package import SelectorRuntime

/// An unretained object property: a `delegate` or a `dataSource`.
///
/// The reference is weak, or assigned (`unsafe_unretained`), as before ARC. An assigned reference
/// dangles when the object is deallocated, and the next message to it is an error. The owner passes
/// a list of selectors; `respondsToSelector:` is sent for them once, when the delegate is set, and
/// the results are cached.
package final class DelegateSlot {
  private let reference = OwnedBox<RuntimeObject?>(nil)
  private var isUnsafe = false
  /// The selectors that are checked when the delegate is set.
  private let remembered: [Selector]
  private var answers: UInt64 = 0
  /// The number of assignments; results for a delegate that was replaced meanwhile are discarded.
  private var generation = 0

  /// Creates an empty slot.
  ///
  /// - Parameter remembered: the selectors whose results are cached; at most 64.
  package init(remembering remembered: [Selector] = []) { self.remembered = remembered }

  /// The delegate; nil if a weak one is deallocated, the zombie if an assigned one is deallocated.
  package var object: RuntimeObject? {
    guard let held = reference.contents, !held.isErased else { return nil }
    return held.isDeallocating && !isUnsafe ? nil : held
  }

  /// Sets the delegate, then sends it `respondsToSelector:` for all remembered selectors.
  ///
  /// - Parameters:
  ///   - delegate: the new delegate.
  ///   - owner: the object with the property; it clears the property when it is deallocated.
  ///   - isUnsafe: whether the reference is assigned instead of weak.
  /// - Throws: the errors of the delegate's `respondsToSelector:`; it is set even then.
  package func set(
    _ delegate: RuntimeObject?, of owner: RuntimeObject, isUnsafe: Bool = false
  ) throws {
    reference.link(to: owner)
    reference.hold(delegate)
    self.isUnsafe = isUnsafe
    try refresh()
  }

  /// Sends `respondsToSelector:` again for all remembered selectors.
  package func refresh() throws {
    generation += 1
    let asking = generation
    answers = 0
    guard let delegate = object else { return }
    try delegate.keptAlive {
      for (place, selector) in remembered.enumerated() {
        // The system does not have the message yet.
        guard !selector.isAbsent else { continue }
        let answer: Bool = try delegate.call(delegate.runtime.known.respondsToSelector, selector)
        guard asking == generation else { return }
        if answer { answers |= 1 << UInt64(place) }
      }
    }
  }

  /// Returns the delegate if it responded to a remembered selector when it was set.
  package func delegate(remembered selector: Selector) -> RuntimeObject? {
    guard answers != 0, !selector.isAbsent,
      let place = remembered.firstIndex(where: { $0 === selector })
    else {
      return nil
    }
    return answers & (1 << UInt64(place)) == 0 ? nil : object
  }

  /// Returns the delegate if it currently responds to a selector.
  ///
  /// - Throws: the errors of the delegate; `EXC_BAD_ACCESS` if an assigned one is deallocated.
  package func delegate(respondingTo selector: Selector) throws -> RuntimeObject? {
    guard let delegate = object, !selector.isAbsent else { return nil }
    return try delegate.call(delegate.runtime.known.respondsToSelector, selector) ? delegate : nil
  }
}
