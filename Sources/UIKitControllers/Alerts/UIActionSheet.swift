internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// An action sheet: buttons at the bottom of the screen.
package final class UIActionSheet: ModalPanel {
  package private(set) var destructiveButtonIndex = -1
  private var style = 0

  override func layOutContent(width: Double) throws -> Double { title == nil ? 0 : 44 }

  override func place(_ size: CGSize, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.center.x - size.width / 2, y: max(0, bounds.maxY - size.height))
  }

  private func addButtons(cancel: String?, destructive: String?, others: [String]) throws {
    let destructive = destructive.map { [$0] } ?? []
    if world.settings.alerts.sheetButtonOrder == .othersFirst {
      firstOtherButtonIndex = try addButtons(others)
      destructiveButtonIndex = try addButtons(destructive)
    } else {
      destructiveButtonIndex = try addButtons(destructive)
      firstOtherButtonIndex = try addButtons(others)
    }
    cancelButtonIndex = try addButtons(cancel.map { [$0] } ?? [])
  }

  private func present(in view: UIView?, _ method: String) throws {
    guard let view else {
      throw RuntimeError(
        .inconsistency, "-[\(className) \(method)]: Invalid parameter not satisfying: view != nil")
    }
    guard view.window != nil else {
      throw RuntimeError(
        .invalidArgument,
        "Sheet can not be presented because the view is not in a window: "
          + view.defaultDescription)
    }
    try present()
  }
}

extension UIActionSheet {
  static func define(_ sheet: ClassDefinition<UIActionSheet>) {
    sheet.declare("delegate", Value.self, .weak, of: "<UIActionSheetDelegate>")
    sheet.declare("firstOtherButtonIndex", Int.self, isReadonly: true)
    sheet.declare("numberOfButtons", Int.self, isReadonly: true)
    sheet.declare("visible", Bool.self, getter: "isVisible", isReadonly: true)
    defineCommon(sheet)
    sheet.raw(
      "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:",
      types: "@@:@@@@@"
    ) { receiver, selector, arguments in
      let sheet = try ClassDefinition<UIActionSheet>.instance(receiver, selector)
      sheet.title = try arguments.value(0, as: String?.self, receiver, selector)
      let delegate = try arguments.value(1, as: RuntimeObject?.self, receiver, selector)
      let cancel = try arguments.value(2, as: String?.self, receiver, selector)
      let destructive = try arguments.value(3, as: String?.self, receiver, selector)
      let others = try titles(arguments, from: 4, receiver, selector)
      try sheet.send(sheet.alerts.setDelegate, delegate)
      try sheet.addButtons(cancel: cancel, destructive: destructive, others: others)
      return .object(sheet)
    }
    sheet.property(
      "destructiveButtonIndex", get: { $0.destructiveButtonIndex },
      set: { $0.destructiveButtonIndex = $1 })
    sheet.property("actionSheetStyle", get: { $0.style }, set: { $0.style = $1 })
    defineShowing(sheet)
  }

  private static func defineShowing(_ sheet: ClassDefinition<UIActionSheet>) {
    for name in ["showInView:", "showFromToolbar:", "showFromTabBar:"] {
      sheet.method(name) { (sheet, view: UIView?) in try sheet.present(in: view, name) }
    }
    sheet.method("showFromRect:inView:animated:") {
      (sheet, _: CGRect, view: UIView?, _: Bool) in
      try sheet.present(in: view, "showFromRect:inView:animated:")
    }
    sheet.method("showFromBarButtonItem:animated:") { (sheet, _: Value, _: Bool) in
      try sheet.present()
    }
  }
}

extension UIKitClasses {
  package static let actionSheet = NativeClass<UIActionSheet>(
    "UIActionSheet", superclass: view, UIActionSheet.define)
}
