internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The functions that the script of a worker calls.
final class CheckWorldFunctions {
  weak var world: CheckWorld?

  /// Defines the functions that note what actors register with the system.
  private func defineRegistrations(_ define: ModuleDefiner) {
    define("registered") { [self] call in
      let slot = Registration.Slot(rawValue: try call.value(1))
      guard let slot else { return 0 }
      world?.registrations?.note(
        slot, try call.value(2), keepsPrevious: call.isPresent(3) ? call.stack.boolean(at: 3) : nil)
      return 0
    }
    define("readHandler") { [self] call in
      if let slot = Registration.Slot(rawValue: try call.value(1)) {
        world?.registrations?.noteRead(slot)
      }
      return 0
    }
    define("protocols") { [self] call in
      call.answer(.list((world?.registrations?.protocols ?? []).map { .string($0) }))
    }
    define("answers") { [self] call in
      world?.registrations?.noteAnswer(of: try call.value(1))
      return 0
    }
  }

  /// Pushes the table of the functions.
  func push(_ bridge: Bridge, _ stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: bridge, module: "check", stack: stack)
    func number(_ call: FunctionCall) throws -> Int { try call.value(1, as: Int.self) - 1 }
    define("files") { [self] call in
      call.answer(.list((world?.ownFiles(of: try number(call)) ?? []).map { .string($0) }))
    }
    define("headers") { [self] call in
      let actor = try number(call)
      return call.answer(.list((world?.plan.actors[actor].headers ?? []).map { .string($0) }))
    }
    define("linked") { [self] call in
      call.answer(.list((world?.linkedFiles(of: try number(call)) ?? []).map { .string($0) }))
    }
    define("image") { [self] call in
      let actor = try number(call)
      guard let world else { return call.answerNil() }
      try world.pushImage(of: actor, on: call.stack)
      return 1
    }
    define("beside") { [self] call in
      let others = world?.actorsLoaded(with: try number(call)) ?? []
      return call.answer(.list(others.map { .integer(Int64($0 + 1)) }))
    }
    define("loadsAlone") { [self] call in
      call.answer(.bool(world?.loadsNaming[try number(call)] != nil))
    }
    define("installs") { [self] call in
      try world?.pushInstalls(of: try number(call), on: call.stack)
      return 1
    }
    define("copied") { [self] call in
      try world?.pushCopiedInstalls(on: call.stack)
      return 1
    }
    define("model") { [self] call in
      try world?.pushModel(try number(call), on: call.stack)
      return 1
    }
    define("counting") { [self] call in
      world?.setCounting(call.stack.boolean(at: 1))
      return 0
    }
    define("inSources") { [self] call in
      world?.setInSources(call.stack.boolean(at: 1))
      return 0
    }
    define("trying") { [self] call in
      guard let world, world.endsAfterInstalls else { return 0 }
      world.worker.note("trying", try call.value(1))
      return 0
    }
    define("raised") { [self] call in
      world?.noteRaised(try call.value(1), try call.value(2))
      return 0
    }
    define("lacks") { [self] call in
      world?.noteLacking(try call.value(1), try call.value(2))
      return 0
    }
    define("fault") { [self] call in
      let finding = LabFinding(errorAt: 1, on: call.stack, call.bridge)
      return call.answer(.bool(world?.noteFault(finding) ?? false))
    }
    define("delegate") { [self] call in
      world?.noteDelegate(try call.value(1), of: try call.value(2))
      return 0
    }
    defineRegistrations(define)
    define("isHooked") { [self] call in
      call.answer(.bool(world?.hooked.contains(try call.value(1)) ?? false))
    }
    define("onlyInstalls") { [self] call in
      call.answer(.bool(world?.endsAfterInstalls ?? true))
    }
    define("probe") { [self] _ in
      world?.beginRun()
      return 0
    }
    define("isKnown") { call in
      let name: String = try call.value(1)
      return call.answer(
        .bool(
          call.runtime.classList.contains { cls in
            cls.source == nil && cls.respondsToInstances(name)
          }))
    }
  }
}

extension RuntimeClass {
  /// Whether its own methods, or those of its class object, include a selector.
  fileprivate func respondsToInstances(_ name: String) -> Bool {
    methods.contains { $0.selector.name == name }
      || metaclass.methods.contains { $0.selector.name == name }
  }
}
