package import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

// The mobile network: without a SIM card, there is no carrier and no radio technology.
extension UIKitClasses {
  package static let telephonyNetworkInfo = NativeClass<FieldedObject>(
    "CTTelephonyNetworkInfo", superclass: FoundationClasses.object
  ) { info in
    info.field(
      "subscriberCellularProvider", .strong, of: "CTCarrier", usual: RuntimeObject?.none,
      isReadonly: true)
    for name in ["serviceSubscriberCellularProviders", "serviceCurrentRadioAccessTechnology"] {
      info.field(name, .strong, of: "NSDictionary", usual: RuntimeObject?.none, isReadonly: true)
    }
    for name in ["currentRadioAccessTechnology", "dataServiceIdentifier"] {
      info.field(name, .strong, usual: String?.none, isReadonly: true)
    }
    for name in [
      "subscriberCellularProviderDidUpdateNotifier",
      "serviceSubscriberCellularProvidersDidUpdateNotifier",
    ] {
      info.field(name, .copy, usual: Block?.none)
    }
  }

  package static let carrier = NativeClass<FieldedObject>(
    "CTCarrier", superclass: FoundationClasses.object
  ) { carrier in
    for name in ["carrierName", "mobileCountryCode", "mobileNetworkCode", "isoCountryCode"] {
      carrier.field(name, .strong, usual: String?.none, isReadonly: true)
    }
    carrier.field("allowsVOIP", usual: true, isReadonly: true)
  }
}
