internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import VirtualTime

/// Functions for the scripts of sources about the app: bundles, run loops, launch and system.
extension Bridge {
  func setAppFunctions(_ define: ModuleDefiner) {
    // `setBundle(class, folder)`: the class belongs to the bundle of that folder, and not to the app's.
    define("setBundle") { call in
      let name: String = try call.value(1)
      call.bridge.world.bundles.classFolders[name] = try call.value(2)
      return 0
    }
    // `bundleFolders()`: the folders of the bundles, besides the app's, that sources belong to.
    define("bundleFolders") { call in
      let folders = Set(call.bridge.world.bundles.classFolders.values).sorted()
      return call.answer(.list(folders.map { .string($0) }))
    }
    // `accessGroups()`: the keychain's groups that the app's entitlements allow; nil without any.
    define("accessGroups") { call in
      let world = call.bridge.world
      guard case .string(let own)? = world.bundles[info: "CFBundleIdentifier"],
        let groups = world.entitlements.accessGroups(bundleIdentifier: own.string)
      else { return 0 }
      return call.answer(.list(groups.map { .string($0) }))
    }
    // `runLoop(seconds, goesOn)`: without seconds until nothing is left to wait for.
    define("runLoop") { call in
      try call.bridge.runLoop(
        "CFRunLoopRun", for: call.optional(1), whileFunctionAt: 2, on: call.stack)
      return 0
    }
    define("isWaiting") { call in
      call.answer(.bool((try call.liveObject(1) as? NSRunLoop)?.loop.isWaiting == true))
    }
    // `observeLoop(loop, function)`: the function receives the number of each step; nil stops
    // observing.
    define("observeLoop") { call in
      guard let loop = try call.liveObject(1) as? NSRunLoop else { return 0 }
      guard call.isPresent(2) else {
        loop.loop.observer = nil
        return 0
      }
      let (bridge, function) = (call.bridge, call.stack.makeReference(at: 2))
      loop.loop.observer = { [unowned bridge] activity in
        let stack = bridge.current
        stack.push(function)
        stack.pushInteger(Int64(activity.rawValue))
        try stack.call(arguments: 1, results: 0)
      }
      return 0
    }
    // `applicationMain(principal, delegate)`: launches the app with these classes.
    define("applicationMain") { call in
      guard let world = call.bridge.world as? UIKitWorld else { return 0 }
      let (principal, delegate): (String?, String?) = try (call.optional(1), call.optional(2))
      try call.bridge.runningTurns("UIApplicationMain") { loop in
        try world.application.main(principal: principal, delegate: delegate)
        try loop.run(for: 0)
      }
      try call.bridge.drive(on: call.stack)
      return 0
    }
    // `isSystemAtLeast(major, minor, patch)`: compares with the setting `systemVersion`.
    define("isSystemAtLeast") { call in
      let wanted = (1...3).map { Int(call.stack.integer(at: $0) ?? 0) }
      let own = call.bridge.world.deviceSettings.systemVersion
      call.stack.pushBoolean(own >= SystemVersion(wanted))
      return 1
    }
  }
}
