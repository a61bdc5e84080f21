/// The native classes of a runtime that have been made, by their declarations.
///
/// A model that makes an object asks here. It is no dictionary, since the first one whose keys are
/// such makes Swift's runtime look through all conformances of the program.
struct NativeClassTable {
  private var declarations: [NativeClassDeclaration] = []
  private var classes: [RuntimeClass] = []
  /// Where they stand, by the addresses of their declarations: open addressing in a power of two of
  /// slots.
  private var slots: [Int32] = Array(repeating: free, count: 128)

  private static let free: Int32 = -1

  /// How many have been made.
  var count: Int { classes.count }

  /// The class of a declaration, or nil when it has not been made.
  /// - Complexity: O(1), expected.
  subscript(declaration: NativeClassDeclaration) -> RuntimeClass? {
    let place = slots[slot(of: declaration)]
    return place == NativeClassTable.free ? nil : classes[Int(place)]
  }

  /// Notes the class of a declaration that had none.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ cls: RuntimeClass, for declaration: NativeClassDeclaration) {
    declarations.append(declaration)
    classes.append(cls)
    if classes.count * 2 > slots.count {
      slots = Array(repeating: NativeClassTable.free, count: slots.count * 2)
      for place in classes.indices { note(place) }
    } else {
      note(classes.count - 1)
    }
  }

  private mutating func note(_ place: Int) {
    slots[slot(of: declarations[place])] = Int32(place)
  }

  /// The slot that has the declaration's place, or else the free one in which it belongs.
  private func slot(of declaration: NativeClassDeclaration) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(declaration))
    var slot = Int(address >> 4 ^ address >> 11) & (slots.count - 1)
    while slots[slot] != NativeClassTable.free, declarations[Int(slots[slot])] !== declaration {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
