/// A reference to a class that does not retain it, and reads nil once the class is freed.
///
/// Swift's own weak references give the class a side table for good, which makes every later retain of
/// it slow. Here the class clears the reference itself.
@safe final class ClassReference {
  private var stored: Unmanaged<RuntimeClass>?

  init(_ cls: RuntimeClass) { unsafe stored = .passUnretained(cls) }

  /// The class; nil once it is freed.
  var cls: RuntimeClass? { unsafe stored?.takeUnretainedValue() }

  /// Called when the class is freed.
  func clear() { unsafe stored = nil }
}
