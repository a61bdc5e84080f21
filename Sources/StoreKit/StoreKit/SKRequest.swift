package import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A request to the App Store, which is empty here: no products and no receipt.
///
/// The response, or an error while offline, arrives in a later turn of the run loop. The delegate
/// is weak, and only the app retains the request.
package final class SKRequest: RuntimeObject {
  private let delegate = DelegateSlot()
  private var entry: RunLoop.Entry?
  private var identifiers: [String] = []
  @Strong private var properties: RuntimeObject?

  package override func destruct() {
    entry?.cancel()
    entry = nil
    super.destruct()
  }

  private func start() throws {
    guard entry == nil else { return }
    entry = try uikit.runLoop.schedule(after: 0.1, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      entry = nil
      try keptAlive { try finish() }
    }
  }

  private func finish() throws {
    // NSURLErrorNotConnectedToInternet
    if uikit.network.isOffline { return try fail("NSURLErrorDomain", -1009) }
    if isKind(of: "SKReceiptRefreshRequest") { return try fail("SKErrorDomain", 0) }
    if isKind(of: "SKProductsRequest") {
      let response = uikit.create(UIKitClasses.productsResponse)
      response["invalidProductIdentifiers"] = .list(identifiers.map { .string($0) })
      try tell("productsRequest:didReceiveResponse:", .object(response))
    }
    try tell("requestDidFinish:")
  }

  private func fail(_ domain: String, _ code: Int) throws {
    let error = uikit.error(
      domain: domain, code: code,
      domain == "SKErrorDomain"
        ? "Cannot connect to iTunes Store" : "The Internet connection appears to be offline.")
    try tell("request:didFailWithError:", error.messageValue)
  }

  private func tell(_ name: String, _ arguments: Value...) throws {
    let selector = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return }
    _ = try runtime.send(delegate, selector, Arguments([.object(self)] + arguments))
  }

  static func define(_ request: ClassDefinition<SKRequest>) {
    request.property(
      "delegate", .weak, of: "<SKRequestDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    request.method("start") { (request) in try request.start() }
    request.method("cancel") { (request) in
      request.entry?.cancel()
      request.entry = nil
    }
  }

  static func defineProducts(_ request: ClassDefinition<SKRequest>) {
    request.property(
      "delegate", .weak, of: "<SKProductsRequestDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    request.method("initWithProductIdentifiers:") {
      (request, identifiers: Value) -> SKRequest in
      let listed = try request.uikit.elements(of: identifiers) ?? []
      request.identifiers = listed.compactMap { String.from($0, in: request.runtime) }.sorted()
      return request
    }
  }

  static func defineReceipts(_ request: ClassDefinition<SKRequest>) {
    request.method("initWithReceiptProperties:") {
      (request, properties: RuntimeObject?) -> SKRequest in
      request.properties = properties
      return request
    }
    request.readonly("receiptProperties", .strong, of: "NSDictionary") { $0.properties }
  }
}

extension UIKitClasses {
  package static let storeRequest = NativeClass<SKRequest>(
    "SKRequest", superclass: FoundationClasses.object, SKRequest.define)
  package static let productsRequest = NativeClass<SKRequest>(
    "SKProductsRequest", superclass: storeRequest, SKRequest.defineProducts)
  package static let receiptRefreshRequest = NativeClass<SKRequest>(
    "SKReceiptRefreshRequest", superclass: storeRequest, SKRequest.defineReceipts)

  package static let productsResponse = NativeClass<FieldedObject>(
    "SKProductsResponse", superclass: FoundationClasses.object
  ) { response in
    for name in ["products", "invalidProductIdentifiers"] {
      response.field(name, .strong, of: "NSArray", usual: Value.list([]), isReadonly: true)
    }
  }
}
