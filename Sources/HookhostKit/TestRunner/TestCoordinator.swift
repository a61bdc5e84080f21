internal import Glibc
internal import LuaBridge

/// The process that was called: shares the files out to workers, and writes one report.
final class TestCoordinator {
  private let options: TestOptions
  private let progress = ProgressLine()
  /// The workers by their numbers; nil for those that have ended.
  private var workers: [ChildProcess?] = []

  init(_ options: TestOptions) {
    self.options = options
  }

  /// Runs the tests.
  func run() -> ExitStatus {
    StandardInput.noteInterrupts()
    do {
      let state = try LuaState()
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
    try stack.load(PackageResources.test_coordinator_lua, name: "=[hookhost]", mode: "t")
    stack.pushTable()
    pushOptions(stack)
    pushWorkerFunctions(stack)
    pushReportFunctions(stack)
    for chunk in [
      PackageResources.message_encoding_lua, PackageResources.printed_by_tests_lua,
      PackageResources.test_report_lua,
    ] {
      try stack.load(chunk, name: "=[hookhost]", mode: "t")
      try stack.call(arguments: 0, results: 1)
    }
    // stack: coordinator host encoding printed report
    try stack.call(arguments: 4, results: 1, traceback: true)
    defer { stack.pop() }
    workers = []
    return ExitStatus(rawValue: Int32(truncatingIfNeeded: stack.integer(at: -1) ?? 1))
  }

  /// Sets what the command line said in the table on top.
  private func pushOptions(_ stack: LuaStack) {
    for (name, list) in [
      ("arguments", options.busted + [Array("--ignore-lua".utf8)]), ("paths", options.paths),
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
    stack.pushNumber(options.timeLimit)
    stack.rawSet(at: -2, key: "limit")
    stack.pushString(options.isolation.rawValue)
    stack.rawSet(at: -2, key: "isolation")
    for (name, flag) in [
      ("finds_leaks", options.findsLeaks || options.failsOnLeaks),
      ("fails_on_leaks", options.failsOnLeaks),
      ("shows_version", options.showsVersion),
      ("is_terminal", isatty(STDOUT_FILENO) != 0), ("shows_progress", isatty(STDERR_FILENO) != 0),
    ] {
      stack.pushBoolean(flag)
      stack.rawSet(at: -2, key: name)
    }
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
  /// Sets what starts and hears workers in the table on top.
  private func pushWorkerFunctions(_ stack: LuaStack) {
    define("start", stack) { [unowned self] stack in
      do {
        workers.append(
          try ChildProcess(arguments: [Array("test".utf8), Array("--worker".utf8)]))
        stack.pushInteger(Int64(workers.count))
        return 1
      } catch let failure as SystemFailure {
        stack.pushNil()
        stack.pushString(failure.description)
        return 2
      }
    }
    define("send", stack) { [unowned self] stack in
      if let message = stack.bytes(at: 2) { worker(stack)?.channel?.send(message) }
      return 0
    }
    define("kill", stack) { [unowned self] stack in
      worker(stack)?.kill()
      return 0
    }
    // is_interrupted(): whether Ctrl-C came since it was asked last
    define("is_interrupted", stack) { stack in
      stack.pushBoolean(StandardInput.takeInterrupt())
      return 1
    }
    define("finish", stack) { [unowned self] stack in
      _ = worker(stack)?.end(within: 10)
      return 0
    }
    // receive(seconds): a worker and its message, or a worker, nil and how it ended, or nothing
    define("receive", stack) { [unowned self] stack in
      let alive = workers.compactMap { $0 }
      let seconds = stack.number(at: 1) ?? 1
      guard let (sender, message) = ChildProcess.receive(from: alive, within: seconds),
        let index = workers.firstIndex(where: { $0 === sender })
      else { return 0 }
      stack.pushInteger(Int64(index + 1))
      if let message {
        stack.pushBytes(message)
        return 2
      }
      stack.pushNil()
      stack.pushString(words(for: sender.end(within: 10)))
      workers[index] = nil
      return 3
    }
  }

  /// The worker whose number is the first argument.
  private func worker(_ stack: LuaStack) -> ChildProcess? {
    let index = Int(stack.integer(at: 1) ?? 0) - 1
    return workers.indices.contains(index) ? workers[index] : nil
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
  /// Sets what the report needs in the table on top.
  private func pushReportFunctions(_ stack: LuaStack) {
    define("now", stack) { stack in
      let elapsed = ContinuousClock.now - TestCoordinator.start
      let (seconds, attoseconds) = elapsed.components
      stack.pushNumber(Double(seconds) + Double(attoseconds) / 1e18)
      return 1
    }
    // is_own_program(name): whether a configuration's interpreter is this program
    define("is_own_program", stack) { stack in
      stack.pushBoolean(OwnProgram.isNamed(stack.bytes(at: 1) ?? []))
      return 1
    }
    // show(line): what stands in the last line of the terminal; nothing for ""
    define("show", stack) { [progress] stack in
      progress.show(stack.string(at: 1) ?? "")
      return 0
    }
    // replace_file(name, text): nil, or why it could not be written
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

  private static let start = ContinuousClock.now
}
