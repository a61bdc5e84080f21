internal import FoundationCore
package import SelectorRuntime

/// The paths of file URLs.
extension FoundationWorld {
  /// Returns the path of a file URL, given as an object or a string; nil for any other value.
  package func path(ofFileURL value: Value) -> String? {
    let text: String
    switch value {
    case .object(let url as NSURL): text = url.absoluteString
    case .string(let string): text = string
    default: return nil
    }
    guard let url = URLText(text), url.scheme == "file" else { return nil }
    return url.path
  }
}
