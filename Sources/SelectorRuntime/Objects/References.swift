// The wrappers are inlined into the modules that use them: a generic getter that is called across
// modules looks its types up each time, and a view reads its superview more often than anything else.

/// A property of a model that owns what it holds.
///
/// Assigning retains the new object before the old one is released; what that runs may read the
/// property, which is why the object stands in a box of its own. The owner assigns nil in
/// `destruct`, since a structure has no end of its own.
@propertyWrapper
public struct Strong<Held: RuntimeObject> {
  @usableFromInline let box = StrongBox()

  /// Takes a reference to the object.
  @inlinable
  public init(wrappedValue: Held?) { self.wrappedValue = wrappedValue }

  /// The object, or nil.
  @inlinable
  public var wrappedValue: Held? {
    get {
      guard let held = box.held, !held.isErased else { return nil }
      return unsafe unsafeDowncast(held, to: Held.self)
    }
    nonmutating set {
      newValue?.retain()
      let old = box.held
      box.held = newValue
      old?.release()
    }
  }
}

/// What a ``Strong`` property holds: one type for all of them, so that none is made when a world starts.
@usableFromInline
final class StrongBox {
  @usableFromInline var held: RuntimeObject?

  @inlinable
  init() {}
}

/// References that keep their objects alive, in order.
///
/// Objects that a restored snapshot has erased are not among them.
@propertyWrapper
public struct StrongList<Held: RuntimeObject> {
  @usableFromInline
  final class Box {
    @usableFromInline var held: [Held] = []

    @inlinable
    init() {}
  }

  @usableFromInline let box = Box()

  /// Takes a reference to each object.
  @inlinable
  public init(wrappedValue: [Held]) { self.wrappedValue = wrappedValue }

  /// The objects, in order.
  @inlinable
  public var wrappedValue: [Held] {
    get {
      box.held.contains(where: { $0.isErased }) ? box.held.filter { !$0.isErased } : box.held
    }
    nonmutating set {
      for object in newValue { object.retain() }
      let old = box.held
      box.held = newValue
      for object in old { object.release() }
    }
  }
}

/// A reference that reads nil as soon as its object begins to be deallocated.
///
/// The corresponding Objective-C functions are `objc_initWeak`, `objc_loadWeak`, `objc_storeWeak`.
@propertyWrapper
public struct Weak<Held: RuntimeObject> {
  @usableFromInline var held: Held?

  /// Refers to the object without keeping it alive.
  @inlinable
  public init(wrappedValue: Held?) { held = wrappedValue }

  /// The object while it lives.
  @inlinable
  public var wrappedValue: Held? {
    get {
      guard let held, !held.isDeallocating else { return nil }
      return held
    }
    set { held = newValue }
  }
}

/// A weak reference on its own, as scripts hold one.
package final class WeakReference {
  private var held: RuntimeObject?

  /// A model's own, which asks nobody.
  package init(_ object: RuntimeObject?) { held = object }

  /// Forms one as a script does; the class of an object that was never messaged is initialized by it.
  ///
  /// - Throws: `RuntimeError` for an object that is being deallocated, and for one whose
  ///   `allowsWeakReference` says no; what `+initialize` throws.
  package convenience init(forming object: RuntimeObject?) throws {
    self.init(object)
    guard let object, !object.isDeallocated, !object.isErased else { return }
    let runtime = object.runtime
    try runtime.initializeReceiver(object)
    let question = runtime.known.allowsWeakReference
    let isAllowed =
      runtime.implements(question, object)
      ? try runtime.send(object, question, as: Bool.self) : !object.isDeallocating
    if !isAllowed { throw RuntimeError.weakReferenceRefused(to: object) }
  }

  /// The object, or nil once it is being deallocated; the memory of the zombie is let go then.
  package func load() -> RuntimeObject? {
    if let object = held, !object.isDeallocating { return object }
    held = nil
    return nil
  }
}
