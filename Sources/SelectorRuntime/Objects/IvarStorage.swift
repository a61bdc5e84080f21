/// The values of an object's instance variables, in the order of their first assignment.
///
/// Most objects have a few, and comparing their identities is faster than hashing one. More than
/// that are also found by an index.
struct IvarStorage {
  /// The number of variables that are searched one after the other.
  private static let searched = 16

  private var slots: [IvarSlot] = []
  /// The index of each variable in `slots`; nil while they are few.
  private var indexes: [ObjectIdentifier: Int]?

  var isEmpty: Bool { slots.isEmpty }

  /// The value of a variable, or nil.
  /// - Complexity: O(1), expected.
  subscript(ivar: Ivar) -> IvarSlot? { index(of: ivar).map { slots[$0] } }

  private func index(of ivar: Ivar) -> Int? {
    if let indexes { return indexes[ObjectIdentifier(ivar)] }
    return slots.firstIndex { $0.ivar === ivar }
  }

  /// Stores the value of a variable.
  ///
  /// - Returns: the old value, which the caller releases, or nil.
  /// - Complexity: O(1), expected and amortized.
  mutating func store(_ slot: consuming IvarSlot) -> IvarSlot? {
    if slots.isEmpty {
      // Most objects have one variable, for which an array that grows would be too large.
      slots = [slot]
      return nil
    }
    if let index = index(of: slot.ivar) {
      let old = slots[index]
      slots[index] = slot
      return old
    }
    let identity = ObjectIdentifier(slot.ivar)
    slots.append(slot)
    if indexes != nil {
      indexes?[identity] = slots.count - 1
    } else if slots.count > IvarStorage.searched {
      indexes = Dictionary(
        uniqueKeysWithValues: slots.enumerated().map { (ObjectIdentifier($1.ivar), $0) })
    }
    return nil
  }

  /// Removes all values, and returns them.
  mutating func removeAll() -> [IvarSlot] {
    let all = slots
    self = IvarStorage()
    return all
  }
}
