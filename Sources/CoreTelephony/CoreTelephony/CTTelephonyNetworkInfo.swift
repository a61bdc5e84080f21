package import FoundationCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

// The mobile network, without a radio technology. There is a carrier if the settings name one.
extension UIKitClasses {
  package static let telephonyNetworkInfo = NativeClass<FieldedObject>(
    "CTTelephonyNetworkInfo", superclass: FoundationClasses.object
  ) { info in
    info.readonly("subscriberCellularProvider", .strong, of: "CTCarrier") {
      (info) -> RuntimeObject? in try info.carrier()
    }
    info.readonly("serviceSubscriberCellularProviders", .strong, of: "NSDictionary") {
      (info) -> RuntimeObject? in
      guard let carrier = try info.carrier() else { return nil }
      return try info.foundation.makeDictionary([
        (key: .string("0000000100000001"), value: .object(carrier))
      ])
    }
    info.field(
      "serviceCurrentRadioAccessTechnology", .strong, of: "NSDictionary",
      usual: RuntimeObject?.none, isReadonly: true)
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

extension FieldedObject {
  /// The carrier of the SIM card; since iOS 16.4 without its values.
  fileprivate func carrier() throws -> RuntimeObject? {
    let settings = foundation.deviceSettings
    guard settings.carrierName != "none",
      let made = runtime.createInstance(runtime.cls(UIKitClasses.carrier)) as? FieldedObject
    else { return nil }
    let isHidden = foundation.changes[.carrierValues]
    made["carrierName"] = .string(isHidden ? "--" : settings.carrierName)
    made["mobileCountryCode"] = .string(isHidden ? "65535" : settings.mobileCountryCode)
    made["mobileNetworkCode"] = .string(isHidden ? "65535" : settings.mobileNetworkCode)
    if isHidden { made["isoCountryCode"] = .string("--") }
    return made
  }
}
