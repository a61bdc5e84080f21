internal import FoundationCore
internal import SelectorRuntime

extension NSNotification {
  static func defineCoding(_ notification: ClassDefinition<NSNotification>) {
    notification.coding { notification, coder in
      try coder.encodeObject(.string(notification.name), forKey: "NS.name", isConditional: false)
      try coder.encodeObject(notification.object, forKey: "NS.object", isConditional: false)
      try coder.encodeObject(notification.userInfo, forKey: "NS.userinfo", isConditional: false)
    } decode: { notification, coder in
      let name = try coder.decodeObject(forKey: "NS.name", of: nil)
      let object = try coder.decodeObject(forKey: "NS.object", of: nil)
      let userInfo = try coder.decodeObject(forKey: "NS.userinfo", of: nil)
      notification.fill(
        name: String.from(name, in: coder.runtime) ?? "", object: object, userInfo: userInfo)
      return .object(notification)
    }
  }
}
