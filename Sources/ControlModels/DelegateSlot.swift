package import SelectorRuntime

/// A property that knows an object without owning it: a `delegate` or a `dataSource`.
///
/// It is weak, or assigned as before ARC: then it dangles when its object goes, and the next message
/// to it is an error. What the owner asks once, when the delegate is set, stands in a list of
/// selectors; the answers are kept until it is set again.
package final class DelegateSlot {
  private let reference = OwnedBox<RuntimeObject?>(nil)
  private var isUnsafe = false
  /// The selectors that are asked for when the delegate is set.
  private let remembered: [Selector]
  private var answers: UInt64 = 0
  /// How often it has been set: a delegate that is replaced while it is asked is asked in vain.
  private var generation = 0

  /// Makes an empty one.
  ///
  /// - Parameter remembered: the selectors whose answers are kept; at most 64.
  package init(remembering remembered: [Selector] = []) { self.remembered = remembered }

  /// The delegate; nil when a weak one has gone, the zombie when an assigned one has.
  package var object: RuntimeObject? {
    guard let held = reference.contents, !held.isErased else { return nil }
    return held.isDeallocating && !isUnsafe ? nil : held
  }

  /// Sets the delegate, then asks it `respondsToSelector:` for everything that is remembered.
  ///
  /// - Parameters:
  ///   - owner: the object that has the property; it forgets the delegate at its end.
  ///   - isUnsafe: whether it is assigned instead of weak.
  /// - Throws: what the delegate throws when it is asked; it is set even so.
  package func set(
    _ delegate: RuntimeObject?, of owner: RuntimeObject, isUnsafe: Bool = false
  ) throws {
    reference.link(to: owner)
    reference.hold(delegate)
    self.isUnsafe = isUnsafe
    try refresh()
  }

  /// Asks again what is remembered.
  package func refresh() throws {
    generation += 1
    let asking = generation
    answers = 0
    guard let delegate = object else { return }
    try delegate.keptAlive {
      for (place, selector) in remembered.enumerated() {
        let answer: Bool = try delegate.call(delegate.runtime.known.respondsToSelector, selector)
        guard asking == generation else { return }
        if answer { answers |= 1 << UInt64(place) }
      }
    }
  }

  /// The delegate, if it said when it was set that it responds to one of the remembered selectors.
  package func delegate(remembered selector: Selector) -> RuntimeObject? {
    guard answers != 0, let place = remembered.firstIndex(where: { $0 === selector }) else {
      return nil
    }
    return answers & (1 << UInt64(place)) == 0 ? nil : object
  }

  /// The delegate, if it says now that it responds to a selector.
  ///
  /// - Throws: what the delegate throws; an assigned one that has gone, `EXC_BAD_ACCESS`.
  package func delegate(respondingTo selector: Selector) throws -> RuntimeObject? {
    guard let delegate = object else { return nil }
    return try delegate.call(delegate.runtime.known.respondsToSelector, selector) ? delegate : nil
  }
}
