internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import WebKit

extension Bridge {
  /// Sets the functions for web views: `uikit.page`, `uikit.followLink`, `uikit.postMessage`.
  func setPageFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("page") { [unowned world] call in
      let address: String = try call.value(1)
      let page = try call.page(2)
      try call.refuseUnknownKeys(2)
      world.setPage(page, at: address)
      return 0
    }
    define("followLink") { call in
      let view: RuntimeObject = try call.value(1)
      guard let view = view as? PageView else { throw call.wrong(1, "a web view") }
      let name: String = try call.value(2)
      try call.bridge.usingLoop(call.name) { _ in try view.followLink(name) }
      return 0
    }
    define("postMessage") { call in
      let view: RuntimeObject = try call.value(1)
      guard let view = view as? WKWebView else { throw call.wrong(1, "a WKWebView") }
      let name: String = try call.value(2)
      let body = try call.bridge.value(at: 3, on: call.stack).copied
      let reply: Block? = try call.optional(4)
      try call.bridge.usingLoop(call.name) { _ in try view.post(name, body, reply: reply) }
      return 0
    }
  }
}

extension FunctionCall {
  /// A page from its table of options.
  fileprivate func page(_ index: Int) throws -> WebPage {
    let options = try options(
      index,
      known: [
        "title", "links", "frames", "delay", "height", "fails", "redirect", "javascript",
        "exceptions", "messages", "dialogs", "text",
      ])
    var page = WebPage()
    page.title = try options.optional("title") ?? ""
    page.text = try options.optional("text")
    page.frames = try options.optional("frames") ?? []
    page.delay = try options.length("delay")
    page.height = try options.length("height")
    for (name, value) in try options.pairs("links") {
      let (address, opensWindow) = try options.link(value)
      page.links.append((name, address))
      if opensWindow { page.newWindowLinks.insert(name) }
    }
    page.javascript = try options.pairs("javascript").map { ($0, $1.copied) }
    page.exceptions = try options.pairs("exceptions").map { script, value in
      guard case .string(let message) = value else {
        throw options.wrong("exceptions", "a table from scripts to messages")
      }
      return (script, message)
    }
    page.messages = try options.tables("messages", "a list of {name =, body =}").map { table in
      guard case .string(let name)? = table["name"] else {
        throw options.wrong("messages", "a list of {name =, body =}")
      }
      return .init(name, body: (table["body"] ?? .none).copied)
    }
    page.dialogs = try options.dialogs()
    page.answer = try options.answer()
    return page
  }
}

extension OptionsTable {
  /// A number that is not negative.
  fileprivate func length(_ key: String) throws -> Double? {
    guard let number: Double = try optional(key) else { return nil }
    guard number.isFinite, number >= 0 else { throw wrong(key, "a number that is not negative") }
    return number
  }

  /// The entries of a table with string keys, sorted by key.
  fileprivate func pairs(_ key: String) throws -> [(String, Value)] {
    guard let value: Value = try optional(key) else { return [] }
    guard case .foreign(let table) = value, let entries = table.dictionary() else {
      throw wrong(key, "a table, got \(value.typeName)")
    }
    return try entries.map { entry in
      guard case .string(let name) = entry.key else { throw wrong(key, "a table with names") }
      return (name, entry.value)
    }
    .sorted { $0.0 < $1.0 }
  }

  /// The elements of a list of tables with string keys.
  fileprivate func tables(_ key: String, _ expectation: String) throws -> [[String: Value]] {
    guard let list: [Value] = try optional(key) else { return [] }
    return try list.map { element in
      guard case .foreign(let table) = element, let entries = table.dictionary() else {
        throw wrong(key, "\(expectation), got \(element.typeName)")
      }
      var result: [String: Value] = [:]
      for entry in entries {
        if case .string(let name) = entry.key { result[name] = entry.value }
      }
      return result
    }
  }

  /// The address of a link, and whether it opens a window: a string, or a table with a target.
  fileprivate func link(_ value: Value) throws -> (address: String, opensWindow: Bool) {
    if case .string(let address) = value { return (address, false) }
    guard case .foreign(let table) = value, let entries = table.dictionary() else {
      throw wrong("links", "a table from names to addresses")
    }
    var fields: [String: String] = [:]
    for entry in entries {
      if case (.string(let name), .string(let text)) = (entry.key, entry.value) {
        fields[name] = text
      }
    }
    guard let address = fields["url"] else {
      throw wrong("links", "addresses, or tables {url =, target = '_blank'}")
    }
    return (address, fields["target"] == "_blank")
  }

  fileprivate func dialogs() throws -> [WebPage.Dialog] {
    let expectation =
      "a list of {kind = 'alert' or 'confirm' or 'prompt', message =, default =}"
    return try tables("dialogs", expectation).map { table in
      guard case .string(let word)? = table["kind"], let kind = WebPage.Dialog.Kind(rawValue: word),
        case .string(let message)? = table["message"]
      else { throw wrong("dialogs", expectation) }
      var text: String?
      if case .string(let given)? = table["default"] { text = given }
      return .init(kind, message: message, defaultText: text)
    }
  }

  /// The page's response: `fails` or `redirect`, but not both.
  fileprivate func answer() throws -> WebPage.Answer {
    let redirect: String? = try optional("redirect")
    var failure: Int?
    switch try optional("fails", as: Value.self) {
    case nil, .bool(false): break
    // NSURLErrorCannotConnectToHost
    case .bool(true): failure = -1004
    case .integer(let code): failure = Int(code)
    case .some(let other):
      throw wrong("fails", "a boolean or the number of an error, got \(other.typeName)")
    }
    guard let redirect else { return failure.map { .failure($0) } ?? .document }
    guard failure == nil else {
      throw RuntimeError(.invalidArgument, "\(call.name): one of 'fails' and 'redirect', not both")
    }
    return .redirect(redirect)
  }
}

extension Value {
  /// The value, or a copy of a table, so that the script may change its own table.
  fileprivate var copied: Value {
    if case .foreign(let foreign) = self { .foreign(foreign.copy()) } else { self }
  }
}
