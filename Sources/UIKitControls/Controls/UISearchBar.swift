internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// A controller that shows the results of a search bar's search.
package protocol SearchDisplay: AnyObject {
  /// Ends the search, because its cancel button was pressed.
  func cancel() throws
}

/// A search text field with an optional cancel button.
///
/// The search bar is the delegate of its text field, and notifies its own delegate.
package final class UISearchBar: UIView {
  private let delegate = DelegateSlot()
  @Strong private var field: UITextField?
  @Strong private var cancelButton: UIButton?
  @Strong private var backgroundView: UIView?
  private var cancelButtonText = "Cancel"
  /// The search display controller that shows the results (before iOS 8).
  package weak var display: (any SearchDisplay)?
  private var prompt: String?

  /// 56 points, as commonly seen; no document gives it.
  package static let height = 56.0
  private static let cancelWidth = 70.0

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  package func textField() throws -> UITextField {
    if let field { return field }
    let made = try world.makeView(UIKitClasses.searchBarTextField)
    field = made
    // UITextFieldViewModeWhileEditing, UIReturnKeySearch
    (made.clearButtonMode, made.input.traits.returnKeyType) = (1, 6)
    try made.send(runtime.selector("setDelegate:"), self)
    made.add(self, runtime.selector("_searchFieldTextChanged:"), .editingChanged)
    try insert(made, at: 0)
    return made
  }

  private func showCancelButton(_ shows: Bool) throws {
    guard shows != (cancelButton != nil) else { return }
    if shows {
      let made = try world.makeView(UIKitClasses.button)
      cancelButton = made
      made.add(self, runtime.selector("_cancelButtonPressed:"), .touchUpInside)
      try made.send(selectors.alerts.setTitle, cancelButtonText, 0)
      try insert(made, at: subviews.count)
    } else if let former = cancelButton {
      cancelButton = nil
      try former.removeFromSuperview()
    }
    markNeedsLayout()
  }

  private func layOut() throws {
    let space = cancelButton == nil ? 0 : Self.cancelWidth
    try textField().place(
      CGRect(
        x: 8, y: (bounds.size.height - 36) / 2, width: max(0, bounds.size.width - 16 - space),
        height: 36))
    try cancelButton?.place(
      CGRect(x: bounds.size.width - space, y: 0, width: space, height: bounds.size.height))
  }

  /// The view behind the field, which apps before iOS 13 found by key-value coding.
  private func oldBackground() throws -> UIView {
    if let backgroundView { return backgroundView }
    let made = try world.makeView(UIKitClasses.imageView, frame: bounds)
    backgroundView = made
    try insert(made, at: 0)
    return made
  }

  /// Asks the delegate for permission; the default is true.
  private func allows(_ name: String) throws -> Bool {
    let question = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: question) else { return true }
    return try delegate.keptAlive { try delegate.call(question, self) }
  }

  private func sendToDelegate(_ name: String) throws {
    let event = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self) }
  }

  private func textDidChange() throws {
    let event = runtime.selector("searchBar:textDidChange:")
    guard let delegate = try delegate.delegate(respondingTo: event) else { return }
    let text: String = try textField().call(runtime.selector("text"))
    try delegate.keptAlive { try delegate.send(event, self, text) }
  }
}

extension UISearchBar {
  static func define(_ bar: ClassDefinition<UISearchBar>) {
    bar.declare("placeholder", Value.self, .copy, of: "NSString")
    bar.declare("text", Value.self, .copy, of: "NSString")
    let runtime = bar.runtime
    let setEnabled = runtime.selector("setEnabled:")
    bar.property(
      "enabled", getter: "isEnabled",
      get: { (bar) -> Bool in try bar.textField().call(runtime.selector("isEnabled")) }
    ) { (bar, isEnabled: Bool) in
      try bar.textField().send(setEnabled, isEnabled)
      bar.isUserInteractionEnabled = isEnabled
    }
    bar.property(
      "enablesReturnKeyAutomatically",
      get: { (bar) -> Bool in
        try bar.textField().call(runtime.selector("enablesReturnKeyAutomatically"))
      }
    ) { (bar, enables: Bool) in
      try bar.textField().send(runtime.selector("setEnablesReturnKeyAutomatically:"), enables)
    }
    bar.property(
      "delegate", .weak, of: "<UISearchBarDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    bar.readonly("searchTextField", .strong, of: "UISearchTextField") { (bar) -> UITextField in
      try bar.textField()
    }
    for name in ["text", "placeholder"] {
      let setter = runtime.selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
      let getter = runtime.selector(name)
      bar.method(name) { (bar) -> String? in try bar.textField().call(getter) }
      bar.method(setter.name) { (bar, text: String?) in try bar.textField().send(setter, text) }
    }
    bar.property("prompt", .copy, get: { $0.prompt }, set: { $0.prompt = $1 })
    bar.property("showsCancelButton", get: { (bar) -> Bool in bar.cancelButton != nil }) {
      (bar, shows: Bool) in try bar.showCancelButton(shows)
    }
    bar.method("setShowsCancelButton:animated:") { (bar, shows: Bool, _: Bool) in
      try bar.showCancelButton(shows)
    }
    // Private on devices; apps read it with key-value coding. Since iOS 13 access is prohibited.
    bar.method("searchField") { (bar) -> UITextField in try bar.textField() }
    bar.guardedIvar("_searchField", since: .kvcSearchField) { .object(try $0.textField()) }
    bar.guardedIvar(
      "_cancelButtonText", since: .kvcCancelButtonText, { .string($0.cancelButtonText) }
    ) { (bar, text: Value) in
      bar.cancelButtonText = String.from(text, in: bar.runtime) ?? "Cancel"
      try bar.cancelButton?.send(bar.selectors.alerts.setTitle, bar.cancelButtonText, 0)
    }
    bar.ivar("_background") { (bar) -> UIView? in
      guard bar.world.changes[.kvcSearchBarBackground] else { return try bar.oldBackground() }
      _ = try bar.call(
        bar.runtime.selector("valueForUndefinedKey:"), "background", as: Value.self)
      return nil
    }
    bar.method("layoutSubviews") { (bar) in try bar.layOut() }
    bar.method("_searchFieldTextChanged:") { (bar, _: Value) in
      try bar.keptAlive { try bar.textDidChange() }
    }
    bar.method("_cancelButtonPressed:") { (bar, _: Value) in
      try bar.keptAlive {
        try bar.sendToDelegate("searchBarCancelButtonClicked:")
        try bar.display?.cancel()
      }
    }
    for name in [
      "canBecomeFirstResponder", "becomeFirstResponder", "resignFirstResponder",
      "isFirstResponder",
    ] {
      let selector = runtime.selector(name)
      bar.method(name) { (bar) -> Bool in
        try bar.keptAlive { try bar.textField().call(selector) }
      }
    }
    defineField(bar)
  }

  /// Defines the delegate methods of the text field.
  private static func defineField(_ bar: ClassDefinition<UISearchBar>) {
    bar.method("textFieldShouldBeginEditing:") { (bar, _: UITextField?) -> Bool in
      try bar.allows("searchBarShouldBeginEditing:")
    }
    bar.method("textFieldDidBeginEditing:") { (bar, _: UITextField?) in
      try bar.sendToDelegate("searchBarTextDidBeginEditing:")
    }
    bar.method("textFieldShouldEndEditing:") { (bar, _: UITextField?) -> Bool in
      try bar.allows("searchBarShouldEndEditing:")
    }
    bar.method("textFieldDidEndEditing:") { (bar, _: UITextField?) in
      try bar.sendToDelegate("searchBarTextDidEndEditing:")
    }
    bar.method("textFieldShouldReturn:") { (bar, _: UITextField?) -> Bool in
      try bar.keptAlive { try bar.sendToDelegate("searchBarSearchButtonClicked:") }
      return false
    }
    bar.method("textField:shouldChangeCharactersInRange:replacementString:") {
      (bar, _: UITextField?, range: IndexRange, text: String) -> Bool in
      let question = bar.runtime.selector("searchBar:shouldChangeTextInRange:replacementText:")
      guard let delegate = try bar.delegate.delegate(respondingTo: question) else { return true }
      return try delegate.keptAlive { try delegate.call(question, bar, range, text) }
    }
  }
}

extension UIKitClasses {
  package static let searchBar = NativeClass<UISearchBar>(
    "UISearchBar", superclass: view, UISearchBar.define)
}
