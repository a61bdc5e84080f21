internal import CLua
internal import CLuaShims

/// The values of a Lua state that can be reached, and which of them holds which.
///
/// Lua's own collector tells only what is garbage now. What becomes garbage when a reference of Swift
/// ends can be told beforehand from the graph, without a collection for each link of a chain.
///
/// Values are numbered in the order in which they are met; 0 is the root: what nobody can take away.
/// Values that the graph does not see would be taken for garbage. So it refuses to be made where
/// Lua shows less than there is: with values of the host at the bottom of the main stack, inside a
/// finalizer, and on stacks so deep that to walk them takes too long. The values of weak keys count
/// as held.
struct LuaGraph {
  /// Where the values begin in ``held`` that a value holds, and, last, where ``held`` ends.
  private(set) var starts: [Int32] = []
  /// The values that others hold, in the order of the holders.
  private(set) var held: [Int32] = []
  /// The objects of those values that are handles.
  private(set) var objects: [Int32: AnyObject] = [:]
  /// The values that references of Swift hold, by their anchors.
  private(set) var anchored: [Int32: Int32] = [:]

  var count: Int { starts.count - 1 }

  /// The values that a value holds.
  func values(heldBy value: Int32) -> ArraySlice<Int32> {
    held[Int(starts[Int(value)])..<Int(starts[Int(value) + 1])]
  }

  private let stack: LuaStack
  private let queue: Int
  private var numbers: [UInt: Int32] = [:]
  private var isComplete = true

  /// Makes the graph of a state; nil where it could not be complete.
  /// - Complexity: O(values in reach and what they hold).
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
    // The queue is no value of the script, though it stands on the stack.
    numbers[stack.identity(at: queue)] = -1
    addRoots()
    var next: Int32 = 1
    while isComplete, next <= numbers.count - 1 {
      starts.append(Int32(held.count))
      stack.rawGet(at: queue, index: Int64(next))  // stack: … queue value
      addHeld()
      stack.setCount(queue)  // stack: … queue
      next += 1
    }
    starts.append(Int32(held.count))
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
        stack.exactInteger(at: -2).map { unsafe bridge_is_anchor_page(state, $0) } ?? false
      if isPage { stack.pop() } else { addTop() }
    }
    stack.pop()  // stack: … queue
    addAnchored(unsafe bridge_anchor_count(state))
  }

  /// Adds what references of Swift hold.
  private mutating func addAnchored(_ count: Int32) {
    for anchor in 0..<count {
      unsafe bridge_push_anchored(stack.thread, anchor + 1)  // stack: … queue value
      if let value = number(ofValueAt: -1) {
        anchored[anchor + 1] = value
        held.append(value)
      }
      stack.pop()  // stack: … queue
    }
  }

  /// Adds the metatables that all values of a type share.
  private mutating func addMetatablesOfTypes() {
    stack.pushNil()
    stack.pushBoolean(true)
    stack.pushInteger(0)
    stack.pushString("")
    unsafe lua_pushlightuserdata(stack.thread, nil)
    unsafe lua_pushcclosure(stack.thread, { _ in 0 }, 0)
    _ = unsafe lua_pushthread(stack.thread)
    for place in 1...7 {
      if stack.metatable(at: queue + place) { addTop() }
    }
    stack.setCount(queue)  // stack: … queue
  }

  // MARK: Values

  /// The number of the value at an index; nil for what holds nothing and is no handle.
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

  /// Pops a value that the present one holds.
  private mutating func addTop() {
    if let number = number(ofValueAt: -1) { held.append(number) }
    stack.pop()
  }

  /// Adds what the value on top holds.
  private mutating func addHeld() {
    switch stack.type(at: -1) {
    case .table: addFields()
    case .function: addUpvalues()
    case .thread: addFrames()
    case .userdata:
      if stack.metatable(at: -1) { addTop() }
      var place: Int32 = 1
      while unsafe lua_getiuservalue(stack.thread, -1, place) != LUA_TNONE {
        addTop()
        place += 1
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
      if !hasWeakKeys, let key = number(ofValueAt: -1) { held.append(key) }
    }
  }

  private mutating func addUpvalues() {
    var place: Int32 = 1
    while unsafe lua_getupvalue(stack.thread, -1, place) != nil {
      addTop()
      place += 1
    }
  }

  // MARK: Threads

  /// How deep a stack is walked.
  private static let mostLevels: Int32 = 2000

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
      if level > LuaGraph.mostLevels { return isComplete = false }
    }
    // A thread without a frame has its values at hand: what it is to run, or what it left.
    guard level == 0 else { return }
    for place in 1...max(1, unsafe lua_gettop(other)) where unsafe lua_gettop(other) >= place {
      unsafe lua_pushvalue(other, place)
      unsafe addTop(of: other)
    }
  }

  /// Pops a value from another thread's stack.
  private mutating func addTop(of other: OpaquePointer) {
    if unsafe other != stack.thread { unsafe lua_xmove(other, stack.thread, 1) }
    addTop()
  }
}
