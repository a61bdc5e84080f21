import StringSearch

/// The callbacks that the standard app counts, and the methods by which they reach it.
enum DriveToken {
  /// By the beginning of a token of `check_drive.lua`, words of the methods; others are their selectors.
  private static let words: [(token: String, words: [String])] = [
    ("answer", ["NSURL", "URLSession:"]), ("task completed", ["NSURL", "URLSession:"]),
    ("request redirected", ["NSURL", "URLSession:"]),
    ("response received", ["NSURL", "URLSession:"]), ("data received", ["NSURL", "URLSession:"]),
    ("file downloaded", ["NSURL", "URLSession:"]), ("task ended", ["NSURL", "URLSession:"]),
    ("session ended", ["NSURL", "URLSession:"]), ("shortcut performed", ["ShortcutItem:"]),
    ("button tapped", ["sendAction:", "sendEvent:", "touches", "hitTest:", "pointInside:"]),
    ("tap recognized", ["GestureRecognizer", "sendEvent:", "hitTest:", "pointInside:"]),
    ("row selected", ["UITableView ", "tableView:", "sendEvent:"]),
    ("dragging ended", ["UIScrollView ", "UITableView ", "scrollView"]),
    ("decelerating ended", ["UIScrollView ", "UITableView ", "scrollView"]),
    ("editing", ["UITextField ", "textField", "FirstResponder"]),
    ("presented", ["presentViewController:"]), ("dismissed", ["dismissViewController"]),
    ("value observed", ["bserve", "ForKey"]), ("notification observed", ["NSNotificationCenter "]),
    ("notification received", ["otification"]), ("link", ["openURL:"]),
    ("page", ["WKWebView ", "webView:"]),
    ("launched", ["didFinishLaunching"]), ("active", ["DidBecomeActive"]),
    ("inactive", ["WillResignActive"]), ("background", ["DidEnterBackground"]),
    ("foreground", ["WillEnterForeground"]), ("terminating", ["WillTerminate"]),
    ("memory", ["emoryWarning"]),
  ]

  /// Whether a sentence such as `'answer 2' came twice instead of once` is about what a method leads to.
  static func comes(_ sentence: String, from method: String) -> Bool {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    guard sentence.hasPrefix("'"), parts.count > 2 else { return false }
    let token = parts[1]
    guard let row = words.first(where: { token.hasPrefix($0.token) }) else {
      return method.hasSuffix(" \(token)]")
    }
    return row.words.contains(where: method.contains)
  }
}
