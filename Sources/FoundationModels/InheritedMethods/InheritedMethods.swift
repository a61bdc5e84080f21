/// The methods that a class of Foundation declares itself on a device, while its model inherits them.
///
/// By the name of the class, the selectors; one that begins with `+` is a class method's. The source
/// are the public runtime headers of iOS 12. Left out is what counts references (`retain`, `release`),
/// and what only the runtime asks.
package enum InheritedMethods {
  /// All of them, by kinds.
  static let all = [containers, texts, numbersAndDates, predicates, network, objects]
}
