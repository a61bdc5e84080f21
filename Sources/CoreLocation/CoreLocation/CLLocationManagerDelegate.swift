internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let locationManagerDelegate = NativeProtocol(
    "CLLocationManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("locationManager:didUpdateLocations:", CLLocationManager.self, [CLLocation].self),
      .init(
        "locationManager:didUpdateToLocation:fromLocation:", CLLocationManager.self,
        CLLocation.self, CLLocation?.self),
      .init("locationManager:didFailWithError:", CLLocationManager.self, NSError.self),
      .init("locationManager:didUpdateHeading:", CLLocationManager.self, FieldedObject.self),
      .init("locationManagerDidChangeAuthorization:", CLLocationManager.self),
      .init(
        "locationManager:didChangeAuthorizationStatus:", CLLocationManager.self, Int.self),
      .init("locationManager:didEnterRegion:", CLLocationManager.self, FieldedObject.self),
      .init("locationManager:didExitRegion:", CLLocationManager.self, FieldedObject.self),
      .init(
        "locationManager:didStartMonitoringForRegion:", CLLocationManager.self,
        FieldedObject.self),
      .init(
        "locationManager:didDetermineState:forRegion:", CLLocationManager.self, Int.self,
        FieldedObject.self),
      .init(
        "locationManager:monitoringDidFailForRegion:withError:", CLLocationManager.self,
        FieldedObject?.self, NSError.self),
      .init("locationManagerDidPauseLocationUpdates:", CLLocationManager.self),
      .init("locationManagerDidResumeLocationUpdates:", CLLocationManager.self),
      .init(
        "locationManagerShouldDisplayHeadingCalibration:", returns: Bool.self,
        CLLocationManager.self),
      .init(
        "locationManager:didRangeBeacons:inRegion:", CLLocationManager.self,
        [Instance<CLBeacon>].self,
        Instance<CLBeaconRegion>.self),
      .init(
        "locationManager:didRangeBeacons:satisfyingConstraint:", CLLocationManager.self,
        [Instance<CLBeacon>].self, Instance<CLBeaconIdentityConstraint>.self),
      .init(
        "locationManager:rangingBeaconsDidFailForRegion:withError:", CLLocationManager.self,
        Instance<CLBeaconRegion>.self, NSError.self),
      .init(
        "locationManager:didFailRangingBeaconsForConstraint:error:", CLLocationManager.self,
        Instance<CLBeaconIdentityConstraint>.self, NSError.self),
      .init("locationManager:didVisit:", CLLocationManager.self, Instance<CLVisit>.self),
      .init(
        "locationManager:didFinishDeferredUpdatesWithError:", CLLocationManager.self, NSError?.self),
    ])
}
