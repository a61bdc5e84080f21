internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// A process that loads actors, finds what they change, and runs orders of them.
final class CheckWorker {
  private let channel: MessageChannel
  let plan: CheckPlan
  private let output = ScenarioOutput()
  private var lastSent = MonotonicInstant.now

  /// Makes the worker of this process; nil if the process was not started as one.
  init?() {
    guard let channel = MessageChannel.toParent(), let greeting = channel.receive(),
      let plan = JSON(message: greeting).flatMap(CheckPlan.init)
    else { return nil }
    self.channel = channel
    self.plan = plan
  }

  /// Runs tasks until there are no more.
  ///
  /// - Throws: an error of the worker's own script.
  func run() throws {
    let state = try LuaState(LuaConfiguration())
    // The log output of SDKs is dropped, since each of them runs dozens of times.
    let host = Host(state) { _ in }
    host.writePrinted = { [output] in
      output.write($1)
      return true
    }
    defer {
      state.close()
      host.close()
    }
    state.stack.push(
      LuaClosure { [unowned self] stack in
        let bridge = try host.startWorld(stack)
        try bridge.entering(stack) {
          try bridge.fillModules(stack)
          try output.install(on: stack)
          do {
            try serve(CheckWorld(bridge, plan, self, stack))
          } catch let error as LuaError {
            guard let value = error.value else { throw error }
            stack.push(value)
            throw CheckError(LabFinding(errorAt: -1, on: stack, bridge).detail)
          }
        }
        return 0
      })
    try state.stack.call(arguments: 0, results: 0)
  }

  private func serve(_ world: CheckWorld) throws {
    wait()
    while let message = channel.receive(), let task = CheckTask(message) {
      output.beginScenario()
      world.system = task.system
      switch task {
      case .reading(let sources): world.readAhead(sources)
      case .inventory(let actor, let install, _):
        world.loadsNaming = [:]
        send(.object([("inventory", try world.inventory(of: actor, install))]))
      case .order(
        let number, let actors, let installs, let beside, let loadsNaming, let probes, let hooked,
        let promises, _
      ):
        world.beside.merge(beside) { $1 }
        world.loadsNaming = loadsNaming
        world.hooked = Set(hooked)
        let result = try world.run(actors, installs, probing: probes, promises)
        send(.object([("order", .integer(number)), ("result", result)]))
      }
      wait()
    }
  }

  func beginRun() {
    output.beginRun()
    showLife()
  }

  /// Sends which installer or source is next, since it may end this process.
  func note(_ key: String, _ text: String) { send(.object([(key, .text(text))])) }

  /// Reports that the worker is busy, if it has sent nothing for a while.
  private func showLife() {
    if MonotonicInstant.now - lastSent > 0.5 { send(.object([])) }
  }

  /// Requests a task.
  private func wait() { send([]) }

  private func send(_ json: JSON) { send(json.message) }

  /// Sends a message to the parent; exits the process if the parent has closed the channel.
  private func send(_ message: [UInt8]) {
    lastSent = .now
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
