package import SelectorRuntime

/// A file that a method takes: a path, or a file URL.
///
/// The corresponding parameters are `NSString *` and `NSURL *`.
package struct FileArgument: MessageValue {
  private let value: Value

  package static func from(_ value: Value, in runtime: Runtime) -> FileArgument? {
    switch value {
    case .string: FileArgument(value: value)
    case .object(let object): object is NSString || object is NSURL ? .init(value: value) : nil
    default: nil
    }
  }

  package var messageValue: Value { value }
  package static var encoding: String { "@" }
  package static var expectation: String { "a path or a file URL" }
  package static var declaredType: DeclaredType { .any }

  /// Its path; of a URL that names no file the empty one, where nothing is.
  package var path: String {
    switch value {
    case .string(let text): return Self.path(text)
    case .object(let url as NSURL): return Self.path(url.absoluteString)
    case .object(let string as NSString): return String.from(value, in: string.runtime) ?? ""
    default: return ""
    }
  }

  private static func path(_ text: String) -> String {
    guard text.contains("://") else { return text }
    guard let url = URLText(text), url.scheme == "file" else { return "" }
    return url.path ?? ""
  }
}

extension FoundationWorld {
  /// A result with the error behind it, as a method with an `NSError **` answers.
  package func answer(_ result: Value, _ error: NSError?) -> Value {
    .foreign(OutValues([result, error.map { .object($0) } ?? .none]))
  }

  /// The bytes of a file, and what is wrong with it.
  func contents(of file: FileArgument?) -> (bytes: [UInt8]?, failure: FileFailure?) {
    do {
      return (try read(file?.path ?? ""), nil)
    } catch {
      return (nil, error)
    }
  }
}
