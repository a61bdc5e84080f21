internal import FoundationFiles
package import SelectorRuntime

/// The answer of the scripted server to one request.
package struct NetworkAnswer {
  /// A failure in place of an answer.
  package struct Failure {
    package var domain: String
    package var code: Int

    package init(domain: String, code: Int) {
      self.domain = domain
      self.code = code
    }
  }

  package var status = 200
  /// In the order of their names.
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []
  /// How many virtual seconds the answer takes.
  package var delay = 0.0
  /// In how many pieces the body comes; nil is one, or none when the body is empty.
  package var chunks: Int?
  /// Where the answer sends the client to.
  package var redirect: String?
  package var failure: Failure?
  /// The authentication method that is asked for first.
  package var challenge: String?

  package init() {}

  /// The pieces in which the body comes, as even as they can be.
  func pieces() -> [Range<Int>] {
    let count = chunks ?? (body.isEmpty ? 0 : 1)
    return (0..<count).map { body.count * $0 / count..<body.count * ($0 + 1) / count }
  }
}

/// One rule of the scripted server: which requests it fits, and what it answers to them.
package final class NetworkRule {
  /// The requests that it fits.
  package enum Pattern {
    /// A URL in which `*` stands for anything, for one method or for all.
    case address(method: String?, url: String)
    /// Whatever a function says yes to.
    case predicate(Block)
  }

  /// How it comes by its answer.
  package enum Source {
    case fixed(NetworkAnswer)
    /// A function of the request that answers a table, read by `read`.
    case function(Block, read: (Value) throws -> NetworkAnswer)
    /// A page that was registered for web views.
    case page(() -> NetworkAnswer)
  }

  let pattern: Pattern
  let source: Source
  package internal(set) var isActive = true

  init(_ pattern: Pattern, _ source: Source) {
    self.pattern = pattern
    self.source = source
  }

  /// The pattern, as a text.
  package var text: String {
    switch pattern {
    case .predicate: "function"
    case .address(let method, let url): (method.map { $0 + " " } ?? "") + url
    }
  }

  /// Whether it stands for a page of web views, which show that themselves.
  package var isPage: Bool {
    if case .page = source { true } else { false }
  }

  /// Whether it answers a request.
  /// - Throws: what the script's function throws.
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

  /// Whether a text is what a pattern with stars describes.
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

  /// The answer to a request.
  /// - Throws: what the script's function throws; `RuntimeError` when it answers no answer.
  package func answer(_ request: NSURLRequest) throws -> NetworkAnswer {
    switch source {
    case .fixed(let answer): answer
    case .page(let answer): answer()
    case .function(let block, let read): try read(try block(.object(request)))
    }
  }
}
