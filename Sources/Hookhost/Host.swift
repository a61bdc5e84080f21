internal import FoundationCore
internal import HookhostKit
internal import LuaBridge
internal import ScriptHost
internal import Systems
public import SelectorRuntime
internal import UIKitBase

// no traps of stop: an embedded host always has a window, and a body that returns has a result.

/// A Lua state with the simulated classes: Foundation, UIKit, a clock, a window.
///
///     let host = try Host()
///     try host.define("price") { (name: String) in name.count * 10 }
///     let total = try host.run("return price 'tea' + price 'coffee'", as: Int.self)  // 90
///
/// Hosts share nothing: a program can have several, and each can be used from any thread, one
/// thread at a time. A host and its objects are deallocated with the last reference to the host.
public final class Host {
  private let state: LuaState
  private let modules: ScriptHost.Host
  let world: EmbeddedWorld
  private let limits: HostLimits
  /// The Lua function that runs every body that Swift passes to the host.
  ///
  /// It is created once: a function for each body would retain what the body captures until Lua
  /// collects it.
  private var entrance: LuaReference
  private var pending: ((LuaStack) throws -> Void)?
  /// The error that the body threw, before its conversion to a Lua value.
  private var failure: (any Error)?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - limits: The limits of scripts; none by default.
  ///   - sandbox: The restrictions of Lua's libraries; none by default.
  ///   - system: The version of iOS as which the world behaves, `"12.4"`; 18.5 by default.
  ///   - log: Called with each line of `NSLog` and of Lua's `print`, without the line end; by
  ///     default they are written to the process's streams.
  /// - Throws: ``HostError`` when there is not enough memory, and for an unknown version.
  public init(
    limits: HostLimits = HostLimits(), sandbox: HostSandbox = .none, system: String? = nil,
    log: ((String) -> Void)? = nil
  ) throws {
    if let system, SystemVersion(system) == nil {
      throw HostError(
        .exception, "the system must be \(SystemVersion.expectation), not \"\(system)\"")
    }
    var configuration = LuaConfiguration()
    configuration.memoryLimit = limits.memory
    self.limits = limits
    do {
      state = try LuaState(configuration)
      modules = ScriptHost.Host(state, gate: sandbox.gate, system: system) { line in
        if let log {
          log(String(line.last == "\n" ? line.dropLast() : line[...]))
        } else {
          StandardStream.error.write(line)
        }
      }
      if limits.seconds != nil { try state.trackCoroutines() }
      if case .strict(let folder) = sandbox {
        try ScriptHost.Host.restrict(state.stack, folder: folder.map { $0 + "/" })
      }
      world = try modules.embeddedWorld(state.stack)
      state.stack.pushNil()  // stack: nil
      entrance = state.stack.reference()  // stack:
    } catch let error as LuaError {
      throw HostError(.memory, error.message)
    }
    state.stack.push(
      LuaClosure { [unowned self] stack in
        try enter(stack)
        return 0
      })  // stack: entrance
    entrance = state.stack.reference()  // stack:
    if let log { redirectPrint(to: log) }
  }

  deinit {
    state.close()
    modules.close()
  }

  /// The runtime: classes, selectors, messages.
  public var runtime: Runtime { world.models.runtime }

  /// The window that scripts access as `uikit.keyWindow()`.
  public var window: RuntimeObject {
    guard let window = world.models.keyWindow else {
      preconditionFailure("the application has no key window")
    }
    return window
  }

  /// The virtual clock, which advances only by its methods.
  public var clock: Clock { Clock(host: self) }

  /// The number of live objects, including those of the models.
  public var liveObjectCount: Int { modules.liveObjectCount }

  /// Runs a body inside a Lua function, with the limits; throws each error as a ``HostError``.
  func perform<Answer>(_ body: (LuaStack) throws -> Answer) throws -> Answer {
    let stack = world.stack
    let height = stack.count
    var answer: Answer?
    do {
      try stack.reserve(2)
      try withoutActuallyEscaping(body) { body in
        pending = { answer = try body($0) }
        defer { pending = nil }
        stack.push(entrance)  // stack: … entrance
        if let timeLimit {
          try stack.call(arguments: 0, results: 0, within: timeLimit)  // stack: …
        } else {
          try stack.call(arguments: 0, results: 0)  // stack: …
        }
      }
    } catch {
      defer {
        stack.setCount(height)
        failure = nil
      }
      throw HostError(error, raisedAs: failure, world)
    }
    guard let answer else { preconditionFailure("a body that has returned has answered") }
    return answer
  }

  /// Runs the pending body.
  private func enter(_ stack: LuaStack) throws {
    guard let body = pending else { return }
    pending = nil
    do {
      try world.entering(stack) { try body(stack) }
    } catch {
      failure = error
      throw error
    }
  }

  private var timeLimit: LuaTimeLimit? {
    // Work that cannot be interrupted is waited for, because the process belongs to the embedder.
    limits.seconds.map {
      LuaTimeLimit(
        seconds: $0, grace: 1e9, lastWords: "hookhost: time limit exceeded\n", exitStatus: 1)
    }
  }

  private func redirectPrint(to log: @escaping (String) -> Void) {
    let stack = state.stack
    stack.pushGlobals()  // stack: globals
    stack.push(
      LuaClosure { stack in
        var words: [String] = []
        for index in stride(from: 1, through: stack.count, by: 1) {
          words.append(String(decoding: try stack.descriptionBytes(at: index), as: UTF8.self))
        }
        log(words.joined(separator: "\t"))
        return 0
      })  // stack: globals print
    stack.rawSet(at: -2, key: "print")  // stack: globals
    stack.pop()  // stack:
  }
}
