internal import SelectorRuntime

extension UIKitClasses {
  /// Those of StoreKit and of CoreTelephony, superclasses first.
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
  }
}
