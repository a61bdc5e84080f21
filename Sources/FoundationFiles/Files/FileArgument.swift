package import FoundationCore
package import SelectorRuntime
import StringSearch

/// The file argument of a method: a path or a file URL.
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

  /// The path; empty for a URL that is not a file URL, so that no file is found.
  package var path: String {
    switch value {
    case .string(let text): return Self.path(text)
    case .object(let url as NSURL): return Self.path(url.absoluteString)
    case .object(let string as NSString): return String.from(value, in: string.runtime) ?? ""
    default: return ""
    }
  }

  /// The URL if it is not a file URL; a server or an `NSURLProtocol` provides its contents.
  fileprivate var loadedURL: NSURL? {
    guard case .object(let url as NSURL) = value,
      let scheme = URLText(url.absoluteString)?.scheme?.lowercased()
    else { return nil }
    return scheme == "file" ? nil : url
  }

  private static func path(_ text: String) -> String {
    guard text.contains("://") else { return text }
    guard let url = URLText(text), url.scheme == "file" else { return "" }
    return url.path ?? ""
  }
}

extension FoundationWorld {
  /// Returns a result together with the value of the method's `NSError **` parameter.
  package func answer(_ result: Value, _ error: NSError?) -> Value {
    .foreign(OutValues([result, error.map { .object($0) } ?? .none]))
  }

  /// Returns the bytes of a file, or the failure; the contents of another URL are loaded
  /// synchronously.
  ///
  /// - Throws: the errors of waiting for a load.
  package func contents(of file: FileArgument?) throws -> (bytes: [UInt8]?, failure: FileFailure?) {
    if let url = file?.loadedURL { return try self[ResourceLoading.self](url) }
    do throws(FileFailure) {
      return (try read(file?.path ?? ""), nil)
    } catch {
      return (nil, error)
    }
  }
}

/// The function that loads the contents of a non-file URL; the networking module sets it.
package enum ResourceLoading: WorldKey {
  package typealias Contents = (bytes: [UInt8]?, failure: FileFailure?)

  package static func initialValue(in world: FoundationWorld) -> (NSURL) throws -> Contents {
    { url in (nil, FileFailure(.cannotRead, URLText(url.absoluteString)?.path ?? "")) }
  }
}
