internal import CEmbeddedFiles
internal import CStandardLibrary
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The parent process: distributes the files to workers, and writes one report.
final class TestCoordinator {
  private let options: TestOptions
  private let progress = ProgressLine()
  private var pool: WorkerPool?

  init(_ options: TestOptions) {
    self.options = options
  }

  /// Runs the tests.
  func run() -> ExitStatus {
    do {
      let state = try LuaState()
      try state.trackCoroutines()
      defer { state.close() }
      return try run(state.stack)
    } catch let error as LuaError {
      TestCommand.complain(error.message + (error.traceback.map { "\n\($0)" } ?? ""))
    } catch {
      TestCommand.complain("\(error)")
    }
    return .failure
  }

  private func run(_ stack: LuaStack) throws -> ExitStatus {
    try stack.load(.test_coordinator_lua, name: "=[hookhost]")
    stack.pushTable()
    pushOptions(stack)
    pushWorkerFunctions(stack)
    pushReportFunctions(stack)
    for file in [
      EmbeddedFile.printed_by_tests_lua, .test_report_lua, .test_variants_lua, .coverage_report_lua,
    ] {
      try stack.load(file, name: "=[hookhost]")
      try stack.call(arguments: 0, results: 1)
    }
    // stack: coordinator host printed report variants coverage
    try stack.call(arguments: 5, results: 1, traceback: true)
    defer { stack.pop() }
    pool = nil
    return ExitStatus(rawValue: Int32(truncatingIfNeeded: stack.integer(at: -1) ?? 1))
  }

  /// Adds the options of the command line to the table on top of the stack.
  private func pushOptions(_ stack: LuaStack) {
    for (name, list) in [
      ("arguments", options.busted + [Array("--ignore-lua".utf8)]), ("paths", options.paths),
      ("systems", options.systems.map { Array($0.utf8) }),
    ] {
      stack.pushTable()
      for (place, text) in list.enumerated() {
        stack.pushBytes(text)
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      stack.rawSet(at: -2, key: name)
    }
    for (name, number) in [
      ("jobs", options.jobs), ("shard_index", options.shard.index + 1),
      ("shard_count", options.shard.count),
    ] {
      stack.pushInteger(Int64(number))
      stack.rawSet(at: -2, key: name)
    }
    pushSourceOptions(stack)
    stack.rawSet(at: -2, key: "objective_c")
    if let files = options.files {
      // The workers are in the folder that --directory names.
      stack.pushTable()
      stack.pushString(ProjectPath.real(String(decoding: files.path, as: UTF8.self)) ?? "")
      stack.rawSet(at: -2, key: "path")
      stack.pushBoolean(files.isReadOnly)
      stack.rawSet(at: -2, key: "is_read_only")
      stack.rawSet(at: -2, key: "files")
    }
    stack.pushNumber(options.timeLimit)
    stack.rawSet(at: -2, key: "limit")
    stack.pushString(options.isolation.rawValue)
    stack.rawSet(at: -2, key: "isolation")
    for (name, text) in [
      ("schedule", options.schedule.map { Array($0.utf8) }),
      ("coverage_format", options.coverageFormat.map { Array($0.rawValue.utf8) }),
      ("coverage_file", options.coverageFile),
    ] {
      guard let text else { continue }
      stack.pushBytes(text)
      stack.rawSet(at: -2, key: name)
    }
    for (name, flag) in [
      ("finds_leaks", options.findsLeaks || options.failsOnLeaks),
      ("fails_on_leaks", options.failsOnLeaks),
      ("updates_pictures", options.updatesPictures),
      ("shows_version", options.showsVersion), ("names_systems", options.namesSystems),
      ("finds_assumptions", options.findsAssumptions),
      ("fails_on_assumptions", options.failsOnAssumptions),
      ("is_terminal", isatty(STDOUT_FILENO) != 0), ("shows_progress", isatty(STDERR_FILENO) != 0),
    ] {
      stack.pushBoolean(flag)
      stack.rawSet(at: -2, key: name)
    }
  }

  /// Pushes the options of `objc.import` for Objective-C sources, and the `sources` of the test
  /// cases.
  private func pushSourceOptions(_ stack: LuaStack) {
    stack.pushTable()
    let lists = [
      ("include", options.sources.include), ("define", options.sources.define),
      ("sources", options.sourceFiles),
    ]
    for (name, list) in lists {
      stack.pushTable()
      for (place, text) in list.enumerated() {
        stack.pushString(text)
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      stack.rawSet(at: -2, key: name)
    }
    stack.pushBoolean(options.sources.usesARC)
    stack.rawSet(at: -2, key: "arc")
    guard let header = options.sources.prefixHeader else { return }
    stack.pushString(header)
    stack.rawSet(at: -2, key: "prefix")
  }

  private func define(
    _ name: String, _ stack: LuaStack, _ body: @escaping (LuaStack) throws -> Int
  ) {
    stack.push(LuaClosure(body))
    stack.rawSet(at: -2, key: name)
  }
}

// MARK: Workers

extension TestCoordinator {
  /// Adds the functions that run files in workers to the table on top of the stack.
  private func pushWorkerFunctions(_ stack: LuaStack) {
    stack.push(
      LimitedCall(
        lastWords: "hookhost test: the configuration could not be stopped at its time limit\n",
        exitStatus: .badUsage))
    stack.rawSet(at: -2, key: "limited")
    // projects(folder): the bundles of tests in a folder that is a project, each read: name, folder,
    // target and what is unread; `has_specs` and `is_project` say what is in the folder
    define("projects", stack) { [unowned self] stack in
      ProjectTests(options, progress).push(stack)
      return 1
    }
    // open_pool(order, longest): workers that get that first, instead of those that there are, and the
    // seconds of the longest part of a test
    define("open_pool", stack) { [unowned self] stack in
      pool = WorkerPool(
        arguments: [Array("test".utf8), Array("--worker".utf8)],
        greeting: try stack.message(at: 1), size: options.jobs,
        patience: 3 * max(stack.number(at: 2) ?? 0, options.timeLimit) + 10)
      return 0
    }
    define("close_pool", stack) { [unowned self] _ in
      pool = nil
      return 0
    }
    // add_task(place, name): queues a file for the next waiting worker
    define("add_task", stack) { [unowned self] stack in
      pool?.add(Int(stack.integer(at: 1) ?? 0), try stack.message(at: 2))
      return 0
    }
    define("drop_tasks", stack) { [unowned self] _ in
      pool?.dropTasks()
      return 0
    }
    // dismiss_workers(): lets the waiting workers run the functions that follow all files
    define("dismiss_workers", stack) { [unowned self] stack in
      stack.pushBoolean(false)
      pool?.dismiss(try stack.message(at: -1))
      return 0
    }
    // next_event() returns: "message", worker, task, message; "done", worker, task; "lost", worker,
    // task, how it ended, whether it was silent for too long; "failed", nil, nil, why no process
    // can be started; "interrupted"; nil if there is nothing left to do
    define("next_event", stack) { [unowned self] stack in
      guard let event = pool?.next() else { return 0 }
      stack.setCount(0)
      try push(event, on: stack)
      return stack.count
    }
  }

  private func push(_ event: WorkerPool.Event, on stack: LuaStack) throws {
    func push(_ kind: String, _ worker: WorkerPool.Worker, _ task: Int?) {
      stack.pushString(kind)
      stack.pushInteger(Int64(worker.number))
      if let task { stack.pushInteger(Int64(task)) } else { stack.pushNil() }
    }
    switch event {
    case .message(let message, let worker):
      push("message", worker, worker.task)
      try stack.pushValue(of: message)
    case .done(let task, let worker): push("done", worker, task)
    case .lost(let worker, let ending):
      push("lost", worker, worker.task)
      stack.pushString(words(for: ending))
      stack.pushBoolean(worker.isLate)
    case .notStarted(let failure):
      stack.pushString("failed")
      stack.pushNil()
      stack.pushNil()
      stack.pushString(failure.description)
    case .interrupted, .expired: stack.pushString("interrupted")
    }
  }

  private func words(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .interrupted: "interrupted"
    case .exit(ExitStatus.timeLimit.rawValue):
      "time limit exceeded: it ran longer than \(options.timeLimit) s, in a function that cannot be "
        + "interrupted"
    default: "the process \(ending.words)"
    }
  }
}

// MARK: The report

extension TestCoordinator {
  /// Adds the functions for the report to the table on top of the stack.
  private func pushReportFunctions(_ stack: LuaStack) {
    define("now", stack) { stack in
      stack.pushNumber(MonotonicInstant.now - TestCoordinator.start)
      return 1
    }
    // is_own_program(name): whether a configuration's interpreter is this program
    define("is_own_program", stack) { stack in
      stack.pushBoolean(OwnProgram.isNamed(stack.bytes(at: 1) ?? []))
      return 1
    }
    // show(line): shows a progress line at the bottom of the terminal; "" removes it
    define("show", stack) { [progress] stack in
      progress.show(stack.string(at: 1) ?? "")
      return 0
    }
    UnloadedSources.pushFunction(options.sources, on: stack)
    stack.rawSet(at: -2, key: "unloaded")
    // replace_file(name, text): returns nil, or why the file could not be written
    define("replace_file", stack) { stack in
      do {
        try WholeFile.replace(stack.bytes(at: 1) ?? [], with: stack.bytes(at: 2) ?? [])
        return 0
      } catch let failure as SystemFailure {
        stack.pushString(failure.description)
        return 1
      }
    }
  }

  private static let start = MonotonicInstant.now
}
