internal import FoundationNetwork
package import SelectorRuntime

/// The answer of a scripted address to whoever loads it.
package struct WebPage {
  /// How loading it ends.
  package enum Answer {
    case document
    /// An error of `NSURLErrorDomain`.
    case failure(Int)
    /// An error of another domain.
    case otherFailure(String, Int)
    /// The address that it sends on to.
    case redirect(String)
  }

  /// A panel that the page's script opens.
  package struct Dialog {
    /// The panel's kind.
    package enum Kind: String, CaseIterable, Sendable {
      case alert, confirm, prompt
    }

    package var kind: Kind
    package var message: String
    package var defaultText: String?

    package init(_ kind: Kind, message: String, defaultText: String? = nil) {
      self.kind = kind
      self.message = message
      self.defaultText = defaultText
    }
  }

  /// A message that the page's script posts to a handler.
  package struct Message {
    package var name: String
    package var body: Value

    package init(_ name: String, body: Value) {
      self.name = name
      self.body = body
    }
  }

  package var answer = Answer.document
  /// Of HTTP, with the headers.
  package var status = 200
  package var headers: [(name: String, value: String)] = []
  /// The authentication method that the server asks for first.
  package var challenge: String?
  package var title = ""
  /// Addresses by the names of the links, in the order of the names.
  package var links: [(name: String, address: String)] = []
  /// The names of the links that open in a window of their own, as `target="_blank"` says.
  package var newWindowLinks: Set<String> = []
  /// The addresses of its inner frames.
  package var frames: [String] = []
  /// How long the server takes; nil is the setting `pageDelay`.
  package var delay: Double?
  /// How high the document is; nil is as high as the view.
  package var height: Double?
  /// The values of scripts, by their text.
  package var javascript: [(script: String, value: Value)] = []
  package var messages: [Message] = []
  /// The words that a reader sees; nil is the title alone.
  package var text: String?
  /// What the server answered, when it did.
  var source: NetworkAnswer?
  package var dialogs: [Dialog] = []

  package init() {}

  /// The value of a script in this page at an address; nil when nobody has given any.
  func evaluate(_ script: String, at address: String) -> Value? {
    if let known = javascript.first(where: { $0.script == script }) { return known.value }
    switch script {
    case "document.title": return .string(title)
    case "document.URL", "document.location.href", "window.location.href", "location.href":
      return .string(address)
    default: return nil
    }
  }
}

/// All scripted pages of a world.
package struct WebPages {
  private var pages: [String: WebPage] = [:]

  /// The page of an address; what follows a `#` names a place in it.
  package subscript(address: String) -> WebPage? {
    get {
      if let page = pages[address] { return page }
      let whole = String(address.prefix { $0 != "#" })
      return pages[whole] ?? (whole == "about:blank" ? WebPage() : nil)
    }
    set { pages[address] = newValue }
  }
}
