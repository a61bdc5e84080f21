internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Images and colors in item providers, from NSItemProvider+UIKitAdditions.h.
extension UIImage {
  /// The types of encoded images, the preferred one first.
  private static let types = ["public.png", "public.jpeg", "public.tiff", "public.heic"]

  static func defineProviding(_ image: ClassDefinition<UIImage>) {
    let cls = image.classSide
    cls.readonly("readableTypeIdentifiersForItemProvider", .copy) { (_) -> [String] in types }
    cls.readonly("writableTypeIdentifiersForItemProvider", .copy) { (_) -> [String] in
      Array(types.prefix(2))
    }
    let read = image.runtime.selector("imageWithData:")
    cls.method("objectWithItemProviderData:typeIdentifier:error:") {
      (cls, data: Value, type: String, last: InOut<NSError?>) -> Value in
      let made = types.contains(type) ? try cls.call(read, data, as: Value.self) : .none
      return made.isNone ? cls.uikit.unreadable(type, last.messageValue) : made
    }
  }
}

extension UIColor {
  private static let type = "com.apple.uikit.color"

  static func defineProviding(_ color: ClassDefinition<UIColor>) {
    let (cls, runtime) = (color.classSide, color.runtime)
    for name in ["readable", "writable"] {
      cls.readonly("\(name)TypeIdentifiersForItemProvider", .copy) { (_) -> [String] in [type] }
    }
    let read = runtime.selector("unarchivedObjectOfClass:fromData:error:")
    cls.method("objectWithItemProviderData:typeIdentifier:error:") {
      (cls, data: Value, type: String, last: InOut<NSError?>) -> Value in
      let expected = cls.runtime.cls(UIKitClasses.color)
      let unarchiver = cls.uikit.valueClass("NSKeyedUnarchiver")
      let made =
        type == Self.type
        ? try cls.runtime.send(
          unarchiver, read, Arguments(.object(expected), data, .foreign(OutValues()))) : .none
      // The returned value may be followed by an error.
      var color = made
      if case .foreign(let answered as OutValues) = made { color = answered.values.first ?? .none }
      return color.object == nil ? cls.uikit.unreadable(type, last.messageValue) : color
    }
  }
}

extension UIKitWorld {
  /// Returns nil, with an error for data that does not match its type.
  fileprivate func unreadable(_ type: String, _ last: Value) -> Value {
    // NSItemProviderUnexpectedValueClassError
    let error = NSError.make(
      domain: "NSItemProviderErrorDomain", code: -1100,
      description: "Cannot read data of type \(type)", in: self)
    guard case .foreign(let out as OutValues) = last else {
      return .foreign(OutValues([.none, .object(error)]))
    }
    out.values = [.object(error)]
    return .none
  }
}
