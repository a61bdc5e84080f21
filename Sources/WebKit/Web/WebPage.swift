internal import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
package import UIKitBase

/// A scripted page, which loads return for its URL.
package struct WebPage {
  /// The outcome of loading it.
  package enum Answer {
    case document
    /// An error of `NSURLErrorDomain`.
    case failure(Int)
    /// An error of another domain.
    case otherFailure(String, Int)
    /// The URL of a redirect.
    case redirect(String)
  }

  /// A panel that the page's script shows.
  package struct Dialog {
    /// The type of panel.
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
  /// The HTTP status.
  package var status = 200
  package var headers: [(name: String, value: String)] = []
  /// The authentication method of the server's challenge, if any.
  package var challenge: String?
  package var title = ""
  /// The URLs of the links by name, in the order of the names.
  package var links: [(name: String, address: String)] = []
  /// The names of the links that open a new window, as with `target="_blank"`.
  package var newWindowLinks: Set<String> = []
  /// The URLs of its frames.
  package var frames: [String] = []
  /// The response time; nil is the setting `pageDelay`.
  package var delay: Double?
  /// The height of the document; nil is the height of the view.
  package var height: Double?
  /// The results of scripts, by source text.
  package var javascript: [(script: String, value: Value)] = []
  /// The messages of the exceptions that scripts raise, by source text.
  package var exceptions: [(script: String, message: String)] = []
  package var messages: [Message] = []
  /// The visible text; nil is the title.
  package var text: String?
  /// The network response, if any.
  var source: NetworkAnswer?
  package var dialogs: [Dialog] = []

  package init() {}
}

/// All scripted pages of a world.
package struct WebPages {
  private var pages: [String: WebPage] = [:]

  /// The page of a URL, without its fragment.
  package subscript(address: String) -> WebPage? {
    get {
      if let page = pages[address] { return page }
      let whole = String(address.prefix { $0 != "#" })
      return pages[whole] ?? (whole == "about:blank" ? WebPage() : nil)
    }
    set { pages[address] = newValue }
  }
}

private enum PagesKey: SavedWorldKey {
  static func initialValue(in world: FoundationWorld) -> WebPages { WebPages() }
}

extension UIKitWorld {
  /// The pages that web views can load.
  package var pages: WebPages {
    get { self[PagesKey.self] }
    _modify { yield &self[PagesKey.self] }
  }
}
