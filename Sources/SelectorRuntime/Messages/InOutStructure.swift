/// A structure behind a pointer: a method may change it, and who passed it reads it afterwards.
///
/// A script gets a table, the very same one however many hands the pointer goes through; so a change
/// is seen wherever it was made, in a method, behind a proxy or in a hook.
package final class InOutStructure: ForeignValue {
  private let initial: Structure
  /// The host language's own form of it, once somebody there has got it.
  package var counterpart: ForeignValue?

  package init(_ structure: Structure) { initial = structure }

  package override var typeName: String { "\(initial.type.name) *" }

  /// Its present value; nil when a script has written something into it that is no such structure.
  package override func structure(_ type: StructureType) -> Structure? {
    guard type === initial.type else { return nil }
    return counterpart.map { $0.structure(type) } ?? initial
  }

  /// The value before anybody could change it.
  package var initialValue: Value { .structure(initial) }

  package override func isSame(as other: ForeignValue) -> Bool {
    self === other || counterpart.map { $0.isSame(as: other) } ?? false
  }
}
