internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
import StringSearch
package import UIKitBase

// Pages and the network share their registrations.
extension UIKitWorld {
  /// Registers a page for web views; other loaders receive it as an HTML document.
  package func setPage(_ page: WebPage, at address: String) {
    pages[address] = page
    if let former = pageRules[address] { _ = network.remove(former) }
    pageRules[address] = network.respond(
      to: .address(method: nil, url: address),
      .page { [unowned self] in pages[address]?.networkAnswer ?? NetworkAnswer() })
  }

  /// The page for a request, or nil if its host is unknown.
  ///
  /// - Throws: errors of a script function that handles the request.
  func page(for request: NSURLRequest) throws -> WebPage? {
    let address = request.url?.absoluteString ?? ""
    guard !address.hasPrefix("about:") else { return pages[address] }
    if let path = request.url?.filePath { return page(ofFile: path) }
    guard !network.isOffline else {
      var page = WebPage()
      page.answer = .failure(-1009)
      page.delay = 0
      return page
    }
    network.note(request)
    guard let rule = try network.rule(for: request), !rule.isPage else { return pages[address] }
    return WebPage(try rule.answer(request))
  }
}

extension UIKitWorld {
  /// The page of a file; -1100 is `NSURLErrorFileDoesNotExist`.
  private func page(ofFile path: String) -> WebPage {
    var page = WebPage()
    if let bytes = files[path]?.bytes {
      page.title = WebPage.title(of: String(decoding: bytes, as: UTF8.self))
    } else {
      page.answer = .failure(-1100)
    }
    return page
  }
}

extension WebPage {
  /// Creates a page from a network response.
  init(_ answer: NetworkAnswer) {
    self.init()
    delay = answer.delay
    status = answer.status
    headers = answer.headers
    challenge = answer.challenge
    let text = String(decoding: answer.body.prefix(65_536), as: UTF8.self)
    title = WebPage.title(of: text)
    self.text = WebPage.words(of: text)
    source = answer
    if let failure = answer.failure {
      self.answer =
        failure.domain == "NSURLErrorDomain"
        ? .failure(failure.code) : .otherFailure(failure.domain, failure.code)
    } else if let address = answer.redirect {
      self.answer = .redirect(address)
    }
  }

  /// The text of a document's `title` element.
  static func title(of text: String) -> String {
    guard let start = text.firstRange(of: "<title>"),
      let end = text[start.upperBound...].firstRange(of: "</title>")
    else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// A document's text without tags.
  static func words(of text: String) -> String {
    var isInside = false
    return String(
      text.filter { character in
        if character == "<" { isInside = true }
        defer { if character == ">" { isInside = false } }
        return !isInside
      })
  }

  /// The response for loaders other than web views.
  var networkAnswer: NetworkAnswer {
    var answer = NetworkAnswer()
    answer.delay = delay ?? 0
    switch self.answer {
    case .document:
      answer.headers = [("Content-Type", "text/html; charset=utf-8")]
      answer.body = Array("<html><head><title>\(title)</title></head><body></body></html>".utf8)
    case .failure(let code): answer.failure = .init(domain: "NSURLErrorDomain", code: code)
    case .otherFailure(let domain, let code): answer.failure = .init(domain: domain, code: code)
    case .redirect(let address): answer.redirect = address
    }
    return answer
  }
}

private enum PageRulesKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> [String: NetworkRule] { [:] }
}

extension UIKitWorld {
  /// The network rules of web pages, by URL.
  var pageRules: [String: NetworkRule] {
    get { self[PageRulesKey.self] }
    _modify { yield &self[PageRulesKey.self] }
  }
}
