/// A structure that is passed by pointer: the method can change it and the caller sees that.
///
/// Scripts get one table for it, also when proxies or hooks pass the pointer on, so each change is
/// visible to all of them.
package final class InOutStructure: ForeignValue {
  private let initial: Structure
  /// The host language's representation, once it has been created.
  package var counterpart: ForeignValue?

  package init(_ structure: Structure) { initial = structure }

  package override var typeName: String { "\(initial.type.name) *" }

  /// Returns the current value; nil when a script stored an invalid one.
  package override func structure(_ type: StructureType) -> Structure? {
    guard type === initial.type else { return nil }
    return counterpart.map { $0.structure(type) } ?? initial
  }

  /// The value before any change.
  package var initialValue: Value { .structure(initial) }

  package override func isSame(as other: ForeignValue) -> Bool {
    self === other || counterpart.map { $0.isSame(as: other) } ?? false
  }
}
