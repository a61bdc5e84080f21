package import SelectorRuntime

/// `NSKeyedUnarchiver`: reads the objects of an archive.
///
/// An object is created when it is first decoded: with `alloc`, then `initWithCoder:` while its own
/// values can be read. References to it that are decoded meanwhile are the object that `alloc`
/// returned. The class also implements `NSUnarchiver`.
package final class NSKeyedUnarchiver: NSCoder {
  /// An object whose values are being decoded.
  private struct Frame {
    let values: PropertyList
    /// The classes that its values may have; nil allows all.
    let allowed: [RuntimeClass]?
    /// The number of values without a key that have been read.
    var unkeyed = 0
  }

  private var archive: KeyedArchive?
  private var frames: [Frame] = []
  private var decoded: [Int: Value] = [:]
  private(set) var isFinished = false
  /// Whether it has warned that `NSObject` is an allowed class.
  var hasWarnedOfObject = false
  @Owned private var failure: NSError?

  var keepsErrors = false
  var isSecure = false
  var classes: [String: RuntimeClass] = [:]
  weak var delegate: RuntimeObject?

  /// Whether the receiver is an `NSUnarchiver`.
  private(set) lazy var isSequential = isa.inherits(from: runtime.cls(FoundationClasses.unarchiver))
  /// Whether a sequential archive has been read to its end.
  var isAtEnd: Bool {
    guard let last = frames.last else { return true }
    return last.values["$\(last.unkeyed)"] == nil
  }

  package override var allowsKeyedCoding: Bool { !isSequential }
  package override var requiresSecureCoding: Bool { isSecure }
  package override var allowedClasses: [RuntimeClass]? { frames.last?.allowed }
  package override var error: NSError? { failure }

  package override func destruct() {
    let old = decoded.values
    decoded = [:]
    for value in old { value.release() }
    failure?.release()
    super.destruct()
  }

  /// Begins to read an archive.
  ///
  /// - Parameter keepsErrors: Whether a failure is recorded as an error instead of raised.
  func start(_ archive: KeyedArchive, isSecure: Bool, keepsErrors: Bool) {
    self.archive = archive
    self.isSecure = isSecure
    self.keepsErrors = keepsErrors
    frames = [Frame(values: archive.top, allowed: nil)]
  }

  func finish() throws {
    if isFinished { return }
    if let delegate { _ = try foundation.ask(delegate, "unarchiverWillFinish:", [self]) }
    isFinished = true
    if let delegate { _ = try foundation.ask(delegate, "unarchiverDidFinish:", [self]) }
  }

  // MARK: Values

  package override func hasValue(forKey key: String) throws -> Bool {
    frames.last?.values[escaped(key)] != nil
  }

  package override func readScalar(
    forKey key: String?, _ message: String
  ) throws -> Value {
    switch try value(forKey: key, message) {
    case .boolean(let truth)?: return .bool(truth)
    case .integer(let integer)?: return .integer(integer)
    case .unsigned(let integer)?: return .integer(Int64(bitPattern: integer))
    case .real(let number)?: return .number(number)
    case .data(let bytes)?: return ByteString.value(of: bytes)
    case .uid(0)?, nil: return .none
    case .some:
      // The value is an object, and neither a number nor bytes.
      return .opaque(self)
    }
  }

  package override func readObject(
    forKey key: String?, of classes: [RuntimeClass]?
  ) throws -> Value {
    let message = key == nil ? "decodeObject" : "decodeObjectForKey:"
    guard failure == nil else { return .none }
    guard case .uid(let place)? = try value(forKey: key, message) else { return .none }
    return try guarded { try object(at: place, key ?? "", classes ?? frames.last?.allowed ?? nil) }
  }

  package override func decodeObjects(forKey key: String) throws -> [Value] {
    let places = try value(forKey: key, "decodeObjectForKey:")?.elements ?? []
    return try places.map { part in
      guard case .uid(let place) = part else { return .none }
      return try object(at: place, key, frames.last?.allowed ?? nil)
    }
  }

  /// Records an error, or raises it as an exception if errors are not recorded.
  package override func fail(_ error: NSError?) throws {
    guard keepsErrors else { return try super.fail(error) }
    guard failure == nil else { return }
    error?.retain()
    failure = error
  }

  /// Calls `body`; an unarchiver that records errors records its exception.
  private func guarded(_ body: () throws -> Value) throws -> Value {
    guard keepsErrors, frames.count == 1 else { return try body() }
    let world = foundation
    let answer = try world.answeringError {
      (try body(), nil)
    } failing: {
      world.codingError(.readCorrupt, $0)
    }
    guard case .foreign(let both as OutValues) = answer else { return .none }
    if let error = both.values[1].object as? NSError { try fail(error) }
    return failure == nil ? both.values[0] : .none
  }

  private func value(forKey key: String?, _ message: String) throws -> PropertyList? {
    guard !isFinished else {
      throw raised(
        "*** -[\(className) \(message)]: unarchive already finished, cannot decode anything more")
    }
    guard let last = frames.indices.last else { return nil }
    if let key { return frames[last].values[escaped(key)] }
    defer { frames[last].unkeyed += 1 }
    return frames[last].values["$\(frames[last].unkeyed)"]
  }

  private func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

  private func raised(_ reason: String) -> any Error {
    foundation.exception(named: "NSInvalidUnarchiveOperationException", reason)
  }

  // MARK: Objects

  private func object(
    at place: Int, _ key: String, _ allowed: [RuntimeClass]?
  ) throws -> Value {
    guard let archive, archive.objects.indices.contains(place) else {
      throw raised("*** -[\(className) decodeObjectForKey:]: the archive is corrupt")
    }
    if place == 0 { return .none }
    let list = archive.objects[place]
    if let known = decoded[place] {
      if let object = try known.object ?? foundation.box(known) {
        try check(object, key, allowed)
      }
      return known
    }
    guard case .dictionary = list else {
      let object = try foundation.object(of: list)
      try check(object, key, allowed)
      return keep(.object(object), at: place)
    }
    let cls = try cls(of: list, key)
    try check(cls, key, allowed)
    return try make(cls, list, at: place, key, allowed)
  }

  /// Creates an object with `alloc`, and sends `initWithCoder:` while its values can be read.
  private func make(
    _ cls: RuntimeClass, _ list: PropertyList, at place: Int, _ key: String,
    _ allowed: [RuntimeClass]?
  ) throws -> Value {
    guard let made = try runtime.send(cls, runtime.known.alloc).object else { return .none }
    // A placeholder is replaced by another object, so nothing may refer to it.
    let isKnown = !made.isConstant
    if isKnown {
      made.retain()
      decoded[place] = .object(made)
    }
    frames.append(Frame(values: list, allowed: allowed))
    let count = frames.count
    defer { frames.removeSubrange((count - 1)...) }
    let initialized = try runtime.send(
      made, runtime.selector("initWithCoder:"), Arguments(.object(self)))
    guard let object = initialized.object else {
      decoded[place] = .some(.none)
      return .none
    }
    if isKnown { try willReplace(made, by: object) }
    return try finished(object, at: place)
  }

  /// Notifies the delegate that one object replaces another.
  private func willReplace(_ object: RuntimeObject, by other: RuntimeObject) throws {
    guard let delegate, other !== object else { return }
    let message = "unarchiver:willReplaceObject:withObject:"
    _ = try foundation.ask(delegate, message, [self, object, other])
  }

  private func finished(_ object: RuntimeObject, at place: Int) throws -> Value {
    let awake = runtime.selector("awakeAfterUsingCoder:")
    guard
      var other = try runtime.send(object, awake, Arguments(.object(self))).object
    else { return .none }
    try willReplace(object, by: other)
    if let delegate,
      let answer = try foundation.ask(delegate, "unarchiver:didDecodeObject:", [self, other])
    {
      guard let replaced = answer.object else { return keep(.none, at: place) }
      try willReplace(other, by: replaced)
      other = replaced
    }
    return keep(.object(other), at: place)
  }

  /// Stores the decoded value of an index; a boxed plain value is unboxed.
  private func keep(_ value: Value, at place: Int) -> Value {
    var value = value
    if archive?.plain.contains(place) == true, let plain = try? foundation.unbox(value) {
      value = plain
    }
    value.retain()
    decoded.updateValue(value, forKey: place)?.release()
    return value
  }

  // MARK: Classes

  private func cls(of list: PropertyList, _ key: String) throws -> RuntimeClass {
    guard let archive, case .uid(let place)? = list["$class"],
      archive.objects.indices.contains(place),
      case .string(let text)? = archive.objects[place]["$classname"]
    else { throw raised("*** -[\(className) decodeObjectForKey:]: the archive is corrupt") }
    let name = text.string
    let found =
      classes[name] ?? foundation.unarchivedClasses[name] ?? runtime.lookUpClass(name)
    if let found {
      if isSequential { return found }
      let selector = runtime.selector("classForKeyedUnarchiver")
      return try runtime.send(found, selector, as: RuntimeClass?.self) ?? found
    }
    if let delegate {
      let message = "unarchiver:cannotDecodeObjectOfClassName:originalClasses:"
      let selector = runtime.selector(message)
      if try runtime.responds(delegate.isa, to: selector) {
        let names = try archive.objects[place]["$classes"].map { try foundation.object(of: $0) }
        let answer = try runtime.send(
          delegate, selector,
          Arguments(.object(self), .string(name), names.map { .object($0) } ?? .none))
        if let other = RuntimeClass.from(answer, in: runtime) { return other }
      }
    }
    throw raised(
      "*** -[\(className) decodeObjectForKey:]: cannot decode object of class (\(name)) for key "
        + "(\(key)) because no class named \"\(name)\" was found; the class needs to be defined in "
        + "source code or linked in from a library (ensure the class is part of the correct "
        + "target). If the class was renamed, use setClassName:forClass: to add a class "
        + "translation mapping to NSKeyedUnarchiver")
  }

  private func check(
    _ object: RuntimeObject, _ key: String, _ allowed: [RuntimeClass]?
  ) throws {
    guard isSecure, allowed != nil else { return }
    let selector = runtime.selector("classForCoder")
    let cls = try runtime.send(object, selector, as: RuntimeClass?.self)
    if let cls { try check(cls, key, allowed) }
  }

  /// Raises an exception if secure coding does not allow the class here.
  private func check(_ cls: RuntimeClass, _ key: String, _ allowed: [RuntimeClass]?) throws {
    guard isSecure, let allowed else { return }
    warnOfObject(in: allowed)
    // Nested objects may have any class of a property list; since iOS 15 a device logs a warning.
    if frames.count > 1, KeyedArchive.propertyListClasses.contains(cls.name) {
      return warn(of: cls, key, allowed)
    }
    guard allowed.contains(where: { cls.inherits(from: $0) }) else {
      let names = allowed.map { "    \($0.name)" }.joined(separator: ",\n")
      throw raised(
        "value for key '\(key)' was of unexpected class '\(cls.name)'. Allowed classes are "
          + "'{(\n\(names)\n)}'.")
    }
    if try !foundation.supportsSecureCoding(cls) {
      throw raised(KeyedArchive.insecure(cls))
    }
  }
}
