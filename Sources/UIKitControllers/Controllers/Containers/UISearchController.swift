package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
package import UIKitRuntime

/// Displays results while the user types into its search bar.
///
/// The app places the search bar. When editing begins, the controller becomes active and is
/// presented. The results updater is notified of every change of the text and of the active state.
package final class UISearchController: UIViewController, ItemChooser {
  private let delegate = DelegateSlot()
  @Weak private var updater: RuntimeObject?
  @Strong private var results: UIViewController?
  @Strong private var bar: UISearchBar?
  private var isActive = false

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    // UIModalPresentationCustom: the presenting controller's view stays visible.
    modalPresentationStyle = 4
  }

  /// Returns the search bar, whose text field the controller observes.
  private func searchBar() throws -> UISearchBar {
    if let bar { return bar }
    let made = try world.makeView(UIKitClasses.searchBar)
    bar = made
    let field = try made.textField()
    field.add(self, runtime.selector("_searchFieldBegins:"), .editingDidBegin)
    field.add(self, runtime.selector("_searchFieldChanged:"), .editingChanged)
    return made
  }

  private func announce(_ name: String) throws {
    let event = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self) }
  }

  private func update() throws {
    let selector = runtime.selector("updateSearchResultsForSearchController:")
    guard let updater, try updater.implements(selector) else { return }
    try updater.keptAlive { try updater.send(selector, self) }
  }

  /// Chooses one of the search suggestions.
  ///
  /// - Throws: ``RuntimeError`` if the value is not a suggestion; the errors of the updater.
  package func choose(_ answer: Value) throws {
    let suggestions =
      storedValues?.value("searchSuggestions").flatMap { [RuntimeObject].from($0, in: runtime) }
      ?? []
    guard let chosen = answer.object, suggestions.contains(where: { $0 === chosen }) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UISearchController takes one of its \(suggestions.count) "
          + "searchSuggestions, got \(answer.typeName)")
    }
    let selector = runtime.selector(
      "updateSearchResultsForSearchController:selectingSearchSuggestion:")
    guard let updater, try updater.implements(selector) else { return }
    try updater.keptAlive { try updater.send(selector, self, chosen) }
  }

  /// The presenting controller: the one whose view contains the search bar.
  private var presenter: UIViewController? {
    guard let bar else { return world.keyWindow?.rootViewController }
    return bar.ancestry.lazy.compactMap(\.controller).first ?? bar.window?.rootViewController
  }

  private func setActive(_ active: Bool) throws {
    guard active != isActive else { return }
    isActive = active
    if active {
      let presenting = runtime.selector("presentSearchController:")
      if let delegate = try delegate.delegate(respondingTo: presenting) {
        try delegate.send(presenting, self)
      }
      try announce("willPresentSearchController:")
      try presenter?.send(
        runtime.selector("presentViewController:animated:completion:"), self, true,
        NativeBlockValue { [weak self] in try self?.announce("didPresentSearchController:") })
    } else {
      try announce("willDismissSearchController:")
      let field = try searchBar().textField()
      try field.send(runtime.selector("setText:"), "")
      try field.send(selectors.resignFirstResponder)
      try presenting?.send(
        runtime.selector("dismissViewControllerAnimated:completion:"), true,
        NativeBlockValue { [weak self] in try self?.announce("didDismissSearchController:") })
    }
    try update()
  }

  static func define(_ search: ClassDefinition<UISearchController>) {
    search.method("initWithSearchResultsController:") {
      (search, results: UIViewController?) -> UIViewController in
      search.results = results
      return try search.call(search.messages.initWithNibName, String?.none, Value.none)
    }
    search.readonly("searchResultsController", .strong) { $0.results }
    search.readonly("searchBar", .strong) { (search) -> UISearchBar in try search.searchBar() }
    search.property(
      "delegate", .weak, of: "<UISearchControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    search.property(
      "searchResultsUpdater", .weak, of: "<UISearchResultsUpdating>", get: { $0.updater },
      set: { $0.updater = $1 })
    search.property("active", getter: "isActive", get: { $0.isActive }) { (search, active: Bool) in
      try search.keptAlive { try search.setActive(active) }
    }
    search.stored("searchSuggestions", .copy, usual: [RuntimeObject]?.none)
    search.stored("obscuresBackgroundDuringPresentation", usual: true)
    search.stored("scopeBarActivation", usual: 0)
    // UINavigationItemSearchBarPlacementInline in a bar, …Stacked where the app has placed it.
    search.readonly("searchBarPlacement") { (search) -> Int in
      try search.searchBar().ancestry.contains { $0 is UINavigationBar } ? 2 : 1
    }
    search.stored("ignoresSearchSuggestionsForSearchBarPlacementStacked", usual: false)
    search.stored("dimsBackgroundDuringPresentation", usual: true)
    search.stored("hidesNavigationBarDuringPresentation", usual: true)
    search.stored("automaticallyShowsSearchResultsController", usual: true)
    search.stored("automaticallyShowsCancelButton", usual: true)
    search.stored("automaticallyShowsScopeBar", usual: true)
    search.stored("showsSearchResultsController", usual: false)
    let setActive = search.runtime.selector("setActive:")
    search.method("_searchFieldBegins:") { (search, _: Value) in
      try search.send(setActive, true)
    }
    search.method("_searchFieldChanged:") { (search, _: Value) in
      try search.keptAlive { try search.update() }
    }
    search.method("viewDidLoad") { (search) in
      guard let results = search.results, let view = search.loadedView else { return }
      try search.send(search.runtime.selector("addChildViewController:"), results)
      let shown = try results.callView()
      try view.insert(shown, at: 0)
      try shown.place(view.bounds)
      try results.send(search.runtime.selector("didMoveToParentViewController:"), search)
    }
  }
}

/// A completion handler that a model passes as a message argument.
struct NativeBlockValue: MessageValue {
  private let block: NativeBlock

  init(_ body: @escaping () throws -> Void) {
    block = NativeBlock { _ in
      try body()
      return .none
    }
  }

  static func from(_ value: Value, in runtime: Runtime) -> NativeBlockValue? { nil }
  var messageValue: Value { .foreign(block) }
  static var encoding: String { "@?" }
  static var expectation: String { "a function" }
  static var declaredType: DeclaredType { .block }
}

extension UIKitClasses {
  package static let searchController = NativeClass<UISearchController>(
    "UISearchController", superclass: viewController, UISearchController.define)
}
