internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// Shows a find panel for a view, from UIFindInteraction.h.
///
/// The delegate returns the session when the panel is presented, and is notified of its beginning
/// and end. A typed query is searched immediately, and the first result is highlighted.
package final class UIFindInteraction: UIViewInteraction {
  @Strong private(set) var session: RuntimeObject?
  @Strong private var navigator: FindNavigator?
  private var query = ""
  private var replacement = ""
  @Owned private var optionsProvider: Block?
  private var ignoresCase = true
  private var wholeWords = false

  package override func didMove(from former: UIView?) throws {
    if view == nil { try dismiss() }
  }

  private func receiver(_ name: String) throws -> (RuntimeObject, Selector)? {
    let selector = runtime.selector(name)
    guard let delegate, try delegate.implements(selector) else { return nil }
    return (delegate, selector)
  }

  private func present(replacing: Bool) throws {
    guard let view, let window = view.window else { return }
    if session == nil {
      guard let (delegate, asks) = try receiver("findInteraction:sessionForView:") else { return }
      session = try delegate.keptAlive { try delegate.call(asks, self, view) }
      guard session != nil else { return }
    }
    if let navigator {
      return try navigator.show(replacing: replacing && supportsReplacement())
    }
    let made = try uikit.makeView(UIKitClasses.findNavigator)
    navigator = made
    try made.open(for: self, in: window, query, replacement, options: optionsMenu())
    try made.show(replacing: replacing && supportsReplacement())
    if let session, let (delegate, tells) = try receiver("findInteraction:didBeginFindSession:") {
      try delegate.keptAlive { try delegate.send(tells, self, session) }
    }
    if !query.isEmpty { try search() }
  }

  private func supportsReplacement() throws -> Bool {
    try session?.call(runtime.selector("supportsReplacement")) ?? false
  }

  /// Dismisses the panel, and ends the session.
  ///
  /// - Throws: errors of the session and the delegate.
  func dismiss() throws {
    guard let session, let navigator else { return }
    try keptAlive {
      try session.keptAlive {
        self.session = nil
        self.navigator = nil
        try navigator.keptAlive { try navigator.close() }
        try session.send(runtime.selector("invalidateFoundResults"))
        if let (delegate, tells) = try receiver("findInteraction:didEndFindSession:") {
          try delegate.keptAlive { try delegate.send(tells, self, session) }
        }
      }
    }
  }

  // MARK: - Actions of the panel

  private var options: UITextSearchOptions {
    uikit.temporary(UIKitClasses.textSearchOptions).fill(
      ignoresCase ? 1 : 0, wholeWords ? .fullWord : .contains)
  }

  private func search() throws {
    guard let session else { return }
    try session.keptAlive {
      try session.send(runtime.selector("performSearchWithQuery:options:"), query, options)
      try move(0)
    }
  }

  /// Searches for a query that was typed into the panel.
  ///
  /// - Throws: errors of the session.
  func queryWasTyped(_ text: String) throws {
    query = text
    try search()
  }

  func replacementWasTyped(_ text: String) { replacement = text }

  /// Highlights the next result, or for `UITextStorageDirectionBackward`, 1, the previous one.
  ///
  /// - Throws: errors of the session.
  func move(_ direction: Int) throws {
    try session?.send(runtime.selector("highlightNextResultInDirection:"), direction)
    try updateCount()
  }

  /// Replaces the highlighted result, or all.
  ///
  /// - Throws: errors of the session.
  func replace(all: Bool) throws {
    let name =
      all
      ? "replaceAllInstancesOfSearchQuery:withReplacementString:options:"
      : "performSingleReplacementWithSearchQuery:replacementString:options:"
    try session?.send(runtime.selector(name), query, replacement, options)
    try updateCount()
  }

  private func updateCount() throws {
    guard let session, let navigator else { return }
    let (count, place, style): (Int, Int, Int) = try (
      session.call(runtime.selector("resultCount")),
      session.call(runtime.selector("highlightedResultIndex")),
      session.call(runtime.selector("searchResultDisplayStyle"))
    )
    // UIFindSessionSearchResultDisplayStyle: current and total, total, none
    switch style {
    case 0 where place != .max: try navigator.say("\(place + 1) of \(count)")
    case 0, 1: try navigator.say("\(count)")
    default: try navigator.say("")
    }
  }

  /// The menu of the panel's options, which the app's provider can extend.
  private func optionsMenu() throws -> UIMenu? {
    let own = [
      UIAction.make(in: uikit, "Match Case") { [weak self] in
        guard let self else { return }
        ignoresCase.toggle()
        try search()
      },
      UIAction.make(in: uikit, "Whole Words") { [weak self] in
        guard let self else { return }
        wholeWords.toggle()
        try search()
      },
    ]
    if let optionsProvider {
      let answer = try optionsProvider(.list(own.map { .object($0) }))
      if let menu = answer.object as? UIMenu { return menu }
    }
    return try runtime.cls(UIKitClasses.menu).call(
      runtime.selector("menuWithTitle:children:"), "", own as [RuntimeObject])
  }

  static func define(_ interaction: ClassDefinition<UIFindInteraction>) {
    defineView(interaction)
    interaction.method("initWithSessionDelegate:") {
      (interaction, delegate: RuntimeObject) -> UIFindInteraction in
      interaction.delegate = delegate
      return interaction
    }
    interaction.readonly("delegate", .weak, of: "<UIFindInteractionDelegate>") { $0.delegate }
    interaction.readonly("findNavigatorVisible", getter: "isFindNavigatorVisible") {
      (interaction) -> Bool in interaction.navigator != nil
    }
    interaction.readonly("activeFindSession", .strong, of: "UIFindSession") { $0.session }
    interaction.property("searchText", .copy, get: { .some($0.query) }) {
      (interaction, text: String?) in
      interaction.query = text ?? ""
      try interaction.navigator?.write(interaction.query)
    }
    interaction.property("replacementText", .copy, get: { .some($0.replacement) }) {
      (interaction, text: String?) in interaction.replacement = text ?? ""
    }
    interaction.property(
      "optionsMenuProvider", .copy, get: { $0.optionsProvider },
      set: { $0.optionsProvider = $1 })
    interaction.method("presentFindNavigatorShowingReplace:") { (interaction, replaces: Bool) in
      try interaction.keptAlive { try interaction.present(replacing: replaces) }
    }
    interaction.method("dismissFindNavigator") { (interaction) in try interaction.dismiss() }
    interaction.method("findNext") { (interaction) in
      try interaction.keptAlive { try interaction.move(0) }
    }
    interaction.method("findPrevious") { (interaction) in
      try interaction.keptAlive { try interaction.move(1) }
    }
    interaction.method("updateResultCount") { (interaction) in try interaction.updateCount() }
  }
}

extension UIKitClasses {
  static let findInteraction = NativeClass<UIFindInteraction>(
    "UIFindInteraction", superclass: FoundationClasses.object, UIFindInteraction.define)
}
