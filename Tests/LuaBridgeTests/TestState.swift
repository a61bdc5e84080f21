import LuaBridge
import Testing

/// A Lua state for one test, which checks at its end that the test released everything.
struct TestState {
  let state: LuaState

  var stack: LuaStack { state.stack }

  /// Runs a test in a new state.
  static func run(
    _ configuration: LuaConfiguration = .init(), _ body: (TestState) throws -> Void
  ) throws {
    let state = try LuaState(configuration)
    try body(TestState(state: state))
    #expect(state.callDepth == 0)
    #expect(state.stack.count == 0)
    #expect(state.liveReferences == 0)
    state.close()
    #expect(!state.isOpen)
    #expect(state.usedBytes == 0)
  }

  /// Defines a global function.
  func define(_ name: String, _ body: @escaping (LuaStack) throws -> Int) {
    define(name, LuaClosure(body))
  }

  /// Defines a global function.
  func define(_ name: String, _ callable: LuaCallable) {
    stack.push(callable)  // stack: … function
    setGlobal(name)  // stack: …
  }

  /// Pops a value and stores it in a global variable.
  func setGlobal(_ name: String) {
    stack.pushGlobals()  // stack: … value globals
    stack.insert(at: -2)  // stack: … globals value
    stack.rawSet(at: -2, key: name)  // stack: … globals
    stack.pop()  // stack: …
  }

  /// Runs a chunk, and returns its results as strings of `tostring`.
  @discardableResult
  func run(_ chunk: String, traceback: Bool = false) throws -> [String] {
    let before = stack.count
    try stack.load(chunk, name: "=test", mode: "t")  // stack: … chunk
    try stack.call(arguments: 0, results: -1, traceback: traceback)  // stack: … results
    let results = stride(from: before + 1, through: stack.count, by: 1)
      .map { stack.description(at: $0) }
    stack.setCount(before)  // stack: …
    return results
  }

  /// Runs a chunk that fails, and returns its error.
  func error(_ chunk: String, traceback: Bool = false) throws -> LuaError {
    let before = stack.count
    let error = try #require(throws: LuaError.self) { try run(chunk, traceback: traceback) }
    #expect(stack.count == before)
    return error
  }
}

/// Counts the objects that are alive.
final class LifetimeTracker {
  private(set) var alive = 0

  /// An object that counts.
  final class Tracked {
    private let tracker: LifetimeTracker

    init(_ tracker: LifetimeTracker) {
      self.tracker = tracker
      tracker.alive += 1
    }

    deinit {
      tracker.alive -= 1
    }
  }

  func make() -> Tracked {
    Tracked(self)
  }
}
