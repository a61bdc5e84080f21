internal import FoundationCore
internal import Hooks
package import LuaBridge
package import SelectorRuntime

extension Bridge {
  /// Returns the message argument for the Lua value at an index.
  @inline(__always)
  package func value(at index: Int, on stack: LuaStack) throws -> Value {
    if let integer = stack.exactInteger(at: index) { return .integer(integer) }
    return try otherValue(at: index, on: stack)
  }

  /// Returns the result of a script's function, which native code receives without a reference.
  ///
  /// An object that only a handle retains is added to the pool, as on a device: Lua may collect the
  /// handle while native code uses the object.
  package func result(at index: Int, on stack: LuaStack) throws -> Value {
    let value = try value(at: index, on: stack)
    if let object = value.object { pool(object) }
    return value
  }

  /// Adds an object to the pool if only a handle retains it.
  func pool(_ object: RuntimeObject) {
    guard object.isHeldByScript, object.retainCount == 1 else { return }
    object.retain()
    object.autorelease()
  }

  /// Pushes an argument of a message or a block that native code calls.
  ///
  /// An object that nothing retains yet is added to the pool, as on a device: native code may use it after
  /// the finalizer of the handle, which is its only owner then.
  package func push(argument: Value, on stack: LuaStack) {
    if let object = argument.object, object.retainCount == 0, !object.isImmortal {
      object.retain()
      object.autorelease()
    }
    push(argument, on: stack)
  }

  private func otherValue(at index: Int, on stack: LuaStack) throws -> Value {
    switch stack.type(at: index) {
    case .nil, .none: .none
    case .boolean: .bool(stack.boolean(at: index))
    case .number: .number(stack.number(at: index) ?? 0)
    case .userdata: handleValue(at: index, on: stack)
    case .string: try text(at: index, on: stack)
    default: foreign(at: index, on: stack)
    }
  }

  /// Returns a string of Lua, which must fit in the memory limit as native text.
  private func text(at index: Int, on stack: LuaStack) throws -> Value {
    try world.checkConversion(of: stack.length(at: index))
    return stack.string(at: index).map { .string($0) } ?? foreign(at: index, on: stack)
  }

  /// The value at an index for a variable; one that is counted by hand does not retain a block.
  package func value(at index: Int, on stack: LuaStack, for ivar: Ivar) throws -> Value {
    let blocks = countedBlocks
    if ivar.isCountedByHand { countedBlocks = nil }
    defer { countedBlocks = blocks }
    return try value(at: index, on: stack)
  }

  private func handleValue(at index: Int, on stack: LuaStack) -> Value {
    guard let handle = stack.handle(at: index) else { return foreign(at: index, on: stack) }
    if let object = handle.object as? RuntimeObject { return .object(object) }
    if let selector = handle.object as? Selector { return .selector(selector) }
    return .opaque(handle.object)
  }

  private func foreign(at index: Int, on stack: LuaStack) -> Value {
    let type = stack.type(at: index)
    let isCounted =
      type == .function && countedBlocks?.retain(at: index, on: stack) ?? false
    return .foreign(
      LuaForeignValue(self, stack.makeReference(at: index), type, isCountedBlock: isCounted))
  }

  /// Pushes the Lua value of a message argument or return value.
  package func push(_ value: Value, on stack: LuaStack) {
    switch value {
    case .none: stack.pushNil()
    case .bool(let bool): stack.pushBoolean(bool)
    case .integer(let integer): stack.pushInteger(integer)
    case .number(let number): stack.pushNumber(number)
    case .string(let string): stack.pushString(string)
    case .object(let object): push(object, on: stack)
    case .selector(let selector): push(selector, .selector, on: stack)
    case .structure(let structure): push(structure, on: stack)
    case .list(let list): push(list, on: stack)
    case .dictionary(let entries): push(entries, on: stack)
    case .opaque(let thing): pushOpaque(thing, on: stack)
    case .foreign(let foreign): pushForeign(foreign, on: stack)
    }
  }

  /// Pushes a new list; nil elements become the null object.
  private func push(_ list: [Value], on stack: LuaStack) {
    // Each nested list needs space on Lua's stack.
    guard (try? stack.reserve(4)) != nil else { return stack.pushNil() }
    stack.pushTable(array: list.count)
    // Finalizers that run while one element is pushed may release the last owner of those behind it.
    for element in list { element.retainObjects() }
    for (place, element) in list.enumerated() {
      if element.isNone { pushNull(on: stack) } else { push(element, on: stack) }
      stack.rawSet(at: -2, index: Int64(place + 1))
      element.releaseObjects()
    }
  }

  private func push(_ entries: [Value.DictionaryEntry], on stack: LuaStack) {
    guard (try? stack.reserve(5)) != nil else { return stack.pushNil() }
    stack.pushTable(hash: entries.count)
    for entry in entries { entry.value.retainObjects() }
    defer { for entry in entries { entry.value.releaseObjects() } }
    for entry in entries where !entry.key.isNone {
      push(entry.key, on: stack)
      if entry.value.isNone { pushNull(on: stack) } else { push(entry.value, on: stack) }
      stack.rawSetTop(at: -3)
    }
    if entries.isEmpty { markDictionary(on: stack) }
  }

  /// The name in the metatable of an empty table that is a dictionary; unmarked it would be a list.
  private static let dictionaryMark = "NSDictionary"

  private func markDictionary(on stack: LuaStack) {
    // stack: … table
    stack.pushRegistryTable(named: "hookhost.dictionary")
    stack.pushString(Self.dictionaryMark)
    stack.rawSet(at: -2, key: "__name")
    stack.setMetatable(at: -2)
  }

  /// Whether the empty table on top was created from an empty dictionary.
  func isMarkedDictionary(on stack: LuaStack) -> Bool {
    guard stack.metatable(at: -1) else { return false }
    stack.rawGet(at: -1, key: "__name")
    // stack: … table metatable name
    defer { stack.pop(2) }
    return stack.string(at: -1) == Self.dictionaryMark
  }

  /// Pushes a structure as a table with named fields.
  private func push(_ structure: Structure, on stack: LuaStack) {
    guard structure.type.isIntegral else {
      var numbers = structure.numbers[...]
      return push(fieldsOf: structure.type, &numbers, on: stack)
    }
    stack.pushTable(hash: structure.integers.count)
    for (field, number) in zip(structure.type.fields, structure.integers) {
      stack.pushInteger(number)
      stack.rawSet(at: -2, key: field.name)
    }
  }

  private func push(
    fieldsOf type: StructureType, _ numbers: inout ArraySlice<Double>, on stack: LuaStack
  ) {
    stack.pushTable(hash: type.fields.count)
    for field in type.fields {
      if let nested = field.type {
        push(fieldsOf: nested, &numbers, on: stack)
      } else {
        stack.pushNumber(numbers.removeFirst())
      }
      stack.rawSet(at: -2, key: field.name)
    }
  }

  /// Pushes the table that represents a pointer, created when a script first receives the pointer.
  private func push(_ pointer: InOutStructure, on stack: LuaStack) {
    if let known = pointer.counterpart as? LuaForeignValue { return stack.push(known.reference) }
    push(pointer.initialValue, on: stack)
    pointer.counterpart = LuaForeignValue(self, stack.makeReference(at: -1), .table)
  }

  /// Pushes the table that represents the `BOOL *stop` of an enumeration.
  private func push(_ stop: EnumerationStop, on stack: LuaStack) {
    if let known = stop.counterpart as? LuaForeignValue { return stack.push(known.reference) }
    stack.pushTable(hash: 1)
    stack.pushBoolean(stop.isSet)
    stack.rawSet(at: -2, key: "value")
    stop.counterpart = LuaForeignValue(self, stack.makeReference(at: -1), .table)
  }

  private func pushOpaque(_ thing: AnyObject, on stack: LuaStack) {
    switch thing {
    case let scripted as LuaImplementation: push(scripted, .implementation, on: stack)
    case let hook as Hook: push(hook, .hook, on: stack)
    case is Implementation:
      // A method without an implementation has no IMP to push.
      if thing === runtime.forwardingImplementation { return stack.pushNil() }
      push(thing, .implementation, on: stack)
    case is Method: push(thing, .method, on: stack)
    case is Ivar: push(thing, .ivar, on: stack)
    case is DeclaredProperty: push(thing, .property, on: stack)
    case is WeakReference, is UnretainedReference: push(thing, .weakBox, on: stack)
    case is OnceToken: push(thing, .onceToken, on: stack)
    default: stack.pushNil()
    }
  }

  private func pushForeign(_ foreign: ForeignValue, on stack: LuaStack) {
    if let foreign = foreign as? LuaForeignValue {
      stack.push(foreign.reference)
    } else if let pointer = foreign as? InOutStructure {
      push(pointer, on: stack)
    } else if let stop = foreign as? EnumerationStop {
      push(stop, on: stack)
    } else if let bytes = foreign as? ByteString {
      stack.pushBytes(bytes.content)
    } else if let block = foreign as? NativeBlock {
      stack.push(BlockCallable(self, block))
    } else {
      stack.pushNil()
    }
  }

  /// Pushes `objc.null`.
  func pushNull(on stack: LuaStack) {
    if let null = runtime.null { push(null, on: stack) } else { stack.pushNil() }
  }
}
