internal import LuaBridge
internal import SelectorRuntime

/// The objects that scripts hold, and how it is known that they still do.
///
/// Objects that only dead variables hold must go at the end of a turn, and only a collection of
/// Lua's whole heap can tell which variables are dead. Most turns can do without: an object that
/// somebody else owns as well stays anyway, and one that is seen in a variable is held. So a root
/// is kept for each object that has outlived a few collections, and a turn collects only when it
/// has to.
struct HeldObjects {
  private struct Hold {
    let object: RuntimeObject
    var root: LuaGCRoot?
    /// How many collections it has outlived without a root.
    var outlived = 0
  }

  private var holds: [Hold] = []
  /// How many objects the script holds.
  var count: Int { holds.count }
  /// How many objects have been taken hold of, ever.
  private(set) var taken = 0

  /// Notes that the script holds an object, which outlives its references if it is immortal.
  mutating func add(_ object: RuntimeObject) {
    taken += 1
    guard !object.isImmortal, let place = Int32(exactly: holds.count) else { return }
    object.scriptHoldIndex = place
    holds.append(Hold(object: object))
  }

  /// Notes that it no longer does.
  /// - Complexity: O(1).
  mutating func remove(_ object: RuntimeObject) {
    let place = Int(object.scriptHoldIndex)
    guard holds.indices.contains(place), holds[place].object === object else { return }
    object.scriptHoldIndex = -1
    let last = holds.removeLast()
    guard last.object !== object else { return }
    holds[place] = last
    last.object.scriptHoldIndex = Int32(place)
  }

  /// The objects that nobody but the script holds.
  var ownedAlone: [RuntimeObject] { holds.map(\.object).filter { $0.retainCount == 1 } }

  /// Whether every object that the script holds, whoever else does, is seen where it was.
  /// - Complexity: O(objects held).
  func areAllRooted(on stack: LuaStack) -> Bool {
    holds.allSatisfy { hold in hold.root.map { stack.confirms($0) } ?? false }
  }

  /// Looks for a root of each object that has none, until one is not found.
  mutating func findAllRoots(on stack: LuaStack, pushHandle: (RuntimeObject) -> Bool) {
    var place = 0
    // A handle that is pushed may set off a collection, and that may shorten the list.
    while place < holds.count {
      defer { place += 1 }
      guard holds[place].root.map(stack.confirms) != true else { continue }
      let object = holds[place].object
      guard pushHandle(object) else { return }
      let root = stack.popRoot()
      if place < holds.count, holds[place].object === object { holds[place].root = root }
      guard root != nil else { return }
    }
  }

  /// Whether every object that nobody but the script holds is seen where it was.
  /// - Complexity: O(objects held).
  func areRooted(on stack: LuaStack) -> Bool {
    holds.allSatisfy { hold in
      hold.object.retainCount != 1 || hold.root.map { stack.confirms($0) } ?? false
    }
  }

  /// Looks for roots of what has just outlived a collection: after the second one, and then ever
  /// more rarely.
  mutating func findRoots(on stack: LuaStack, pushHandle: (RuntimeObject) -> Bool) {
    var place = 0
    // A handle that is pushed may set off a collection, and that may shorten the list.
    while place < holds.count {
      defer { place += 1 }
      let object = holds[place].object
      guard object.retainCount == 1, holds[place].root.map(stack.confirms) != true else {
        continue
      }
      holds[place].root = nil
      holds[place].outlived += 1
      let outlived = holds[place].outlived
      guard outlived > 1, outlived & (outlived - 1) == 0, pushHandle(object) else { continue }
      let root = stack.popRoot()
      if place < holds.count, holds[place].object === object { holds[place].root = root }
    }
  }
}
