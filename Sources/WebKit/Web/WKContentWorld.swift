package import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// The worlds that isolate the scripts of the page, of the app and of others.
extension UIKitClasses {
  /// A content world; there is one object for each name.
  package static let wkContentWorld = NativeClass<FieldedObject>(
    "WKContentWorld", superclass: FoundationClasses.object
  ) { world in
    world.classSide.method("pageWorld") { (cls) -> RuntimeObject in
      cls.uikit.contentWorld("page")
    }
    world.classSide.method("defaultClientWorld") { (cls) -> RuntimeObject in
      cls.uikit.contentWorld("client")
    }
    world.classSide.method("worldWithName:") { (cls, name: String) -> RuntimeObject in
      cls.uikit.contentWorld("named " + name, name)
    }
    world.field("name", .copy, usual: String?.none, isReadonly: true)
  }

  package static let wkFindConfiguration = NativeClass<FieldedObject>(
    "WKFindConfiguration", superclass: FoundationClasses.object
  ) { configuration in
    configuration.fieldsAreCopied()
    for name in ["backwards", "caseSensitive"] { configuration.field(name, usual: false) }
    configuration.field("wraps", usual: true)
  }

  package static let wkFindResult = NativeClass<FieldedObject>(
    "WKFindResult", superclass: FoundationClasses.object
  ) { result in
    result.fieldsAreCopied()
    result.field("matchFound", usual: false, isReadonly: true)
  }

  /// `CGRectNull`.
  static let nowhere = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  package static let wkSnapshotConfiguration = NativeClass<FieldedObject>(
    "WKSnapshotConfiguration", superclass: FoundationClasses.object
  ) { configuration in
    configuration.fieldsAreCopied()
    // CGRectNull means the whole view.
    configuration.field("rect", usual: nowhere)
    configuration.field("snapshotWidth", .copy, of: "NSNumber", usual: Value.none)
    configuration.field("afterScreenUpdates", usual: true)
  }
}

extension UIKitWorld {
  /// The world for a key, created on first access.
  func contentWorld(_ key: String, _ name: String? = nil) -> RuntimeObject {
    if let known = contentWorlds[key], !known.isErased { return known }
    let made = make(UIKitClasses.wkContentWorld)
    if let name { made["name"] = .string(name) }
    contentWorlds[key] = made
    return made
  }

  /// The security origin of a URL.
  func securityOrigin(of url: NSURL?) -> FieldedObject {
    let made = create(UIKitClasses.wkSecurityOrigin)
    guard let url else { return made }
    for (name, selector) in [("protocol", "scheme"), ("host", "host")] {
      guard let text = try? url.call(runtime.selector(selector), as: String?.self) else { continue }
      made[name] = .string(text)
    }
    if let port = try? url.call(runtime.selector("port"), as: Int?.self) {
      made["port"] = .integer(Int64(port))
    }
    return made
  }
}

private enum ContentWorldsKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> [String: RuntimeObject] { [:] }
}

extension UIKitWorld {
  /// The content worlds of web view scripts, by name.
  var contentWorlds: [String: RuntimeObject] {
    get { self[ContentWorldsKey.self] }
    _modify { yield &self[ContentWorldsKey.self] }
  }
}
