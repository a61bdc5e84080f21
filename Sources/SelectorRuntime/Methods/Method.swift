/// One entry of a class's method list; the same object for everybody who inherits it.
///
/// The corresponding Objective-C type is `Method`.
package final class Method {
  /// How a method came to have its implementation.
  package enum Change: String, Sendable {
    case definition, category, add, replace, exchange, setImplementation, layer
  }

  /// One line of its history.
  package struct Record {
    package let change: Change
    /// Where the call stands (`file:line`), or nil for native code.
    package let source: String?
    /// The category's name, or the selector it was exchanged with.
    package let detail: String?
    /// The layer that was laid, or nil.
    package var layer: Layer?
    /// Who was said to be at work, or nil.
    package internal(set) var author: String?
    /// The former implementation of the method, or of the one that it hid, if anybody still has it.
    weak var replaced: Implementation?
  }

  package let selector: Selector
  /// Its types as it was defined with them.
  let definedTypes: MethodTypes
  /// The class in whose list it stands, or stood until the class was emptied.
  package let owner: RuntimeClass
  /// The category that brought it, or nil.
  package let category: String?
  package internal(set) var implementation: Implementation
  /// Where it was defined, and what was laid over it since.
  package internal(set) var history: [Record] {
    get { writtenHistory ?? [Record(change: .definition, source: nil, detail: nil)] }
    set { writtenHistory = newValue }
  }
  /// Nil for a definition of which nobody has anything to tell, as that of a native method.
  private var writtenHistory: [Record]?

  /// How many records are kept: where it was defined, the layers that lie over it, and the latest of
  /// the others.
  private static let historyLimit = 200

  /// The type encoding; it stays what it was first, whatever replaces the implementation.
  package var types: String {
    let written = definedTypes.encoding
    guard definedTypes.isNative else { return written }
    return owner.runtime.nativeTypes?(selector, written) ?? written
  }

  /// The Swift types of a native method.
  package var signature: NativeSignature? { definedTypes.signature }

  /// Whether it has the Swift types of a native method.
  package var isNative: Bool { definedTypes.isNative }

  /// The type encoding as a compiler writes it: a native method's with the places of its arguments.
  package var compiledTypes: String {
    isNative ? TypeEncoding.compiled(types) : definedTypes.encoding
  }

  /// Adds a record to its history.
  func note(_ record: Record) {
    if history.count >= Method.historyLimit,
      let oldest = history.dropFirst().firstIndex(where: { $0.layer == nil })
    {
      history.remove(at: oldest)
    }
    var record = record
    record.author = owner.runtime.author
    history.append(record)
  }

  init(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes,
    owner: RuntimeClass, category: String?, record: Record?
  ) {
    self.selector = selector
    self.implementation = implementation
    definedTypes = types
    self.owner = owner
    self.category = category
    guard record != nil || owner.runtime.author != nil else { return }
    var record = record ?? Record(change: .definition, source: nil, detail: nil)
    record.author = owner.runtime.author
    writtenHistory = [record]
  }

  /// The same method as an entry of another class's list.
  func duplicate(owner: RuntimeClass) -> Method {
    let copy = Method(
      selector, implementation, types: definedTypes, owner: owner, category: category, record: nil)
    copy.writtenHistory = writtenHistory
    return copy
  }
}
