internal import SelectorRuntime

/// `NSBlock` and its subclasses.
enum BlockClasses {
  static func define(_ block: ClassDefinition<BlockObject>) {
    let cls = block.cls
    block.raw("invoke", types: "@@:") { receiver, selector, arguments in
      let block = try ClassDefinition<BlockObject>.instance(receiver, selector)
      guard let function = block.function else { return .none }
      return try function.invoke(arguments.values)
    }
    block.method("copyWithZone:") { (block, _: Value) -> RuntimeObject in block }
    block.method("copy") { (block) -> RuntimeObject in block }
    block.method("performAfterDelay:") { (block, delay: Double) in
      let runtime = block.runtime
      let perform = runtime.selector("performSelector:withObject:afterDelay:")
      _ = try runtime.send(
        block, perform,
        Arguments(.selector(runtime.selector("invoke")), .none, .number(delay)))
    }
    block.method("methodSignatureForSelector:") { (block, selector: Selector) -> Value in
      guard selector.name == "invoke" else {
        return try block.runtime.sendSuper(
          block, above: cls, block.runtime.known.methodSignatureForSelector,
          Arguments(.selector(selector)))
      }
      return NSMethodSignature.make(block.signature, in: block.foundation).messageValue
    }
  }
}
