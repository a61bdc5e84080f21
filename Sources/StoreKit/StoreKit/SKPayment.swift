package import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

// Products and payments.
extension UIKitClasses {
  package static let product = NativeClass<FieldedObject>(
    "SKProduct", superclass: FoundationClasses.object
  ) { product in
    for name in ["productIdentifier", "localizedTitle", "localizedDescription"] {
      product.field(name, .copy, usual: "", isReadonly: true)
    }
    product.field(
      "price", .strong, of: "NSDecimalNumber", usual: RuntimeObject?.none, isReadonly: true)
    product.field(
      "priceLocale", .strong, of: "NSLocale", usual: RuntimeObject?.none, isReadonly: true)
    product.field("contentVersion", .copy, usual: "", isReadonly: true)
    product.field(
      "downloadable", getter: "isDownloadable", usual: false, isReadonly: true)
    product.field("subscriptionGroupIdentifier", .copy, usual: String?.none, isReadonly: true)
  }

  package static let payment: NativeClass<FieldedObject> = NativeClass(
    "SKPayment", superclass: FoundationClasses.object
  ) { payment in
    definePayment(payment, isReadonly: true)
    payment.method("mutableCopyWithZone:") { (payment, _: Value) -> RuntimeObject in
      try payment.copied(as: payment.runtime.cls(UIKitClasses.mutablePayment))
    }
    let cls = payment.classSide
    cls.method("paymentWithProduct:") { (cls, product: FieldedObject?) -> RuntimeObject in
      try cls.payment(for: product.map { $0.text("productIdentifier") })
    }
    cls.method("paymentWithProductIdentifier:") {
      (cls, identifier: String?) -> RuntimeObject in try cls.payment(for: identifier)
    }
  }

  package static let mutablePayment: NativeClass<FieldedObject> = NativeClass(
    "SKMutablePayment", superclass: payment
  ) {
    definePayment($0, isReadonly: false)
  }

  private static func definePayment(_ payment: ClassDefinition<FieldedObject>, isReadonly: Bool) {
    if isReadonly { payment.fieldsAreCopied() }
    payment.field("productIdentifier", .copy, usual: "", isReadonly: isReadonly)
    payment.field("quantity", usual: 1, isReadonly: isReadonly)
    payment.field(
      "requestData", .copy, of: "NSData", usual: RuntimeObject?.none, isReadonly: isReadonly)
    payment.field("applicationUsername", .copy, usual: String?.none, isReadonly: isReadonly)
    payment.field("simulatesAskToBuyInSandbox", usual: false, isReadonly: isReadonly)
  }
}

extension RuntimeClass {
  /// Creates a payment for one unit of a product.
  fileprivate func payment(for identifier: String?) throws -> RuntimeObject {
    guard let identifier else {
      throw RuntimeError(.invalidArgument, "Invalid product identifier: (null)")
    }
    let made = runtime.createInstance(self)
    (made as? FieldedObject)?["productIdentifier"] = .string(identifier)
    return made
  }
}
