internal import SelectorRuntime
internal import Threads

/// One registration of an observer.
///
/// Neither the observer nor the observed object is retained, as on a device: notifying a
/// deallocated observer is a message to a zombie.
final class Observance {
  let observer: RuntimeObject
  let object: RuntimeObject
  let path: String
  let options: ObservingOptions
  let context: Value
  /// The registration's number in the world, in the order of registration.
  let number: Int
  /// Whether it has not been removed.
  var isActive = true
  /// The watch of the path's first key on the object.
  weak var watch: Watch?

  init(
    _ observer: RuntimeObject, of object: RuntimeObject, _ path: String,
    _ options: ObservingOptions, context: Value, number: Int
  ) {
    self.number = number
    self.observer = observer
    self.object = object
    self.path = path
    self.options = options
    self.context = context
  }

  /// Returns the value at the end of the path.
  private func value() throws -> Value {
    try object.foundation.value(forKeyPath: path, of: .object(object))
  }

  /// Returns a value for the change dictionary: the whole value, or the elements at the indexes.
  private func content(at indexes: [Int]?) throws -> Value {
    let value = try value()
    guard let indexes else { return value }
    guard !value.isNone else { return .list([]) }
    let elements = value.elements ?? []
    if let index = indexes.first(where: { !elements.indices.contains($0) }) {
      let bounds = elements.isEmpty ? "for empty array" : "[0 .. \(elements.count - 1)]"
      throw RuntimeError(
        .range,
        "*** -[NSArray objectsAtIndexes:]: index \(index) in index set beyond bounds \(bounds)")
    }
    return .list(indexes.map { elements[$0] })
  }

  private func oldContent(_ part: ChangedPart) throws -> Value {
    switch part {
    case .whole: try content(at: nil)
    case .elements(let indexes): try content(at: indexes)
    case .members(let old, _): .list(old)
    }
  }

  private func newContent(_ part: ChangedPart) throws -> Value {
    switch part {
    case .whole: try content(at: nil)
    case .elements(let indexes): try content(at: indexes)
    case .members(_, let new): .list(new)
    }
  }

  /// Begins a change; sends the prior notification if the observer registered for it.
  ///
  /// - Returns: the notification to send after the change.
  func changeBegins(_ kind: KeyValueChange, _ part: ChangedPart) throws -> PendingChange.Notice {
    let old = options.contains(.old) && kind != .insertion ? try oldContent(part) : nil
    if options.contains(.prior) { try tell(kind, part, old: old, new: nil, isPrior: true) }
    return .init(observance: self, kind: kind, part: part, old: old)
  }

  /// Sends the notification after a change.
  func changeEnded(_ notice: PendingChange.Notice) throws {
    let new = options.contains(.new) && notice.kind != .removal ? try newContent(notice.part) : nil
    try tell(notice.kind, notice.part, old: notice.old, new: new)
  }

  /// Notifies the observer of the current value: initially, or after a change.
  func tellWholeValue() throws {
    try tell(.setting, .whole, old: nil, new: options.contains(.new) ? value() : nil)
  }

  /// Forwards a change dictionary to the observer, also one from an object on the path.
  func passOn(_ change: Value) throws {
    // The object that it is registered with was deallocated, so it could not be removed.
    if observer.isDeallocated, observer is NestedObserver { return }
    let threads = object.foundation.threads
    try threads.point("the observers of \(object.defaultDescription)")
    threads.touch("the observers of \(object.defaultDescription)")
    // The observer may remove and release itself; before this point, another thread may do so.
    let isRetained = !observer.isDeallocated && !observer.isDeallocating
    if isRetained { observer.retain() }
    defer { if isRetained { observer.release() } }
    _ = try object.runtime.send(
      observer, object.foundation.keyValue.observeValue,
      Arguments([.string(path), .object(object), change, context]))
  }

  private func tell(
    _ kind: KeyValueChange, _ part: ChangedPart, old: Value?, new: Value?, isPrior: Bool = false
  ) throws {
    var change: [Value.DictionaryEntry] = [
      .init(key: .string("kind"), value: .integer(Int64(kind.rawValue)))
    ]
    if let old { change.append(.init(key: .string("old"), value: old)) }
    if let new { change.append(.init(key: .string("new"), value: new)) }
    if isPrior { change.append(.init(key: .string("notificationIsPrior"), value: .bool(true))) }
    if case .elements(let indexes) = part {
      let list = Value.list(indexes.map { .integer(Int64($0)) })
      change.append(.init(key: .string("indexes"), value: list))
    }
    try passOn(.dictionary(change))
  }
}
