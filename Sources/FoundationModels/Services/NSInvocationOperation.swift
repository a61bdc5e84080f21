internal import FoundationCore
internal import FoundationThreads
internal import SelectorRuntime

/// An operation that sends a message.
final class NSInvocationOperation: NSOperation {
  override class var declaredName: String { "NSInvocationOperation" }

  @Strong fileprivate var invocation: NSInvocation?
  fileprivate var message: (target: RuntimeObject, selector: Selector, argument: Value)?
  fileprivate var result = Value.none

  override func destruct() {
    dropMessage()
    result.release()
    result = .none
    super.destruct()
  }

  private func dropMessage() {
    guard let message else { return }
    self.message = nil
    message.argument.release()
    message.target.release()
  }

  override func performMain() throws {
    if let invocation {
      try invocation.invoke()
      result = invocation.answer
    } else if let message {
      let taken = message.selector.argumentCount == 0 ? [] : [message.argument]
      result = try runtime.send(
        message.target, message.selector,
        NSObjectClass.passing(taken, to: message.target, message.selector))
    }
    result.retain()
  }

  /// Whether the method of its invocation returns void.
  private var answersNothing: Bool {
    guard let message else { return invocation?.signature?.encoding.result == "v" }
    let types = message.target.isa.method(message.selector)?.types
    return types?.hasPrefix("v") == true || types?.hasPrefix("Vv") == true
  }

  static func define(_ operation: ClassDefinition<NSInvocationOperation>) {
    operation.method("initWithTarget:selector:object:") {
      (operation, target: RuntimeObject, selector: Selector, argument: Value)
        -> NSInvocationOperation in
      target.retain()
      argument.retain()
      operation.message = (target, selector, argument)
      return operation
    }
    operation.method("initWithInvocation:") {
      (operation, invocation: NSInvocation) -> NSInvocationOperation in
      invocation.retainArguments()
      operation.invocation = invocation
      return operation
    }
    operation.readonly("invocation", .strong) { $0.invocation }
    operation.readonly("result", .strong) { (operation) -> Value in
      let world = operation.foundation
      if operation.isCancelled {
        throw world.exception(
          named: "NSInvocationOperationCancelledException",
          "*** -[\(operation.className) result]: cancelled")
      }
      if operation.answersNothing {
        throw world.exception(
          named: "NSInvocationOperationVoidResultException",
          "*** -[\(operation.className) result]: void result")
      }
      return operation.result
    }
  }
}

extension FoundationClasses {
  static let invocationOperation = NativeClass<NSInvocationOperation>(
    "NSInvocationOperation", superclass: OperationClasses.operation, NSInvocationOperation.define)
}
