/// What a ``Strong``, a ``StrongList``, a ``Weak`` or an ``Owned`` property refers to.
///
/// The boxes of an object are in a list of it, which is emptied when the object has been deallocated.
/// The box of something that Swift alone counts, a structure or a class that is none of the runtime's,
/// gives up what it has when it goes itself.
public class ReferenceBox {
  /// Whether it is in an object's list; the list holds it.
  @usableFromInline final var isLinked = false
  @usableFromInline final var next: ReferenceBox?

  @usableFromInline
  init() {}

  /// Puts it into the list of its owner.
  @inlinable
  @inline(__always)
  public final func link(to owner: some AnyObject) {
    if !isLinked, let object = owner as? RuntimeObject { object.link(self) }
  }

  /// Gives up what it refers to.
  func empty() {}
}

/// What a ``Strong`` property holds: one type for all of them, so that none is made when a world starts.
@usableFromInline
final class StrongBox: ReferenceBox {
  @usableFromInline var held: RuntimeObject?

  @inlinable
  override init() { super.init() }

  /// Retains an object, and releases the one that it held.
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

/// What a ``StrongList`` property holds.
@usableFromInline
final class StrongListBox<Held: RuntimeObject>: ReferenceBox {
  @usableFromInline var held: [Held] = []

  @inlinable
  override init() { super.init() }

  /// Retains objects, and releases those that it held.
  @inlinable
  func hold(_ objects: [Held]) {
    for object in objects { object.retain() }
    let old = held
    held = objects
    for object in old { object.release() }
  }

  override func empty() { hold([]) }

  deinit { for object in held { object.release() } }
}

/// What a ``Weak`` property refers to; it keeps the memory of a zombie, never the object.
@usableFromInline
final class WeakBox: ReferenceBox {
  @usableFromInline var held: RuntimeObject?

  @inlinable
  override init() { super.init() }

  override func empty() { held = nil }
}

/// What an ``Owned`` property has.
public final class OwnedBox<Contents>: ReferenceBox {
  /// What the property has.
  public fileprivate(set) var contents: Contents
  private let initial: Contents

  /// Begins with a value, which it has at its end again.
  public init(_ initial: Contents) {
    contents = initial
    self.initial = initial
    super.init()
  }

  /// Has other contents; the old ones go when they are no longer to be seen.
  public func hold(_ new: Contents) {
    let old = contents
    contents = new
    withExtendedLifetime(old) {}
  }

  override func empty() { hold(initial) }
}

extension RuntimeObject {
  /// Puts a box into the list of those whose references end with the object.
  @usableFromInline
  final func link(_ box: ReferenceBox) {
    box.isLinked = true
    box.next = references
    references = box
  }

  /// Gives up whatever its properties refer to, the latest first.
  ///
  /// What that runs may assign to a property again, which is given up then as well.
  final func emptyReferences() {
    while let box = references {
      references = box.next
      box.next = nil
      box.isLinked = false
      box.empty()
    }
  }
}
