internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The arguments of the script that registers the scenarios of sources.
extension LabFileRun {
  /// Pushes the arguments of the script that registers the scenarios; returns their number.
  func pushArguments(_ bridge: Bridge, on stack: LuaStack) -> Int {
    guard case .sources(let sources) = source else { return 0 }
    stack.pushTable(array: sources.parties.count)
    for (place, party) in sources.parties.enumerated() {
      stack.pushTable()
      set("name", Array(party.name.utf8), on: stack)
      set("title", Array(party.title.utf8), on: stack)
      set("path", party.path, on: stack)
      pushList(party.files, on: stack)
      stack.rawSet(at: -2, key: "files")
      pushList(party.folders, on: stack)
      stack.rawSet(at: -2, key: "folders")
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    pushList(sources.installs.map { Array($0.utf8) }, on: stack)
    stack.pushBytes(sources.drive)
    if let setup = sources.setup { stack.pushBytes(setup) } else { stack.pushNil() }
    pushFunctions(sources.owners, bridge, on: stack)
    // stack: … sources installs drive setup functions
    return 5
  }

  private func set(_ key: String, _ bytes: [UInt8], on stack: LuaStack) {
    stack.pushBytes(bytes)
    stack.rawSet(at: -2, key: key)
  }

  private func pushList(_ words: [[UInt8]], on stack: LuaStack) {
    stack.pushTable(array: words.count)
    for (place, word) in words.enumerated() {
      stack.pushBytes(word)
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
  }

  private func pushFunctions(_ owners: SourceParties, _ bridge: Bridge, on stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: bridge, module: "lab", stack: stack)
    define("reading") { [unowned self] call in
      showReading(try call.value(1))
      return 0
    }
    // `method(class, name, owner)`: the class method of that name that the source defines.
    define("method") { call in
      let (cls, owner): (RuntimeClass, String) = (try call.value(1), try call.value(3))
      let selector = call.runtime.selector(try call.value(2))
      let own = cls.metaclass.methods.first {
        $0.selector === selector && owners.owner(of: $0.history.first?.source) == owner
      }
      return call.answer(own)
    }
    // `orders(loads, calls, owners)`: the orders to run.
    define("orders") { [unowned self] call in
      let (loads, calls): ([String], [String]) = (try call.value(1), try call.value(2))
      var owners: [String: String] = [:]
      for name in loads + calls {
        call.stack.rawGet(at: 3, key: name)
        owners[name] = call.stack.string(at: -1)
        call.stack.pop()
      }
      let planned = SourceOrders(loads: loads, calls: calls, owners: owners).planned
      noteSample(!planned.isComplete)
      return call.answer(.list(planned.orders.map { .list($0.map { .string($0) }) }))
    }
  }
}
