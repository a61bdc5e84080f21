internal import CoreTelephony
internal import SelectorRuntime
internal import StoreKit
internal import UIKitDynamics
internal import UIKitRuntime

extension UIKitClasses {
  /// The classes of StoreKit, CoreTelephony, MessageUI and QuickLook, superclasses first.
  @NativeClassList static var store: [NativeClassDeclaration] {
    product
    payment
    mutablePayment
    paymentTransaction
    paymentQueue
    storeRequest
    productsRequest
    receiptRefreshRequest
    productsResponse
    storeReviewController
    carrier
    telephonyNetworkInfo
    storeProductViewController
    mailComposeViewController
    messageComposeViewController
    previewController
  }
}
