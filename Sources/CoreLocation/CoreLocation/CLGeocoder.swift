internal import FoundationCore
internal import FoundationNetwork
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Converts between addresses and coordinates, with the addresses that a script has defined.
///
/// It performs one request at a time; a new request cancels the previous one. The result arrives in
/// a later turn of the run loop, as from a server; offline, the request fails.
package final class CLGeocoder: RuntimeObject {
  private var entry: RunLoop.Entry?
  private var completion: Block?

  package override func destruct() {
    entry?.cancel()
    (entry, completion) = (nil, nil)
    super.destruct()
  }

  private func cancel() throws {
    guard let completion else { return }
    entry?.cancel()
    (entry, self.completion) = (nil, nil)
    let error = uikit.locationError(10)  // kCLErrorGeocodeCanceled
    let held = HeldValue(error.messageValue)
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { try completion(.none, held.value) }
  }

  private func begin(
    _ completion: Block, _ find: @escaping (LocationSource) -> [ScriptedAddress]
  ) throws {
    try cancel()
    self.completion = completion
    // The pending request retains the geocoder, as a connection is retained.
    let held = HeldValue(.object(self))
    entry = try uikit.runLoop.schedule(after: 0.1, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      withExtendedLifetime(held) {}
      (entry, self.completion) = (nil, nil)
      // kCLErrorNetwork, kCLErrorGeocodeFoundNoResult
      guard !uikit.network.isOffline else { return try fail(2, completion) }
      let found = try find(uikit.locations).map { try uikit.placemark($0) }
      guard !found.isEmpty else { return try fail(8, completion) }
      try completion(found.messageValue, .none)
    }
  }

  private func fail(_ code: Int, _ completion: Block) throws {
    try completion(.none, uikit.locationError(code).messageValue)
  }

  static func define(_ coder: ClassDefinition<CLGeocoder>) {
    coder.readonly("geocoding", getter: "isGeocoding") { (coder) -> Bool in
      coder.completion != nil
    }
    coder.method("cancelGeocode") { (coder) in try coder.cancel() }
    coder.method("reverseGeocodeLocation:completionHandler:") {
      (coder, location: CLLocation, completion: Block) in
      let coordinate = location.coordinate
      try coder.begin(completion) { $0.addresses(near: coordinate) }
    }
    coder.method("reverseGeocodeLocation:preferredLocale:completionHandler:") {
      (coder, location: CLLocation, _: RuntimeObject?, completion: Block) in
      let coordinate = location.coordinate
      try coder.begin(completion) { $0.addresses(near: coordinate) }
    }
    coder.method("geocodeAddressString:completionHandler:") {
      (coder, text: String, completion: Block) in
      try coder.begin(completion) { $0.addresses(of: text) }
    }
    coder.method("geocodeAddressString:inRegion:completionHandler:") {
      (coder, text: String, region: FieldedObject?, completion: Block) in
      try coder.search(text, around: region, completion)
    }
    coder.method("geocodeAddressString:inRegion:preferredLocale:completionHandler:") {
      (coder, text: String, region: FieldedObject?, _: RuntimeObject?, completion: Block) in
      try coder.search(text, around: region, completion)
    }
    coder.method("geocodeAddressDictionary:completionHandler:") {
      (coder, dictionary: Value, completion: Block) in
      let text = try ScriptedAddress.text(ofDictionary: dictionary, in: coder.uikit)
      try coder.begin(completion) { $0.addresses(of: text) }
    }
  }

  /// Searches addresses; those inside the region, which is only a hint, come first (documentation).
  private func search(_ text: String, around region: FieldedObject?, _ completion: Block) throws {
    let center = region.flatMap { CLLocationCoordinate2D.from($0["center"], in: runtime) }
    try begin(completion) { source in
      let found = source.addresses(of: text)
      guard let center else { return found }
      return found.sorted {
        $0.place.coordinate.distance(to: center) < $1.place.coordinate.distance(to: center)
      }
    }
  }
}

extension UIKitClasses {
  package static let geocoder = NativeClass<CLGeocoder>(
    "CLGeocoder", superclass: FoundationClasses.object, CLGeocoder.define)
}

extension UIKitWorld {
  /// Returns a Core Location error.
  func locationError(_ code: Int) -> NSError? {
    error(
      domain: "kCLErrorDomain", code: code,
      "The operation couldn’t be completed. (kCLErrorDomain error \(code).)")
  }
}
