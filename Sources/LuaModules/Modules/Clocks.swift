internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import VirtualTime

extension Bridge {
  /// Sets the C functions that read a clock; apps find them in any framework.
  func setClockFunctions(module: String, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: module, stack: stack)
    define("CACurrentMediaTime") { call in call.answer(.number(call.bridge.world.mediaTime)) }
    define("CFAbsoluteTimeGetCurrent") { call in
      call.answer(.number(call.bridge.world.absoluteTime))
    }
  }
}

extension FoundationWorld {
  /// The prefix of an `NSLog` line: the date, `2026-01-01 00:00:02.000`, and the process.
  var logStamp: String {
    let now = CalendarDate(secondsSince1970: clockStart.epoch + runLoop.now)
    return "\(now.textWithMilliseconds) script[1:1] "
  }
}
