internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
package import UIKitRuntime
internal import UIKitText

/// An alert: a title, a message, up to two text fields, and buttons.
package final class UIAlertView: ModalPanel {
  /// `UIAlertViewStyle`: no field, a secure field, a plain field, or a login and a secure field.
  private var style = 0
  /// The text fields of the style, created on first use; the view hierarchy owns them.
  @Owned private var textFields: [UITextField] = []

  override class var isAlert: Bool { true }

  override func layOutContent(width: Double) throws -> Double {
    for (row, field) in textFields.enumerated() {
      try field.place(CGRect(x: 8, y: 60 + Double(row) * 36, width: width - 16, height: 32))
    }
    return 64 + Double(textFields.count) * 36
  }

  override func place(_ size: CGSize, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.center.x - size.width / 2, y: bounds.center.y - size.height / 2)
  }

  /// Raises an exception in an app with scenes, since iOS 13.
  private func checkAvailable() throws {
    guard world.changes[.alertViewInSceneApp], world.mainScene.hasLife else { return }
    throw world.exception(
      named: "NSObjectNotAvailableException",
      "UIAlertView is deprecated and unavailable for UIScene based applications, please use "
        + "UIAlertController!")
  }

  private func setStyle(_ style: Int) throws {
    guard (0...3).contains(style) else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) setAlertViewStyle:]: there is no style \(style)")
    }
    guard style != self.style else { return }
    self.style = style
    for field in textFields { try field.removeFromSuperview() }
    textFields = []
    for isSecure in [[], [true], [false], [false, true]][style] {
      let field = try world.makeView(UIKitClasses.textField)
      field.input.traits.isSecureTextEntry = isSecure
      textFields.append(field)
      try insert(field, at: subviews.count)
      try field.send(
        alerts.addTarget, self, runtime.selector("_textChanged:"),
        ControlEvents.editingChanged.rawValue)
    }
  }

  private func textField(at index: Int) throws -> UITextField {
    guard textFields.indices.contains(index) else {
      throw RuntimeError(
        .invalidArgument,
        "textFieldIndex (\(index)) is outside of the bounds of the array of text fields")
    }
    return textFields[index]
  }
}

extension UIAlertView {
  static func define(_ alert: ClassDefinition<UIAlertView>) {
    alert.declare("delegate", Value.self, .weak)
    alert.declare("firstOtherButtonIndex", Int.self, isReadonly: true)
    alert.declare("numberOfButtons", Int.self, isReadonly: true)
    alert.declare("visible", Bool.self, getter: "isVisible", isReadonly: true)
    defineCommon(alert)
    alert.raw(
      "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:", types: "@@:@@@@@"
    ) { receiver, selector, arguments in
      let alert = try ClassDefinition<UIAlertView>.instance(receiver, selector)
      try alert.checkAvailable()
      alert.title = try arguments.value(0, as: String?.self, receiver, selector)
      alert.message = try arguments.value(1, as: String?.self, receiver, selector)
      let delegate = try arguments.value(2, as: RuntimeObject?.self, receiver, selector)
      let cancel = try arguments.value(3, as: String?.self, receiver, selector)
      let others = try titles(arguments, from: 4, receiver, selector)
      try alert.send(alert.alerts.setDelegate, delegate)
      alert.cancelButtonIndex = try alert.addButtons(cancel.map { [$0] } ?? [])
      alert.firstOtherButtonIndex = try alert.addButtons(others)
      return .object(alert)
    }
    alert.method("initWithFrame:") { (alert, frame: CGRect) -> UIAlertView in
      try alert.checkAvailable()
      try alert.checkedSetFrame(frame)
      return alert
    }
    alert.property("message", .copy, get: { $0.message }, set: { $0.message = $1 })
    alert.method("show") { (alert) in try alert.present() }
    alert.property("alertViewStyle", get: { $0.style }, set: { try $0.setStyle($1) })
    alert.method("textFieldAtIndex:") { (alert, index: Int) -> UITextField in
      try alert.textField(at: index)
    }
    alert.method("_textChanged:") { (alert, _: Value) in try alert.updateFirstButton() }
  }
}

extension UIKitClasses {
  package static let alertView = NativeClass<UIAlertView>(
    "UIAlertView", superclass: view, UIAlertView.define)
}
