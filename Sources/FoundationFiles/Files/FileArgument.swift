package import FoundationCore
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

  /// The URL when it names no file: what is there is loaded, from a server or by an `NSURLProtocol`.
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
  /// A result with the error behind it, as a method with an `NSError **` answers.
  package func answer(_ result: Value, _ error: NSError?) -> Value {
    .foreign(OutValues([result, error.map { .object($0) } ?? .none]))
  }

  /// The bytes of a file, and what is wrong with it; those of another URL are loaded meanwhile.
  ///
  /// - Throws: as the waiting for a load.
  package func contents(of file: FileArgument?) throws -> (bytes: [UInt8]?, failure: FileFailure?) {
    if let url = file?.loadedURL { return try self[ResourceLoading.self](url) }
    do throws(FileFailure) {
      return (try read(file?.path ?? ""), nil)
    } catch {
      return (nil, error)
    }
  }
}

/// The function that loads the contents of a URL which names no file; the networking module sets it.
package enum ResourceLoading: WorldKey {
  package typealias Contents = (bytes: [UInt8]?, failure: FileFailure?)

  package static func initialValue(in world: FoundationWorld) -> (NSURL) throws -> Contents {
    { url in (nil, FileFailure(.cannotRead, URLText(url.absoluteString)?.path ?? "")) }
  }
}
