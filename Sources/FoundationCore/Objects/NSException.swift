package import SelectorRuntime
package import Threads

/// An exception: the error value that `pcall` returns for an error of the runtime or a model.
package final class NSException: RuntimeObject {
  /// The name; nil if it was created without one.
  private var givenName: String?
  package var name: String { givenName ?? "" }
  package private(set) var reason: String?
  package private(set) var userInfo: Value = .none
  /// Lua's traceback at the raising call; empty if it was not raised.
  package var traceback = ""
  /// Returns the frames at the raising call; nil if it was not raised.
  package var findFrames: (() -> [StackFrame])?

  /// The frames that its methods return; on a device the first two are those of the raising
  /// functions.
  private var frames: [StackFrame] {
    guard let findFrames else { return [] }
    return [
      StackFrame(image: "CoreFoundation", "__exceptionPreprocess + 4"),
      StackFrame(image: "libobjc.A.dylib", "objc_exception_throw + 4"),
    ] + findFrames()
  }

  /// Sets the contents; the object in `userInfo` is retained.
  package func fill(name: String?, reason: String?, userInfo: Value = .none) {
    givenName = name
    self.reason = reason
    userInfo.object?.retain()
    self.userInfo.object?.release()
    self.userInfo = userInfo
  }

  package override func destruct() {
    userInfo.object?.release()
    userInfo = .none
    super.destruct()
  }

  /// The name and the reason: `NSInvalidArgumentException: -[Foo bar:]: unrecognized selector …`.
  package var text: String { reason.map { "\(name): \($0)" } ?? name }
}

extension NSException {
  static func define(_ exception: ClassDefinition<NSException>) {
    exception.readonly("name", .copy) { $0.givenName }
    exception.readonly("reason", .copy) { $0.reason }
    exception.readonly("userInfo", .copy, of: "NSDictionary") { $0.userInfo }
    let firstAddress = 0x1_0000_0000
    exception.readonly("callStackSymbols", .copy) { (exception) -> [String] in
      StackSymbols.lines(
        exception.frames, image: exception.foundation.deviceSettings.processName,
        from: firstAddress)
    }
    exception.readonly("callStackReturnAddresses", .copy) { (exception) -> [Int] in
      StackSymbols.addresses(exception.frames.count, from: firstAddress)
    }
    exception.method("description") { (exception) -> String in
      exception.reason ?? exception.name
    }
    exception.method("raise") { (exception) in throw exception.raised() }
    exception.method("initWithName:reason:userInfo:") {
      (exception, name: String?, reason: String?, userInfo: Value) -> NSException in
      exception.fill(name: name, reason: reason, userInfo: userInfo)
      return exception
    }
    exception.adopt(FoundationProtocols.copying)
    exception.method("copyWithZone:") { (exception, _: Value) -> NSException in exception }
    defineCoding(exception)
    defineClassSide(exception.classSide)
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("exceptionWithName:reason:userInfo:") {
      (cls, name: String?, reason: String?, userInfo: Value) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? NSException)?.fill(name: name, reason: reason, userInfo: userInfo)
      return made
    }
    cls.method("raise:reason:") { (cls, name: String, reason: String?) in
      guard let made = cls.runtime.createInstance(cls) as? NSException else { return }
      made.fill(name: name, reason: reason)
      throw made.raised()
    }
    for message in ["raise:format:", "raise:format:arguments:"] { defineRaising(cls, message) }
  }

  /// Defines a message that raises; with `arguments:`, the argument list is one value.
  private static func defineRaising(_ cls: ClassDefinition<RuntimeClass>, _ message: String) {
    let isListed = message.hasSuffix("arguments:")
    cls.raw(message, types: isListed ? "v@:@@*" : "v@:@@") { cls, selector, arguments in
      let name = try arguments.value(0, as: String.self, cls, selector)
      let format = try arguments.value(1, as: StringArgument.self, cls, selector)
      let values = Array(arguments.values.dropFirst(2))
      let listed = isListed ? try cls.foundation.elements(of: values.first ?? .none) : nil
      let reason = try cls.foundation.format(
        format.text(), listed ?? values, caller: cls.methodName(selector)
      ).string
      guard let own = cls as? RuntimeClass,
        let made = cls.runtime.createInstance(own) as? NSException
      else { return .none }
      made.fill(name: name, reason: reason)
      throw made.raised()
    }
  }
}

extension FoundationWorld {
  /// Creates the exception object of an error of the runtime or a model.
  package func exception(for error: RuntimeError) -> NSException? {
    exception(named: error.exceptionName, reason: error.reason)
  }

  /// Creates an exception object.
  package func exception(named name: String, reason: String) -> NSException? {
    guard let cls = runtime.lookUpClass("NSException"),
      let made = runtime.createInstance(cls) as? NSException
    else { return nil }
    made.fill(name: name, reason: reason)
    return made
  }
}

/// The Swift error that carries an `NSException` to its handler; the world stores the object.
package struct RaisedException: Error {
  fileprivate let serial: Int
}

extension NSException {
  /// Returns the error that raises the exception.
  package func raised() -> RaisedException {
    let world = foundation
    if world.raisedExceptions.updateValue(self, forKey: serial) == nil { retain() }
    return RaisedException(serial: serial)
  }
}

extension FoundationWorld {
  /// Passes the exception of an error to `body`, and releases it afterwards.
  package func takeException(of error: RaisedException, _ body: (NSException) -> Void) {
    guard let exception = raisedExceptions.removeValue(forKey: error.serial) else { return }
    body(exception)
    exception.release()
  }
}

extension FoundationClasses {
  package static let exception = NativeClass<NSException>(
    "NSException", superclass: object, NSException.define)
}
