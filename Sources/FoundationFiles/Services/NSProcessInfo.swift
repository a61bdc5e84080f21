internal import FoundationCore
package import SelectorRuntime
internal import Systems

/// Defines the single process-info object; most of its values are settings.
package enum NSProcessInfoClass {
  /// The `NSOperatingSystemVersion` of NSProcessInfo.h.
  static let version = StructureType(
    "NSOperatingSystemVersion",
    [.init("majorVersion"), .init("minorVersion"), .init("patchVersion")], isIntegral: true)

  /// The environment variables that launchd sets for an app.
  private static let environment: KeyValuePairs = [
    "HOME": FileStore.home, "TMPDIR": FileStore.home + "/tmp/", "USER": "mobile",
    "LOGNAME": "mobile", "SHELL": "/bin/sh", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
  ]

  static func define(_ info: ClassDefinition<RuntimeObject>) {
    info.classSide.method("processInfo") { (cls) -> RuntimeObject in
      cls.foundation.only("NSProcessInfo")
    }
    info.readonly("systemUptime") { $0.foundation.mediaTime }
    info.property(
      "processName", .copy, get: { $0.foundation.deviceSettings.processName },
      set: { (info, name: String) in
        info.runtime.noteChange()
        info.foundation.deviceSettings.processName = name
      })
    info.readonly("processIdentifier") { (info) -> Int in
      info.foundation.deviceSettings.processIdentifier
    }
    info.readonly("hostName", .copy) { (info) -> String in
      info.foundation.deviceSettings.hostName
    }
    for name in ["processorCount", "activeProcessorCount"] {
      info.readonly(name) { (info) -> Int in
        info.foundation.deviceSettings.processorCount
      }
    }
    info.readonly("physicalMemory") { (info) -> Int in
      info.foundation.deviceSettings.physicalMemory
    }
    info.readonly("thermalState") { (info) -> Int in
      info.foundation.deviceSettings.thermalState
    }
    info.readonly("lowPowerModeEnabled", getter: "isLowPowerModeEnabled") { (info) -> Bool in
      info.foundation.deviceSettings.lowPowerMode
    }
    info.readonly("globallyUniqueString", .copy) { (info) -> String in
      let world = info.foundation
      return UUIDText.text(of: world.nextUUID()) + "-"
        + String(world.deviceSettings.processIdentifier) + "-"
        + String(Int(nearestTo: world.mediaTime * 1_000_000_000), radix: 16, uppercase: true)
    }
    info.readonly("environment", .copy, of: "NSDictionary") { (info) -> Value in
      let own = info.foundation.launchSurroundings.environment
      let all = environment.filter { own[$0.key] == nil } + own.sorted { $0.key < $1.key }
      return .dictionary(all.map { .init(key: .string($0.key), value: .string($0.value)) })
    }
    info.readonly("arguments", .copy) { (info) -> [String] in
      let world = info.foundation
      return [Bundles.path + "/" + world.deviceSettings.processName]
        + world.launchSurroundings.arguments
    }
    info.readonly("iOSAppOnMac", getter: "isiOSAppOnMac") { (_) -> Bool in false }
    info.readonly("macCatalystApp", getter: "isMacCatalystApp") { (_) -> Bool in false }
    defineVersion(info)
    defineActivities(info)
  }

  /// Returns the three components of the system version.
  private static func numbers(_ info: RuntimeObject) -> [Int] {
    info.foundation.deviceSettings.systemVersion.numbers
  }

  private static func defineVersion(_ info: ClassDefinition<RuntimeObject>) {
    info.raw("operatingSystemVersion", types: "\(version.encoding)@:") { info, _, _ in
      .structure(Structure(version, numbers(info).map(Double.init)))
    }
    info.readonly("operatingSystemVersionString", .copy) { (info) -> String in
      let system = info.foundation.deviceSettings.systemVersion
      return "Version \(system.text) (Build \(system.build))"
    }
    info.raw("isOperatingSystemAtLeastVersion:", types: "B@:\(version.encoding)") {
      info, selector, arguments in
      let wanted: Structure?
      switch arguments[0] {
      case .structure(let structure): wanted = structure
      case .foreign(let foreign): wanted = foreign.structure(version)
      default: wanted = nil
      }
      guard let wanted else {
        throw RuntimeError(
          .invalidArgument,
          "\(info.methodName(selector)): argument 1 must be {majorVersion =, minorVersion =, "
            + "patchVersion =}, got \(arguments[0].typeName)")
      }
      let own = numbers(info).map(Double.init)
      let other = wanted.numbers
      return .bool(!own.lexicographicallyPrecedes(other))
    }
    // NSMACHOperatingSystem
    info.method("operatingSystem") { (_) -> Int in 5 }
    info.method("operatingSystemName") { (_) -> String in "NSMACHOperatingSystem" }
  }

  private static func defineActivities(_ info: ClassDefinition<RuntimeObject>) {
    info.method("beginActivityWithOptions:reason:") {
      (info, _: Int, _: String) -> RuntimeObject in
      info.runtime.createInstance(info.runtime.cls(FoundationClasses.object))
    }
    info.method("endActivity:") { (_, _: RuntimeObject) in }
    info.method("performActivityWithOptions:reason:usingBlock:") {
      (_, _: Int, _: String, block: Block) in try block()
    }
    info.method("performExpiringActivityWithReason:usingBlock:") {
      (_, _: String, block: Block) in try block(.bool(false))
    }
    for name in ["disableSuddenTermination", "enableSuddenTermination"] {
      info.method(name) { (_) in }
    }
    for name in ["disableAutomaticTermination:", "enableAutomaticTermination:"] {
      info.method(name) { (_, _: String) in }
    }
    info.property(
      "automaticTerminationSupportEnabled", get: { (_) -> Bool in false }, set: { (_, _: Bool) in })
    info.readonly("userName", .copy) { (_) -> String in "mobile" }
    info.readonly("fullUserName", .copy) { (_) -> String in "Mobile User" }
  }
}

extension FoundationClasses {
  /// The class of the single process-info object.
  package static let processInfo = NativeClass<RuntimeObject>(
    "NSProcessInfo", superclass: object, NSProcessInfoClass.define)
}
