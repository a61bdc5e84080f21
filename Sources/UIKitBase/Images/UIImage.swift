internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// An image without pixels: its name, size and drawing attributes.
///
/// The size is set by `uikit.image` or read from a file in the bundle, on the disk or in data.
/// Every other name has an image of size zero, because the contents of an app's catalog are
/// unknown. Images are immutable; variants are new objects.
package final class UIImage: RuntimeObject {
  /// The attributes of an image.
  package struct Content {
    package var name: String?
    package var isSymbol = false
    var size = CGSize.zero
    var scale = 1.0
    /// `UIImageOrientationUp`.
    var orientation = 0
    package var renderingMode = 0
    var capInsets = UIEdgeInsets.zero
    var resizingMode = 0
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: Double?
    var duration = 0.0
  }

  package var content = Content()
  @Strong package private(set) var tint: UIColor?
  @Strong var configuration: RuntimeObject?
  @StrongList private var frames: [UIImage] = []
  /// The asset that it is registered with, and the asset that it has created.
  @Weak var asset: UIImageAsset?
  @Strong var ownAsset: UIImageAsset?
  /// The data that it was created from, of which only the header is read.
  @Owned private(set) var data: HeldValue?

  package var size: CGSize { content.size }

  /// Sets the size; nothing else is known of the image.
  package func sized(_ size: CGSize, scale: Double) -> UIImage {
    (content.size, content.scale) = (size, scale)
    return self
  }

  /// Calls a completion block with an image in a later turn.
  private func later(_ completion: Block, _ make: @escaping () throws -> UIImage) throws {
    retain()
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      let made = try make()
      try made.keptAlive { _ = try completion(.object(made)) }
    }
  }

  /// Returns a copy with one change.
  private func changed(_ change: (inout Content) -> Void) throws -> UIImage {
    let made = try uikit.instance(UIImage.self, of: isa)
    made.content = content
    change(&made.content)
    made.tint = tint
    made.configuration = configuration
    made.frames = frames
    made.data = data
    return made
  }

  /// Sets the size of an image drawn by a renderer.
  func take(_ size: CGSize, scale: Double) {
    content.size = size
    content.scale = scale
  }

  /// Reads the header of image data; returns nil if it is not an image.
  func fill(_ data: Value, scale: Double) -> UIImage? {
    guard let bytes = ByteArgument.from(data, in: runtime)?.bytes,
      let header = PictureHeader(bytes)
    else { return nil }
    self.data = HeldValue(data)
    fill(header, scale: scale > 0 ? scale : 1)
    return self
  }

  /// Sets the size and orientation from an image file.
  func fill(_ file: PictureFile) {
    data = HeldValue(.object(foundation.data(file.bytes)))
    fill(file.header, scale: file.scale)
  }

  private func fill(_ header: PictureHeader, scale: Double) {
    let (width, height) = (Double(header.width) / scale, Double(header.height) / scale)
    content.size =
      header.isTurned
      ? CGSize(width: height, height: width)
      : CGSize(width: width, height: height)
    content.scale = scale
    content.orientation = header.orientation
  }

  /// Copies another image's pixels, shown at a scale.
  fileprivate func fill(like other: UIImage, scale: Double, orientation: Int) {
    let scale = scale > 0 ? scale : 1
    var size = other.content.size
    let isTurned = PictureHeader.isTurned(other.content.orientation)
    if isTurned != PictureHeader.isTurned(orientation) {
      (size.width, size.height) = (size.height, size.width)
    }
    let factor = other.content.scale / scale
    content = other.content
    content.size = CGSize(width: size.width * factor, height: size.height * factor)
    content.scale = scale
    content.orientation = orientation
    data = other.data
    tint = other.tint
    frames = other.frames
  }
}

extension UIImage {
  static func define(_ image: ClassDefinition<UIImage>) {
    image.accessibleIdentifier()
    defineNames(image.classSide)
    defineMaking(image)
    defineReading(image)
    defineVariants(image)
    defineDrawing(image)
    defineAsset(image)
    defineCoding(image)
    defineStandard(image)
    image.method("copyWithZone:") { (image, _: Value) -> UIImage in image }
    image.method("isEqual:") { (image, other: Value) -> Bool in
      guard let other = other.object as? UIImage else { return false }
      return image === other
        || (image.content.name != nil && image.content.name == other.content.name)
    }
    image.method("hash") { (image) -> Int in
      (image.content.name ?? "").utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
    image.method("description") { (image) -> String in
      image.content.name.map { "<UIImage named(\($0))>" } ?? image.defaultDescription
    }
  }

  private static func defineMaking(_ image: ClassDefinition<UIImage>) {
    let cls = image.classSide
    // Functions of C send the private message, which categories do not exchange.
    for name in ["imageWithData:", "_imageWithSourceData:"] {
      cls.method(name) { (cls, data: Value) -> UIImage? in
        try cls.uikit.instance(UIImage.self, of: cls).fill(data, scale: 1)
      }
    }
    cls.method("imageWithData:scale:") { (cls, data: Value, scale: Double) -> UIImage? in
      try cls.uikit.instance(UIImage.self, of: cls).fill(data, scale: scale)
    }
    // The same object represents a CGImage.
    cls.method("imageWithCGImage:") { (cls, picture: UIImage) -> UIImage in
      let made = try cls.uikit.instance(UIImage.self, of: cls)
      made.fill(like: picture, scale: 1, orientation: 0)
      return made
    }
    cls.method("imageWithCGImage:scale:orientation:") {
      (cls, picture: UIImage, scale: Double, orientation: Int) -> UIImage in
      let made = try cls.uikit.instance(UIImage.self, of: cls)
      made.fill(like: picture, scale: scale, orientation: orientation)
      return made
    }
    cls.method("animatedImageWithImages:duration:") {
      (cls, frames: [UIImage], duration: Double) -> UIImage? in
      guard let first = frames.first else { return nil }
      let made = try cls.uikit.instance(UIImage.self, of: cls)
      made.content = first.content
      made.frames = frames
      made.content.duration = duration
      return made
    }
    // A CIImage is represented by the same object, too.
    cls.method("imageWithCIImage:") { (cls, picture: UIImage) -> UIImage in
      let made = try cls.uikit.instance(UIImage.self, of: cls)
      made.fill(like: picture, scale: 1, orientation: 0)
      return made
    }
    cls.method("imageWithCIImage:scale:orientation:") {
      (cls, picture: UIImage, scale: Double, orientation: Int) -> UIImage in
      let made = try cls.uikit.instance(UIImage.self, of: cls)
      made.fill(like: picture, scale: scale, orientation: orientation)
      return made
    }
    for last in ["", "resizingMode:"] {
      cls.raw(
        "animatedResizableImageNamed:capInsets:\(last)duration:",
        types: last.isEmpty ? "@@:@{UIEdgeInsets=dddd}d" : "@@:@{UIEdgeInsets=dddd}qd"
      ) { receiver, selector, arguments in
        try arguments.expect(atMost: last.isEmpty ? 3 : 4, receiver, selector)
        let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
        let name = try arguments.value(0, as: String.self, receiver, selector)
        let made = try named(name, of: cls, nil)
        made?.content.capInsets = try arguments.value(
          1, as: UIEdgeInsets.self, receiver, selector)
        if !last.isEmpty {
          made?.content.resizingMode = try arguments.value(2, as: Int.self, receiver, selector)
        }
        made?.content.duration = try arguments.value(
          last.isEmpty ? 2 : 3, as: Double.self, receiver, selector)
        return made.messageValue
      }
    }
    cls.method("animatedImageNamed:duration:") {
      (cls, name: String, duration: Double) -> UIImage? in
      let made = try named(name, of: cls, nil)
      made?.content.duration = duration
      return made
    }
    image.method("initWithData:") { (image, data: Value) -> UIImage? in image.fill(data, scale: 1) }
    image.method("initWithData:scale:") { (image, data: Value, scale: Double) -> UIImage? in
      image.fill(data, scale: scale)
    }
    image.method("initWithCGImage:") { (image, picture: UIImage) -> UIImage in
      image.fill(like: picture, scale: 1, orientation: 0)
      return image
    }
    image.method("initWithCGImage:scale:orientation:") {
      (image, picture: UIImage, scale: Double, orientation: Int) -> UIImage in
      image.fill(like: picture, scale: scale, orientation: orientation)
      return image
    }
    image.method("initWithCIImage:") { (image, picture: UIImage) -> UIImage in
      image.fill(like: picture, scale: 1, orientation: 0)
      return image
    }
    image.method("initWithCIImage:scale:orientation:") {
      (image, picture: UIImage, scale: Double, orientation: Int) -> UIImage in
      image.fill(like: picture, scale: scale, orientation: orientation)
      return image
    }
    image.method("initWithContentsOfFile:") { (image, path: String?) -> UIImage? in
      guard let path, let file = image.uikit.picture(atPath: path) else { return nil }
      image.content.name = path.split(separator: "/").last.map(String.init)
      image.fill(file)
      return image
    }
  }

  private static func defineReading(_ image: ClassDefinition<UIImage>) {
    image.readonly("size") { $0.size }
    image.readonly("scale") { $0.content.scale }
    image.readonly("renderingMode") { $0.content.renderingMode }
    image.readonly("imageOrientation") { $0.content.orientation }
    image.readonly("capInsets") { $0.content.capInsets }
    image.readonly("resizingMode") { $0.content.resizingMode }
    image.readonly("leftCapWidth") { (image) -> Int in Int(nearestTo: image.content.capInsets.left)
    }
    image.readonly("topCapHeight") { (image) -> Int in Int(nearestTo: image.content.capInsets.top) }
    image.readonly("alignmentRectInsets") { $0.content.alignmentRectInsets }
    image.readonly("flipsForRightToLeftLayoutDirection") { $0.content.flipsForRightToLeft }
    image.readonly("symbolImage", getter: "isSymbolImage") { $0.content.isSymbol }
    image.readonly("hasBaseline") { (image) -> Bool in image.content.baselineOffset != nil }
    image.readonly("baselineOffsetFromBottom") { (image) -> Double in
      image.content.baselineOffset ?? 0
    }
    image.readonly("images", .copy) { (image) -> [UIImage]? in
      image.frames.isEmpty ? nil : image.frames
    }
    image.readonly("duration") { $0.content.duration }
    image.readonly("traitCollection", .copy) { $0.uikit.traits.screenCollection }
    image.readonly("configuration", .copy, of: "UIImageConfiguration") { $0.configuration }
    image.readonly("symbolConfiguration", .copy, of: "UIImageSymbolConfiguration") {
      $0.configuration
    }
    image.readonly("CGImage") { (image) -> UIImage in image }
    image.readonly("CIImage", of: "CIImage") { (_) -> RuntimeObject? in nil }
  }

  private static func defineVariants(_ image: ClassDefinition<UIImage>) {
    image.method("imageWithRenderingMode:") { (image, mode: Int) -> UIImage in
      try image.changed { $0.renderingMode = mode }
    }
    image.method("imageWithTintColor:") { (image, color: UIColor) -> UIImage in
      // UIImageRenderingModeAlwaysOriginal, so that the color is visible.
      let made = try image.changed {
        $0.renderingMode = $0.renderingMode == 0 ? 1 : $0.renderingMode
      }
      made.tint = color
      return made
    }
    image.method("imageWithTintColor:renderingMode:") {
      (image, color: UIColor, mode: Int) -> UIImage in
      let made = try image.changed { $0.renderingMode = mode }
      made.tint = color
      return made
    }
    image.method("resizableImageWithCapInsets:") { (image, insets: UIEdgeInsets) -> UIImage in
      try image.changed { $0.capInsets = insets }
    }
    image.method("resizableImageWithCapInsets:resizingMode:") {
      (image, insets: UIEdgeInsets, mode: Int) -> UIImage in
      try image.changed { ($0.capInsets, $0.resizingMode) = (insets, mode) }
    }
    image.method("stretchableImageWithLeftCapWidth:topCapHeight:") {
      (image, left: Int, top: Int) -> UIImage in
      let size = image.size
      // One point is stretched; the caps at both ends are kept.
      let insets = UIEdgeInsets(
        top: Double(top), left: Double(left), bottom: max(0, size.height - Double(top) - 1),
        right: max(0, size.width - Double(left) - 1))
      return try image.changed { ($0.capInsets, $0.resizingMode) = (insets, 1) }
    }
    image.method("imageWithAlignmentRectInsets:") { (image, insets: UIEdgeInsets) -> UIImage in
      try image.changed { $0.alignmentRectInsets = insets }
    }
    image.method("imageFlippedForRightToLeftLayoutDirection") { (image) -> UIImage in
      try image.changed { $0.flipsForRightToLeft = true }
    }
    image.method("imageWithHorizontallyFlippedOrientation") { (image) -> UIImage in
      // Mirrored orientations are 4 above the unmirrored ones.
      try image.changed { $0.orientation ^= 4 }
    }
    image.method("imageWithBaselineOffsetFromBottom:") { (image, offset: Double) -> UIImage in
      try image.changed { $0.baselineOffset = offset }
    }
    image.method("imageWithoutBaseline") { (image) -> UIImage in
      try image.changed { $0.baselineOffset = nil }
    }
    for name in ["imageWithConfiguration:", "imageByApplyingSymbolConfiguration:"] {
      image.method(name) { (image, configuration: RuntimeObject) -> UIImage in
        let made = try image.changed { _ in }
        made.configuration = configuration
        return made
      }
    }
    image.method("imageByPreparingForDisplay") { (image) -> UIImage in image }
    // A device decodes on a background queue; here the completion is called in a later turn.
    image.method("prepareForDisplayWithCompletionHandler:") { (image, completion: Block) in
      try image.later(completion) { image }
    }
    image.method("prepareThumbnailOfSize:completionHandler:") {
      (image, size: CGSize, completion: Block) in
      try image.later(completion) { try image.changed { $0.size = size } }
    }
    image.method("imageByPreparingThumbnailOfSize:") { (image, size: CGSize) -> UIImage in
      try image.changed { $0.size = size }
    }
  }

  private static func defineDrawing(_ image: ClassDefinition<UIImage>) {
    image.method("drawAtPoint:") { (_, _: CGPoint) in }
    image.method("drawAtPoint:blendMode:alpha:") { (_, _: CGPoint, _: Int, _: Double) in }
    image.method("drawInRect:") { (_, _: CGRect) in }
    image.method("drawInRect:blendMode:alpha:") { (_, _: CGRect, _: Int, _: Double) in }
    image.method("drawAsPatternInRect:") { (_, _: CGRect) in }
  }
}

extension UIKitClasses {
  package static let image = NativeClass<UIImage>(
    "UIImage", superclass: FoundationClasses.object, UIImage.define)
}
