internal import FoundationFiles
internal import FoundationNetwork
internal import SelectorRuntime
internal import VirtualTime

/// One navigation of a web view: from the request to the end of the last frame.
final class WebLoad {
  /// How it came about; the numbers are those of `UIWebViewNavigationType`.
  enum Kind: Int {
    case link = 0, backForward = 2, reload = 3, other = 5

    /// The number of `WKNavigationType`.
    var ofWebKit: Int { self == .other ? -1 : rawValue }
  }

  let kind: Kind
  /// The document that is being loaded; a redirect replaces it.
  @Strong var request: NSURLRequest?
  /// The navigation that `WKWebView` answers for it.
  @Strong var navigation: RuntimeObject?
  /// The document itself, when it was handed over and is not fetched.
  let document: WebPage?
  /// Where in the list of visited pages it ends; nil adds a new one.
  let place: Int?
  /// Whether its document has begun to replace the one before.
  var isCommitted = false
  var redirects = 0
  /// Whether the server has asked who is there: it does so once.
  var hasBeenChallenged = false
  /// The challenge that has not been answered.
  @Strong var challenge: NSURLAuthenticationChallenge?
  /// The app's own answer to it, for a scheme of the app's.
  @Strong var schemeTask: WKURLSchemeTask?
  /// How many inner frames have not ended yet.
  var openFrames = 0
  /// The requests of its inner frames, which nobody else owns.
  private var frameRequests: [NSURLRequest] = []
  /// The entries that wait on the run loop for it.
  private var entries: [RunLoop.Entry] = []

  init(_ request: NSURLRequest?, _ kind: Kind, document: WebPage? = nil, place: Int? = nil) {
    self.kind = kind
    self.document = document
    self.place = place
    self.request = request
  }

  /// Whether a message has asked for it, and not a finger on the page.
  var isByMessage: Bool { kind != .link }

  var address: String { request?.url?.absoluteString ?? "" }

  /// Keeps the request of an inner frame until the end.
  func own(_ request: NSURLRequest) {
    request.retain()
    frameRequests.append(request)
  }

  func wait(for entry: RunLoop.Entry) {
    entries.removeAll { !$0.isPending }
    entries.append(entry)
  }

  /// Takes back what waits and lets go of what it holds.
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

/// The pages that a web view has shown, and which of them it shows.
struct WebHistory {
  private(set) var addresses: [String] = []
  private(set) var place = -1

  init() {}

  /// A list as it was told, with the page that is shown.
  init(_ addresses: [String], place: Int) { (self.addresses, self.place) = (addresses, place) }

  var canGoBack: Bool { place > 0 }
  var canGoForward: Bool { place + 1 < addresses.count }
  var current: String? { address(at: place) }

  func address(at place: Int) -> String? {
    addresses.indices.contains(place) ? addresses[place] : nil
  }

  /// Goes to a page that was visited.
  mutating func go(to place: Int) {
    if addresses.indices.contains(place) { self.place = place }
  }

  /// Adds a page behind the present one; what lay ahead is forgotten.
  mutating func visit(_ address: String) {
    guard address != current else { return }
    addresses.removeSubrange((place + 1)...)
    addresses.append(address)
    place += 1
  }
}
