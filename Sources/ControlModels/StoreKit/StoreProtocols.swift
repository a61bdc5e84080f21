internal import FoundationModels
internal import SelectorRuntime

/// The protocols of those whom StoreKit tells what happens.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let storeProtocols = [
    storeRequestDelegate, productsRequestDelegate, paymentTransactionObserver,
  ]

  static let storeRequestDelegate = NativeProtocol(
    "SKRequestDelegate", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("requestDidFinish:", RuntimeObject.self),
      .init("request:didFailWithError:", RuntimeObject.self, NSError.self),
    ])

  static let productsRequestDelegate = NativeProtocol(
    "SKProductsRequestDelegate", adopts: [storeRequestDelegate], givesTypes: false,
    required: [
      .init("productsRequest:didReceiveResponse:", RuntimeObject.self, RuntimeObject.self)
    ])

  static let paymentTransactionObserver = NativeProtocol(
    "SKPaymentTransactionObserver", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("paymentQueue:updatedTransactions:", RuntimeObject.self, [Value].self)
    ],
    optional: [
      .init("paymentQueue:removedTransactions:", RuntimeObject.self, [Value].self),
      .init(
        "paymentQueue:restoreCompletedTransactionsFailedWithError:", RuntimeObject.self,
        NSError.self),
      .init("paymentQueueRestoreCompletedTransactionsFinished:", RuntimeObject.self),
    ])
}
