internal import FoundationCore
package import LuaBridge
internal import SelectorRuntime
import StringSearch
internal import Threads

extension Bridge {
  /// Pushes the value that a script catches for a Swift error.
  ///
  /// It is an `NSException` for an error of the runtime or a model, and the error's text otherwise.
  func push(_ error: any Error, on stack: LuaStack) {
    let outer = current
    current = stack
    defer { current = outer }
    switch error {
    case let raised as RaisedException:
      world.takeException(of: raised) { exception in
        note(exception, stack)
        push(exception, on: stack)
      }
    case let error as RuntimeError where error.isWeakReferenceRefused && error.hint == nil:
      stack.pushString(halt(error.reason).message)
    case let error as RuntimeError:
      guard let exception = world.exception(for: error) else {
        return stack.pushString(error.reason)
      }
      if let hint = error.hint {
        exception.fill(
          name: exception.name, reason: exception.reason,
          userInfo: .dictionary([.init(key: .string("hint"), value: .string(hint))]))
      }
      note(exception, stack)
      push(exception, on: stack)
    case let error as ThreadError:
      guard let exception = world.exception(named: error.name, reason: error.reason) else {
        return stack.pushString(error.description)
      }
      note(exception, stack)
      push(exception, on: stack)
    default:
      stack.pushString("\(error)")
    }
  }

  /// Ends the run as libobjc ends a program: in words on standard error, past every handler.
  package func halt(_ words: String) -> LuaError {
    let line = "objc[\(world.deviceSettings.processIdentifier)]: \(words)"
    if !state.isHalted { StandardStream.error.write(Array("\(line)\n".utf8)) }
    return state.halt(line)
  }

  /// Refuses an object on its way out that a message stores in a weak property or a weak table.
  ///
  /// - Throws: what ``halt(_:)`` is for.
  @inline(never)
  func refuseWeakReference(
    to object: RuntimeObject, of receiver: RuntimeObject, _ selector: Selector,
    _ key: Value = .none
  ) throws {
    guard !object.isDeallocated, isStoredWeakly(by: selector, key, in: receiver) else { return }
    _ = try WeakReference(forming: object)
  }

  private func isStoredWeakly(
    by selector: Selector, _ key: Value, in receiver: RuntimeObject
  ) -> Bool {
    let name = selector.name
    if name == "setValue:forKey:", case .string(let key) = key.object?.plainValue ?? key {
      return receiver.isa.property(key)?.policy == .weak
    }
    if name.hasPrefix("set"), name.count(where: { $0 == ":" }) == 1 {
      let property = name.dropFirst(3).dropLast()
      let spelled = property.prefix(1).lowercased() + property.dropFirst()
      let cls = receiver.isa
      return (cls.property(spelled) ?? cls.property(String(property)))?.policy == .weak
    }
    return false
  }

  /// Writes down where an exception was raised first.
  private func note(_ exception: NSException, _ stack: LuaStack) {
    guard exception.traceback.isEmpty else { return }
    exception.traceback = stack.traceback(nil, level: 0)
    let running = runningFrames(of: stack)
    exception.findFrames = { [weak self] in self?.stackFrames(running) ?? [] }
  }

  /// The report of the uncaught exception on top of the stack; nil for any other value.
  ///
  /// It contains the exception's message, a suggested name and the location where it was raised.
  package func report(of handle: LuaHandle?) -> String? {
    guard let exception = handle?.object as? NSException else { return nil }
    var text = exception.text
    if case .dictionary(let entries) = exception.userInfo {
      for entry in entries where entry.key.isText("hint") {
        if case .string(let hint) = entry.value { text += " (\(hint))" }
      }
    }
    if !exception.traceback.isEmpty { text += "\n" + Self.sourceFrames(exception.traceback) }
    return text.printable
  }

  /// A traceback without the native frames, and those of the program's scripts, between those of
  /// Objective-C sources.
  package static func sourceFrames(_ traceback: String) -> String {
    let lines = traceback.split(separator: "\n", omittingEmptySubsequences: false)
    let isOfSource = lines.contains { line in
      line.hasPrefix("\t") && [".m:", ".mm:", ".h:"].contains { line.contains($0) }
    }
    guard isOfSource else { return traceback }
    let internals = [
      "[C]: in ?", "[C]: in local ", "[C]: in upvalue ", "[C]: in function 'xpcall'", "(...tail",
      "[C]: in function 'error'", "[c_", "[core_", "[objc_",
    ]
    return lines.filter { line in !internals.contains { line.dropFirst().hasPrefix($0) } }
      .joined(separator: "\n")
  }
}

extension RuntimeError {
  /// Whether it is libobjc's refusal of a weak reference, which ends a program on a device.
  var isWeakReferenceRefused: Bool {
    reason.hasPrefix("Cannot form weak reference to instance (")
  }
}
