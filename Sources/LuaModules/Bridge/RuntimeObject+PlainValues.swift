internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitBase

/// Objects whose deallocation no source can observe: values, and collections of values.
extension RuntimeObject {
  /// Whether it is a string, a number or a date, whose deallocation cannot be observed.
  var isPlainText: Bool {
    switch plainValue {
    case .string, .number, .integer, .bool: true
    default: self is NSDate && runtime.endsPlainly(self)
    }
  }

  /// Whether it is a value, or a small collection of values, that nothing observes.
  var isPlain: Bool { isPlain(nested: RuntimeObject.deepestNesting) }

  /// The nested collections and the elements of a collection that are searched for other objects.
  private static let deepestNesting = 3
  private static let mostElements = 16

  private func isPlain(nested: Int) -> Bool {
    if isPlainText { return true }
    guard !hasExtraState, runtime.endsPlainly(self) else { return false }
    switch self {
    case is NSMethodSignature, is NSURL, is NSData, is NSCharacterSet: return true
    case is UIImage, is UIColor, is UIFont: return true
    case is NSError, is ContainerObject: break
    default: return false
    }
    let contents: Value = (self as? NSError)?.userInfo ?? plainValue ?? .none
    return nested > 0 && RuntimeObject.holdsPlain(contents, nested: nested - 1)
  }

  private static func holdsPlain(_ value: Value, nested: Int) -> Bool {
    switch value {
    case .object(let object): object.isPlain(nested: nested)
    case .list(let elements):
      elements.count <= mostElements && elements.allSatisfy { holdsPlain($0, nested: nested) }
    case .dictionary(let entries):
      entries.count <= mostElements
        && entries.allSatisfy {
          holdsPlain($0.key, nested: nested) && holdsPlain($0.value, nested: nested)
        }
    case .none, .string, .number, .integer, .bool: true
    default: false
    }
  }
}
