internal import SelectorRuntime

/// `NSBlock` and its subclasses.
enum BlockClasses {
  /// Defines a class of blocks, such as `__NSMallocBlock__`, which counts references itself.
  ///
  /// A replaced `-[NSObject release]` is therefore not sent to blocks.
  static func defineConcrete(_ block: ClassDefinition<BlockObject>) {
    block.cls.runtime.foundationWorld?.placeBlockClass(block.cls)
    NSObjectClass.defineCounts(block)
  }

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
      let translated = try block.function.flatMap { try block.foundation.signatureOfBlock?($0) }
      let signature = translated ?? block.signature
      return NSMethodSignature.make(signature, in: block.foundation).messageValue
    }
  }
}
