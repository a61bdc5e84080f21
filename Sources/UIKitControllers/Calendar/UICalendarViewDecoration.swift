internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The decoration of a day in a calendar view, from UICalendarViewDecoration.h.
final class UICalendarViewDecoration: StoringObject {
  @Owned private var provider: Block?

  private func fill(_ image: UIImage?, _ color: UIColor?, _ size: Int) -> UICalendarViewDecoration {
    let values = makeStoredValues()
    if let image { values.set("image", .object(image), .strong) }
    if let color { values.set("color", .object(color), .strong) }
    values.set("size", .integer(Int64(size)), .assign)
    return self
  }

  /// Returns the view of a custom decoration, or an image view; nil for the default dot.
  ///
  /// - Throws: the errors of the block that creates the view.
  func view() throws -> UIView? {
    if let provider { return try provider().object as? UIView }
    guard let image = storedValues?.value("image")?.object as? UIImage else { return nil }
    let view = try uikit.makeView(UIKitClasses.imageView)
    try view.send(runtime.selector("setImage:"), image)
    if let color = storedValues?.value("color")?.object as? UIColor {
      try view.send(runtime.selector("setTintColor:"), color)
    }
    return view
  }

  static func define(_ decoration: ClassDefinition<UICalendarViewDecoration>) {
    let cls = decoration.classSide
    func made(_ cls: RuntimeClass) throws -> UICalendarViewDecoration {
      try cls.uikit.instance(UICalendarViewDecoration.self, of: cls)
    }
    // UICalendarViewDecorationSizeMedium
    let medium = 1
    decoration.method("init") { (decoration) -> UICalendarViewDecoration in
      decoration.fill(nil, nil, medium)
    }
    decoration.method("initWithImage:color:size:") {
      (decoration, image: UIImage?, color: UIColor?, size: Int) -> UICalendarViewDecoration in
      decoration.fill(image, color, size)
    }
    decoration.method("initWithCustomViewProvider:") {
      (decoration, provider: Block) -> UICalendarViewDecoration in
      decoration.provider = provider
      return decoration
    }
    cls.method("decorationWithColor:size:") {
      (cls, color: UIColor?, size: Int) -> UICalendarViewDecoration in
      try made(cls).fill(nil, color, size)
    }
    cls.method("decorationWithImage:") { (cls, image: UIImage?) -> UICalendarViewDecoration in
      try made(cls).fill(image, nil, medium)
    }
    cls.method("decorationWithImage:color:size:") {
      (cls, image: UIImage?, color: UIColor?, size: Int) -> UICalendarViewDecoration in
      try made(cls).fill(image, color, size)
    }
    cls.method("decorationWithCustomViewProvider:") {
      (cls, provider: Block) -> UICalendarViewDecoration in
      let decoration = try made(cls)
      decoration.provider = provider
      return decoration
    }
  }
}

extension UIKitClasses {
  static let calendarViewDecoration = NativeClass<UICalendarViewDecoration>(
    "UICalendarViewDecoration", superclass: FoundationClasses.object,
    UICalendarViewDecoration.define)
}
