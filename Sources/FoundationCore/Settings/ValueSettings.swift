internal import Systems

/// The behaviour of Foundation's values that differs between systems: settings of one world.
package final class ValueSettings: SettingGroup {
  enum ConstantLiterals: String, SettingWord { case off, on }
  @Setting(
    """
    whether literals of constants live in the image, with classes of their own (from Xcode 13 and \
    iOS 15 on)
    """, from: ["15.0": .on], confidence: .measured)
  var constantLiterals = ConstantLiterals.off
  enum EmptyArrayText: String, SettingWord {
    case withClass = "empty NSArray", withoutClass = "empty array"
  }
  @Setting(
    """
    what an index beyond the empty immutable array says; recent systems leave out the class
    """, from: ["26.0": .withoutClass], confidence: .assumed)
  var emptyArrayText = EmptyArrayText.withClass
  enum ArraySubscripts: String, SettingWord { case own, objectAtIndex }
  @Setting(
    "whether subscripts of arrays name themselves in exceptions (from iOS 11 on)",
    from: ["11.0": .own], confidence: .measured)
  var arraySubscripts = ArraySubscripts.objectAtIndex
  enum StringRangeException: String, SettingWord {
    case range = "NSRangeException", invalidArgument = "NSInvalidArgumentException"
  }
  @Setting(
    "the exception of a string's range out of bounds; another one is seen from 2024 on",
    from: ["18.0": .invalidArgument], confidence: .measured)
  var stringRangeException = StringRangeException.range
  enum FrozenCopyFrom: String, SettingWord {
    case six = "6", one = "1"

    var count: Int { self == .six ? 6 : 1 }
  }
  @Setting(
    """
    from how many elements on a copy of a mutable container shares its storage; reports differ
    """, confidence: .reported)
  var frozenCopyFrom = FrozenCopyFrom.six
  enum SubarrayClass: String, SettingWord {
    case plain = "__NSArrayI", transfer = "__NSArrayI_Transfer"
  }
  @Setting(
    """
    the class of what subarrayWithRange: and allKeys answer; the other one is that of recent \
    systems
    """)
  var subarrayClass = SubarrayClass.plain
  enum BlockSuperclasses: String, SettingWord { case four, three }
  @Setting(
    "whether blocks have a class between their own and NSBlock; recent systems have none",
    from: ["26.0": .three], confidence: .assumed)
  var blockSuperclasses = BlockSuperclasses.four
  enum DataDescription: String, SettingWord { case length, hex }
  @Setting(
    "how data describes itself: with its length (from iOS 13 on), or its bytes alone",
    from: ["13.0": .length], confidence: .measured)
  var dataDescription = DataDescription.hex
  enum CountedSetDescription: String, SettingWord { case members, counts }
  @Setting("how a counted set describes itself; reports differ", confidence: .reported)
  var countedSetDescription = CountedSetDescription.members
  enum PointerArrayCompact: String, SettingWord { case needsNull, documented }
  @Setting(
    """
    whether compact of a pointer array works only after a NULL was added by hand, as on devices, \
    or always, as documented
    """)
  var pointerArrayCompact = PointerArrayCompact.needsNull
  enum WeakTableCount: String, SettingWord { case stale, exact }
  @Setting(
    """
    whether count of a table with weak members tells those that have gone until it tidies up
    """)
  var weakTableCount = WeakTableCount.stale
  enum TaggedPointers: String, SettingWord { case on, off }
  @Setting("whether short strings and small numbers are tagged pointers")
  var taggedPointers = TaggedPointers.on
  enum ImmortalRetainCount: String, SettingWord { case max, minusOne = "-1" }
  @Setting("the retain count of what never goes: the largest integer, or -1")
  var immortalRetainCount = ImmortalRetainCount.max
  enum DictionaryNilText: String, SettingWord { case `class`, setObjectForKey }
  @Setting(
    """
    the words of a nil value in a mutable dictionary; the other ones are those before iOS 11
    """, from: ["11.0": .`class`], confidence: .measured)
  var dictionaryNilText = DictionaryNilText.setObjectForKey
}
