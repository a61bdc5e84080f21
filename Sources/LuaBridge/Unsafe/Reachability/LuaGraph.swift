internal import CLua
internal import CLuaShims

// no traps of narrow: a graph has fewer objects than 32 bits count.

/// The graph of all reachable values of a Lua state and their references.
///
/// Lua's collector reports only present garbage. The graph predicts which values become garbage
/// when a Swift reference is released, without a collection for each link of a chain.
///
/// Values are numbered in the order of discovery; 0 is the root. Values missing from the graph
/// would be treated as garbage. So no graph is created where Lua does not expose all values: with
/// values of the host at the bottom of the main stack, inside a finalizer, and with stacks too deep
/// to traverse quickly. The values of weak keys count as referenced.
struct LuaGraph {
  /// The start index in ``references`` of each value's references; the last element is the end.
  private(set) var starts: [Int32] = []
  /// The referenced values, grouped by the referencing value.
  private(set) var references: [Int32] = []
  /// The objects of those values that are handles.
  private(set) var objects: [Int32: AnyObject] = [:]
  /// The values of Swift references, by the number of the reference.
  private(set) var swiftReferences: [Int32: Int32] = [:]

  var count: Int { starts.count - 1 }

  /// Returns the values that a value references.
  func values(referencedBy value: Int32) -> ArraySlice<Int32> {
    references[Int(starts[Int(value)])..<Int(starts[Int(value) + 1])]
  }

  private let stack: LuaStack
  private let queue: Int
  private var numbers: [UInt: Int32] = [:]
  private var isComplete = true

  /// Creates the graph of a state; nil if it would be incomplete.
  /// - Complexity: O(reachable values and their references).
  init?(_ stack: LuaStack) {
    self.stack = stack
    let thread = unsafe stack.thread
    guard unsafe lua_checkstack(thread, 16) != 0, unsafe bridge_shows_whole_stack(thread),
      unsafe bridge_stop_collector(thread)
    else { return nil }
    defer { unsafe bridge_restart_collector(thread) }
    stack.pushTable()  // stack: … queue
    queue = stack.count
    defer { stack.setCount(queue - 1) }  // stack: …
    // The queue is on the stack, but is not a value of the script.
    numbers[stack.identity(at: queue)] = -1
    addRoots()
    var next: Int32 = 1
    while isComplete, next <= numbers.count - 1 {
      starts.append(Int32(references.count))
      stack.rawGet(at: queue, index: Int64(next))  // stack: … queue value
      addReferences()
      stack.setCount(queue)  // stack: … queue
      next += 1
    }
    starts.append(Int32(references.count))
    guard isComplete else { return nil }
  }

  // MARK: Roots

  private mutating func addRoots() {
    starts.append(0)
    let thread = unsafe stack.thread
    let state = unsafe bridge_state_of(thread)
    _ = unsafe lua_pushthread(thread)
    addTop()
    addMetatablesOfTypes()
    unsafe lua_pushvalue(thread, bridge_registry_index())  // stack: … queue registry
    stack.pushNil()
    while unsafe lua_next(thread, -2) != 0 {
      // stack: … queue registry key value
      let isPage =
        stack.exactInteger(at: -2).map { unsafe bridge_is_ref_page(state, $0) } ?? false
      if isPage { stack.pop() } else { addTop() }
    }
    stack.pop()  // stack: … queue
    addReferenced(unsafe bridge_ref_slot_count(state))
  }

  /// Adds the values of Swift references.
  private mutating func addReferenced(_ count: Int32) {
    for reference in 0..<count {
      unsafe bridge_push_ref(stack.thread, reference + 1)  // stack: … queue value
      if let value = number(ofValueAt: -1) {
        swiftReferences[reference + 1] = value
        references.append(value)
      }
      stack.pop()  // stack: … queue
    }
  }

  /// Adds the metatables of basic types.
  private mutating func addMetatablesOfTypes() {
    stack.pushNil()
    stack.pushBoolean(true)
    stack.pushInteger(0)
    stack.pushString("")
    unsafe lua_pushlightuserdata(stack.thread, nil)
    unsafe lua_pushcclosure(stack.thread, { _ in 0 }, 0)
    _ = unsafe lua_pushthread(stack.thread)
    for index in 1...7 {
      if stack.metatable(at: queue + index) { addTop() }
    }
    stack.setCount(queue)  // stack: … queue
  }

  // MARK: Values

  /// Returns the number of the value at an index; nil for a value without references.
  private mutating func number(ofValueAt index: Int) -> Int32? {
    switch stack.type(at: index) {
    case .table, .function, .thread, .userdata: break
    default: return nil
    }
    if unsafe lua_type(stack.thread, Int32(index)) == LUA_TLIGHTUSERDATA { return nil }
    let identity = stack.identity(at: index)
    if let known = numbers[identity] { return known < 0 ? nil : known }
    let number = Int32(numbers.count)
    numbers[identity] = number
    if let handle = stack.handle(at: index) { objects[number] = handle.object }
    stack.copy(at: index)
    stack.rawSet(at: queue, index: Int64(number))
    return number
  }

  /// Pops a value that the current one references.
  private mutating func addTop() {
    if let number = number(ofValueAt: -1) { references.append(number) }
    stack.pop()
  }

  /// Adds the values that the value on top references.
  private mutating func addReferences() {
    switch stack.type(at: -1) {
    case .table: addFields()
    case .function: addUpvalues()
    case .thread: addFrames()
    case .userdata:
      if stack.metatable(at: -1) { addTop() }
      var index: Int32 = 1
      while unsafe lua_getiuservalue(stack.thread, -1, index) != LUA_TNONE {
        addTop()
        index += 1
      }
    default: break
    }
  }

  private mutating func addFields() {
    var (hasWeakKeys, hasWeakValues) = (false, false)
    if stack.metatable(at: -1) {
      // stack: … table metatable
      if stack.rawGet(at: -1, key: "__mode") == .string, let mode = stack.string(at: -1) {
        hasWeakKeys = mode.contains("k")
        hasWeakValues = mode.contains("v")
      }
      stack.pop()
      addTop()
    }
    stack.pushNil()
    while unsafe lua_next(stack.thread, -2) != 0 {
      // stack: … table key value
      if hasWeakValues { stack.pop() } else { addTop() }
      if !hasWeakKeys, let key = number(ofValueAt: -1) { references.append(key) }
    }
  }

  private mutating func addUpvalues() {
    var index: Int32 = 1
    while unsafe lua_getupvalue(stack.thread, -1, index) != nil {
      addTop()
      index += 1
    }
  }

  // MARK: Threads

  /// The maximum depth of a stack that is traversed.
  private static let maximumLevels: Int32 = 2000

  private mutating func addFrames() {
    guard let other = unsafe lua_tothread(stack.thread, -1),
      unsafe lua_checkstack(other, 4) != 0
    else { return isComplete = false }
    var record = unsafe lua_Debug()
    var level: Int32 = 0
    while unsafe lua_getstack(other, level, &record) != 0 {
      _ = unsafe lua_getinfo(other, "f", &record)
      unsafe addTop(of: other)
      for sign: Int32 in [1, -1] {
        var slot = sign
        while unsafe lua_getlocal(other, &record, slot) != nil {
          unsafe addTop(of: other)
          slot += sign
        }
      }
      level += 1
      if level > LuaGraph.maximumLevels { return isComplete = false }
    }
    // A thread without a frame has its values on its stack: its function and arguments, or results.
    guard level == 0 else { return }
    for index in 1...max(1, unsafe lua_gettop(other)) where unsafe lua_gettop(other) >= index {
      unsafe lua_pushvalue(other, index)
      unsafe addTop(of: other)
    }
  }

  /// Pops a value from another thread's stack.
  private mutating func addTop(of other: OpaquePointer) {
    if unsafe other != stack.thread { unsafe lua_xmove(other, stack.thread, 1) }
    addTop()
  }
}
