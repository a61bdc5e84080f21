/// The size and orientation in the header of an image file.
///
/// The formats: PNG (RFC 2083), JPEG (ITU T.81, with the orientation of Exif 2.3), GIF 89a, WebP
/// (RFC 9649) and BMP.
struct PictureHeader: Equatable {
  enum Format: Equatable { case png, jpeg, gif, webp, bmp }

  let format: Format
  /// In pixels, as stored.
  private(set) var width = 0
  private(set) var height = 0
  /// A value of `UIImageOrientation`.
  private(set) var orientation = 0

  /// Whether the orientation swaps width and height.
  var isTurned: Bool { Self.isTurned(orientation) }

  /// Whether a `UIImageOrientation` swaps width and height.
  static func isTurned(_ orientation: Int) -> Bool { [2, 3, 6, 7].contains(orientation) }

  /// Reads a header; nil if the bytes are not an image or it has no pixels.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      (width, height) = (reader.big(16, 4), reader.big(20, 4))
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      format = .gif
      (width, height) = (reader.little(6, 2), reader.little(8, 2))
    } else if bytes.starts(with: "RIFF".utf8), reader.text(8, 4) == "WEBP" {
      format = .webp
      readWebP(reader)
    } else if bytes.starts(with: "BM".utf8) {
      format = .bmp
      // A negative height means that the first row is the top one.
      let rows = Int32(truncatingIfNeeded: reader.little(22, 4))
      (width, height) = (reader.little(18, 4), Int(rows.magnitude))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      readJPEG(reader)
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  private mutating func readWebP(_ reader: ByteReader) {
    switch reader.text(12, 4) {
    case "VP8X": (width, height) = (reader.little(24, 3) + 1, reader.little(27, 3) + 1)
    case "VP8L":
      let bits = reader.little(21, 4)
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ": (width, height) = (reader.little(26, 2) & 0x3FFF, reader.little(28, 2) & 0x3FFF)
    default: break
    }
  }

  /// Iterates over the segments until the start of frame, which contains the size.
  private mutating func readJPEG(_ reader: ByteReader) {
    var place = 2
    while place + 9 < reader.bytes.count, reader.bytes[place] == 0xFF {
      let marker = reader.bytes[place + 1]
      // C0 to CF start a frame, except tables and extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        (height, width) = (reader.big(place + 5, 2), reader.big(place + 7, 2))
        return
      }
      if marker == 0xE1, reader.text(place + 4, 4) == "Exif" { readExif(reader, at: place + 10) }
      place += 2 + max(2, reader.big(place + 2, 2))
    }
  }

  /// Reads the orientation from the first directory.
  private mutating func readExif(_ reader: ByteReader, at start: Int) {
    let isLittle = reader.text(start, 2) == "II"
    func number(_ place: Int, _ count: Int) -> Int {
      isLittle ? reader.little(start + place, count) : reader.big(start + place, count)
    }
    let directory = number(4, 4)
    for entry in 0..<min(number(directory, 2), 64) {
      let field = directory + 2 + entry * 12
      guard number(field, 2) == Self.orientationTag else { continue }
      let value = number(field + 8, 2)
      if Self.orientations.indices.contains(value) { orientation = Self.orientations[value] }
    }
  }

  private static let orientationTag = 0x0112
  /// `UIImageOrientation` values for Exif orientations, which begin with 1.
  private static let orientations = [0, 0, 4, 1, 5, 6, 3, 7, 2]
}

/// Reads numbers from bytes; bytes beyond the end are 0.
private struct ByteReader {
  let bytes: [UInt8]

  func big(_ place: Int, _ count: Int) -> Int {
    part(place, count).reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ place: Int, _ count: Int) -> Int {
    part(place, count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ place: Int, _ count: Int) -> String {
    String(decoding: part(place, count), as: UTF8.self)
  }

  private func part(_ place: Int, _ count: Int) -> ArraySlice<UInt8> {
    guard place >= 0, place + count <= bytes.count else { return [] }
    return bytes[place..<place + count]
  }
}
