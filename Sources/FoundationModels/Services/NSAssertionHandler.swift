internal import FoundationCore
package import SelectorRuntime

// no traps of count: the place is a small constant.

/// `NSAssertionHandler`, the receiver of failed `NSAssert` conditions.
package enum NSAssertionHandlerClass {
  fileprivate static func define(_ handler: ClassDefinition<RuntimeObject>) {
    handler.classSide.method("currentHandler") { (cls) -> RuntimeObject in
      cls.foundation.only("NSAssertionHandler")
    }
    handler.raw(
      "handleFailureInMethod:object:file:lineNumber:description:", types: "v@::@@q@"
    ) { handler, selector, arguments in
      let method = try arguments.value(0, as: Selector.self, handler, selector)
      let object = arguments[1].object
      let name = object.map { $0.methodName(method) } ?? "-[(null) \(method)]"
      try fail(handler, name, arguments, from: 2, selector)
      return .none
    }
    handler.raw("handleFailureInFunction:file:lineNumber:description:", types: "v@:@@q@") {
      handler, selector, arguments in
      let name = try arguments.value(0, as: String.self, handler, selector)
      try fail(handler, name, arguments, from: 1, selector)
      return .none
    }
  }

  /// Logs the failed assertion, and raises an exception with its description.
  private static func fail(
    _ handler: RuntimeObject, _ name: String, _ arguments: borrowing Arguments, from place: Int,
    _ selector: Selector
  ) throws {
    let world = handler.foundation
    let file = try arguments.value(place, as: String?.self, handler, selector) ?? "(null)"
    let line = try arguments.value(place + 1, as: Int.self, handler, selector)
    let format = try arguments.value(place + 2, as: StringArgument?.self, handler, selector)
    let reason = try format.map {
      try world.format(
        $0.text(), Array(arguments.values.dropFirst(place + 3)),
        caller: handler.methodName(selector)
      ).string
    }
    world.writeLog("*** Assertion failure in \(name), \(file):\(line)")
    throw world.exception(named: "NSInternalInconsistencyException", reason ?? "(null)")
  }
}

extension FoundationClasses {
  package static let assertionHandler = NativeClass<RuntimeObject>(
    "NSAssertionHandler", superclass: object, NSAssertionHandlerClass.define)
}
