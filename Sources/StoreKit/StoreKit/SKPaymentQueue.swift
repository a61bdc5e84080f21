package import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The payments of an app; each fails as one for a product that is no longer available.
///
/// Observers are notified in a later turn of the run loop, first of the purchasing state. They are
/// not retained. A transaction remains until it is finished.
package final class SKPaymentQueue: RuntimeObject {
  @Owned private var observers: [WeakReference] = []
  @StrongList private var transactions: [FieldedObject] = []
  private let delegate = DelegateSlot()
  /// An `SKPaymentTransactionState`.
  private enum State { static let purchasing = 0, failed = 2 }

  private var living: [RuntimeObject] { observers.compactMap { $0.load() } }

  /// Records observers and unfinished transactions for snapshots.
  private func recordRestoration() {
    let (observers, transactions) = (observers, transactions)
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      self.observers = observers
      self.transactions = transactions.filter { !$0.isErased }
    }
  }

  private func tell(_ name: String, _ arguments: Value...) throws {
    let selector = runtime.selector(name)
    try keptAlive {
      for observer in living {
        try observer.keptAlive {
          guard try observer.call(runtime.known.respondsToSelector, selector) as Bool else {
            return
          }
          _ = try runtime.send(observer, selector, Arguments([.object(self)] + arguments))
        }
      }
    }
  }

  private func later(
    _ seconds: Double = 0, _ body: @escaping (SKPaymentQueue) throws -> Void
  ) throws {
    try uikit.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      try body(self)
    }
  }

  private func add(_ payment: FieldedObject) throws {
    recordRestoration()
    let transaction = uikit.create(UIKitClasses.paymentTransaction)
    transaction["payment"] = try runtime.send(
      payment, runtime.known.copyWithZone, Arguments(.none))
    transaction["transactionState"] = .integer(Int64(State.purchasing))
    $transactions.append(transaction, of: self)
    try later { try $0.tellUpdate(of: transaction) }
    // An approximate response time of the store.
    try later(0.5) { queue in
      guard queue.$transactions.contains(transaction) else { return }
      // SKErrorStoreProductNotAvailable
      transaction["error"] =
        queue.uikit.error(
          domain: "SKErrorDomain", code: 5, "The requested product is not available in the store."
        ).messageValue
      transaction["transactionDate"] = try queue.uikit.presentDate()
      transaction["transactionState"] = .integer(Int64(State.failed))
      try queue.tellUpdate(of: transaction)
    }
  }

  private func tellUpdate(of transaction: FieldedObject) throws {
    guard $transactions.contains(transaction) else { return }
    try tell("paymentQueue:updatedTransactions:", .list([.object(transaction)]))
  }

  private func finish(_ transaction: FieldedObject) throws {
    guard transaction.number("transactionState") != Double(State.purchasing) else {
      throw RuntimeError(.invalidArgument, "Cannot finish a purchasing transaction")
    }
    guard $transactions.contains(transaction) else { return }
    recordRestoration()
    let held = HeldValue(.object(transaction))
    $transactions.removeAll(transaction)
    try later { try $0.tell("paymentQueue:removedTransactions:", .list([held.value])) }
  }

  /// Finishes a restore without transactions.
  private func restore() throws {
    try later { try $0.tell("paymentQueueRestoreCompletedTransactionsFinished:") }
  }

  static func define(_ queue: ClassDefinition<SKPaymentQueue>) {
    let cls = queue.classSide
    cls.method("defaultQueue") { (cls) -> RuntimeObject in cls.uikit.paymentQueue }
    cls.method("canMakePayments") { (_) -> Bool in true }
    queue.property(
      "delegate", .weak, of: "<SKPaymentQueueDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    queue.readonly("transactions", .strong, of: "NSArray") { $0.transactions }
    queue.readonly("transactionObservers", .strong, of: "NSArray") { $0.living }
    queue.method("addTransactionObserver:") { (queue, observer: RuntimeObject) in
      guard !queue.observers.contains(where: { $0.load() === observer }) else { return }
      queue.recordRestoration()
      queue.observers.append(WeakReference(observer))
      // A new observer is notified of unfinished transactions.
      guard !queue.transactions.isEmpty else { return }
      try queue.later { queue in
        guard !queue.transactions.isEmpty else { return }
        try queue.tell(
          "paymentQueue:updatedTransactions:",
          .list(queue.transactions.map { .object($0) }))
      }
    }
    queue.method("removeTransactionObserver:") { (queue, observer: RuntimeObject) in
      queue.recordRestoration()
      queue.observers.removeAll { $0.load().map { $0 === observer } ?? true }
    }
    queue.method("addPayment:") { (queue, payment: FieldedObject) in try queue.add(payment) }
    queue.method("finishTransaction:") { (queue, transaction: FieldedObject) in
      try queue.finish(transaction)
    }
    queue.method("restoreCompletedTransactions") { (queue) in try queue.restore() }
    queue.method("restoreCompletedTransactionsWithApplicationUsername:") {
      (queue, _: String?) in try queue.restore()
    }
  }
}

extension UIKitClasses {
  package static let paymentQueue = NativeClass<SKPaymentQueue>(
    "SKPaymentQueue", superclass: FoundationClasses.object, SKPaymentQueue.define)

  package static let paymentTransaction = NativeClass<FieldedObject>(
    "SKPaymentTransaction", superclass: FoundationClasses.object
  ) { transaction in
    transaction.field("transactionState", usual: 0, isReadonly: true)
    transaction.field("transactionIdentifier", .strong, usual: String?.none, isReadonly: true)
    for (name, type) in [
      ("payment", "SKPayment"), ("error", "NSError"), ("transactionDate", "NSDate"),
      ("originalTransaction", "SKPaymentTransaction"),
    ] {
      transaction.field(name, .strong, of: type, usual: RuntimeObject?.none, isReadonly: true)
    }
  }

  /// The system decides whether to request a review; here it never does.
  package static let storeReviewController = NativeClass<RuntimeObject>(
    "SKStoreReviewController", superclass: FoundationClasses.object
  ) { controller in
    controller.classSide.method("requestReview") { (_) in }
    controller.classSide.method("requestReviewInScene:") { (_, _: RuntimeObject) in }
  }
}

extension UIKitWorld {
  /// The payment queue of the world.
  var paymentQueue: SKPaymentQueue { single(UIKitClasses.paymentQueue) }
}
