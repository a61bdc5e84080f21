internal import FoundationCore
internal import SelectorRuntime

/// Finds the objects that a test leaked: they are alive, but unreachable.
///
/// The search starts at older objects, classes and the values of script variables, and follows what
/// objects and the world store: other objects, collections, instance variables and associations. An
/// object that is referenced only by a native closure, such as the target of a pending timer,
/// counts as leaked. Stored values are read by reflection, which terminates the process at an
/// unowned reference to a deallocated object; such references refer only to the world and to
/// classes.
struct LeakSearch {
  private var reached: Set<ObjectIdentifier> = []
  private var waiting: [AnyObject] = []

  /// Whether an object counts as leaked if it is unreachable.
  ///
  /// Objects that hooks create for themselves do not belong to the test.
  static func suspects(_ object: RuntimeObject) -> Bool {
    !object.isImmortal && !object.isErased && !object.isDeallocated && !(object is RuntimeClass)
      && object.isa.concealment == nil
  }

  /// The unreachable objects that were created since a mark of the pool, the oldest first.
  ///
  /// - Complexity: O(live objects and their stored values), if scripts do not hold all of them.
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
      // Of a class's properties, only associations and initial values can own objects.
      for child in level.children
      where !isClass || ["extra", "properties", "ivars"].contains(child.label) {
        follow(stored: child.value, depth: 0)
      }
      mirror = level.superclassMirror
    }
  }

  /// Follows a stored value, except weak and unowned references.
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
