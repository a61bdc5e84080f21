package import SelectorRuntime
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// An alert or a sheet with actions and text fields, presented like any other view controller.
///
/// A tap on an action first dismisses the controller, then calls the action's handler, as the
/// stacks of published crashes show.
package final class UIAlertController: UIViewController {
  /// A `UIAlertControllerStyle`.
  enum Style: Int { case actionSheet, alert }

  fileprivate(set) var style = Style.actionSheet
  fileprivate(set) var message: String?
  @StrongList package fileprivate(set) var actions: [UIAlertAction] = []
  @StrongList private(set) var textFields: [UITextField] = []
  @Strong fileprivate(set) var preferredAction: UIAlertAction?
  /// The chosen action, until its handler has been called.
  @Strong var chosen: UIAlertAction?

  // The state of UIAlertController+View.
  @Strong package var panel: UIView?
  /// The buttons, in the order of the actions; the panel owns them.
  @Owned package var buttons: [UIButton] = []

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    // UIModalPresentationCustom: the presenting controller's view stays visible.
    modalPresentationStyle = 4
  }

  package override func prepareToBePresented() throws {
    guard title != nil || message != nil || !actions.isEmpty else {
      throw RuntimeError(
        .inconsistency, "UIAlertController must have a title, a message or an action to display")
    }
    try world.digitizer.takeAwayAll()
  }

  private func add(_ action: UIAlertAction) throws {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      throw RuntimeError(
        .inconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    guard !actions.contains(where: { $0 === action }) else { return }
    action.controller = self
    actions.append(action)
    try showActions()
  }

  private func addTextField(_ configure: Block?) throws {
    guard style == .alert else {
      throw RuntimeError(
        .inconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = try world.makeView(UIKitClasses.textField)
    textFields.append(field)
    if let panel { try panel.insert(field, at: panel.subviews.count) }
    try layOutPanel()
    _ = try configure?(.object(field))
  }

  private func prefer(_ action: UIAlertAction?) throws {
    guard action.map({ action in actions.contains { $0 === action } }) ?? true else {
      throw RuntimeError(
        .inconsistency,
        "the preferredAction of a UIAlertController must be one of its actions; "
          + "\(action?.defaultDescription ?? "nil") is not")
    }
    preferredAction = action
  }
}

extension UIAlertController {
  static func define(_ alert: ClassDefinition<UIAlertController>) {
    alert.springLoaded()
    // UIAlertControllerSeverityDefault
    alert.stored("severity", usual: 0)
    // Private on devices; FLEX lists it since iOS 14.
    alert.stored("image", .strong, usual: UIImage?.none)
    let runtime = alert.runtime
    let initialize = runtime.selector("init")
    alert.classSide.method("alertControllerWithTitle:message:preferredStyle:") {
      (cls, title: String?, message: String?, style: Int) -> Value in
      guard let style = Style(rawValue: style) else {
        throw RuntimeError(
          .invalidArgument,
          "+[\(cls.name) alertControllerWithTitle:message:preferredStyle:]: there is no style "
            + "\(style)")
      }
      let allocated: RuntimeObject = try cls.call(cls.uikit.selectors.alloc)
      let made: Value = try allocated.call(initialize)
      if let alert = made.object as? UIAlertController {
        (alert.title, alert.message, alert.style) = (title, message, style)
      }
      return made
    }
    alert.readonly("preferredStyle") { $0.style.rawValue }
    alert.property("message", .copy, get: { $0.message }) { (alert, message: String?) in
      alert.message = message
      try alert.showTexts()
    }
    alert.method("setTitle:") { (alert, title: String?) in
      alert.title = title
      try alert.showTexts()
    }
    alert.readonly("actions", .copy) { $0.actions }
    alert.method("addAction:") { (alert, action: UIAlertAction) in try alert.add(action) }
    alert.property(
      "preferredAction", .strong, get: { $0.preferredAction }, set: { try $0.prefer($1) })
    alert.readonly("textFields", .copy) { (alert) -> [UITextField]? in
      alert.textFields.isEmpty ? nil : alert.textFields
    }
    alert.method("addTextFieldWithConfigurationHandler:") { (alert, configure: Block?) in
      try alert.keptAlive { try alert.addTextField(configure) }
    }
    defineView(alert)
    defineChoosing(alert)
  }
}

extension UIKitClasses {
  package static let alertController = NativeClass<UIAlertController>(
    "UIAlertController", superclass: viewController, UIAlertController.define)
}
