/// The live instances in order of creation.
///
/// It is a linked list through the objects, so that adding and removing one allocates nothing.
@safe
struct LiveObjects {
  private var first, last: Unmanaged<RuntimeObject>?

  /// - Complexity: O(1).
  mutating func insert(_ object: RuntimeObject) {
    let entry = unsafe Unmanaged.passRetained(object)
    unsafe object.previousLive = last
    if let last = unsafe last {
      unsafe last._withUnsafeGuaranteedRef { unsafe $0.nextLive = entry }
    } else {
      unsafe first = entry
    }
    unsafe last = entry
  }

  /// - Complexity: O(1).
  mutating func remove(_ object: RuntimeObject) {
    let previous = unsafe object.previousLive
    let next = unsafe object.nextLive
    if let previous = unsafe previous {
      unsafe previous._withUnsafeGuaranteedRef { unsafe $0.nextLive = next }
    } else {
      unsafe first = next
    }
    if let next = unsafe next {
      unsafe next._withUnsafeGuaranteedRef { unsafe $0.previousLive = previous }
    } else {
      unsafe last = previous
    }
    unsafe object.previousLive = nil
    unsafe object.nextLive = nil
    unsafe Unmanaged.passUnretained(object).release()
  }

  /// Returns the objects with a larger serial number, newest first.
  /// - Complexity: O(returned objects).
  func all(madeAfter serial: Int) -> [RuntimeObject] {
    var result: [RuntimeObject] = []
    var next = unsafe last
    while let entry = unsafe next {
      let object = unsafe entry.takeUnretainedValue()
      guard object.serial > serial else { break }
      result.append(object)
      unsafe next = unsafe object.previousLive
    }
    return result
  }

  /// All live objects, oldest first.
  /// - Complexity: O(n).
  var all: [RuntimeObject] {
    var result: [RuntimeObject] = []
    var next = unsafe first
    while let entry = unsafe next {
      let object = unsafe entry.takeUnretainedValue()
      result.append(object)
      unsafe next = unsafe object.nextLive
    }
    return result
  }
}

extension Runtime {
  /// Returns the live objects, oldest first; with a class, its instances and subclass instances.
  /// - Complexity: O(objects).
  package func liveObjects(of cls: RuntimeClass? = nil) -> [RuntimeObject] {
    guard let cls else { return live.all }
    return live.all.filter { $0.isa.inherits(from: cls) }
  }

  /// Returns the live instances created after a mark of the pool, oldest first.
  ///
  /// - Complexity: O(returned objects).
  package func liveObjects(since mark: Int) -> [RuntimeObject] {
    live.all(madeAfter: mark).reversed()
  }
}
