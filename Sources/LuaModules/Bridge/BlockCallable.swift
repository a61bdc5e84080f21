internal import LuaBridge
internal import SelectorRuntime

/// The C closure of a block that a model created.
///
/// It retains the block while a script can call it, so that the model is notified when it is
/// unused.
final class BlockCallable: LuaCallable {
  private unowned let bridge: Bridge
  private let block: NativeBlock

  init(_ bridge: Bridge, _ block: NativeBlock) {
    self.bridge = bridge
    self.block = block
  }

  override func call(_ stack: LuaStack) throws -> Int {
    let count = stack.count
    try bridge.entering(stack) {
      let arguments = try (0..<count).map { try bridge.value(at: $0 + 1, on: stack) }
      bridge.push(try block.invoke(arguments), on: stack)
    }
    if bridge.runtime.pendingError != nil { try bridge.throwPendingError() }
    return 1
  }
}
