internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Previews a document and opens it in other apps, from UIDocumentInteractionController.h.
///
/// While a menu is presented, `uikit.choose` accepts the bundle identifier of an app; no value
/// dismisses the menu.
package final class UIDocumentInteractionController: StoringObject, ItemChooser {
  /// The menus, with the words of the delegate's selectors.
  private enum Menu: String { case options = "OptionsMenu", openIn = "OpenInMenu" }

  private let delegate = DelegateSlot()
  private var menu: Menu?
  @Strong private var preview: UIViewController?

  private func tell(_ part: String, _ more: any MessageValue...) throws {
    let suffix = more.isEmpty ? "" : ":"
    let name =
      more.isEmpty
      ? "documentInteractionController\(part):" : "documentInteractionController:\(part)\(suffix)"
    let selector = runtime.selector(name)
    guard let receiver = try delegate.delegate(respondingTo: selector) else { return }
    let values = [messageValue] + more.map(\.messageValue)
    _ = try receiver.keptAlive { try runtime.send(receiver, selector, Arguments(values)) }
  }

  private func url() throws -> NSURL? { try call(runtime.selector("URL")) }

  private func show(_ menu: Menu) throws -> Bool {
    guard try url() != nil, self.menu == nil else { return false }
    runtime.recordUndo { [weak self] in self?.menu = nil }
    try tell("WillPresent\(menu.rawValue)")
    self.menu = menu
    return true
  }

  private func dismissMenu() throws {
    guard let shown = menu else { return }
    menu = nil
    try tell("DidDismiss\(shown.rawValue)")
  }

  package func choose(_ answer: Value) throws {
    guard menu != nil else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: \(defaultDescription) shows no menu, so nothing can be chosen in it")
    }
    guard !answer.isNone else { return try dismissMenu() }
    guard let app = String.from(answer, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIDocumentInteractionController takes the bundle identifier of an app, "
          + "got \(answer.typeName)")
    }
    try tell("willBeginSendingToApplication", app)
    try dismissMenu()
    try tell("didEndSendingToApplication", app)
  }

  private func showPreview() throws -> Bool {
    let asks = runtime.selector("documentInteractionControllerViewControllerForPreview:")
    guard preview == nil, try url() != nil,
      let receiver = try delegate.delegate(respondingTo: asks)
    else { return false }
    let presenting: UIViewController? = try receiver.keptAlive { try receiver.call(asks, self) }
    guard let presenting else { return false }
    let made: UIViewController = try runtime.cls(UIKitClasses.viewController).call(
      runtime.selector("new"))
    let name: String? = try call(runtime.selector("name"))
    try made.send(runtime.selector("setTitle:"), name)
    preview = made
    runtime.recordUndo { [weak self] in self?.preview = nil }
    try tell("WillBeginPreview")
    try presenting.send(
      runtime.selector("presentViewController:animated:completion:"), made, true, Block?.none)
    return true
  }

  private func dismissPreview(_ isAnimated: Bool) throws {
    guard let shown = preview else { return }
    preview = nil
    try shown.keptAlive {
      if let presenting = shown.presenting {
        try presenting.send(presenting.messages.dismiss, isAnimated, Block?.none)
      }
    }
    try tell("DidEndPreview")
  }

  static func define(_ controller: ClassDefinition<UIDocumentInteractionController>) {
    let setURL = controller.runtime.selector("setURL:")
    controller.classSide.method("interactionControllerWithURL:") {
      (cls, url: NSURL) -> UIDocumentInteractionController in
      let made = try cls.uikit.instance(UIDocumentInteractionController.self, of: cls)
      try made.send(setURL, url)
      return made
    }
    controller.property(
      "delegate", .weak, of: "<UIDocumentInteractionControllerDelegate>",
      get: { $0.delegate.object }, set: { try $0.delegate.set($1, of: $0) })
    controller.stored("URL", .strong, usual: NSURL?.none)
    controller.stored("annotation", .strong, usual: Value.none)
    let lastPart = controller.runtime.selector("lastPathComponent")
    controller.property(
      "name", .copy,
      get: { (controller) -> String? in
        // According to the documentation, the default is the file name.
        try controller.storedValues?.value("name").flatMap {
          String.from($0, in: controller.runtime)
        } ?? controller.url()?.call(lastPart)
      }
    ) { (controller, name: String?) in
      controller.makeStoredValues().set("name", name.messageValue, .copy)
    }
    controller.stored("UTI", .copy, usual: String?.none)
    let named = controller.runtime.selector("systemImageNamed:")
    controller.readonly("icons", .copy) { (controller) -> [UIImage] in
      [try controller.runtime.cls(UIKitClasses.image).call(named, "doc")]
    }
    controller.readonly("gestureRecognizers", .copy) { (_) -> [UIGestureRecognizer] in [] }
    defineShowing(controller)
  }

  private static func defineShowing(
    _ controller: ClassDefinition<UIDocumentInteractionController>
  ) {
    for menu in [Menu.options, .openIn] {
      controller.method("present\(menu.rawValue)FromRect:inView:animated:") {
        (controller, _: CGRect, _: UIView, _: Bool) -> Bool in
        try controller.keptAlive { try controller.show(menu) }
      }
      controller.method("present\(menu.rawValue)FromBarButtonItem:animated:") {
        (controller, _: UIBarButtonItem, _: Bool) -> Bool in
        try controller.keptAlive { try controller.show(menu) }
      }
    }
    controller.method("dismissMenuAnimated:") { (controller, _: Bool) in
      try controller.keptAlive { try controller.dismissMenu() }
    }
    controller.method("presentPreviewAnimated:") { (controller, _: Bool) -> Bool in
      try controller.keptAlive { try controller.showPreview() }
    }
    controller.method("dismissPreviewAnimated:") { (controller, isAnimated: Bool) in
      try controller.keptAlive { try controller.dismissPreview(isAnimated) }
    }
  }
}

extension UIKitClasses {
  package static let documentInteractionController = NativeClass<UIDocumentInteractionController>(
    "UIDocumentInteractionController", superclass: FoundationClasses.object,
    UIDocumentInteractionController.define)
}
