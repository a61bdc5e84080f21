// no traps of narrow: sizes of numbers are 1, 2, 4 or 8 bytes, and units are ASCII.

/// Binary property lists, in the format that begins with `bplist00`.
///
/// The objects are followed by the table of their offsets, and the last 32 bytes contain the offset
/// of that table. Equal strings and numbers are written once.
package enum BinaryPropertyList {
  package static let mark = Array("bplist00".utf8)

  /// - Parameter goesOn: Called after some thousand objects; the file is empty when it returns
  ///   false.
  package static func bytes(
    of list: PropertyList, goesOn: @escaping () -> Bool = { true }
  ) -> [UInt8] {
    var writer = Writer(goesOn: goesOn)
    let top = writer.place(list)
    return writer.finished(top: top)
  }

  private struct Writer {
    /// An object with references to its parts by index.
    private enum Flat {
      case whole([UInt8])
      case parts(kind: UInt8, count: Int, [Int])
    }

    let goesOn: () -> Bool
    private var isStopped = false
    private var objects: [Flat] = []
    /// The indexes of strings and numbers, by their bytes.
    private var known: [[UInt8]: Int] = [:]

    init(goesOn: @escaping () -> Bool) { self.goesOn = goesOn }

    /// Returns the index of an object, which is added if it is new.
    mutating func place(_ list: PropertyList) -> Int {
      if isStopped { return 0 }
      switch list {
      case .string(let text): return place(BinaryPropertyList.bytes(of: text))
      case .integer(let integer): return place(BinaryPropertyList.bytes(of: integer))
      case .unsigned(let integer):
        return place([0x14, 0, 0, 0, 0, 0, 0, 0, 0] + BinaryPropertyList.bigEndian(integer, 8))
      case .real(let number):
        return place([0x23] + BinaryPropertyList.bigEndian(number.bitPattern, 8))
      case .boolean(let truth): return add(.whole([truth ? 0x09 : 0x08]))
      case .data(let bytes): return add(.whole(BinaryPropertyList.head(0x40, bytes.count) + bytes))
      case .date(let seconds):
        return add(.whole([0x33] + BinaryPropertyList.bigEndian(seconds.bitPattern, 8)))
      case .uid(let place):
        let size = BinaryPropertyList.size(of: place)
        return add(
          .whole([0x80 + UInt8(size - 1)] + BinaryPropertyList.bigEndian(UInt64(place), size)))
      case .array(let elements):
        let own = add(.whole([]))
        let parts = elements.map { place($0) }
        objects[own] = .parts(kind: 0xA0, count: elements.count, parts)
        return own
      case .dictionary(let entries):
        let own = add(.whole([]))
        // Equal dictionaries have equal data, whatever the order in which their keys were added.
        let entries = entries.sorted { $0.key.units.lexicographicallyPrecedes($1.key.units) }
        let keys = entries.map { place(BinaryPropertyList.bytes(of: $0.key)) }
        let values = entries.map { place($0.value) }
        objects[own] = .parts(kind: 0xD0, count: entries.count, keys + values)
        return own
      }
    }

    private mutating func place(_ bytes: [UInt8]) -> Int {
      if let place = known[bytes] { return place }
      let place = add(.whole(bytes))
      known[bytes] = place
      return place
    }

    private mutating func add(_ object: Flat) -> Int {
      objects.append(object)
      if objects.count & 0xFFF == 0xFFF { isStopped = isStopped || !goesOn() }
      return objects.count - 1
    }

    /// Returns the whole file.
    func finished(top: Int) -> [UInt8] {
      let partSize = BinaryPropertyList.size(of: objects.count)
      var result = BinaryPropertyList.mark
      var places: [Int] = []
      for object in objects {
        if isStopped || places.count & 0xFFF == 0xFFF && !goesOn() { return [] }
        places.append(result.count)
        switch object {
        case .whole(let bytes): result += bytes
        case .parts(let kind, let count, let parts):
          result += BinaryPropertyList.head(kind, count)
          for part in parts { result += BinaryPropertyList.bigEndian(UInt64(part), partSize) }
        }
      }
      let table = result.count
      let placeSize = BinaryPropertyList.size(of: table)
      for place in places { result += BinaryPropertyList.bigEndian(UInt64(place), placeSize) }
      result += [0, 0, 0, 0, 0, 0, UInt8(placeSize), UInt8(partSize)]
      for number in [objects.count, top, table] {
        result += BinaryPropertyList.bigEndian(UInt64(number), 8)
      }
      return result
    }
  }

  private static func bytes(of text: UTF16Text) -> [UInt8] {
    if text.isASCII { return head(0x50, text.count) + text.units.map { UInt8($0) } }
    return head(0x60, text.count) + text.units.flatMap { bigEndian(UInt64($0), 2) }
  }

  private static func bytes(of integer: Int64) -> [UInt8] {
    // A negative number always has eight bytes; smaller sizes are unsigned.
    let size = integer < 0 ? 8 : size(of: Int(integer))
    return [0x10 + UInt8(size.trailingZeroBitCount)]
      + bigEndian(UInt64(bitPattern: integer), size)
  }

  /// Returns the marker byte with the type and the count, followed by the count if it is too large.
  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind + UInt8(count)] : [kind + 15] + bytes(of: Int64(count))
  }

  /// Returns the size of a number: 1, 2, 4 or 8 bytes.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  private static func bigEndian(_ number: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (size - 1 - $0))) }
  }
}
