internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The classes of AdSupport and AppTrackingTransparency.
extension UIKitClasses {
  package static let advertisingIdentifierManager = NativeClass<RuntimeObject>(
    "ASIdentifierManager", superclass: FoundationClasses.object
  ) { manager in
    manager.classSide.method("sharedManager") { (cls) -> RuntimeObject in
      cls.foundation.only("ASIdentifierManager")
    }
    manager.readonly("advertisingIdentifier", .copy) { (manager) -> NSUUID? in
      let world = manager.foundation
      let made = world.runtime.createInstance(world.runtime.cls(FoundationClasses.uuid)) as? NSUUID
      return made?.filled(AdvertisingIdentifier(world).text)
    }
    manager.readonly("advertisingTrackingEnabled", getter: "isAdvertisingTrackingEnabled") {
      (manager) -> Bool in
      AdvertisingIdentifier(manager.foundation).text != AdvertisingIdentifier.zeros
    }
  }

  package static let trackingManager = NativeClass<RuntimeObject>(
    "ATTrackingManager", superclass: FoundationClasses.object
  ) { manager in
    manager.classSide.method("trackingAuthorizationStatus") { (cls) -> Int in
      AdvertisingIdentifier(cls.foundation).status
    }
    manager.classSide.method("requestTrackingAuthorizationWithCompletionHandler:") {
      (cls, completion: Block?) in
      let permission = AdvertisingIdentifier(cls.foundation)
      permission.decide()
      guard let completion else { return }
      let status = Value.integer(Int64(permission.status))
      try cls.foundation.runLoop.schedule(after: 0, phase: .blocks) { try completion(status) }
    }
  }
}
