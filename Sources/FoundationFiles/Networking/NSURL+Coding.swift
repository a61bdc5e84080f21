internal import FoundationCore
internal import SelectorRuntime

/// Archives and unarchives URLs.
extension NSURL {
  static func defineCoding(_ url: ClassDefinition<NSURL>) {
    url.coding { url, coder in
      try coder.encodeObject(
        url.baseURL.map { .object($0) } ?? .none, forKey: "NS.base", isConditional: false)
      try coder.encodeObject(
        .object(url.foundation.string(UTF16Text(url.relativeString))), forKey: "NS.relative",
        isConditional: false)
    } decode: { url, coder in
      let world = url.foundation
      let base = try coder.decodeObject(
        forKey: "NS.base", of: [world.runtime.cls(FoundationClasses.url)])
      let text = try coder.decodeObject(forKey: "NS.relative", of: [world.valueClass("NSString")])
      let selector = url.runtime.selector("initWithString:relativeToURL:")
      return try url.runtime.send(url, selector, Arguments(text, base))
    }
  }
}
