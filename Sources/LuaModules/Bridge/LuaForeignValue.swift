internal import LuaBridge
internal import SelectorRuntime

/// A Lua value without a Swift type of its own: a function (a block), a table or a thread.
final class LuaForeignValue: ForeignValue {
  private unowned let bridge: Bridge
  let reference: LuaReference
  private let type: LuaType

  /// Whether it is a block of a source with a reference that ends with this one.
  private let isCountedBlock: Bool

  init(
    _ bridge: Bridge, _ reference: LuaReference, _ type: LuaType, isCountedBlock: Bool = false
  ) {
    self.bridge = bridge
    self.reference = reference
    self.type = type
    self.isCountedBlock = isCountedBlock
  }

  deinit {
    if isCountedBlock { bridge.countedBlocks?.release(reference, bridge) }
  }

  override var isBlock: Bool { type == .function }

  override var typeName: String {
    guard type == .string else { return "\(type)" }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    let place = stack.bytes(at: -1).flatMap(LuaForeignValue.placeOfFirstError)
    return "text that is not UTF-8" + (place.map { " at byte \($0)" } ?? "")
  }

  /// The 1-based position of the first byte that is not valid UTF-8.
  private static func placeOfFirstError(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound + 1
    }
  }

  override var text: String {
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    return stack.description(at: -1)
  }

  override func bytes() -> [UInt8]? {
    guard type == .string else { return nil }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    return stack.bytes(at: -1)
  }

  override func invoke(_ arguments: [Value]) throws -> Value {
    let stack = bridge.current
    try stack.reserve(arguments.count + 2)
    stack.push(reference)
    for argument in arguments { bridge.push(argument: argument, on: stack) }
    try bridge.callScript(stack, arguments: arguments.count, results: 1)
    defer { stack.pop() }
    return try bridge.result(at: -1, on: stack)
  }

  override func structure(_ type: StructureType) -> Structure? {
    try? structure(of: type)
  }

  override func mismatch(with type: StructureType) -> String {
    do {
      _ = try structure(of: type)
      return typeName
    } catch {
      return error.text
    }
  }

  private func structure(of type: StructureType) throws(StructureMismatch) -> Structure {
    guard self.type == .table else { throw StructureMismatch(problem: typeName) }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    return try stack.structure(of: type)
  }

  override func list() -> [Value]? {
    guard type == .table else { return nil }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    let count = stack.length(at: -1)
    guard count > 0 || isEmpty(stack) else { return nil }
    var result: [Value] = []
    for place in 0..<count {
      stack.rawGet(at: -1, index: Int64(place + 1))
      defer { stack.pop() }
      guard let value = try? bridge.value(at: -1, on: stack) else { return nil }
      result.append(bridge.isNull(value) ? .none : value)
    }
    return result
  }

  override func elements(count: Int) -> [Value]? {
    guard type == .table else { return nil }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    let first = memoryOnTop(stack)
    var result: [Value] = []
    result.reserveCapacity(min(count, stack.length(at: -1)))
    for place in 0..<count {
      stack.rawGet(at: -1, index: first + Int64(place))
      defer { stack.pop() }
      guard let value = try? bridge.value(at: -1, on: stack) else { return nil }
      result.append(value)
      // After the end of a list all elements are nil, whatever the length of the C array.
      if value.isNone && place >= stack.length(at: -2) && place > 1 << 16 { return result }
    }
    return result
  }

  /// Replaces a translated source's pointer on top of the stack by the memory that it points into.
  ///
  /// - Returns: The index of the first element, which is 1 for a list that a script created.
  private func memoryOnTop(_ stack: LuaStack) -> Int64 {
    // stack: … table
    guard stack.rawGet(at: -1, key: "a") == .table else {
      stack.pop()
      return 1
    }
    // stack: … pointer memory
    stack.rawGet(at: -2, key: "i")
    let first = stack.integer(at: -1) ?? 0
    stack.pop()
    stack.remove(at: -2)
    // stack: … memory
    return first
  }

  override func contents() throws -> Value {
    guard type == .table else { return .none }
    let stack = bridge.current
    try stack.reserve(4)
    stack.push(reference)
    defer { stack.pop() }
    if let list = try plainList(stack) { return .list(list) }
    var list: [Value] = []
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … table key value
      guard stack.exactInteger(at: -2) == Int64(list.count + 1) else {
        stack.pop(2)
        return try keyedContents(listed: list.count)
      }
      defer { stack.pop() }
      list.append(try bridge.value(at: -1, on: stack))
    }
    return list.isEmpty && bridge.isMarkedDictionary(on: stack) ? .dictionary([]) : .list(list)
  }

  /// The elements of a table that contains only a list; nil for any other table.
  ///
  /// Reading by index costs a fraction of `next`, which may raise and so runs under protection.
  private func plainList(_ stack: LuaStack) throws -> [Value]? {
    // stack: … table
    let count = stack.length(at: -1)
    guard count > 0 else { return nil }
    // The table and its owner are checked once for all integers at the start of the list.
    let integers = stack.leadingIntegers(at: -1, count: count)
    var list: [Value] = []
    list.reserveCapacity(count)
    for integer in integers { list.append(.integer(integer)) }
    let bridge = bridge
    while list.count < count {
      let type = stack.rawGet(at: -1, index: Int64(list.count + 1))  // stack: … table value
      defer { stack.pop() }  // stack: … table
      if type == .nil { return nil }
      list.append(try bridge.value(at: -1, on: stack))
    }
    stack.pushInteger(Int64(count))  // stack: … table key
    guard stack.next(at: -2) else { return list }  // stack: … table
    stack.pop(2)  // stack: … table
    return nil
  }

  /// The entries of a table that is not a plain list.
  private func keyedContents(listed: Int) throws -> Value {
    let entries = rawEntries()
    let places = entries.compactMap { entry -> Int64? in
      if case .integer(let place) = entry.key, place > 0 { place } else { nil }
    }
    guard places.contains(1) else {
      return .dictionary(entries.map { .init(key: $0.key, value: $0.value) })
    }
    guard places.count == entries.count else {
      throw RuntimeError(
        .invalidArgument, "a table must be a list or keyed, and this one has elements and keys")
    }
    let sorted = entries.sorted { ($0.key.integer ?? 0) < ($1.key.integer ?? 0) }
    for (place, entry) in sorted.enumerated() where entry.key.integer != Int64(place + 1) {
      throw RuntimeError(
        .invalidArgument,
        "the list has a hole at \(place + 1): write objc.null where an element is missing")
    }
    return .list(sorted.map(\.value))
  }

  /// The unconverted keys and values; strings and numbers are sorted, so that runs are repeatable.
  private func rawEntries() -> [(key: Value, value: Value)] {
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    var result: [(key: Value, value: Value)] = []
    stack.pushNil()
    while stack.next(at: -2) {
      defer { stack.pop() }
      guard let key = try? bridge.value(at: -2, on: stack),
        let value = try? bridge.value(at: -1, on: stack)
      else { continue }
      result.append((key, value))
    }
    return result.sorted { $0.key.comesBefore($1.key) }
  }

  override func entry(_ name: String) -> Value? {
    guard type == .table else { return nil }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop(2) }
    stack.rawGet(at: -1, key: name)
    return try? bridge.value(at: -1, on: stack)
  }

  override var identityHash: Int { Int(bitPattern: identity) }

  override func dictionary() -> [Value.DictionaryEntry]? {
    guard type == .table else { return nil }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    var result: [Value.DictionaryEntry] = []
    stack.pushNil()
    while stack.next(at: -2) {
      defer { stack.pop() }
      guard let key = try? bridge.value(at: -2, on: stack),
        let value = try? bridge.value(at: -1, on: stack)
      else { continue }
      result.append(.init(key: key, value: bridge.isNull(value) ? .none : value))
    }
    return result
  }

  override func setList(_ elements: [Value]) -> Bool {
    guard let old = list() else { return false }
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    for place in 0..<max(old.count, elements.count) {
      if place >= elements.count {
        stack.pushNil()
      } else if elements[place].isNone {
        bridge.pushNull(on: stack)
      } else {
        bridge.push(elements[place], on: stack)
      }
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    return true
  }

  override func setEntry(_ key: Value, _ value: Value) -> Bool {
    guard type == .table, !key.isNone else { return false }
    let stack = bridge.current
    stack.push(reference)
    bridge.push(key, on: stack)
    bridge.push(value, on: stack)
    stack.rawSetTop(at: -3)
    stack.pop()
    return true
  }

  private func isEmpty(_ stack: LuaStack) -> Bool {
    stack.pushNil()
    guard stack.next(at: -2) else { return true }
    stack.pop(2)
    return false
  }

  override func copy() -> ForeignValue {
    guard type == .table else { return self }
    let stack = bridge.current
    stack.push(reference)
    stack.pushTable()
    stack.pushNil()
    while stack.next(at: -3) {
      // stack: … table copy key value
      stack.copy(at: -2)
      stack.insert(at: -2)
      // stack: … table copy key key value
      stack.rawSetTop(at: -4)
    }
    let copied = stack.reference()
    stack.pop()
    return LuaForeignValue(bridge, copied, .table)
  }

  override func isSame(as other: ForeignValue) -> Bool {
    guard let other = other as? LuaForeignValue else { return false }
    let stack = bridge.current
    stack.push(reference)
    stack.push(other.reference)
    defer { stack.pop(2) }
    return stack.rawEqual(-1, -2)
  }

  /// Its address in Lua, which identifies the value.
  var identity: UInt {
    let stack = bridge.current
    stack.push(reference)
    defer { stack.pop() }
    return stack.identity(at: -1)
  }
}

extension Bridge {
  /// Whether a value is `objc.null`, which represents nil in lists and dictionaries.
  func isNull(_ value: Value) -> Bool {
    value.object.map { $0 === runtime.null } ?? false
  }
}

extension Value {
  fileprivate var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The order of keys: numbers, then strings, then all others, unsorted.
  fileprivate func comesBefore(_ other: Value) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.string(let left), .string(let right)): left < right
    case (.integer, _): true
    case (_, .integer): false
    case (.string, _): true
    default: false
    }
  }
}
