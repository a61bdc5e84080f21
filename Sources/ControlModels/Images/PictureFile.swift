internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// A picture's file: its bytes, what they say, and the scale that its name does.
struct PictureFile {
  let bytes: [UInt8]
  let header: PictureHeader
  let scale: Double

  /// nil for bytes that are no picture.
  init?(_ bytes: [UInt8], named name: String) {
    guard let header = PictureHeader(bytes) else { return nil }
    self.bytes = bytes
    self.header = header
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    scale = [2.0, 3.0].first { stem.hasSuffix("@\(Int($0))x") } ?? 1
  }
}

extension UIKitWorld {
  /// The picture of a file; nil when there is none.
  func picture(atPath path: String) -> PictureFile? {
    guard let bytes = try? read(path) else { return nil }
    return PictureFile(bytes, named: path)
  }

  /// The bundle's picture of a name, which is a PNG's without an ending.
  ///
  /// That of the screen's scale comes first, then the finer ones.
  func bundledPicture(_ name: String) -> PictureFile? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasEnding = parts.count > 1
    let stem = hasEnding ? parts.dropLast().joined(separator: ".") : name
    let ending = hasEnding ? String(parts[parts.count - 1]) : "png"
    for scale in [Int(screen.scale), 3, 2, 1] {
      let mark = scale == 1 ? "" : "@\(scale)x"
      if let found = picture(atPath: "\(Bundles.path)/\(stem)\(mark).\(ending)") { return found }
    }
    return nil
  }

  /// The file of an image's picture in a format, as data; no data for one without a size.
  ///
  /// It is the image's own file when that has the format, otherwise an empty picture of its size.
  /// - Returns: nil for an object that is no image.
  package func file(of image: RuntimeObject, as format: PictureFormat) -> Value? {
    guard let image = image as? UIImage else { return nil }
    return image.file(as: format).map { .object(data($0)) } ?? Value.none
  }
}

extension UIImage {
  fileprivate func file(as format: PictureFormat) -> [UInt8]? {
    let width = Int((size.width * content.scale).rounded())
    let height = Int((size.height * content.scale).rounded())
    guard width > 0, height > 0 else { return nil }
    if let value = data?.value, let bytes = ByteArgument.from(value, in: runtime)?.bytes,
      PictureHeader(bytes)?.format == (format == .png ? .png : .jpeg)
    {
      return bytes
    }
    switch format {
    case .png: return EmptyPicture.png(width: width, height: height)
    case .jpeg:
      guard max(width, height) <= EmptyPicture.longestJPEG else { return nil }
      return EmptyPicture.jpeg(width: width, height: height)
    }
  }
}

/// The formats in which pictures are written.
package enum PictureFormat: Sendable { case png, jpeg }
