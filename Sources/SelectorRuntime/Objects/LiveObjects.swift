/// The instances that are alive, in the order in which they were made: a list through the objects
/// themselves, so that making and losing one allocates nothing more.
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

  /// Those made after a serial number was given out, the youngest first.
  /// - Complexity: O(answered objects).
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

  /// All of them, the oldest first.
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
  /// The objects that are alive, the oldest first; with a class, its instances and those of its
  /// subclasses.
  /// - Complexity: O(objects).
  package func liveObjects(of cls: RuntimeClass? = nil) -> [RuntimeObject] {
    guard let cls else { return live.all }
    return live.all.filter { $0.isa.inherits(from: cls) }
  }

  /// The instances that are alive and were made after a mark of the pool, the oldest first.
  ///
  /// - Complexity: O(answered objects).
  package func liveObjects(since mark: Int) -> [RuntimeObject] {
    live.all(madeAfter: mark).reversed()
  }
}
