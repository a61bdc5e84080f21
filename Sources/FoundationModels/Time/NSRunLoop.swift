internal import SelectorRuntime
internal import VirtualTime

/// The run loop as an object; there is one.
enum NSRunLoopClass {
  static func define(_ loop: ClassDefinition<RuntimeObject>) {
    loop.declare("currentMode", Value.self, .copy, of: "NSString", isReadonly: true)
    for name in ["currentRunLoop", "mainRunLoop"] {
      loop.classSide.method(name) { (cls) -> RuntimeObject in cls.foundation.only("NSRunLoop") }
    }
    loop.method("addTimer:forMode:") { (loop, timer: NSTimer, mode: String) in
      try timer.schedule(in: RunLoop.Mode(named: mode))
    }
    loop.method("performBlock:") { (loop, block: Block) in
      try schedule(block, on: loop, in: .common)
    }
    loop.method("performInModes:block:") { (loop, modes: [String], block: Block) in
      let all = try modes.map { try RunLoop.Mode(named: $0) }
      try schedule(block, on: loop, in: all.reduce([]) { $0.union($1) })
    }
    loop.method("currentMode") { (loop) -> String in loop.foundation.runLoop.mode.name }
    // Until nothing is left to wait for.
    loop.method("run") { loop in
      try loop.foundation.runNested("-[NSRunLoop run]") { try $0.runUntilIdle(limit: nil) }
    }
    loop.method("runUntilDate:") { (loop, date: Value) in
      try run(loop, until: date, "-[NSRunLoop runUntilDate:]")
    }
    loop.method("runMode:beforeDate:") { (loop, mode: String, date: Value) -> Bool in
      _ = try RunLoop.Mode(named: mode)
      try run(loop, until: date, "-[NSRunLoop runMode:beforeDate:]")
      return true
    }
  }

  private static func schedule(
    _ block: Block, on loop: RuntimeObject, in modes: RunLoop.Mode
  ) throws {
    try loop.foundation.runLoop.schedule(after: 0, phase: .blocks, mode: modes) { try block() }
  }

  private static func run(_ loop: RuntimeObject, until date: Value, _ method: String) throws {
    let time = try NSDate.virtualTime(date, in: loop.runtime, method)
    try loop.foundation.runNested(method) { try $0.moveClock(to: max($0.now, time)) }
  }
}

extension RunLoop.Mode {
  /// The mode of one of Foundation's constants.
  init(named name: String) throws {
    switch name {
    case "kCFRunLoopDefaultMode", "NSDefaultRunLoopMode": self = .default
    case "UITrackingRunLoopMode": self = .tracking
    case "kCFRunLoopCommonModes", "NSRunLoopCommonModes": self = .common
    default:
      throw RuntimeError(
        .invalidArgument,
        "unknown run loop mode '\(name)'; there are NSDefaultRunLoopMode, UITrackingRunLoopMode and "
          + "NSRunLoopCommonModes")
    }
  }

  /// The constant of a single mode.
  var name: String { self == .tracking ? "UITrackingRunLoopMode" : "kCFRunLoopDefaultMode" }
}

extension FoundationClasses {
  static let runLoop = NativeClass<RuntimeObject>(
    "NSRunLoop", superclass: object, NSRunLoopClass.define)
}
