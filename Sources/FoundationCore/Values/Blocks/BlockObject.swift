package import SelectorRuntime

/// A block object: a function of the host language or of a model, with its signature.
///
/// Callers send `invoke`, so that a hook on that message receives every call.
package final class BlockObject: RuntimeObject {
  package override class var declaredName: String { "NSBlock" }

  /// The function that the block calls.
  package fileprivate(set) var function: ForeignValue?
  /// The type encoding, as the compiler stores it in a block.
  package fileprivate(set) var signature = "v@?"

  package override var blockToCall: ForeignValue? { SentBlock(self) }

  package override func destruct() {
    function = nil
    super.destruct()
  }
}

/// A function that calls a block object by the message `invoke`.
private final class SentBlock: ForeignValue {
  private let block: BlockObject

  init(_ block: BlockObject) { self.block = block }

  override var isBlock: Bool { true }

  override var typeName: String { "block" }

  override func invoke(_ arguments: [Value]) throws -> Value {
    if block.isDeallocated { throw RuntimeError.deallocated("invoke", block) }
    let runtime = block.runtime
    return try runtime.send(block, runtime.selector("invoke"), Arguments(arguments))
  }
}

extension FoundationWorld {
  /// Creates the block object of a function.
  package func makeBlock(_ function: ForeignValue, signature: String?) throws -> RuntimeObject {
    let name = try classOfBlock?(function) ?? "__NSMallocBlock__"
    let made = runtime.createInstance(valueClass(name))
    if let block = made as? BlockObject {
      block.function = function
      if let signature { block.signature = signature }
    }
    return made
  }
}
