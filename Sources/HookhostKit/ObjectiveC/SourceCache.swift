internal import LuaBridge
internal import ObjectiveCSources

// Translations are kept in the user's folder of caches, each in a file of its own: its name is made of
// the program, the options and the source's path, and it tells the files that the source was made of,
// with what stood in them. A file that is cut off, or is somebody else's, is as good as none.

/// The translations that were made before.
struct SourceCache {
  /// The file of a translation.
  private let path: [UInt8]

  /// The place of a source's translation.
  ///
  /// - Parameter path: The source, as the user named it: errors name it so.
  init(_ path: String, _ options: SourceOptions, library: String) {
    let key = "\(SourceHeaders.fingerprint)|\(library)|\(options)|\(path)|"
    let folder = String(decoding: ProcessContext.realPath(Array(".".utf8)) ?? [], as: UTF8.self)
    let name = SourceCache.digest(Array((key + folder).utf8))
    self.path = SourceHeaders.cache + Array("/sources/\(name)".utf8)
  }

  /// The translation, when nothing that it was made of has changed.
  var translation: TranslatedSource? {
    guard let bytes = try? WholeFile.read(path) else { return nil }
    var reader = FieldReader(bytes)
    guard reader.next() == SourceCache.mark, let sum = reader.next(),
      sum == SourceCache.digest(reader.rest), let count = reader.nextNumber()
    else { return nil }
    var files: [String] = []
    for _ in 0..<count {
      guard let file = reader.next(), let digest = reader.next(),
        digest == SourceCache.digest(ofFile: file)
      else { return nil }
      files.append(file)
    }
    guard let needCount = reader.nextNumber() else { return nil }
    var needs: [LibraryNeed] = []
    for _ in 0..<needCount {
      guard let name = reader.next(), let kind = reader.next(), let place = reader.next() else {
        return nil
      }
      needs.append(LibraryNeed(name: name, isFunction: kind == "f", place: place))
    }
    guard let warnings = reader.next(), let text = reader.next() else { return nil }
    return TranslatedSource(text: text, warnings: warnings, needs: needs, files: files)
  }

  /// Keeps a translation; where it cannot be written, it is made again the next time.
  func keep(_ made: TranslatedSource) {
    var fields = ["\(made.files.count)"]
    for file in made.files { fields += [file, SourceCache.digest(ofFile: file)] }
    fields.append("\(made.needs.count)")
    for need in made.needs { fields += [need.name, need.isFunction ? "f" : "v", need.place] }
    fields += [made.warnings, made.text]
    let body = fields.reduce(into: [UInt8]()) { FieldReader.add($1, to: &$0) }
    var bytes: [UInt8] = []
    FieldReader.add(SourceCache.mark, to: &bytes)
    FieldReader.add(SourceCache.digest(body), to: &bytes)
    try? Folder.make(SourceHeaders.cache + Array("/sources".utf8))
    try? WholeFile.replace(path, with: bytes + body)
  }

  /// The first field of every file.
  private static let mark = "hookhost source 1"

  /// Tells what stands in a file; one that is not there says so, since it may come.
  private static func digest(ofFile name: String) -> String {
    (try? WholeFile.read(Array(name.utf8))).map(digest) ?? "absent"
  }

  /// Sixteen digits that tell texts apart: FNV-1a, of 64 bits, over eight bytes at a time.
  private static func digest(_ bytes: [UInt8]) -> String {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { result = (result ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(result, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Texts behind each other, each with its length before it.
private struct FieldReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes that have not been read.
  var rest: [UInt8] { Array(bytes[place...]) }

  mutating func next() -> String? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: bytes[place..<end], as: UTF8.self)), count >= 0,
      count <= bytes.count - end - 1
    else { return nil }
    place = end + 1 + count
    return String(decoding: bytes[(end + 1)..<place], as: UTF8.self)
  }

  mutating func nextNumber() -> Int? { next().flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }

  static func add(_ text: String, to bytes: inout [UInt8]) {
    let field = Array(text.utf8)
    bytes += Array("\(field.count):".utf8) + field
  }
}
