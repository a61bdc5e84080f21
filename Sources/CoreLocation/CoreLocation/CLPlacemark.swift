package import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A location with its address, as a script defines it.
package struct ScriptedAddress {
  package var place: ScriptedPlace
  /// The address parts, by property name of `CLPlacemark`.
  package var parts: [String: String]
  package var areasOfInterest: [String]

  /// The string properties of `CLPlacemark`.
  package static let partNames = [
    "name", "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
    "subAdministrativeArea", "postalCode", "ISOcountryCode", "country", "inlandWater", "ocean",
  ]

  /// Creates an address.
  package init(_ place: ScriptedPlace, parts: [String: String], areasOfInterest: [String]) {
    (self.place, self.parts, self.areasOfInterest) = (place, parts, areasOfInterest)
  }

  /// The keys of the deprecated address dictionary, with the properties of their values.
  fileprivate static let dictionaryKeys: KeyValuePairs<String, String> = [
    "Name": "name", "Thoroughfare": "thoroughfare", "SubThoroughfare": "subThoroughfare",
    "City": "locality", "SubLocality": "subLocality", "State": "administrativeArea",
    "SubAdministrativeArea": "subAdministrativeArea", "ZIP": "postalCode",
    "CountryCode": "ISOcountryCode", "Country": "country",
  ]

  /// Returns the text of an address dictionary, in address order.
  static func text(ofDictionary dictionary: Value, in world: UIKitWorld) throws -> String {
    var known: [String: String] = [:]
    for (key, value) in try world.entries(of: dictionary) ?? [] {
      guard let name = String.from(key, in: world.runtime) else { continue }
      known[name] = String.from(value, in: world.runtime)
    }
    return (["Street"] + dictionaryKeys.map(\.key)).compactMap { known[$0] }.joined(separator: ", ")
  }
}

extension UIKitClasses {
  package static let placemark = NativeClass<FieldedObject>(
    "CLPlacemark", superclass: FoundationClasses.object
  ) { placemark in
    placemark.fieldsAreCopied()
    placemark.method("initWithPlacemark:") {
      (placemark, other: FieldedObject) -> FieldedObject in
      placemark.takeFields(of: other)
      return placemark
    }
    for name in ScriptedAddress.partNames {
      placemark.field(name, .copy, usual: String?.none, isReadonly: true)
    }
    placemark.field("areasOfInterest", .copy, usual: [String]?.none, isReadonly: true)
    placemark.field(
      "location", .copy, of: "CLLocation", usual: RuntimeObject?.none, isReadonly: true)
    placemark.field("region", .copy, of: "CLRegion", usual: RuntimeObject?.none, isReadonly: true)
    placemark.field(
      "timeZone", .copy, of: "NSTimeZone", usual: RuntimeObject?.none, isReadonly: true)
    placemark.readonly("addressDictionary", .copy, of: "NSDictionary") { (placemark) -> Value in
      .dictionary(
        ScriptedAddress.dictionaryKeys.compactMap { key, name in
          placemark.has(name) ? .init(key: .string(key), value: placemark[name]) : nil
        })
    }
    placemark.method("description") { (placemark) -> String in
      let words = ["name", "thoroughfare", "locality", "postalCode", "country"].map {
        placemark.text($0)
      }
      return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}

extension UIKitWorld {
  /// Creates the placemark of an address.
  func placemark(_ address: ScriptedAddress) throws -> FieldedObject {
    let made = create(UIKitClasses.placemark)
    for (name, text) in address.parts { made[name] = .string(text) }
    if !address.areasOfInterest.isEmpty {
      made["areasOfInterest"] = address.areasOfInterest.messageValue
    }
    made["location"] = .object(
      create(UIKitClasses.location).fill(address.place, at: try presentDate()))
    let region = create(UIKitClasses.circularRegion)
    region["center"] = address.place.coordinate.messageValue
    region["radius"] = .number(LocationSource.radiusOfAddress)
    region["identifier"] = .string(made.text("name"))
    made["region"] = .object(region)
    return made
  }
}
