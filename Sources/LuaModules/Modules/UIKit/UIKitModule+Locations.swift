internal import CoreLocation
internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase

extension Bridge {
  /// Sets the functions for locations and addresses: `uikit.setLocation`, `uikit.address`.
  func setLocationFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("setLocation") { [unowned world] call in
      try call.refuseUnknownKeys(1)
      let place = call.isPresent(1) ? try call.placeOfDevice(1) : nil
      try call.bridge.usingLoop(call.name) { _ in try world.locations.move(to: place) }
      return 0
    }
    define("address") { [unowned world] call in
      let text: String = try call.value(1)
      let address = call.isPresent(2) ? try call.address(2) : nil
      world.locations.setAddress(address, for: text)
      return 0
    }
  }
}

extension FunctionCall {
  private static let place = [
    "latitude", "longitude", "altitude", "accuracy", "verticalAccuracy", "course", "speed",
  ]

  /// The device's location, from its table.
  fileprivate func placeOfDevice(_ index: Int) throws -> ScriptedPlace {
    let options = try options(
      index, known: Self.place + ["floor", "heading", "headingAccuracy", "visit", "beacons"])
    var place = try options.place()
    place.floor = try options.optional("floor")
    place.heading = try options.optional("heading")
    if let degrees = place.heading, !(0..<360).contains(degrees) {
      throw options.wrong("heading", "from 0 to less than 360")
    }
    place.headingAccuracy = try options.optional("headingAccuracy") ?? 5
    place.isVisit = try options.optional("visit") ?? false
    place.beacons = try options.beacons()
    return place
  }

  /// A location with its address.
  fileprivate func address(_ index: Int) throws -> ScriptedAddress {
    let names = ScriptedAddress.partNames
    let options = try options(index, known: Self.place + names + ["areasOfInterest"])
    let place = try options.place()
    var parts: [String: String] = [:]
    for name in names { parts[name] = try options.optional(name) as String? }
    return ScriptedAddress(
      place, parts: parts, areasOfInterest: try options.optional("areasOfInterest") ?? [])
  }
}

extension OptionsTable {
  /// A location on earth.
  fileprivate func place() throws -> ScriptedPlace {
    guard let latitude: Double = try optional("latitude"),
      let longitude: Double = try optional("longitude")
    else {
      throw RuntimeError(.invalidArgument, "\(call.name): needs 'latitude' and 'longitude'")
    }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard coordinate.isValid else {
      throw wrong("latitude", "from -90 to 90, and 'longitude' from -180 to 180")
    }
    var place = ScriptedPlace(coordinate, accuracy: try optional("accuracy") ?? 5)
    place.altitude = try optional("altitude") ?? 0
    place.verticalAccuracy = try optional("verticalAccuracy") ?? -1
    place.course = try optional("course") ?? -1
    place.speed = try optional("speed") ?? -1
    return place
  }

  /// The beacons in range.
  fileprivate func beacons() throws -> [ScriptedBeacon] {
    try (optional("beacons", as: [Value].self) ?? []).map { value in
      guard case .foreign(let table) = value, let entries = table.dictionary() else {
        throw wrong("beacons", "a list of tables")
      }
      var fields: [String: Value] = [:]
      for entry in entries {
        if let name = String.from(entry.key, in: call.runtime) { fields[name] = entry.value }
      }
      func number<T: MessageValue>(_ name: String, _ usual: T) throws -> T {
        guard let value = fields[name] else { return usual }
        guard let number = T.from(value, in: call.runtime) else {
          throw wrong("beacons", "a list of tables in which \(name) is a number")
        }
        return number
      }
      guard let uuid = fields["uuid"].flatMap({ String.from($0, in: call.runtime) }),
        uuid.count == 36, uuid.allSatisfy({ $0.isHexDigit || $0 == "-" })
      else { throw wrong("beacons", "a list of tables with a 'uuid' each") }
      return ScriptedBeacon(
        uuid: uuid, major: try number("major", 0), minor: try number("minor", 0),
        accuracy: try number("accuracy", 1.0), strength: try number("rssi", -60))
    }
  }
}
