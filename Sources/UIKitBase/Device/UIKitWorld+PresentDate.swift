internal import FoundationCore
package import SelectorRuntime

extension UIKitWorld {
  /// Returns the current time as a date.
  package func presentDate() throws -> Value {
    guard let cls = runtime.lookUpClass("NSDate") else { return .none }
    return try runtime.send(cls, runtime.selector("date"))
  }
}
