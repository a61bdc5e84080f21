/// Notified of each change of a method when it happens.
///
/// Restoring a snapshot takes changes back without a notification.
package protocol MethodObserver: AnyObject {
  /// A method has another implementation; `old` is the one that it had.
  func didPut(_ new: Implementation, into method: Method, over old: Implementation)

  /// A class has another method; `covered` is its own older one of that selector, if it has one.
  func didAdd(_ method: Method, covering covered: Method?)

  /// The change of a method that was put last has been recorded.
  func didRecord(_ record: Method.Record, of method: Method)
}
