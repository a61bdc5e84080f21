internal import SelectorRuntime

/// How a hash table, a map table or a pointer array retains and compares its pointers.
///
/// The corresponding types are `NSPointerFunctionsOptions` and `NSPointerFunctions`.
struct PointerFunctions: Equatable {
  let options: Int
  /// The object with custom functions; nil if there are only options.
  let custom: PointerFunctionsObject?

  init(_ options: Int) {
    self.options = options
    custom = nil
  }

  init(_ custom: PointerFunctionsObject) {
    options = custom.options
    self.custom = custom
  }

  static func == (left: PointerFunctions, right: PointerFunctions) -> Bool {
    left.options == right.options && left.custom === right.custom
  }

  static var strong: PointerFunctions { PointerFunctions(0) }
  static var weak: PointerFunctions { PointerFunctions(5) }
  static var opaque: PointerFunctions { PointerFunctions(2) }

  /// The option `NSPointerFunctionsWeakMemory`.
  var isWeak: Bool { options & 0xff == 5 || options & 0xff == 1 }
  /// Whether pointers are retained: neither weak nor opaque.
  var isStrong: Bool { options & 0xff == 0 }
  /// The option `NSPointerFunctionsCopyIn`.
  var isCopying: Bool { options & 0x10000 != 0 }
  /// Whether pointers are compared by address, without messages.
  ///
  /// This is the case with `NSPointerFunctionsObjectPointerPersonality` and the personalities of
  /// pointers that are not objects.
  var comparesPointers: Bool { (options >> 8) & 0xff != 0 }

  /// Whether the options can be combined.
  ///
  /// Objects cannot have malloc or Mach memory, and integers must have opaque memory.
  var isPossible: Bool {
    let (memory, personality) = (options & 0xff, options >> 8 & 0xff)
    guard memory <= 5, personality <= 5 else { return false }
    if personality == 5 { return memory == 2 }
    return !(personality == 0 || personality == 2) || !(memory == 3 || memory == 4)
  }

  /// Returns the value to store: a copy with the copy-in option.
  func takeIn(_ value: Value, _ world: FoundationWorld) throws -> Value {
    if isWeak, let object = value.object, object.isDeallocating {
      _ = try WeakReference(forming: object)
    }
    guard isCopying else { return value }
    return try world.copyItem(value)
  }

  func hash(of value: Value, _ world: FoundationWorld) throws -> Int {
    if let hash = try custom?.hash(of: value) { return hash }
    guard comparesPointers, let object = value.object else { return try world.hash(of: value) }
    return object.hashNumber
  }

  func isEqual(_ left: Value, _ right: Value, _ world: FoundationWorld) throws -> Bool {
    if let isEqual = try custom?.isEqual(left, right) { return isEqual }
    return comparesPointers ? left.isIdentical(to: right) : try world.isEqual(left, right)
  }

  func retain(_ value: Value) {
    if isStrong { value.retain() }
  }

  func release(_ value: Value) {
    if isStrong { value.release() }
  }

  /// Notifies a container when a weakly held value is deallocated.
  func watch(_ value: Value, for holder: any WeakHolder) {
    if isWeak { value.object?.addWeakHolder(holder) }
  }
}

extension Value {
  /// Whether it is an object that is being deallocated.
  var isEnding: Bool { object?.isDeallocating ?? false }
}
