internal import Systems

/// The behaviour of Foundation's values that differs between systems: settings of one world.
package final class ValueSettings: SettingGroup {
  enum ConstantLiterals: String, SettingWord { case off, on }
  @Setting(
    """
    whether constant literals are emitted into the image as instances of constant classes, as \
    Xcode 13 does for iOS 15 and later
    """, from: ["15.0": .on], confidence: .measured)
  var constantLiterals = ConstantLiterals.off
  enum EmptyArrayText: String, SettingWord {
    case withClass = "empty NSArray", withoutClass = "empty array"
  }
  @Setting(
    """
    the message of the exception for an index in the empty immutable array; recent systems omit \
    the class
    """, from: ["26.0": .withoutClass], confidence: .assumed)
  var emptyArrayText = EmptyArrayText.withClass
  enum ArraySubscripts: String, SettingWord { case own, objectAtIndex }
  @Setting(
    """
    whether the exception of an array's subscript names the subscript's selector, as from iOS 11 \
    on
    """,
    from: ["11.0": .own], confidence: .measured)
  var arraySubscripts = ArraySubscripts.objectAtIndex
  enum StringRangeException: String, SettingWord {
    case range = "NSRangeException", invalidArgument = "NSInvalidArgumentException"
  }
  @Setting(
    "the exception for a string's range out of bounds; it changed in 2024",
    from: ["18.0": .invalidArgument], confidence: .measured)
  var stringRangeException = StringRangeException.range
  enum FrozenCopyFrom: String, SettingWord {
    case six = "6", one = "1"

    var count: Int { self == .six ? 6 : 1 }
  }
  @Setting(
    """
    the number of elements from which a copy of a mutable container shares its storage; reports \
    differ
    """, confidence: .reported)
  var frozenCopyFrom = FrozenCopyFrom.six
  enum SubarrayClass: String, SettingWord {
    case plain = "__NSArrayI", transfer = "__NSArrayI_Transfer"
  }
  @Setting(
    """
    the class of the result of subarrayWithRange: and allKeys; the alternative is that of recent \
    systems
    """)
  var subarrayClass = SubarrayClass.plain
  enum BlockSuperclasses: String, SettingWord { case four, three }
  @Setting(
    "whether there is a class between a block's class and NSBlock; recent systems have none",
    from: ["26.0": .three], confidence: .assumed)
  var blockSuperclasses = BlockSuperclasses.four
  enum DataDescription: String, SettingWord { case length, hex }
  @Setting(
    "the description of data: its length and bytes (from iOS 13 on), or the bytes alone",
    from: ["13.0": .length], confidence: .measured)
  var dataDescription = DataDescription.hex
  enum CountedSetDescription: String, SettingWord { case members, counts }
  @Setting("the format of a counted set's description; reports differ", confidence: .reported)
  var countedSetDescription = CountedSetDescription.members
  enum PointerArrayCompact: String, SettingWord { case needsNull, documented }
  @Setting(
    """
    whether a pointer array's compact removes NULLs only after one was added explicitly, as on \
    devices, or always, as documented
    """)
  var pointerArrayCompact = PointerArrayCompact.needsNull
  enum WeakTableCount: String, SettingWord { case stale, exact }
  @Setting(
    """
    whether the count of a table with weak members includes deallocated members until the table \
    is cleaned up
    """)
  var weakTableCount = WeakTableCount.stale
  enum TaggedPointers: String, SettingWord { case on, off }
  @Setting("whether short strings and small numbers are tagged pointers")
  var taggedPointers = TaggedPointers.on
  enum ImmortalRetainCount: String, SettingWord { case max, minusOne = "-1" }
  @Setting("the retain count of objects that are never deallocated: the largest integer, or -1")
  var immortalRetainCount = ImmortalRetainCount.max
  enum DictionaryNilText: String, SettingWord { case `class`, setObjectForKey }
  @Setting(
    """
    the message of the exception for a nil value in a mutable dictionary; the alternative is \
    that of systems before iOS 11
    """, from: ["11.0": .`class`], confidence: .measured)
  var dictionaryNilText = DictionaryNilText.setObjectForKey
}
