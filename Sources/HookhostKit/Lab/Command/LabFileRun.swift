internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// Runs one scenario file for a worker, in a Lua state and a world of its own.
final class LabFileRun {
  /// The origin of scenarios.
  enum Source {
    case file([UInt8])
    /// The scenarios of `--matrix`, which are part of the program.
    case matrix
    /// Objective-C sources, with the functions that install their hooks and the script that drives
    /// them.
    case sources(LabSources)
  }

  let source: Source
  private unowned let worker: LabWorker
  private let options: LabCommandOptions
  /// Whether the orders of the sources are only a sample of all orders.
  private var isSample = false
  private let output = ScenarioOutput()
  private var faults: [String] = []

  init(_ source: Source, _ worker: LabWorker, _ options: LabCommandOptions) {
    self.source = source
    self.worker = worker
    self.options = options
  }

  /// Runs the orders of the file that belong to the worker's task.
  func run() {
    do {
      let state = try LuaState(LuaConfiguration())
      let host = Host(state, system: options.namesSystems ? nil : options.systems.first) {
        [output] in output.write(Array($0.utf8))
      }
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
          try bridge.entering(stack) { try run(bridge, stack) }
          return 0
        })
      try state.stack.call(arguments: 0, results: 0)
    } catch {
      fault(LabFileRun.reason(error))
    }
  }

  func noteSample(_ isSample: Bool) { self.isSample = isSample }

  /// Reports which file is being compiled: clang needs a while for a new file.
  func showReading(_ path: String) { worker.send(.reading(path)) }

  private func run(_ bridge: Bridge, _ stack: LuaStack) throws {
    try bridge.fillModules(stack)
    guard let lab = bridge.lab else { return }
    bridge.sourceOptions.include += options.include
    bridge.sourceOptions.define += options.define
    try prepare(stack)
    lab.noteFault = { [unowned self] in fault($0) }
    lab.runBegins = { [output, unowned worker] _ in
      output.beginRun()
      worker.showLife()
    }
    load(bridge, stack)
    let scenarios = lab.scenarios.filter { !$0.hasRun }
    if case .sources(let sources) = source {
      for scenario in scenarios {
        scenario.parties = sources.owners
        scenario.isSample = isSample
        if let want = sources.want { scenario.want = .every(want) }
      }
    }
    for scenario in scenarios {
      scenario.findsAssumptions = options.findsAssumptions
      if options.namesSystems { scenario.use(systems: options.systems) }
    }
    if let schedule = options.schedule { for scenario in scenarios { scenario.replay(schedule) } }
    if lab.scenarios.isEmpty, faults.isEmpty { fault("registers no scenario") }
    found(scenarios.map { LabResult(name: $0.name, isComplete: $0.isComplete) })
    var starts: [Int] = []
    var count = 0
    for scenario in scenarios {
      starts.append(count)
      count += scenario.runs.count
    }
    var done = 0
    let total = (0..<count).count(where: { worker.runs($0) })
    // Each run restores the snapshot of its scenario, which invalidates later snapshots.
    for (scenario, start) in zip(scenarios, starts).reversed()
    where worker.runs(scenario.name) {
      worker.send(.beginning(scenario: scenario.name))
      found([
        run(scenario, lab, start) { order in
          worker.send(
            .running(
              LabOrderStart(
                number: start + order, order: LabResult.Order(order, endlessIn: scenario),
                timeLimit: scenario.timeLimit, done: done, total: total)))
          done += 1
        }
      ])
      worker.send(.finished(scenario: scenario.name))
    }
  }

  private func run(
    _ scenario: LabScenario, _ lab: Lab, _ start: Int, begins: (Int) -> Void
  ) -> LabResult {
    output.beginScenario()
    var result = LabResult(name: scenario.name, isComplete: scenario.isComplete)
    do {
      let answer = try lab.run(
        scenario, where: { worker.runs(start + $0) }, begins: begins)
      result.orders = answer.orders.map(\.settled)
    } catch {
      result.faults.append(ReportText.shortened(LabFileRun.reason(error), limit: 2_000))
    }
    if output.hasFault { result.faults.append(ScenarioOutput.fault) }
    return result
  }

  private static func reason(_ error: any Error) -> String {
    (error as? RuntimeError)?.reason ?? "\(error)"
  }

  private func fault(_ text: String) {
    let text = ReportText.shortened(text, limit: 2_000)
    guard !faults.contains(text) else { return }
    faults.append(text)
    found([], faults: [text])
  }

  /// Sends results of this file.
  private func found(_ scenarios: [LabResult], faults: [String] = []) {
    let file = LabReport.File(path: source.path, scenarios: scenarios, faults: faults)
    worker.send(.found(LabReport(files: [file])))
  }
}

// MARK: Loading

extension LabFileRun {
  /// Runs the file, which registers its scenarios.
  private func load(_ bridge: Bridge, _ stack: LuaStack) {
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    do {
      switch source {
      case .file(let path): try stack.loadFile(bytes: path, mode: "bt")
      case .matrix:
        try stack.load(.matrix_lab_lua, name: "@matrix_lab.lua")
      case .sources: try stack.load(.sources_lab_lua, name: "=[lab]")
      }
      // stack: … chunk
      let limit = LuaTimeLimit(
        seconds: options.loadLimit, grace: max(2, options.loadLimit),
        lastWords: "hookhost: a file of scenarios could not be stopped at its time limit\n",
        exitStatus: ExitStatus.timeLimit.rawValue)
      let arguments = pushArguments(bridge, on: stack)
      try stack.call(arguments: arguments, results: 0, within: limit)
    } catch is LuaLateCall {
      fault("loading it took longer than \(options.loadLimit.formatted) s")
    } catch let error as LuaError {
      guard let value = error.value else { return fault(error.message) }
      stack.push(value)
      fault(LabFinding(errorAt: -1, on: stack, bridge).detail)
    } catch {
      fault(LabFileRun.reason(error))
    }
    if output.hasFault { fault(ScenarioOutput.fault) }
  }

  /// Prepares a Lua state: modules are found in the file's folder, and output is limited.
  private func prepare(_ stack: LuaStack) throws {
    try output.install(on: stack)
    stack.pushGlobals()
    stack.pushTable()
    stack.pushBytes(source.bytes)
    stack.rawSet(at: -2, index: 0)
    stack.pushBytes(ProcessContext.arguments.first ?? [])
    stack.rawSet(at: -2, index: -1)
    stack.rawSet(at: -2, key: "arg")
    stack.pop()
    try stack.load(.find_modules_lua, name: "=[lab]")
    stack.pushBytes(source.folder)
    stack.push(
      LuaClosure { stack in
        try stack.load(.techniques_lua, name: "@techniques.lua")
        return 1
      })
    // stack: … chunk folder techniques
    try stack.call(arguments: 2, results: 0)
  }
}

extension LabFileRun.Source {
  var bytes: [UInt8] {
    switch self {
    case .file(let path): path
    case .matrix: Array("matrix".utf8)
    case .sources(let sources):
      Array(sources.parties.map(\.path).joined(separator: [UInt8(ascii: " ")]))
    }
  }

  var path: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder of the file, with a trailing slash.
  var folder: [UInt8] {
    var path = bytes
    if case .sources(let sources) = self { path = sources.drive }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return Array("./".utf8) }
    return Array(path[...slash])
  }
}
