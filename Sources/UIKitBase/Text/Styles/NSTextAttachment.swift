internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// An image in a text, at the character U+FFFC.
package final class NSTextAttachment: RuntimeObject {
  @Strong private var image: UIImage?
  private var bounds = CGRect.zero
  private var fileType: String?

  /// The attachment character.
  static let character: UInt16 = 0xFFFC

  /// The bounds relative to the baseline: the explicit ones, or the image's size.
  var place: CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  static func define(_ attachment: ClassDefinition<NSTextAttachment>) {
    attachment.classSide.method("textAttachmentWithImage:") {
      (cls, image: UIImage) -> NSTextAttachment in
      let made = try cls.uikit.instance(NSTextAttachment.self, of: cls)
      made.image = image
      return made
    }
    attachment.method("initWithImage:") { (attachment, image: UIImage?) -> NSTextAttachment in
      attachment.image = image
      return attachment
    }
    attachment.method("initWithData:ofType:") {
      (attachment, _: Value, type: String?) -> NSTextAttachment in
      attachment.fileType = type
      return attachment
    }
    attachment.property("image", .strong, get: { $0.image }, set: { $0.image = $1 })
    attachment.property("bounds", get: { $0.bounds }, set: { $0.bounds = $1 })
    attachment.property("fileType", .copy, get: { $0.fileType }, set: { $0.fileType = $1 })
    attachment.method(
      "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:"
    ) {
      (attachment, _: RuntimeObject?, _: CGRect, _: CGPoint, _: Int) -> CGRect in attachment.place
    }
    attachment.method("imageForBounds:textContainer:characterIndex:") {
      (attachment, _: CGRect, _: RuntimeObject?, _: Int) -> UIImage? in attachment.image
    }
  }
}

/// The shadow of a text.
package final class NSShadow: RuntimeObject {
  // The documented defaults, except for the color, which is nil until it is set.
  private var offset = CGSize.zero
  private var blurRadius = 0.0
  @Strong private var color: UIColor?

  static func define(_ shadow: ClassDefinition<NSShadow>) {
    shadow.property("shadowOffset", get: { $0.offset }, set: { $0.offset = $1 })
    shadow.property("shadowBlurRadius", get: { $0.blurRadius }, set: { $0.blurRadius = $1 })
    shadow.property("shadowColor", .strong, get: { $0.color }, set: { $0.color = $1 })
    shadow.method("copyWithZone:") { (shadow, _: Value) -> NSShadow in
      let made = shadow.uikit.create(UIKitClasses.shadow)
      (made.offset, made.blurRadius) = (shadow.offset, shadow.blurRadius)
      made.color = shadow.color
      return made
    }
  }
}

extension UIKitClasses {
  package static let textAttachment = NativeClass<NSTextAttachment>(
    "NSTextAttachment", superclass: FoundationClasses.object, NSTextAttachment.define)

  package static let shadow = NativeClass<NSShadow>(
    "NSShadow", superclass: FoundationClasses.object, NSShadow.define)
}
