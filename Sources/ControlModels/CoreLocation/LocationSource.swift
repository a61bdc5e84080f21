internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Where the device is, who wants to know it, and what the user allows.
package final class LocationSource {
  private unowned let world: UIKitWorld
  package private(set) var place: ScriptedPlace?
  /// A `CLAuthorizationStatus`; 0 is not determined.
  private(set) var status = 0
  private var managers: [WeakReference] = []
  /// What geocoders find, by the texts that were told.
  private var addresses: [(text: String, address: ScriptedAddress)] = []
  /// In metres, how far from a place its address is good for.
  static let radiusOfAddress = 500.0

  init(_ world: UIKitWorld) { self.world = world }

  /// The user's setting for all apps.
  var isEnabled: Bool { world.deviceSettings.locationAnswer != .disabled }
  /// Whether the app may know it: 3 and 4 are `kCLAuthorizationStatusAuthorizedAlways` and
  /// `kCLAuthorizationStatusAuthorizedWhenInUse`.
  var isAllowed: Bool { isEnabled && status >= 3 }

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.load() == nil }
    managers.append(WeakReference(manager))
  }

  private var all: [CLLocationManager] { managers.compactMap { $0.load() as? CLLocationManager } }

  /// Asks the user, who has an answer ready.
  func askUser(isAlways: Bool) throws {
    let answer = world.deviceSettings.locationAnswer
    let next = answer == .granted ? (isAlways ? 3 : 4) : answer == .restricted ? 1 : 2
    // The user is not asked again for an answer given once, but for more.
    guard status == 0 || (status == 4 && isAlways && next == 3) else { return }
    world.runtime.recordUndo {}
    status = next
    for manager in all { try manager.keptAlive { try manager.authorizationChanged() } }
  }

  /// Moves the device, and tells everybody in a later turn.
  package func move(to place: ScriptedPlace?) throws {
    world.runtime.recordUndo {}
    self.place = place
    guard place != nil else { return }
    for manager in all {
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak manager] in
        guard let manager, !manager.isDeallocating else { return }
        try manager.moved()
      }
    }
  }

  /// Tells geocoders an address, or takes it away.
  package func setAddress(_ address: ScriptedAddress?, for text: String) {
    world.runtime.recordUndo {}
    addresses.removeAll { $0.text == text }
    if let address { addresses.append((text, address)) }
  }

  /// The addresses in whose text or parts all words of a text stand, whatever their case.
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

  /// The address next to a place, if there is one not too far away.
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
