internal import FoundationModels
internal import SelectorRuntime

/// Finds objects that a test left behind: alive, though nobody can reach them any more.
///
/// It starts from what was there before, and from what variables of scripts hold, and follows what
/// objects store: other objects, alone and in collections, their variables and associations. What
/// only closures of native code hold, as a pending timer its target, counts as left behind.
struct LeakSearch {
  private var reached: Set<ObjectIdentifier> = []
  private var waiting: [RuntimeObject] = []
  /// The parts of the world that have been looked at.
  private var seenParts: Set<ObjectIdentifier> = []

  /// Whether it would be one that was left behind, unless somebody reaches it.
  static func suspects(_ object: RuntimeObject) -> Bool {
    !object.isImmortal && !object.isErased && !object.isDeallocated && !(object is RuntimeClass)
  }

  /// The objects made since a mark of the pool which nobody can reach, the oldest first.
  /// - Complexity: O(live objects and what they store), if there is any that a script does not hold.
  static func objects(in world: FoundationWorld, since mark: Int) -> [RuntimeObject] {
    let left = world.runtime.liveObjects(since: mark).filter {
      suspects($0) && !$0.isHeldByScript
    }
    guard !left.isEmpty else { return [] }
    let suspected = Set(left.map(ObjectIdentifier.init))
    var search = LeakSearch()
    search.follow(part: world)
    for object in world.runtime.liveObjects()
    where !suspected.contains(ObjectIdentifier(object)) { search.reach(object) }
    while let object = search.waiting.popLast() { search.follow(object) }
    return left.filter { !search.reached.contains(ObjectIdentifier($0)) }
  }

  private mutating func reach(_ object: RuntimeObject) {
    if reached.insert(ObjectIdentifier(object)).inserted { waiting.append(object) }
  }

  private mutating func follow(_ object: RuntimeObject) {
    guard !(object is RuntimeClass) else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children { follow(stored: child.value, depth: 0) }
      mirror = level.superclassMirror
    }
  }

  /// Follows a stored value: only what can own objects, and nothing that names one without owning it.
  private mutating func follow(stored value: Any, depth: Int) {
    if let object = value as? RuntimeObject { return reach(object) }
    guard depth < 8 else { return }
    let name = String(describing: type(of: value))
    guard !["Weak", "Unmanaged", "Optional<Unmanaged"].contains(where: name.hasPrefix) else {
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class, !["Box", "ObjectExtra"].contains(name) { return }
    for child in mirror.children { follow(stored: child.value, depth: depth + 1) }
  }

  /// Follows what the world and its parts store, which are no objects of the runtime.
  private mutating func follow(part: AnyObject) {
    guard !(part is Runtime), seenParts.insert(ObjectIdentifier(part)).inserted else { return }
    var mirror: Mirror? = Mirror(reflecting: part)
    while let level = mirror {
      for child in level.children {
        follow(stored: child.value, depth: 0)
        followParts(in: child.value)
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func followParts(in value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let content = mirror.children.first {
      return followParts(in: content.value)
    }
    guard mirror.displayStyle == .class, !(value is RuntimeObject) else { return }
    follow(part: value as AnyObject)
  }
}
