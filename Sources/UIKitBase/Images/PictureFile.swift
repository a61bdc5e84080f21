internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime

/// An image file: its bytes, its header, and the scale from its name.
struct PictureFile {
  let bytes: [UInt8]
  let header: PictureHeader
  let scale: Double

  /// Returns nil if the bytes are not an image.
  init?(_ bytes: [UInt8], named name: String) {
    guard let header = PictureHeader(bytes) else { return nil }
    self.bytes = bytes
    self.header = header
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    scale = [2.0, 3.0].first { stem.hasSuffix("@\(Int(nearestTo: $0))x") } ?? 1
  }
}

extension UIKitWorld {
  /// Reads an image file; nil if there is none.
  func picture(atPath path: String) -> PictureFile? {
    guard let bytes = try? read(path) else { return nil }
    return PictureFile(bytes, named: path)
  }

  /// The bundle's image of a name; PNG files need no extension.
  ///
  /// The file for the screen's scale is preferred, then those of higher scales.
  func bundledPicture(_ name: String) -> PictureFile? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasEnding = parts.count > 1
    let stem = hasEnding ? parts.dropLast().joined(separator: ".") : name
    let ending = hasEnding ? String(parts[parts.count - 1]) : "png"
    for scale in [Int(nearestTo: screen.scale), 3, 2, 1] {
      let mark = scale == 1 ? "" : "@\(scale)x"
      if let found = picture(atPath: "\(Bundles.path)/\(stem)\(mark).\(ending)") { return found }
    }
    return nil
  }

  /// Encodes an image in a format; no data for an image without a size.
  ///
  /// The image's own file is used if it has the format, otherwise a blank image of its size.
  ///
  /// - Returns: nil for an object that is not an image.
  package func file(of image: RuntimeObject, as format: PictureFormat) -> Value? {
    guard let image = image as? UIImage else { return nil }
    return image.file(as: format).map { .object(data($0)) } ?? Value.none
  }
}

extension UIImage {
  fileprivate func file(as format: PictureFormat) -> [UInt8]? {
    guard let width = Int(exactly: (size.width * content.scale).rounded()),
      let height = Int(exactly: (size.height * content.scale).rounded()), width > 0, height > 0
    else { return nil }
    if let value = data?.value, let bytes = ByteArgument.from(value, in: runtime)?.bytes,
      PictureHeader(bytes)?.format == (format == .png ? .png : .jpeg)
    {
      return bytes
    }
    switch format {
    case .png:
      guard EmptyPicture.fitsPNG(width: width, height: height) else { return nil }
      return EmptyPicture.png(width: width, height: height)
    case .jpeg:
      guard max(width, height) <= EmptyPicture.longestJPEG else { return nil }
      return EmptyPicture.jpeg(width: width, height: height)
    }
  }
}

/// The formats in which images are encoded.
package enum PictureFormat: Sendable { case png, jpeg }
