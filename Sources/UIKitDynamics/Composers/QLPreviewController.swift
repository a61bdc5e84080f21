package import SelectorRuntime
package import UIKitBase
internal import UIKitControllers
package import UIKitRuntime

/// QuickLook's preview controller, which queries its data source but draws nothing.
package enum Previews {
  static func define(_ controller: ClassDefinition<UIViewController>) {
    controller.classSide.method("canPreviewItem:") { (_, item: RuntimeObject?) -> Bool in
      item != nil
    }
    controller.stored(
      "dataSource", .weak, of: "<QLPreviewControllerDataSource>", usual: RuntimeObject?.none)
    controller.stored(
      "delegate", .weak, of: "<QLPreviewControllerDelegate>", usual: RuntimeObject?.none)
    controller.stored("currentPreviewItemIndex", usual: 0)
    controller.readonly("currentPreviewItem", .strong) { (controller) -> RuntimeObject? in
      controller.storedValues?.value("item")?.object
    }
    controller.method("reloadData") { try reload($0) }
    controller.method("refreshCurrentPreviewItem") { try reload($0) }
    after("viewDidLoad", of: controller) { try reload($0) }
    for (message, told) in [
      ("viewWillDisappear:", "previewControllerWillDismiss:"),
      ("viewDidDisappear:", "previewControllerDidDismiss:"),
    ] {
      after(message, of: controller) { (controller) in
        guard try controller.call(controller.runtime.selector("isBeingDismissed")) as Bool,
          let delegate = controller.storedValues?.value("delegate")?.object
        else { return }
        _ = try delegate.askOptional(controller.runtime.selector(told), controller)
      }
    }
  }

  /// Calls a function after the superclass's method.
  private static func after(
    _ name: String, of controller: ClassDefinition<UIViewController>,
    _ body: @escaping (UIViewController) throws -> Void
  ) {
    let own = controller.cls
    controller.raw(name, types: name.hasSuffix(":") ? "v@:B" : "v@:") {
      receiver, selector, arguments in
      _ = try receiver.runtime.sendSuper(receiver, above: own, selector, arguments)
      if let controller = receiver as? UIViewController { try body(controller) }
      return .none
    }
  }

  /// Requests the item at the current index from the data source, if there is one.
  private static func reload(_ controller: UIViewController) throws {
    guard let source = controller.storedValues?.value("dataSource")?.object else { return }
    let runtime = controller.runtime
    let count: Int = try source.call(
      runtime.selector("numberOfPreviewItemsInPreviewController:"), controller)
    let index: Int = try controller.call(runtime.selector("currentPreviewItemIndex"))
    guard (0..<max(0, count)).contains(index) else { return }
    let item: RuntimeObject? = try source.call(
      runtime.selector("previewController:previewItemAtIndex:"), controller, index)
    controller.makeStoredValues().set("item", item.messageValue, .strong)
  }
}

extension UIKitClasses {
  package static let previewController = NativeClass<UIViewController>(
    "QLPreviewController", superclass: viewController, Previews.define)
}
