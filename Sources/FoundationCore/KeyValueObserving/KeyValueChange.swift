internal import SelectorRuntime

/// A change of a key's value.
///
/// The corresponding Objective-C type is `NSKeyValueChange`.
enum KeyValueChange: Int {
  case setting = 1
  case insertion, removal, replacement
}

/// The options of an observer's registration.
///
/// The corresponding Objective-C type is `NSKeyValueObservingOptions`.
struct ObservingOptions: OptionSet {
  let rawValue: Int

  static let new = ObservingOptions(rawValue: 1)
  static let old = ObservingOptions(rawValue: 2)
  static let initial = ObservingOptions(rawValue: 4)
  static let prior = ObservingOptions(rawValue: 8)
}

/// A change that has begun and not ended.
struct PendingChange {
  /// A pending notification of one observer.
  struct Notice {
    let observance: Observance
    let kind: KeyValueChange
    let part: ChangedPart
    let old: Value?
  }

  let key: String
  let notices: [Notice]
  /// The watches of the key when the change began.
  let watches: [Watch]
  /// The values of the keys of these watches when the change began, by the identity of the watch.
  let targets: [ObjectIdentifier: RuntimeObject]
}
