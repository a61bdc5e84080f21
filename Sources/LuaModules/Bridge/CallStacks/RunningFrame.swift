internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

/// The record of a running frame of a Lua stack; its text is created on request.
struct RunningFrame {
  enum Code {
    /// A function of the script, by its address.
    case function(UInt)
    /// A native method.
    case native(Selector, RuntimeClass)
    /// A message that is being forwarded by its receiver.
    case forwarding
  }

  let code: Code
  let frame: LuaFrame
}

extension Bridge {
  /// The maximum number of recorded frames, the same as on a device.
  private static let depth = 512

  /// The frames of a stack that belong to the program or a framework, innermost first.
  func runningFrames(of stack: LuaStack) -> [RunningFrame] {
    var result: [RunningFrame] = []
    stack.visitFrames { frame in
      // stack: … function receiver
      if !frame.isNative {
        result.append(RunningFrame(code: .function(stack.identity(at: -2)), frame: frame))
      } else if let receiver = stack.handle(at: -1)?.object as? RuntimeObject,
        let message = stack.callable(at: -2) as? any MessageCallable,
        let code = code(of: message, receiver.isa)
      {
        result.append(RunningFrame(code: code, frame: frame))
      }
      return result.count < Bridge.depth
    }
    return result
  }

  private func code(of message: any MessageCallable, _ cls: RuntimeClass) -> RunningFrame.Code? {
    guard message is ForwardedMessage else {
      return .native(message.selector, cls.method(message.selector)?.owner ?? cls)
    }
    // A message forwarded to another target leaves no frame; the target's method runs.
    guard let method = cls.method(message.selector), !method.implementation.isForwarding else {
      return .forwarding
    }
    let isNative = ScriptFunction(method.implementation) == nil
    return isNative ? .native(message.selector, method.owner) : nil
  }

  /// Frames in the format of a device.
  func stackFrames(_ running: [RunningFrame]) -> [StackFrame] {
    running.flatMap(stackFrames)
      + (world.threads.current.isMain
        ? [StackFrame(image: "dyld", "start + 8")]
        : [StackFrame(image: "libsystem_pthread.dylib", "_pthread_start + 8")])
  }

  private func stackFrames(_ running: RunningFrame) -> [StackFrame] {
    switch running.code {
    case .native(let selector, let cls):
      let symbol = DefinedMethods.symbol(selector, in: cls)
      return [StackFrame(image: image(of: cls), "\(symbol) + 4")]
    case .forwarding:
      return ["___forwarding___ + 8", "_CF_forwarding_prep_0 + 4"].map {
        StackFrame(image: "CoreFoundation", $0)
      }
    case .function(let address):
      let frame = running.frame
      let place = " + \(4 * max(1, frame.line - frame.lines.lowerBound + 1)) (\(frame.place))"
      if let method = definedMethods[address] {
        return [StackFrame(image: image(of: method.cls), method.symbol + place)]
      }
      // Frames between a program and its functions are not the program's.
      if frame.source.hasPrefix("[") { return [] }
      guard frame.source.hasSuffix(".m") else { return [StackFrame(frame.words)] }
      return [StackFrame(name(of: frame) + place)]
    }
  }

  /// The name of a source's function that is not a method; a block has that of its function.
  private func name(of frame: LuaFrame) -> String {
    guard let around = definedMethods.definition(around: frame.lines, of: frame.source) else {
      return frame.name ?? "main"
    }
    if around.lines == frame.lines, frame.lines.count > 1 { return around.symbol }
    return "__\(around.symbol.utf8.count)\(around.symbol)_block_invoke"
  }

  /// The image of a class; nil for the program's own classes.
  private func image(of cls: RuntimeClass) -> String? {
    let cls = cls.instanceClass
    let framework = HeaderFramework.of(cls.name)
    if framework == .unitTests { return "XCTest" }
    guard cls.isNative else { return nil }
    return framework == .objectiveC ? "libobjc.A.dylib" : framework?.rawValue ?? "Foundation"
  }
}
