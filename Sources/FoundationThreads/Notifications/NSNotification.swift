package import FoundationCore
package import SelectorRuntime

/// A notification: a name, the object that posted it, and the user info.
package final class NSNotification: RuntimeObject {
  package private(set) var name = ""
  package private(set) var object = Value.none
  package private(set) var userInfo = Value.none

  /// Sets the contents, which it retains.
  package func fill(name: String, object: Value, userInfo: Value) {
    for value in [object, userInfo] { value.object?.retain() }
    for value in [self.object, self.userInfo] { value.object?.release() }
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  package override func destruct() {
    fill(name: name, object: .none, userInfo: .none)
    super.destruct()
  }

  static func make(
    _ name: String, _ object: Value, _ userInfo: Value, of cls: RuntimeClass
  ) throws -> NSNotification {
    guard let made = cls.runtime.createInstance(cls) as? NSNotification else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of notifications")
    }
    made.fill(name: name, object: object, userInfo: userInfo)
    return made
  }

  static func define(_ notification: ClassDefinition<NSNotification>) {
    notification.adopt(FoundationProtocols.copying)
    defineCoding(notification)
    notification.classSide.method("notificationWithName:object:") {
      (cls, name: String, object: Value) -> NSNotification in
      try make(name, object, .none, of: cls)
    }
    notification.classSide.method("notificationWithName:object:userInfo:") {
      (cls, name: String, object: Value, userInfo: Value) -> NSNotification in
      try make(name, object, userInfo, of: cls)
    }
    notification.method("initWithName:object:userInfo:") {
      (notification, name: String, object: Value, userInfo: Value) -> NSNotification in
      notification.fill(name: name, object: object, userInfo: userInfo)
      return notification
    }
    notification.method("init") { (notification) -> NSNotification in
      throw RuntimeError(
        .invalidArgument,
        notification.apparentClass.name == "NSNotification"
          ? "*** -[NSConcreteNotification init]: should never be used"
          : "*** initialization method -init cannot be sent to an abstract object of class "
            + "\(notification.apparentClass.name): Create a concrete instance!")
    }
    notification.readonly("name", .copy) { $0.name }
    notification.readonly("object") { $0.object }
    notification.readonly("userInfo", .copy, of: "NSDictionary") { $0.userInfo }
    notification.method("copyWithZone:") { (notification, _: Value) -> NSNotification in
      notification
    }
    notification.method("isEqual:") { (notification, other: Value) -> Bool in
      guard let other = other.object as? NSNotification else { return false }
      let world = notification.foundation
      return try other.name == notification.name
        && world.isEqual(other.object, notification.object)
        && world.isEqual(other.userInfo, notification.userInfo)
    }
    notification.method("hash") { (notification) -> Int in
      notification.name.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    notification.method("description") { (notification) -> String in
      let world = notification.foundation
      var parts = ["name = \(notification.name)"]
      if !notification.object.isNone {
        parts.append("object = \(try world.text(of: notification.object))")
      }
      if !notification.userInfo.isNone {
        parts.append("userInfo = \(try world.text(of: notification.userInfo))")
      }
      let text = parts.joined(separator: "; ")
      return "NSConcreteNotification \(notification.address) {\(text)}"
    }
  }
}

extension FoundationClasses {
  package static let notification = NativeClass<NSNotification>(
    "NSNotification", superclass: object, NSNotification.define)
}
