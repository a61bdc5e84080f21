package import SelectorRuntime

/// `NSKeyedArchiver`: writes an object graph as a property list.
///
/// Every object has an index in one list, and each of its values is a number or the index of
/// another object, as in the archives of a device. The archive also lists the indexes of plain
/// values of the host language, so that they are decoded as such.
///
/// The class also implements `NSArchiver`, which has no keys, and whose data is complete after each
/// root object.
package final class NSKeyedArchiver: NSCoder {
  /// An object whose values are being encoded.
  private struct Frame {
    private(set) var entries: [(key: UTF16Text, value: PropertyList)] = []
    /// The indexes of the entries, if there are many.
    private var indexes: [UTF16Text: Int] = [:]
    /// The number of values without a key so far.
    var unkeyed = 0

    /// Adds an entry, or replaces the value of its key.
    mutating func set(_ value: PropertyList, forKey key: UTF16Text) {
      let most = 16
      if entries.count == most {
        for (index, entry) in entries.enumerated() { indexes[entry.key] = index }
      }
      let known =
        entries.count < most ? entries.firstIndex { $0.key == key } : indexes[key]
      if let known {
        entries[known].value = value
      } else {
        if entries.count >= most { indexes[key] = entries.count }
        entries.append((key, value))
      }
    }
  }

  /// The list of objects; the first represents nil.
  private var objects: [PropertyList] = [.string("$null")]
  private var frames = [Frame()]
  /// The indexes of the encoded objects, and of strings of the host language.
  @Owned private var places: [RuntimeObject: Int] = [:]
  private var texts: [UTF16Text: Int] = [:]
  private var classPlaces: [String: Int] = [:]
  /// The indexes of plain values.
  private var plain: Set<Int> = []
  /// Conditionally encoded objects; their final indexes are known at the end.
  private var conditional: [RuntimeObject] = []
  private(set) var isFinished = false
  @Owned private(set) var result: NSData?

  fileprivate(set) var isSecure = false
  var outputFormat = KeyedArchive.binaryFormat
  var classNames: [RuntimeClass: String] = [:]
  weak var delegate: RuntimeObject?

  /// Whether the receiver is an `NSArchiver`.
  private(set) lazy var isSequential = isa.inherits(from: runtime.cls(FoundationClasses.archiver))

  package override var allowsKeyedCoding: Bool { !isSequential }
  package override var requiresSecureCoding: Bool { isSecure }

  package override func destruct() {
    result?.complete()
    let kept = Array(places.keys) + conditional
    conditional = []
    result?.release()
    for object in kept { object.release() }
    super.destruct()
  }

  /// Begins to write into the given data, or into new data.
  func start(_ data: NSData?, isSecure: Bool) {
    self.isSecure = isSecure
    let old = result
    old?.complete()
    data?.retain()
    result = data
    old?.release()
  }

  // MARK: Values

  package override func writeObject(
    _ value: Value, forKey key: String?, isConditional: Bool
  ) throws {
    if isRoot { result?.record() }
    try add(value, forKey: key, isConditional: isConditional)
    updateData()
  }

  private func add(_ value: Value, forKey key: String?, isConditional: Bool) throws {
    try checkOpen(key == nil ? "encodeObject:" : "encodeObject:forKey:")
    if isConditional, let object = value.object, places[object] == nil {
      object.retain()
      conditional.append(object)
      return write(.uid(-conditional.count), key)
    }
    write(.uid(try place(of: value)), key)
  }

  /// Encodes several objects under one key, for containers.
  package override func encodeObjects(_ values: [Value], forKey key: String) throws {
    write(.array(try values.map { .uid(try place(of: $0)) }), key)
  }

  package override func writeScalar(
    _ value: Value, forKey key: String?, _ message: String
  ) throws {
    try checkOpen(message)
    if isRoot { result?.record() }
    switch value {
    case .bool(let truth): write(.boolean(truth), key)
    case .integer(let integer): write(.integer(integer), key)
    case .number(let number): write(.real(number), key)
    default: write(.data(ByteArgument.from(value, in: runtime)?.bytes ?? []), key)
    }
    updateData()
  }

  /// Adds an entry to the object that is being encoded; a key that begins with `$` is escaped.
  private func write(_ value: PropertyList, _ key: String?) {
    let last = frames.count - 1
    let name: UTF16Text
    if let key {
      name = UTF16Text(key.hasPrefix("$") ? "$" + key : key)
    } else {
      name = UTF16Text("$\(frames[last].unkeyed)")
      frames[last].unkeyed += 1
    }
    frames[last].set(value, forKey: name)
  }

  private func checkOpen(_ message: String) throws {
    guard isFinished else { return }
    throw foundation.exception(
      named: "NSInvalidArchiveOperationException",
      "*** -[\(className) \(message)]: archive already finished, cannot encode anything more")
  }

  // MARK: Objects

  /// Returns the index of a value, which is encoded if it is new.
  private func place(of value: Value) throws -> Int {
    if value.isNone { return 0 }
    if let object = value.object { return try place(of: object) }
    guard case .string(let text) = value else {
      guard let boxed = try foundation.box(value) else { return 0 }
      return notePlain(try add(boxed))
    }
    let units = UTF16Text(text)
    if let known = texts[units] { return known }
    let place = notePlain(append(.string(units)))
    texts[units] = place
    return place
  }

  private func notePlain(_ place: Int) -> Int {
    plain.insert(place)
    return place
  }

  private func place(of object: RuntimeObject) throws -> Int {
    if let known = places[object] { return known }
    if object === runtime.null { return try add(object) }
    let selector = runtime.selector(
      isSequential ? "replacementObjectForArchiver:" : "replacementObjectForKeyedArchiver:")
    guard let other = try runtime.send(object, selector, Arguments(.object(self))).object else {
      return 0
    }
    if let known = places[other] {
      note(object, known)
      return known
    }
    if other !== object { try notify("archiver:willReplaceObject:withObject:", object, other) }
    let place = try add(other)
    if other !== object { note(object, place) }
    return place
  }

  private func note(_ object: RuntimeObject, _ place: Int) {
    object.retain()
    places[object] = place
  }

  private func append(_ list: PropertyList) -> Int {
    objects.append(list)
    return objects.count - 1
  }

  /// Encodes a new object.
  private func add(_ object: RuntimeObject) throws -> Int {
    if objects.count % 1024 == 0 { try foundation.checkStop() }
    var object = object
    if let answer = try ask("archiver:willEncodeObject:", object) {
      guard let other = answer.object else { return 0 }
      if other !== object {
        try notify("archiver:willReplaceObject:withObject:", object, other)
        if let known = places[other] {
          note(object, known)
          return known
        }
      }
      object = other
    }
    let cls = try runtime.send(
      object, runtime.selector(isSequential ? "classForArchiver" : "classForKeyedArchiver"),
      as: RuntimeClass?.self)
    guard let cls else { return 0 }
    if let whole = try KeyedArchive.whole(object, cls) {
      let place = append(whole)
      note(object, place)
      return place
    }
    try checkSecure(cls)
    let place = append(.string("$null"))
    note(object, place)
    frames.append(Frame())
    do {
      _ = try runtime.send(
        object, runtime.selector("encodeWithCoder:"), Arguments(.object(self)))
    } catch {
      frames.removeLast()
      throw error
    }
    let frame = frames.removeLast()
    let entry = (key: UTF16Text("$class"), value: PropertyList.uid(self.place(of: cls)))
    objects[place] = .dictionary(frame.entries + [entry])
    try notify("archiver:didEncodeObject:", object)
    return place
  }

  /// Returns the index of a class's entry: its name, and the names of its superclasses.
  private func place(of cls: RuntimeClass) -> Int {
    let name = classNames[cls] ?? foundation.archivedClassNames[cls] ?? cls.name
    if let known = classPlaces[name] { return known }
    var names = [name]
    var above = cls.superclass
    while let next = above {
      names.append(next.name)
      above = next.superclass
    }
    let place = append(
      .dictionary([
        ("$classname", .string(UTF16Text(name))),
        ("$classes", .array(names.map { .string(UTF16Text($0)) })),
      ]))
    classPlaces[name] = place
    return place
  }

  private func checkSecure(_ cls: RuntimeClass) throws {
    guard isSecure, try !foundation.supportsSecureCoding(cls) else { return }
    throw foundation.exception(
      named: "NSInvalidArchiveOperationException", KeyedArchive.insecure(cls))
  }

  // MARK: Finishing

  /// Completes the archive; nothing can be encoded after it.
  func finish() throws {
    if isFinished { return }
    try notify("archiverWillFinish:")
    isFinished = true
    writeOut()
    try notify("archiverDidFinish:")
  }

  /// Whether the next value is a root of an `NSArchiver`.
  private var isRoot: Bool { isSequential && frames.count == 1 }

  /// Updates the data of an `NSArchiver` after a root, when the data is read next.
  private func updateData() {
    guard isRoot else { return }
    guard let result else { return writeOut() }
    result.setLater { [weak self] in self?.bytes() ?? [] }
  }

  /// Updates the data with everything encoded so far.
  private func writeOut() {
    let bytes = bytes()
    if let result {
      result.change { $0 = bytes }
    } else {
      let made = foundation.data(bytes)
      made.retain()
      result = made
    }
  }

  /// The archive of everything encoded so far.
  private func bytes() -> [UInt8] {
    let known = conditional.map { places[$0] ?? 0 }
    let archive = KeyedArchive.list(
      top: .dictionary(frames[0].entries), objects: objects, plain: plain.sorted(),
      archiver: isSequential ? "NSArchiver" : "NSKeyedArchiver",
      resolving: { place in place < 0 ? known[-place - 1] : place })
    return outputFormat == KeyedArchive.textFormat
      ? Array(XMLPropertyList.text(of: archive).utf8)
      : BinaryPropertyList.bytes(of: archive, goesOn: foundation.goesOn)
  }

  private func notify(_ message: String, _ objects: RuntimeObject...) throws {
    _ = try ask(message, objects)
  }

  private func ask(_ message: String, _ objects: RuntimeObject...) throws -> Value? {
    try ask(message, objects)
  }

  private func ask(_ message: String, _ objects: [RuntimeObject]) throws -> Value? {
    guard let delegate else { return nil }
    return try foundation.ask(delegate, message, [self] + objects)
  }
}

extension FoundationWorld {
  /// Sends an optional message to a delegate; returns nil if the delegate does not implement it.
  func ask(
    _ delegate: RuntimeObject, _ message: String, _ arguments: [RuntimeObject]
  ) throws -> Value? {
    let selector = runtime.selector(message)
    guard try runtime.responds(delegate.isa, to: selector) else { return nil }
    return try runtime.send(delegate, selector, Arguments(arguments.map { .object($0) }))
  }

  /// Returns whether a class adopts NSSecureCoding and returns true from `supportsSecureCoding`.
  func supportsSecureCoding(_ cls: RuntimeClass) throws -> Bool {
    guard
      try runtime.send(
        cls, runtime.selector("conformsToProtocol:"),
        runtime.protocol(FoundationProtocols.secureCoding), as: Bool.self)
    else { return false }
    return try runtime.send(cls, runtime.selector("supportsSecureCoding"), as: Bool.self)
  }
}
