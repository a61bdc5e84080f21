internal import AdSupport
internal import CoreTelephony
internal import SelectorRuntime
internal import StoreKit
internal import UIKitDynamics
internal import UIKitRuntime

extension UIKitClasses {
  /// The classes of StoreKit, CoreTelephony, AdSupport, MessageUI and QuickLook, superclasses first.
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
    advertisingIdentifierManager
    trackingManager
    storeProductViewController
    mailComposeViewController
    messageComposeViewController
    previewController
  }
}
