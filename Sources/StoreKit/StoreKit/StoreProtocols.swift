internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The delegate and observer protocols of StoreKit.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let storeProtocols = [
    storeRequestDelegate, productsRequestDelegate, paymentTransactionObserver,
  ]

  static let storeRequestDelegate = NativeProtocol(
    "SKRequestDelegate", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("requestDidFinish:", SKRequest.self),
      .init("request:didFailWithError:", SKRequest.self, NSError.self),
    ])

  static let productsRequestDelegate = NativeProtocol(
    "SKProductsRequestDelegate", adopts: [storeRequestDelegate], givesTypes: false,
    required: [
      .init(
        "productsRequest:didReceiveResponse:", Instance<SKProductsRequest>.self,
        Instance<SKProductsResponse>.self)
    ])

  static let paymentTransactionObserver = NativeProtocol(
    "SKPaymentTransactionObserver", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "paymentQueue:updatedTransactions:", SKPaymentQueue.self,
        [Instance<SKPaymentTransaction>].self)
    ],
    optional: [
      .init(
        "paymentQueue:removedTransactions:", SKPaymentQueue.self,
        [Instance<SKPaymentTransaction>].self),
      .init(
        "paymentQueue:restoreCompletedTransactionsFailedWithError:", SKPaymentQueue.self,
        NSError.self),
      .init("paymentQueueRestoreCompletedTransactionsFinished:", SKPaymentQueue.self),
    ])
}
