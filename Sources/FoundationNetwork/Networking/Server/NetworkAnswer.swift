internal import FoundationFiles
package import SelectorRuntime
import StringSearch

/// The scripted server's response to one request.
package struct NetworkAnswer {
  /// A failure that replaces a response.
  package struct Failure {
    package var domain: String
    package var code: Int

    package init(domain: String, code: Int) {
      self.domain = domain
      self.code = code
    }
  }

  package var status = 200
  /// The header fields, sorted by name.
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []
  /// The delay of the response in virtual seconds.
  package var delay = 0.0
  /// The number of chunks of the body; nil is one chunk, or none for an empty body.
  package var chunks: Int?
  /// The URL of a redirect.
  package var redirect: String?
  package var failure: Failure?
  /// The authentication method of a challenge that precedes the response.
  package var challenge: String?

  package init() {}

  /// Returns the ranges of the body's chunks, as even as possible.
  func pieces() -> [Range<Int>] {
    let count = chunks ?? (body.isEmpty ? 0 : 1)
    return (0..<count).map { body.count * $0 / count..<body.count * ($0 + 1) / count }
  }
}

/// One rule of the scripted server: the requests that it matches, and its response.
package final class NetworkRule {
  /// The requests that a rule matches.
  package enum Pattern {
    /// A URL in which `*` matches any text, for one method or for all.
    case address(method: String?, url: String)
    /// A function that returns whether it matches a request.
    case predicate(Block)
  }

  /// The source of a rule's responses.
  package enum Source {
    case fixed(NetworkAnswer)
    /// A function of the request that returns a table, which `read` converts.
    case function(Block, read: (Value) throws -> NetworkAnswer)
    /// A page that is registered for web views.
    case page(() -> NetworkAnswer)
  }

  let pattern: Pattern
  let source: Source
  package internal(set) var isActive = true

  init(_ pattern: Pattern, _ source: Source) {
    self.pattern = pattern
    self.source = source
  }

  /// The pattern as text.
  package var text: String {
    switch pattern {
    case .predicate: "function"
    case .address(let method, let url): (method.map { $0 + " " } ?? "") + url
    }
  }

  /// The host of the rule's URL; nil if it is a pattern.
  var host: String? {
    guard case .address(_, let url) = pattern, let host = URLText(url)?.host,
      !host.contains("*")
    else { return nil }
    return host.lowercased()
  }

  /// Whether the rule is for a page, which web views display themselves.
  package var isPage: Bool {
    if case .page = source { true } else { false }
  }

  /// Whether the rule matches a request.
  ///
  /// - Throws: the errors of the script's function.
  func fits(_ request: NSURLRequest) throws -> Bool {
    switch pattern {
    case .predicate(let block):
      return Bool.answered(try block(.object(request)), in: request.runtime) ?? true
    case .address(let method, let url):
      guard method == nil || method == request.httpMethod.uppercased() else { return false }
      let address = request.url?.absoluteString ?? ""
      return Self.matches(address[...], url[...])
        || Self.matches(address.prefix { $0 != "#" }, url[...])
    }
  }

  /// Whether a text matches a pattern with asterisks.
  static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    let last = parts.removeLast()
    for part in parts.dropFirst() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }

  /// Returns the response to a request.
  ///
  /// - Throws: the errors of the script's function; `RuntimeError` for an invalid result.
  package func answer(_ request: NSURLRequest) throws -> NetworkAnswer {
    switch source {
    case .fixed(let answer): answer
    case .page(let answer): answer()
    case .function(let block, let read): try read(try block(.object(request)))
    }
  }
}
