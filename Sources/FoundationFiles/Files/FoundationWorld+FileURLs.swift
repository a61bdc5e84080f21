internal import FoundationCore
package import SelectorRuntime

/// The paths of file URLs.
extension FoundationWorld {
  /// The path of a file URL, as an object or a text; nil for what is none.
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
