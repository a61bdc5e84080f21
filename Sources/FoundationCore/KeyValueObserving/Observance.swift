internal import SelectorRuntime
internal import Threads

/// One registration: who is told of what, and how.
///
/// Neither the observer nor the observed object is retained, as on a device: telling an observer that
/// has gone is a message to a zombie.
final class Observance {
  let observer: RuntimeObject
  let object: RuntimeObject
  let path: String
  let options: ObservingOptions
  let context: Value
  /// Which of the world's registrations it is.
  let number: Int
  /// False once it is removed.
  var isActive = true
  /// The watch behind it: the path's first key on the object.
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

  /// The value at the end of its path.
  private func value() throws -> Value {
    try object.foundation.value(forKeyPath: path, of: .object(object))
  }

  /// The value of a change dictionary: all of it, or the elements at some indexes.
  private func content(at indexes: [Int]?) throws -> Value {
    let value = try value()
    guard let indexes else { return value }
    let elements = value.elements ?? []
    return .list(indexes.compactMap { elements.indices.contains($0) ? elements[$0] : nil })
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

  /// Tells the observer of a change that begins: before it, if it asked for that.
  ///
  /// - Returns: what has to be told when the change ends.
  func changeBegins(_ kind: KeyValueChange, _ part: ChangedPart) throws -> PendingChange.Notice {
    let old = options.contains(.old) && kind != .insertion ? try oldContent(part) : nil
    if options.contains(.prior) { try tell(kind, part, old: old, new: nil, isPrior: true) }
    return .init(observance: self, kind: kind, part: part, old: old)
  }

  /// Tells the observer of a change that has ended.
  func changeEnded(_ notice: PendingChange.Notice) throws {
    let new = options.contains(.new) && notice.kind != .removal ? try newContent(notice.part) : nil
    try tell(notice.kind, notice.part, old: notice.old, new: new)
  }

  /// Tells the observer what the value is: as it begins to observe, or after a change.
  func tellWholeValue() throws {
    try tell(.setting, .whole, old: nil, new: options.contains(.new) ? value() : nil)
  }

  /// Tells the observer what an object on the path has told of its part of it.
  func passOn(_ change: Value) throws {
    // The object that it registered with has gone, and could not be asked to forget it.
    if observer.isDeallocated, observer is NestedObserver { return }
    let threads = object.foundation.threads
    try threads.point("the observers of \(object.defaultDescription)")
    threads.touch("the observers of \(object.defaultDescription)")
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
