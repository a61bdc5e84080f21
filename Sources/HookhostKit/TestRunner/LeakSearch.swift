internal import FoundationCore
internal import SelectorRuntime

/// Finds objects that a test left behind: alive, though nobody can reach them any more.
///
/// It starts from what was there before, from classes, and from what variables of scripts hold, and
/// follows what objects and the parts of the world store: other objects, alone and in collections,
/// their variables and associations. What only closures of native code hold, as a pending timer its
/// target, counts as left behind. What is stored is read by reflection, which ends the process at an
/// unowned reference to what has gone: such references lead to the world and to classes only.
struct LeakSearch {
  private var reached: Set<ObjectIdentifier> = []
  private var waiting: [AnyObject] = []

  /// Whether it would be one that was left behind, unless somebody reaches it.
  ///
  /// Objects that hooks make for themselves are not a test's.
  static func suspects(_ object: RuntimeObject) -> Bool {
    !object.isImmortal && !object.isErased && !object.isDeallocated && !(object is RuntimeClass)
      && object.isa.concealment == nil
  }

  /// The objects made since a mark of the pool which nobody can reach, the oldest first.
  ///
  /// - Complexity: O(live objects and what they store), if there is any that a script does not hold.
  static func objects(in world: FoundationWorld, since mark: Int) -> [RuntimeObject] {
    let left = world.runtime.liveObjects(since: mark).filter {
      suspects($0) && !$0.isHeldByScript
    }
    guard !left.isEmpty else { return [] }
    let suspected = Set(left.map(ObjectIdentifier.init))
    var search = LeakSearch()
    search.reach(world)
    for cls in world.runtime.classList { search.reach(cls) }
    for object in world.runtime.liveObjects()
    where !suspected.contains(ObjectIdentifier(object)) { search.reach(object) }
    while let object = search.waiting.popLast() { search.follow(object) }
    return left.filter { !search.reached.contains(ObjectIdentifier($0)) }
  }

  private mutating func reach(_ object: AnyObject) {
    if reached.insert(ObjectIdentifier(object)).inserted { waiting.append(object) }
  }

  private mutating func follow(_ object: AnyObject) {
    guard !(object is Runtime) else { return }
    let isClass = object is RuntimeClass
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      // Of what a class has, this can own objects: its associations, and initial values.
      for child in level.children
      where !isClass || ["extra", "properties", "ivars"].contains(child.label) {
        follow(stored: child.value, depth: 0)
      }
      mirror = level.superclassMirror
    }
  }

  /// Follows a stored value, but nothing that names an object without owning it.
  private mutating func follow(stored value: Any, depth: Int) {
    if let object = value as? RuntimeObject { return reach(object) }
    guard depth < 8 else { return }
    let name = String(describing: type(of: value))
    guard !["Weak", "Unmanaged", "Optional<Unmanaged"].contains(where: name.hasPrefix) else {
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return reach(value as AnyObject) }
    for child in mirror.children { follow(stored: child.value, depth: depth + 1) }
  }
}
