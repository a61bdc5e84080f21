/// A Lua value that Swift keeps alive, until the last copy of the reference is gone.
///
/// The value is anchored in the registry, so that a reference may outlive the coroutine it was made in. Letting go of a reference never touches Lua: its anchor is noted in the
/// state's ledger and lifted when Lua is next given control. So a reference may end anywhere, in a
/// finalizer, on another thread, or after its state has been closed.
package final class LuaReference: Sendable {
  let anchor: Int32
  let ledger: ReferenceLedger

  init(anchor: Int32, ledger: ReferenceLedger) {
    self.anchor = anchor
    self.ledger = ledger
    ledger.add()
  }

  deinit {
    ledger.release(anchor)
  }

  /// Pushes the value; nil if its state has been closed.
  package func push(to stack: LuaStack) {
    stack.push(self)
  }
}
