internal import LuaBridge
internal import SelectorRuntime

// no traps of narrow: handles are numbered with 32 bits.

/// The objects that scripts retain, and where their handles were last found.
///
/// Objects that only dead variables hold must be released at the end of a turn, and only a complete
/// collection of Lua's heap can tell which variables are dead. Most turns do not need one: an
/// object with another owner stays alive anyway, and one that is found in a variable is still held.
/// So a root is stored for each object that survives a few collections, and a turn collects only if
/// a root is missing.
struct HeldObjects {
  /// The age of a hold, which those have that a turn or a mark has met.
  private struct Age {
    /// The number of turns with a collection, of any size, that have left it without a root.
    var outlived: Int32 = 0
    /// Whether only the script retained it when ``HeldObjects/markAlone()`` was called.
    var wasAlone = false
    /// Stored outside, since few objects live long enough to have one.
    private var found: FoundRoot?
    /// Where the handle was last found.
    var root: LuaGCRoot? {
      get { found?.root }
      set { found = newValue.map(FoundRoot.init) }
    }
  }

  private final class FoundRoot {
    let root: LuaGCRoot
    init(_ root: LuaGCRoot) { self.root = root }
  }

  /// The objects; a list of references alone, since most are held only for a short time.
  private var holds: [RuntimeObject] = []
  /// The ages of the first holds; those of later ones are new.
  private var ages: [Age] = []
  /// The index in `holds` of the object of each handle, by its slot; -1 where there is none.
  private var places: [Int32] = []
  /// Whether ``mayBeLeft(on:pushHandle:)`` skips objects that are expected to outlive more turns.
  var regardsAges = true
  /// The number of objects that the script retains.
  var count: Int { holds.count }
  /// The number of objects that were ever retained.
  private(set) var taken = 0

  /// Records that the script retains an object.
  ///
  /// Immortal objects are counted but not listed, since they are never deallocated.
  mutating func add(_ object: RuntimeObject) {
    taken += 1
    let slot = Int(object.handleSlot)
    guard !object.isImmortal, slot >= 0, let place = Int32(exactly: holds.count) else { return }
    if slot >= places.count {
      places.append(contentsOf: repeatElement(-1, count: slot + 1 - places.count))
    }
    places[slot] = place
    holds.append(object)
  }

  /// Records that the script has released an object.
  ///
  /// - Complexity: O(1).
  mutating func remove(_ object: RuntimeObject) {
    let slot = Int(object.handleSlot)
    guard places.indices.contains(slot) else { return }
    let place = Int(places[slot])
    guard holds.indices.contains(place), holds[place] === object else { return }
    places[slot] = -1
    let last = holds.removeLast()
    let lastAge = ages.count > holds.count ? ages.removeLast() : Age()
    guard place < holds.count else { return }
    holds[place] = last
    if place < ages.count { ages[place] = lastAge }
    places[Int(last.handleSlot)] = Int32(place)
  }

  private func age(_ place: Int) -> Age { place < ages.count ? ages[place] : Age() }

  /// Makes room for the ages of all holds.
  private mutating func recordAges() {
    ages.append(contentsOf: repeatElement(Age(), count: holds.count - ages.count))
  }

  /// Records that the script's hold became a reference of a source, as if it had not been taken.
  mutating func handOver(_ object: RuntimeObject) {
    remove(object)
    taken -= 1
  }

  /// The objects that only the script retains.
  var ownedAlone: [RuntimeObject] { holds.filter { $0.retainCount == 1 } }

  /// Marks the objects that only the script retains, for ``newlyAlone``.
  ///
  /// - Complexity: O(objects held).
  mutating func markAlone() {
    recordAges()
    for place in holds.indices { ages[place].wasAlone = holds[place].retainCount == 1 }
  }

  /// The objects that only the script retains now, and were retained otherwise, or not held, when
  /// ``markAlone()`` was called.
  var newlyAlone: [RuntimeObject] {
    holds.indices.filter { !age($0).wasAlone && holds[$0].retainCount == 1 }.map { holds[$0] }
  }

  /// Whether every object that the script retains is still found at its root.
  ///
  /// - Complexity: O(objects held).
  func areAllRooted(on stack: LuaStack) -> Bool {
    holds.count <= ages.count
      && ages.allSatisfy { age in age.root.map { stack.confirms($0) } ?? false }
  }

  /// Searches a root for each object without one; stops at the first that is not found.
  mutating func findAllRoots(on stack: LuaStack, pushHandle: (RuntimeObject) -> Bool) {
    var place = 0
    // Pushing a handle may start a collection, which may shorten the list.
    while place < holds.count {
      defer { place += 1 }
      guard age(place).root.map(stack.confirms) != true else { continue }
      let object = holds[place]
      guard pushHandle(object) else { return }
      let root = stack.popRoot()
      store(root, of: object, at: place)
      guard root != nil else { return }
    }
  }

  /// Whether every object that only the script retains is still found at its root.
  ///
  /// - Complexity: O(objects held).
  func areRooted(on stack: LuaStack) -> Bool {
    holds.indices.allSatisfy { place in
      holds[place].retainCount != 1 || age(place).root.map { stack.confirms($0) } ?? false
    }
  }

  /// Whether a variable may have left one of the objects that only the script retains.
  ///
  /// An object without a root that outlives turns is expected to outlive more: it counts in its
  /// first turns, and then at distances that double.
  /// - Complexity: O(objects held).
  mutating func mayBeLeft(on stack: LuaStack, pushHandle: (RuntimeObject) -> Bool) -> Bool {
    var place = 0
    // Pushing a handle may start a collection, which may shorten the list.
    while place < holds.count {
      defer { place += 1 }
      let (object, age) = (holds[place], age(place))
      guard object.retainCount == 1, !object.isPlain,
        !regardsAges || age.outlived & (age.outlived - 1) == 0, age.root.map(stack.confirms) != true
      else { continue }
      guard pushHandle(object), let root = stack.popRoot() else { return true }
      store(root, of: object, at: place)
    }
    return false
  }

  /// Searches roots of the objects that have just survived a collection.
  ///
  /// An object is searched after its second collection, and then less and less often.
  mutating func findRoots(on stack: LuaStack, pushHandle: (RuntimeObject) -> Bool) {
    var place = 0
    // Pushing a handle may start a collection, which may shorten the list.
    while place < holds.count {
      defer { place += 1 }
      let object = holds[place]
      guard object.retainCount == 1, age(place).root.map(stack.confirms) != true else { continue }
      if place >= ages.count { recordAges() }
      ages[place].root = nil
      ages[place].outlived += 1
      let outlived = ages[place].outlived
      guard outlived > 1, outlived & (outlived - 1) == 0, pushHandle(object) else { continue }
      store(stack.popRoot(), of: object, at: place)
    }
  }

  /// Stores the root of an object that was at a place before its handle was pushed.
  private mutating func store(_ root: LuaGCRoot?, of object: RuntimeObject, at place: Int) {
    guard place < holds.count, holds[place] === object else { return }
    if place >= ages.count { recordAges() }
    ages[place].root = root
  }
}
