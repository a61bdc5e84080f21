/// The methods that a Foundation class implements on a device, but inherits here.
///
/// The keys are class names, the values selectors; one that begins with `+` is a class method. The
/// source is the public runtime headers of iOS 12. Reference counting methods (`retain`, `release`)
/// and methods that only the runtime calls are left out.
package enum InheritedMethods {
  /// All methods, by group.
  static let all = [containers, texts, numbersAndDates, predicates, network, objects]
}
