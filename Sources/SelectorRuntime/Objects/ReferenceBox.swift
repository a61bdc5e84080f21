/// The reference of a ``Strong``, a ``StrongList``, a ``Weak`` or an ``Owned`` property.
///
/// The boxes of an object form a list, which is emptied when the object is deallocated. A box in a
/// structure, or in a class outside the runtime, releases its contents in its own `deinit`.
public class ReferenceBox {
  /// Whether it is in an object's list, which retains it.
  @usableFromInline final var isLinked = false
  @usableFromInline final var next: ReferenceBox?

  @usableFromInline
  init() {}

  /// Adds it to the list of its owner.
  @inlinable
  @inline(__always)
  public final func link(to owner: some AnyObject) {
    if !isLinked, let object = owner as? RuntimeObject { object.link(self) }
  }

  /// Releases its contents.
  func empty() {}
}

/// The storage of a ``Strong`` property; not generic, so that no type is instantiated at launch.
@usableFromInline
final class StrongBox: ReferenceBox {
  @usableFromInline var held: RuntimeObject?

  @inlinable
  override init() { super.init() }

  /// Retains an object, and releases the old one.
  @inlinable
  func hold(_ object: RuntimeObject?) {
    object?.retain()
    let old = held
    held = object
    old?.release()
  }

  override func empty() { hold(nil) }

  deinit { held?.release() }
}

/// The storage of a ``StrongList`` property; not generic, so that its loops are compiled for objects.
public final class StrongListBox: ReferenceBox {
  private var held: [RuntimeObject] = []

  /// The objects in order, without erased ones.
  @usableFromInline var present: [RuntimeObject] {
    held.contains { $0.isErased } ? held.filter { !$0.isErased } : held
  }

  @usableFromInline
  override init() { super.init() }

  /// Retains objects, and releases the old ones.
  ///
  /// References at both ends that stay are neither retained nor released.
  @usableFromInline
  func hold(_ objects: [RuntimeObject]) {
    let old = held
    let least = min(old.count, objects.count)
    var (start, end) = (0, 0)
    while start < least, old[start] === objects[start] { start += 1 }
    while end < least - start, old[old.count - 1 - end] === objects[objects.count - 1 - end] {
      end += 1
    }
    for object in objects[start..<objects.count - end] { object.retain() }
    held = objects
    for object in old[start..<old.count - end] { object.release() }
  }

  /// Retains an object, and adds it to the end without a copy of the list.
  ///
  /// - Complexity: O(1), amortized.
  package func append(_ object: RuntimeObject, of owner: some AnyObject) {
    link(to: owner)
    object.retain()
    held.append(object)
  }

  /// Removes the references to an object without a copy of the list, and releases it.
  package func removeAll(_ object: RuntimeObject) {
    while let index = held.index(of: object) {
      held.remove(at: index)
      object.release()
    }
  }

  /// Whether it has a reference to an object.
  package func contains(_ object: RuntimeObject) -> Bool { held.index(of: object) != nil }

  override func empty() { hold([]) }

  deinit { for object in held { object.release() } }
}

/// The storage of a ``Weak`` property; retains the zombie's memory, not the object.
@usableFromInline
final class WeakBox: ReferenceBox {
  @usableFromInline var held: RuntimeObject?

  @inlinable
  override init() { super.init() }

  override func empty() { held = nil }
}

/// The storage of an ``Owned`` property.
public final class OwnedBox<Contents>: ReferenceBox {
  /// The value of the property.
  public fileprivate(set) var contents: Contents
  private let initial: Contents

  /// Creates storage with an initial value, which is set again when it is emptied.
  public init(_ initial: Contents) {
    contents = initial
    self.initial = initial
    super.init()
  }

  /// Returns the contents for a change in place, and stores the initial value until `hold(_:)`.
  ///
  /// The caller has the only reference to the contents, so a collection is not copied.
  public func take() -> Contents {
    var taken = initial
    swap(&taken, &contents)
    return taken
  }

  /// Sets the contents; the old ones are released after the new ones are stored.
  public func hold(_ new: Contents) {
    let old = contents
    contents = new
    withExtendedLifetime(old) {}
  }

  override func empty() { hold(initial) }
}

extension RuntimeObject {
  /// Adds a box to the list of references that are released on deallocation.
  @usableFromInline
  final func link(_ box: ReferenceBox) {
    box.isLinked = true
    box.next = references
    references = box
  }

  /// Releases the contents of its properties, newest first.
  ///
  /// A deinitializer may assign to a property again; then that is released too.
  final func emptyReferences() {
    while let box = references {
      references = box.next
      box.next = nil
      box.isLinked = false
      box.empty()
    }
  }
}
