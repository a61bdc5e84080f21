internal import FoundationFiles
internal import FoundationNetwork
internal import SelectorRuntime
internal import VirtualTime

/// One navigation of a web view, from the request to the end of the last frame.
final class WebLoad {
  /// The type of navigation, numbered as in `UIWebViewNavigationType`.
  enum Kind: Int {
    case link = 0, backForward = 2, reload = 3, other = 5

    /// The value of `WKNavigationType`.
    var ofWebKit: Int { self == .other ? -1 : rawValue }
  }

  let kind: Kind
  /// The request of the document; a redirect replaces it.
  @Strong var request: NSURLRequest?
  /// The navigation object that `WKWebView` returns.
  @Strong var navigation: RuntimeObject?
  /// The document, if it was loaded from a string.
  let document: WebPage?
  /// The index in the history at which it ends; nil appends a new entry.
  let place: Int?
  /// Whether its document has begun to replace the previous one.
  var isCommitted = false
  var redirects = 0
  /// Whether the server has sent its authentication challenge, which it does once.
  var hasBeenChallenged = false
  /// The pending challenge.
  @Strong var challenge: NSURLAuthenticationChallenge?
  /// The scheme task, for a custom scheme of the app.
  @Strong var schemeTask: WKURLSchemeTask?
  /// The number of unfinished frames.
  var openFrames = 0
  /// The requests of its frames, retained here only.
  private var frameRequests: [NSURLRequest] = []
  /// The pending run loop entries of the load.
  private var entries: [RunLoop.Entry] = []

  init(_ request: NSURLRequest?, _ kind: Kind, document: WebPage? = nil, place: Int? = nil) {
    self.kind = kind
    self.document = document
    self.place = place
    self.request = request
  }

  /// Whether a message started it, not a touch on the page.
  var isByMessage: Bool { kind != .link }

  var address: String { request?.url?.absoluteString ?? "" }

  /// Retains the request of a frame until the end.
  func own(_ request: NSURLRequest) {
    request.retain()
    frameRequests.append(request)
  }

  func wait(for entry: RunLoop.Entry) {
    entries.removeAll { !$0.isPending }
    entries.append(entry)
  }

  /// Cancels the pending entries and releases the retained objects.
  func end() {
    for entry in entries { entry.cancel() }
    entries = []
    request = nil
    navigation = nil
    challenge = nil
    schemeTask = nil
    let requests = frameRequests
    frameRequests = []
    for request in requests { request.release() }
  }
}

/// The URLs in a web view's history, and the present one.
struct WebHistory {
  private(set) var addresses: [String] = []
  private(set) var place = -1

  init() {}

  /// Creates a history from a list and the present index.
  init(_ addresses: [String], place: Int) { (self.addresses, self.place) = (addresses, place) }

  var canGoBack: Bool { place > 0 }
  var canGoForward: Bool { place + 1 < addresses.count }
  var current: String? { address(at: place) }

  func address(at place: Int) -> String? {
    addresses.indices.contains(place) ? addresses[place] : nil
  }

  /// Goes to an entry.
  mutating func go(to place: Int) {
    if addresses.indices.contains(place) { self.place = place }
  }

  /// Adds an entry after the present one; the forward entries are removed.
  mutating func visit(_ address: String) {
    guard address != current else { return }
    addresses.removeSubrange((place + 1)...)
    addresses.append(address)
    place += 1
  }
}
