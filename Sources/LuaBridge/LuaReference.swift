/// A reference to a Lua value, which is kept alive until the last copy of the reference is
/// released.
///
/// The value is stored in the registry, so that a reference may outlive the coroutine in which it
/// was created. Releasing a reference never accesses Lua: its number is added to the state's
/// ledger, and the value is removed when Lua runs next. So a reference can be released anywhere: in
/// a finalizer, on another thread, or after its state has been closed.
package final class LuaReference: Sendable {
  /// The number of the value among those that its state references.
  package let number: Int32
  let ledger: ReferenceLedger

  init(number: Int32, ledger: ReferenceLedger) {
    self.number = number
    self.ledger = ledger
    ledger.add()
  }

  deinit {
    ledger.release(number)
  }

  /// Pushes the value; nil if its state has been closed.
  package func push(to stack: LuaStack) {
    stack.push(self)
  }
}
