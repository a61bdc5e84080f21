internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// The device's location, the managers that observe it, and the user's permission.
package final class LocationSource {
  private unowned let world: UIKitWorld
  package private(set) var place: ScriptedPlace?
  /// A `CLAuthorizationStatus`; 0 is not determined.
  private(set) var status = 0
  private var managers: [WeakReference] = []
  /// The addresses that geocoders find, with the texts that the script has defined for them.
  private var addresses: [(text: String, address: ScriptedAddress)] = []
  /// The maximum distance from a location to its address, in meters.
  static let radiusOfAddress = 500.0

  init(_ world: UIKitWorld) { self.world = world }

  /// Whether location services are enabled for all apps.
  var isEnabled: Bool { world.deviceSettings.locationAnswer != .disabled }
  /// Whether the app is authorized.
  ///
  /// 3 and 4 are `kCLAuthorizationStatusAuthorizedAlways` and
  /// `kCLAuthorizationStatusAuthorizedWhenInUse`.
  var isAllowed: Bool { isEnabled && status >= 3 }

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.load() == nil }
    managers.append(WeakReference(manager))
  }

  private var all: [CLLocationManager] { managers.compactMap { $0.load() as? CLLocationManager } }

  /// Asks the user for authorization; a setting determines the answer.
  func askUser(isAlways: Bool) throws {
    let answer = world.deviceSettings.locationAnswer
    let next = answer == .granted ? (isAlways ? 3 : 4) : answer == .restricted ? 1 : 2
    // The user is asked only once, and once more to upgrade to the always authorization.
    guard status == 0 || (status == 4 && isAlways && next == 3) else { return }
    world.runtime.noteChange()
    status = next
    for manager in all { try manager.keptAlive { try manager.authorizationChanged() } }
  }

  /// Moves the device, and notifies all managers in a later turn.
  package func move(to place: ScriptedPlace?) throws {
    world.runtime.noteChange()
    self.place = place
    guard place != nil else { return }
    for manager in all {
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak manager] in
        guard let manager, !manager.isDeallocating else { return }
        try manager.moved()
      }
    }
  }

  /// Sets the address that geocoders find for a text, or removes it.
  package func setAddress(_ address: ScriptedAddress?, for text: String) {
    world.runtime.noteChange()
    addresses.removeAll { $0.text == text }
    if let address { addresses.append((text, address)) }
  }

  /// Returns the addresses whose text or parts contain all words of a text, ignoring case.
  func addresses(of text: String) -> [ScriptedAddress] {
    func words(_ text: String) -> [String] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    let wanted = words(text)
    guard !wanted.isEmpty else { return [] }
    return addresses.filter { known, address in
      let all = words(known) + address.parts.values.flatMap(words)
      return wanted.allSatisfy(all.contains)
    }.map(\.address)
  }

  /// Returns the address nearest to a coordinate, if it is close enough.
  func addresses(near place: CLLocationCoordinate2D) -> [ScriptedAddress] {
    let near = addresses.map(\.address).min {
      $0.place.coordinate.distance(to: place) < $1.place.coordinate.distance(to: place)
    }
    guard let near, near.place.coordinate.distance(to: place) <= Self.radiusOfAddress else {
      return []
    }
    return [near]
  }

  func restoration() -> () -> Void {
    let (place, status, managers, addresses) = (place, status, managers, addresses)
    return { [unowned self] in
      (self.place, self.status, self.managers) = (place, status, managers)
      self.addresses = addresses
    }
  }
}

private enum LocationsKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> LocationSource {
    LocationSource(world.uikit)
  }
  static func restoration(of value: LocationSource, in world: FoundationWorld) -> (() -> Void)? {
    value.restoration()
  }
}

extension UIKitWorld {
  /// The simulated location of the device.
  package var locations: LocationSource { self[LocationsKey.self] }
}
