internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Shows a product of the App Store, which is empty here: none is ever found.
package final class SKStoreProductViewController: UIViewController {
  private let products = DelegateSlot()

  static func define(products controller: ClassDefinition<SKStoreProductViewController>) {
    controller.property(
      "delegate", .weak, of: "<SKStoreProductViewControllerDelegate>",
      get: { $0.products.object }, set: { try $0.products.set($1, of: $0) })
    controller.method("loadProductWithParameters:completionBlock:") {
      (controller, _: Value, completion: Block?) in
      guard let completion else { return }
      try controller.uikit.runLoop.schedule(after: 0.1, phase: .blocks) {
        [unowned uikit = controller.uikit] in
        // SKErrorStoreProductNotAvailable
        let error = uikit.error(
          domain: "SKErrorDomain", code: 5, "The requested product is not available in the store.")
        try completion(.bool(false), error.messageValue)
      }
    }
  }
}

extension UIKitClasses {
  package static let storeProductViewController = NativeClass<SKStoreProductViewController>(
    "SKStoreProductViewController", superclass: viewController,
    SKStoreProductViewController.define(products:))
}
