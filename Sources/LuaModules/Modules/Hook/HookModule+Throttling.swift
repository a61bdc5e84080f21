internal import Hooks
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// `hook.throttle(target, sel, options)`.
  func hookThrottle(_ call: FunctionCall) throws -> Int {
    let stack = call.stack
    var mode = ThrottleLayer.Mode.first
    var interval: Double?
    var key: Value?
    var options = HookOptions()
    guard stack.type(at: 3) == .table else { throw call.wrong(3, "a table with mode and interval") }
    try forEachOption(at: 3, call, known: ["mode", "interval", "key", "owner"]) { option in
      switch (option, try value(at: -1, on: stack)) {
      case ("mode", .string(let name)):
        guard let known = ThrottleLayer.Mode(rawValue: name) else {
          throw call.wrongOption("mode", "\"first\", \"last\" or \"debounce\"")
        }
        mode = known
      case ("interval", .integer(let seconds)): interval = Double(seconds)
      case ("interval", .number(let seconds)): interval = seconds
      case ("key", .foreign(let function)) where function.isBlock: key = .foreign(function)
      case ("owner", .string(let name)): options.owner = name
      case ("mode", _): throw call.wrongOption("mode", "\"first\", \"last\" or \"debounce\"")
      case ("key", _): throw call.wrongOption("key", "a function")
      case ("owner", _): throw call.wrongOption("owner", "a string")
      default: throw call.wrongOption("interval", "a number of seconds")
      }
    }
    guard let interval, interval.isFinite, interval >= 0 else {
      throw RuntimeError(
        .invalidArgument,
        "\(call.name): option 'interval' must be a finite number of seconds, 0 or more"
          + (interval.map { ", got \($0)" } ?? ""))
    }
    let request = try call.hookRequest(options)
    let layer = ThrottleLayer(
      request, mode: mode, interval: interval,
      key: key.map { keyFunction($0) } ?? { _, _ in .everything })
    return call.answer(try hooks.install(layer, request))
  }

  private func keyFunction(_ function: Value) -> ThrottleLayer.KeyFunction {
    { receiver, arguments in
      guard case .foreign(let function) = function else { return .everything }
      switch try function.invoke([.object(receiver)] + arguments) {
      case .none: return nil
      case .bool(let bool): return .bool(bool)
      case .integer(let integer): return .number(Double(integer).bitPattern)
      case .number(let number): return .number(number.bitPattern)
      case .string(let text): return .text(text)
      case .object(let object): return .object(.init(object))
      case .selector(let selector): return .object(.init(selector))
      case .opaque(let thing): return .object(.init(thing))
      case .foreign(let foreign):
        return .object(.init(foreign, number: (foreign as? LuaForeignValue)?.identity))
      case .structure, .list, .dictionary: return .everything
      }
    }
  }
}

extension FunctionCall {
  /// The error of an option, whose value is on top.
  fileprivate func wrongOption(_ option: String, _ expectation: String) -> RuntimeError {
    let got = (try? bridge.value(at: -1, on: stack).typeName) ?? stack.typeName(at: -1)
    return RuntimeError(
      .invalidArgument, "\(name): option '\(option)' must be \(expectation), got \(got)")
  }
}
