internal import CEmbeddedFiles
internal import ControlModels
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime
internal import UIKitBase

/// A process that runs the spec files that it receives over its channel, and sends events.
final class TestWorker {
  private let channel: MessageChannel
  private let output: TestOutput
  private let arguments: [[UInt8]]

  /// The threads that tests have left running and that have been reported.
  private var knownThreads: Set<Int> = []
  /// Records which settings of low confidence the running test reads.
  private var recorder: AssumptionRecorder?

  init(_ channel: MessageChannel, _ arguments: [[UInt8]]) {
    self.channel = channel
    output = TestOutput(channel)
    self.arguments = arguments
  }

  /// Runs files until the coordinator sends no more.
  func run() -> ExitStatus {
    do {
      let state = try LuaState()
      try state.trackCoroutines()
      let host = Host(state) { [output] in output.write(.error, Array($0.utf8)) }
      defer {
        state.close()
        host.close()
      }
      host.writePrinted = { [output] in
        output.write($0, $1)
        return true
      }
      try PrintedText.take(from: state.stack) { [output] in output.write($0, $1) }
      return try run(state.stack, host)
    } catch {
      TestCommand.complain("a worker cannot go on: \(error)")
      return .failure
    }
  }

  private func run(_ stack: LuaStack, _ host: Host) throws -> ExitStatus {
    // Like `lua`, the program's name is at the lowest index of `arg`.
    stack.pushGlobals()
    stack.pushTable()
    stack.pushBytes(arguments.first ?? [])
    stack.rawSet(at: -2, index: -1)
    stack.pushString("test")
    stack.rawSet(at: -2, index: 0)
    stack.rawSet(at: -2, key: "arg")
    stack.pop()
    // stack:
    try stack.load(.test_worker_lua, name: "=[hookhost]")
    stack.pushTable()
    pushFunctions(stack, host)
    for file in [
      EmbeddedFile.object_assertions_lua, .timeline_lua, .test_leaks_lua, .restore_libraries_lua,
      .line_coverage_lua, .screen_assertions_lua, .test_elements_lua, .test_loaders_lua,
    ] {
      try stack.load(file, name: "=[hookhost]")
    }
    pushUnitTests(stack)
    // stack: worker host assertions timeline leaks libraries coverage screens elements loaders xctest
    do {
      try stack.call(arguments: 10, results: 1, traceback: true)
    } catch let error as LuaError {
      throw LuaError(error.message + (error.traceback.map { "\n\($0)" } ?? ""))
    }
    defer { stack.pop() }
    return stack.integer(at: -1) == 0 ? .success : .failure
  }

  /// Pushes a function that creates XCTest; its argument is busted.
  private func pushUnitTests(_ stack: LuaStack) {
    stack.push(
      LuaClosure { stack in
        for file in [
          EmbeddedFile.xctest_module_lua, .xctest_lua, .xctest_assertions_lua,
          .xctest_expectations_lua, .xctest_issues_lua, .xctest_runs_lua,
          .xctest_expected_failures_lua, .xctest_cases_lua, .xctest_attachments_lua,
          .xcui_snapshot_lua, .xcui_parts_lua, .xcui_queries_lua, .xcui_elements_lua,
          .xcui_launch_lua, .xcui_applications_lua,
        ] {
          try stack.load(file, name: "=[hookhost]")
        }
        // stack: module xctest assertions expectations issues runs expected cases attachments
        // snapshot parts queries elements launch applications
        return 15
      })
  }

  /// Adds the functions to the table on top of the stack.
  private func pushFunctions(_ stack: LuaStack, _ host: Host) {
    define("send", stack) { [unowned self] stack in
      send(try stack.message(at: 1))
      return 0
    }
    define("receive", stack) { [channel] stack in
      guard let message = channel.receive() else { return 0 }
      try stack.pushValue(of: message)
      return 1
    }
    // wait(): requests a file for this worker
    define("wait", stack) { [unowned self, host] stack in
      try host.startWorld(stack).runsOnlySources = false
      send([])
      return 0
    }
    // Calls that the limit has stopped on other threads are reported with the current test only.
    stack.push(
      LimitedCall(lastWords: "", exitStatus: .timeLimit) { [host] in
        host.forgetThreadFailures()
      })
    stack.rawSet(at: -2, key: "limited")
    // printing(test): assigns further output to the test with that number; 0 means no test
    define("printing", stack) { [output] stack in
      output.begin(Int(stack.integer(at: 1) ?? 0))
      return 0
    }
    // mark(): a mark that separates new objects from existing ones
    define("mark", stack) { [host] stack in
      stack.pushInteger(Int64(try host.startWorld(stack).runtime.poolMark))
      return 1
    }
    // leaks(mark): the objects leaked since: a list of marks, class names and objects
    define("leaks", stack) { [host] stack in
      let bridge = try host.startWorld(stack)
      let mark = Int(stack.integer(at: 1) ?? 0)
      var leaks: [RuntimeObject] = []
      // Unreferenced objects are no leak, but they are deallocated only by a garbage collection.
      if bridge.runtime.liveObjects(since: mark).contains(where: LeakSearch.suspects) {
        try bridge.drainPool(from: 0, on: stack)
        // A manually counted object may be in a variable of the source.
        leaks = LeakSearch.objects(in: bridge.world, since: mark).filter {
          !$0.isCountedByHand || !bridge.isReached($0, on: stack)
        }
      }
      stack.pushTable()
      for (place, object) in leaks.enumerated() {
        stack.pushTable()
        stack.pushInteger(Int64(object.serial))
        stack.rawSet(at: -2, key: "mark")
        stack.pushString(object.isa.name)
        stack.rawSet(at: -2, key: "name")
        bridge.push(.object(object), on: stack)
        stack.rawSet(at: -2, key: "object")
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      return 1
    }
    // threads(): descriptions of the threads that were left running since the last call
    define("threads", stack) { [unowned self, host] stack in
      let left = host.otherThreads
      stack.pushTable()
      for (place, thread) in left.filter({ !knownThreads.contains($0.number) }).enumerated() {
        stack.pushString(thread.text)
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      knownThreads = Set(left.map(\.number))
      return 1
    }
    // link(bundle): links the sources of a project's bundle of tests; returns a table by the names of classes
    // the unread sources that implement them
    define("link", stack) { [host] stack in
      try ProjectTests.link(host, stack)
      return 1
    }
    // await(seconds, goesOn): moves the clock on, for as long as a function that is asked between the
    // turns answers true
    define("await", stack) { [host] stack in
      let bridge = try host.startWorld(stack)
      try bridge.runLoop("XCTWaiter", for: stack.number(at: 1) ?? 0, whileFunctionAt: 2, on: stack)
      return 0
    }
    // record_settings(): records which settings of low confidence are read from now on
    define("record_settings", stack) { [unowned self, host] stack in
      guard let world = try host.startWorld(stack).world as? UIKitWorld else { return 0 }
      recorder?.end()
      recorder = AssumptionRecorder(world)
      return 0
    }
    // consulted(): a list of name, value for each other value of the settings that were read
    define("consulted", stack) { [unowned self] stack in
      stack.pushTable()
      var place: Int64 = 0
      for (name, _, text) in recorder?.alternatives ?? [] {
        for word in [name, text] {
          place += 1
          stack.pushString(word)
          stack.rawSet(at: -2, index: place)
        }
      }
      recorder?.end()
      recorder = nil
      return 1
    }
    // mount(path, isReadOnly): copies a folder into the app's files and its main bundle
    define("mount", stack) { [host] stack in
      try host.startWorld(stack).mount(
        MountedFolder(path: stack.bytes(at: 1) ?? [], isReadOnly: stack.boolean(at: 2)))
      return 0
    }
    PictureComparison.pushFunction(on: stack)
    stack.rawSet(at: -2, key: "compare_pictures")
    // count_lines(): begins to count the lines that run
    define("count_lines", stack) { [host] stack in
      try host.countLines(stack)
      return 0
    }
    // line_counts(): for each file the number of runs by line
    define("line_counts", stack) { [host] stack in
      stack.pushTable()
      for (file, counts) in host.lineCounts {
        stack.pushTable()
        for (line, count) in counts {
          stack.pushInteger(Int64(count))
          stack.rawSet(at: -2, index: Int64(line))
        }
        stack.rawSet(at: -2, key: file)
      }
      return 1
    }
    // lines_of(file): the list of lines that can run; nil if it is no file of Lua or loaded source
    define("lines_of", stack) { [host] stack in
      guard let lines = host.executableLines(of: stack.string(at: 1) ?? "", on: stack) else {
        return 0
      }
      stack.pushTable(array: lines.count)
      for (place, line) in lines.enumerated() {
        stack.pushInteger(Int64(line))
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      return 1
    }
    // kind(value): the type name of a host handle, or nil
    define("kind", stack) { stack in
      guard let handle = stack.handle(at: 1), let tag = HandleTag(rawValue: handle.tag) else {
        return 0
      }
      stack.pushString(tag.word)
      return 1
    }
  }

  private func define(
    _ name: String, _ stack: LuaStack, _ body: @escaping (LuaStack) throws -> Int
  ) {
    stack.push(LuaClosure(body))
    stack.rawSet(at: -2, key: name)
  }

  /// Sends a message to the coordinator; exits the process if the channel is closed.
  private func send(_ message: [UInt8]) {
    if !channel.send(message) { ProcessContext.end(ExitStatus.failure.rawValue) }
  }
}
