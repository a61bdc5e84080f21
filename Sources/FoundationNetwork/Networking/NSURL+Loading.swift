internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime

/// The deprecated methods with which URLs load their own contents.
extension NSURL {
  /// The only property of a resource that is supported.
  private static let statusCodeKey = "NSHTTPPropertyStatusCodeKey"

  private static func isWeb(_ url: NSURL) -> Bool {
    URLText(url.absoluteString)?.scheme?.lowercased().hasPrefix("http") == true
  }

  static func defineLoading(_ url: ClassDefinition<NSURL>) {
    url.method("resourceDataUsingCache:") { (url, _: Bool) -> NSData? in
      let world = url.foundation
      let file = FileArgument.from(.object(url), in: url.runtime)
      return try world.contents(of: file).bytes.map { world.data($0) }
    }
    // The resource is loaded to determine its property.
    url.method("propertyForKey:") { (url, key: String) -> Value in
      guard key == statusCodeKey, isWeb(url) else { return .none }
      let world = url.foundation
      let request = try NSURLRequest.make(url, of: url.runtime.cls(FoundationClasses.urlRequest))
      let answer = try request.whileKept { try ConnectionResult.wait(for: request, in: world) }
      return answer.response.map { .integer(Int64($0.status)) } ?? .none
    }
  }
}

extension FoundationWorld {
  /// Loads the contents of a URL; an error status of the server is a failure.
  package func loadedContents(
    of url: NSURL
  ) throws -> ResourceLoading.Contents {
    let request = try NSURLRequest.make(url, of: runtime.cls(FoundationClasses.urlRequest))
    let answer = try request.whileKept { try ConnectionResult.wait(for: request, in: self) }
    let hasFailed = (answer.response?.status ?? 0) >= 400
    guard !hasFailed, let data = answer.data else {
      return (nil, FileFailure(.cannotRead, URLText(url.absoluteString)?.path ?? ""))
    }
    return (data.bytes, nil)
  }
}

extension FoundationClasses {
  /// The categories of value classes that the network module adds.
  package static var networkCategories: [NativeCategory] {
    [NativeCategory("NSURL", NSURL.defineLoading)]
  }
}
