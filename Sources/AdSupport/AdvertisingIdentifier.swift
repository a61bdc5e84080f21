internal import FoundationCore
internal import SelectorRuntime
internal import Systems

/// The user's permission to track, and the identifier for advertisers that follows from it.
///
/// Before iOS 14.5 the identifier is available unless tracking was denied; since then only after the user has
/// allowed it.
struct AdvertisingIdentifier {
  /// The value that stands for no identifier.
  static let zeros = "00000000-0000-0000-0000-000000000000"

  private let world: FoundationWorld

  init(_ world: FoundationWorld) { self.world = world }

  /// An `ATTrackingManagerAuthorizationStatus`: 0 not determined, 1 restricted, 2 denied, 3 authorized.
  var status: Int {
    if let decided = world[TrackingDecision.self] { return decided }
    return world.deviceSettings.trackingAnswer == .restricted ? 1 : 0
  }

  /// Stores the user's answer when the app asks for the first time.
  func decide() {
    guard status == 0 else { return }
    world.runtime.noteChange()
    world[TrackingDecision.self] = world.deviceSettings.trackingAnswer == .granted ? 3 : 2
  }

  /// The UUID that the app gets.
  var text: String {
    let system = world.deviceSettings.systemVersion
    let isAllowed =
      system >= SystemVersion([14, 5]) ? status == 3 : status == 0 || status == 3
    return isAllowed ? world.deviceSettings.advertisingIdentifier.text : Self.zeros
  }
}

private enum TrackingDecision: SavedWorldKey {
  static func initialValue(in world: FoundationWorld) -> Int? { nil }
}
