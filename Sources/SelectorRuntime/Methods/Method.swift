/// A method of a class; subclasses that inherit it share the object.
///
/// The corresponding Objective-C type is `Method`.
package final class Method {
  /// The operation that set a method's implementation.
  package enum Change: String, Sendable {
    case definition, category, add, replace, exchange, setImplementation, layer
  }

  /// One entry of a method's history.
  package struct Record {
    package let change: Change
    /// The source location of the call (`file:line`), or nil for native code.
    package let source: String?
    /// The category's name, or the selector of the exchanged method.
    package let detail: String?
    /// The layer that was added, or nil.
    package var layer: Layer?
    /// The author of the change, or nil.
    package internal(set) var author: String?
    /// The replaced implementation, of this method or of the one it overrides, if it is still
    /// alive.
    weak var replaced: Implementation?
  }

  package let selector: Selector
  /// The type encoding of its definition.
  let definedTypes: MethodTypes
  /// The class that declares it, also after that class was emptied.
  package let owner: RuntimeClass
  /// The category that added it, or nil.
  package let category: String?
  package internal(set) var implementation: Implementation
  /// Its definition, and the changes since.
  package internal(set) var history: [Record] {
    get { writtenHistory ?? [Record(change: .definition, source: nil, detail: nil)] }
    _modify {
      var changed = history
      writtenHistory = nil
      defer { writtenHistory = changed }
      yield &changed
    }
  }
  /// Nil for a definition without source and author, as that of a native method.
  private var writtenHistory: [Record]?

  /// The number of records at which the oldest is dropped; the definition and layers are kept.
  private static let historyLimit = 200

  /// The type encoding of its definition; replacing the implementation does not change it.
  package var types: String {
    let written = definedTypes.encoding
    guard definedTypes.isNative else { return written }
    return owner.runtime.nativeTypes?(selector, written) ?? written
  }

  /// The Swift types of a native method.
  package var signature: NativeSignature? { definedTypes.signature }

  /// Whether it has the Swift types of a native method.
  package var isNative: Bool { definedTypes.isNative }

  /// The type encoding as a compiler writes it, with argument offsets for a native method.
  package var compiledTypes: String {
    isNative ? TypeEncoding.compiled(types) : definedTypes.encoding
  }

  /// Adds a record to its history.
  func note(_ record: Record) {
    var dropped: (record: Record, place: Int)?
    if record.layer == nil, history.count >= Method.historyLimit,
      let oldest = history.dropFirst().firstIndex(where: { $0.layer == nil })
    {
      dropped = (history.remove(at: oldest), oldest)
    }
    var record = record
    record.author = owner.runtime.author
    history.append(record)
    owner.runtime.record { [self] in
      history.removeLast()
      if let dropped { history.insert(dropped.record, at: dropped.place) }
    }
    owner.runtime.methodObserver?.didRecord(record, of: self)
  }

  /// Removes the record of a layer from its history; returns whether there was one.
  ///
  /// It is searched from both ends, since hooks are removed newest or oldest first.
  func forget(_ layer: Layer) -> Bool {
    guard let place = Self.place(of: layer, in: history) else { return false }
    let forgotten = history.remove(at: place)
    owner.runtime.record { [self] in history.insert(forgotten, at: place) }
    return true
  }

  private static func place(of layer: Layer, in records: [Record]) -> Int? {
    var (first, last) = (0, records.count - 1)
    while first <= last {
      if records[last].layer === layer { return last }
      if records[first].layer === layer { return first }
      (first, last) = (first + 1, last - 1)
    }
    return nil
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

  /// Returns a copy of the method for another class.
  func duplicate(owner: RuntimeClass) -> Method {
    let copy = Method(
      selector, implementation, types: definedTypes, owner: owner, category: category, record: nil)
    copy.writtenHistory = writtenHistory
    return copy
  }
}
