// no traps of narrow: the catalogue is compiled into the program.

/// The native classes that a runtime has created, by declaration.
///
/// It is not a dictionary: the first dictionary with such keys makes Swift's runtime scan all
/// protocol conformances of the program.
struct NativeClassTable {
  private var declarations: [NativeClassDeclaration] = []
  private var classes: [RuntimeClass] = []
  /// Indexes by the addresses of the declarations: an open-addressing hash table, a power of two.
  private var slots: [Int32] = Array(repeating: free, count: 128)

  private static let free: Int32 = -1

  /// The created classes, in the order of their creation.
  var all: [RuntimeClass] { classes }

  /// The number of created classes.
  var count: Int { classes.count }

  /// Returns the class of a declaration, or nil when it is not created yet.
  /// - Complexity: O(1), expected.
  subscript(declaration: NativeClassDeclaration) -> RuntimeClass? {
    let index = slots[slot(of: declaration)]
    return index == NativeClassTable.free ? nil : classes[Int(index)]
  }

  /// Adds the class of a declaration that has none.
  /// - Complexity: O(1), amortized.
  mutating func insert(_ cls: RuntimeClass, for declaration: NativeClassDeclaration) {
    declarations.append(declaration)
    classes.append(cls)
    if classes.count * 2 > slots.count {
      slots = Array(repeating: NativeClassTable.free, count: slots.count * 2)
      for index in classes.indices { note(index) }
    } else {
      note(classes.count - 1)
    }
  }

  private mutating func note(_ index: Int) {
    slots[slot(of: declarations[index])] = Int32(index)
  }

  /// Returns the slot of a declaration, or the free slot where it is inserted.
  private func slot(of declaration: NativeClassDeclaration) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(declaration))
    var slot = Int(address >> 4 ^ address >> 11) & (slots.count - 1)
    while slots[slot] != NativeClassTable.free, declarations[Int(slots[slot])] !== declaration {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
