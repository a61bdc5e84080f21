internal import LuaBridge
internal import SelectorRuntime
import StringSearch

/// The table that finds messages to the instances of one class: their `__index`.
///
/// An entry is the function that Lua calls: the script's own function, or one C closure for a
/// native method. The table starts empty. A miss looks the method up in the runtime once and stores
/// it. A change of a selector's method drops its entries in the class and its subclasses. The first
/// miss also initializes the class, so that a hit needs no check.
final class DispatchTable {
  let cls: RuntimeClass
  /// The metatable of the handles of instances.
  let metatable: LuaReference
  /// The entries, by the names that scripts use.
  let table: LuaReference
  /// A Lua table with the superclass's entries at 1, for sends to super; see ``Prelude``.
  var superclassEntries: LuaReference?
  /// The function that class bodies receive as `super`.
  var superFunction: LuaReference?
  /// The closures of messages that instances do not implement; see ``ForwardedMessage``.
  var forwardedMessages: [Selector: LuaReference] = [:]

  init(_ cls: RuntimeClass, metatable: LuaReference, table: LuaReference) {
    self.cls = cls
    self.metatable = metatable
    self.table = table
  }

  /// Drops all entries that may resolve to a selector.
  ///
  /// - Parameter names: The names under which tables store entries of the selector.
  func drop(_ names: [String], on stack: LuaStack) {
    stack.push(table)
    for name in names {
      stack.pushNil()
      stack.rawSet(at: -2, key: name)
    }
    stack.pop()
  }

  /// Drops every entry.
  func dropAll(on stack: LuaStack) {
    stack.push(table)
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … table key value
      stack.pop()
      stack.copy(at: -1)
      stack.pushNil()
      stack.rawSetTop(at: -4)
    }
    stack.pop()
  }
}

extension RuntimeClass {
  /// How to read the contents of a collection, for errors; nil for other classes.
  fileprivate var walkHint: String? {
    guard
      ["NSArray", "NSDictionary", "NSSet", "NSOrderedSet"].contains(where: inherits(fromNamed:))
    else { return nil }
    return "; objc.each(object) walks it, objc.unbox(object) makes a table of it"
  }
}

/// The names under which any dispatch table has stored an entry.
///
/// A category of a source adds hundreds of methods to a class with hundreds of subclasses, and a restored
/// snapshot removes them: most of their names are in no table.
struct DispatchedNames {
  private var names: Set<String> = []
  /// The selector of the latest question, and its answer; a change concerns many classes.
  private var latest: (selector: Selector, names: [String])?

  mutating func insert(_ name: String) {
    if names.insert(name).inserted { latest = nil }
  }

  /// The stored names that may resolve to a selector.
  ///
  /// Those are its exact name, its spelling, and its spelling without the last `_`. Entries for
  /// selector objects are never stored.
  mutating func stored(for selector: Selector) -> [String] {
    if let latest, latest.selector === selector { return latest.names }
    var candidates = [selector.spelling]
    if selector.argumentCount > 0 { candidates.append(selector.name) }
    if selector.spelling.hasSuffix("_") { candidates.append(String(selector.spelling.dropLast())) }
    let found = candidates.filter(names.contains)
    latest = (selector, found)
    return found
  }
}

extension Bridge {
  /// The dispatch table of a class, created with the first handle of an instance.
  @inline(__always)
  func dispatchTable(of cls: RuntimeClass) -> DispatchTable {
    cls.hostTable as? DispatchTable ?? makeDispatchTable(of: cls)
  }

  @inline(never)
  private func makeDispatchTable(of cls: RuntimeClass) -> DispatchTable {
    let stack = current
    stack.pushTable()
    stack.pushTable()
    stack.push(MessageLookUp(self, cls))
    stack.rawSet(at: -2, key: "__index")
    stack.setMetatable(at: -2)
    let table = stack.reference()
    stack.pushTable()
    setSharedFields(on: stack)
    stack.pushString(cls.name)
    stack.rawSet(at: -2, key: "__name")
    if cls.inherits(fromNamed: "NSException") {
      pushExceptionIndex(table, on: stack)
    } else {
      stack.push(table)
    }
    stack.rawSet(at: -2, key: "__index")
    stack.pushBoolean(cls.isMetaClass)
    stack.rawSet(at: -2, key: "isClass")
    if cls.isMetaClass {
      setField("__newindex", on: stack) { [unowned self] stack in try define(stack) }
    } else {
      setField("__newindex", on: stack) { [unowned self] stack in try refuseField(stack) }
    }
    setValueFields(of: cls, on: stack)
    if cls.walkHint != nil {
      setField("__pairs", on: stack) { _ in
        throw RuntimeError(
          .invalidArgument,
          "pairs: \(cls.name) is an object, not a table\(cls.walkHint ?? "")")
      }
    }
    let made = DispatchTable(cls, metatable: stack.reference(), table: table)
    // No later change would remove the table from a class that was freed.
    if !cls.isFreed {
      cls.hostTable = made
      cls.hostMetatable = made.metatable.number
    }
    return made
  }

  /// Pushes the `__index` of exceptions: their fields and the entries of a table.
  private func pushExceptionIndex(_ table: LuaReference, on stack: LuaStack) {
    stack.pushBoolean(true)
    stack.rawSet(at: -2, key: "isException")
    guard (try? prelude.push(.exceptionIndex, on: stack)) != nil else { return stack.push(table) }
    stack.push(table)
    stack.push(
      LuaClosure { [unowned self] stack in
        guard let exception = stack.handle(at: 1)?.object as? RuntimeObject,
          let name = stack.string(at: 2)
        else { return 0 }
        return try entering(stack) {
          push(try runtime.send(exception, runtime.selector(name)), on: stack)
          return 1
        }
      })
    guard (try? stack.call(arguments: 2, results: 1)) != nil else { return stack.push(table) }
  }

  /// Pushes the holder of the superclass's dispatch table, used by messages to super.
  ///
  /// The holder is a table whose first element is the dispatch table; it is updated when the
  /// superclass changes.
  func pushSuperclassEntries(of cls: RuntimeClass, on stack: LuaStack) {
    let dispatch = dispatchTable(of: cls)
    if let holder = dispatch.superclassEntries { return stack.push(holder) }
    stack.pushTable(array: 1)
    dispatch.superclassEntries = stack.makeReference(at: -1)
    fillSuperclassEntries(of: dispatch, on: stack)
  }

  /// Sets the first element of the holder on top.
  private func fillSuperclassEntries(of dispatch: DispatchTable, on stack: LuaStack) {
    if let parent = dispatch.cls.superclass {
      stack.push(dispatchTable(of: parent).table)
    } else {
      pushTableAboveRoot(of: dispatch.cls, on: stack)
    }
    stack.rawSet(at: -2, index: 1)
  }

  /// Pushes the table for messages to super in a root class, which forwards them.
  private func pushTableAboveRoot(of cls: RuntimeClass, on stack: LuaStack) {
    stack.pushTable()
    stack.pushTable()
    setField("__index", on: stack) { [unowned self] stack in
      guard let name = try messageName(at: 2, on: stack) else { return 0 }
      if let selector = try resolve(name, for: cls) {
        stack.push(ForwardedMessage(self, nil, selector))
      } else if case .spelled(let spelling) = name {
        stack.push(UnresolvedMessage(self, nil, spelling))
      }
      return 1
    }
    stack.setMetatable(at: -2)
  }

  /// Updates the holder after the superclass of a class may have changed.
  func superclassMayHaveChanged(of dispatch: DispatchTable, on stack: LuaStack) {
    guard let holder = dispatch.superclassEntries else { return }
    stack.push(holder)
    fillSuperclassEntries(of: dispatch, on: stack)
    stack.pop()
  }

  /// Throws for a property name whose getter has another name, as in `if view.hidden`.
  ///
  /// Does not throw if instances may respond to the name after all.
  fileprivate func refuseProperty(_ name: MessageName, of cls: RuntimeClass) throws {
    guard case .spelled(let name) = name, let property = cls.property(name),
      property.getter.name != name, cls.method(property.getter) != nil, !cls.mayAnswerMore
    else { return }
    throw RuntimeError(
      .unrecognizedSelector, "-[\(cls.name) \(name)]: unrecognized selector sent to an instance",
      hint: "properties are messages: write object:\(property.getter.name)()")
  }

  /// Throws for a field of a collection that no method has, as in `dictionary["key"]`.
  ///
  /// A message is not refused: `dictionary:key()` is unrecognized when it is sent.
  fileprivate func refuseKey(
    _ name: MessageName, of cls: RuntimeClass, on stack: LuaStack
  ) throws {
    guard let hint = cls.walkHint, case .spelled(let key) = name, !cls.isMetaClass,
      let caller = stack.caller(level: 1), stack.pushFrame(level: 1)
    else { return }
    stack.pop()  // stack: … function
    defer { stack.pop() }
    guard let chunk = stack.dump(), let code = LuaFunctionCode(chunk: chunk),
      code.readsField(key, onLine: caller.line)
    else { return }
    throw RuntimeError(
      .invalidArgument,
      "'\(key)' is no method of \(cls.name), which is an object, not a table: its fields are "
        + "messages\(hint)"
        + (cls.inherits(fromNamed: "NSDictionary")
          ? ", object:objectForKey_ \"\(key)\" reads one value" : ""))
  }

  /// `object.name = value`: an error that names the setter.
  private func refuseField(_ stack: LuaStack) throws -> Int {
    let name = stack.string(at: 2) ?? stack.description(at: 2)
    let receiver = stack.handle(at: 1)?.object as? RuntimeObject
    let declared = receiver?.isa.property(name)?.setter?.name
    let selector = declared ?? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    let setter = selector.replacing(":", with: "_")
    let exists =
      receiver.flatMap { object in
        runtime.knownSelector(selector).map { runtime.implements($0, object) }
      } ?? false
    let advice =
      exists
      ? "properties are messages: write object:\(setter)(value)"
      : "keep state in a property (objc.property) or an associated object"
    throw RuntimeError(
      .invalidArgument,
      "cannot set field '\(name)' of \(receiver?.defaultDescription ?? "an object"); \(advice)")
  }
}

extension RuntimeClass {
  /// Whether the class or one of its superclasses has that name.
  fileprivate func inherits(fromNamed name: String) -> Bool {
    !isMetaClass && lineage.contains { $0.name == name }
  }
}

/// `__index` of a dispatch table: resolves a missing name and stores the result.
final class MessageLookUp: LuaCallable {
  private unowned let bridge: Bridge
  private let cls: RuntimeClass

  init(_ bridge: Bridge, _ cls: RuntimeClass) {
    self.bridge = bridge
    self.cls = cls
  }

  override func call(_ stack: LuaStack) throws -> Int {
    // stack: table name
    try bridge.entering(stack) {
      guard let name = try bridge.messageName(at: 2, on: stack) else {
        throw RuntimeError(
          .invalidArgument,
          "a message to \(cls.name) is named by a string or a selector, got "
            + stack.typeName(at: 2) + (cls.walkHint ?? ""))
      }
      try bridge.runtime.initialize(cls)
      guard let selector = try bridge.resolve(name, for: cls) else {
        try bridge.refuseProperty(name, of: cls)
        try bridge.refuseKey(name, of: cls, on: stack)
        if case .spelled(let spelling) = name {
          stack.push(UnresolvedMessage(bridge, cls, spelling))
        }
        return 1
      }
      guard let implementation = bridge.runtime.implementation(of: selector, in: cls),
        !implementation.isForwarding
      else {
        try bridge.refuseProperty(name, of: cls)
        try bridge.refuseKey(name, of: cls, on: stack)
        bridge.pushForwardedMessage(selector, in: cls, on: stack)
        return 1
      }
      try bridge.pushEntry(implementation, selector, in: cls, on: stack)
      guard cls.isLive, bridge.runtime.isOpenToAll(cls) else { return 1 }
      guard case .spelled(let spelling) = name else { return 1 }
      bridge.dispatchedNames.insert(spelling)
      stack.copy(at: 2)
      stack.copy(at: -2)
      stack.rawSetTop(at: 1)
      // stack: table name entry
      return 1
    }
  }
}
