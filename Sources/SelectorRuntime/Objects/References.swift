// The wrappers are inlined into the modules that use them: a generic getter that is called across
// modules looks its types up each time, and the superview of a view is read more often than
// anything else.
//
// Each wrapper stores its reference in a box, which is created on first assignment. The boxes of an
// object form a list, so everything the object owns is released when it is deallocated, without
// code in its class. The reference is accessed through a key path that the compiler resolves
// statically, so the access costs as much as a direct one.

/// A strong reference of a model to an object.
///
/// An assignment retains the new object before it releases the old one; a `dealloc` that then runs
/// may read the property. The object is released when the owner is deallocated; if the owner is not
/// an object of the runtime, in its `deinit`.
@propertyWrapper
public struct Strong<Held: RuntimeObject> {
  @usableFromInline var box: StrongBox?

  /// Retains the object.
  @inlinable
  public init(wrappedValue: Held?) {
    if let wrappedValue {
      let box = StrongBox()
      box.hold(wrappedValue)
      self.box = box
    }
  }

  /// The object, or nil, for properties of structures.
  @inlinable
  public var wrappedValue: Held? {
    get { object }
    mutating set {
      let box = self.box ?? StrongBox()
      self.box = box
      box.hold(newValue)
    }
  }

  /// The object, or nil.
  @inlinable var object: Held? {
    guard let held = box?.held, !held.isErased else { return nil }
    return unsafe unsafeDowncast(held, to: Held.self)
  }

  /// The object, or nil, for properties of classes.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Held?>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Held? {
    @inline(__always) get { owner[keyPath: storage].object }
    @inline(__always) set {
      if let box = owner[keyPath: storage].box {
        box.link(to: owner)
        box.hold(newValue)
      } else if let newValue {
        let box = StrongBox()
        owner[keyPath: storage].box = box
        box.link(to: owner)
        box.hold(newValue)
      }
    }
  }
}

/// An array of strong references.
///
/// Objects that a restored snapshot has erased are omitted.
@propertyWrapper
public struct StrongList<Held: RuntimeObject> {
  @usableFromInline var box: StrongListBox?

  /// Retains each object.
  @inlinable
  public init(wrappedValue: [Held]) {
    if !wrappedValue.isEmpty {
      let box = StrongListBox()
      box.hold(Self.untyped(wrappedValue))
      self.box = box
    }
  }

  // Arrays of any two classes have the same layout, and the box contains only what was stored. A
  // checked conversion would visit each element.
  @inlinable
  static func untyped(_ objects: [Held]) -> [RuntimeObject] {
    unsafe unsafeBitCast(objects, to: [RuntimeObject].self)
  }

  /// The objects in order, for properties of structures.
  @inlinable
  public var wrappedValue: [Held] {
    get { objects }
    mutating set {
      let box = self.box ?? StrongListBox()
      self.box = box
      box.hold(Self.untyped(newValue))
    }
  }

  /// The storage, for changes of one object in a long list.
  @inlinable
  public var projectedValue: StrongListBox {
    mutating get {
      let box = self.box ?? StrongListBox()
      self.box = box
      return box
    }
  }

  /// The objects in order.
  @inlinable var objects: [Held] {
    guard let box else { return [] }
    return unsafe unsafeBitCast(box.present, to: [Held].self)
  }

  /// The objects in order, for properties of classes.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, [Held]>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> [Held] {
    @inline(__always) get { owner[keyPath: storage].objects }
    @inline(__always) set {
      if let box = owner[keyPath: storage].box {
        box.link(to: owner)
        box.hold(Self.untyped(newValue))
      } else if !newValue.isEmpty {
        let box = StrongListBox()
        owner[keyPath: storage].box = box
        box.link(to: owner)
        box.hold(Self.untyped(newValue))
      }
    }
  }
}

/// A weak reference: reads nil as soon as deallocation of its object has begun.
///
/// The corresponding Objective-C functions are `objc_initWeak`, `objc_loadWeak`, `objc_storeWeak`.
@propertyWrapper
public struct Weak<Held: RuntimeObject> {
  @usableFromInline var box: WeakBox?

  /// Creates a reference without retaining the object.
  @inlinable
  public init(wrappedValue: Held?) {
    if let wrappedValue {
      let box = WeakBox()
      box.held = wrappedValue
      self.box = box
    }
  }

  /// The object, or nil when it is deallocated, for properties of structures.
  @inlinable
  public var wrappedValue: Held? {
    get { object }
    mutating set { self = Weak(wrappedValue: newValue) }
  }

  /// The object, or nil when it is deallocated.
  @inlinable var object: Held? {
    guard let held = box?.held, !held.isDeallocating else { return nil }
    return unsafe unsafeDowncast(held, to: Held.self)
  }

  /// The object, or nil when it is deallocated, for properties of classes.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Held?>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Held? {
    @inline(__always) get { owner[keyPath: storage].object }
    @inline(__always) set {
      if let box = owner[keyPath: storage].box {
        box.link(to: owner)
        box.held = newValue
      } else if let newValue {
        let box = WeakBox()
        owner[keyPath: storage].box = box
        box.link(to: owner)
        box.held = newValue
      }
    }
  }
}

/// A property whose value is released with its object, such as a block.
///
/// When the owner is deallocated, the property has its initial value again.
@propertyWrapper
public struct Owned<Contents> {
  @usableFromInline let initial: Contents
  @usableFromInline var box: OwnedBox<Contents>?

  /// Creates a property with an initial value.
  @inlinable
  public init(wrappedValue: Contents) { initial = wrappedValue }

  /// The value, for properties of structures.
  @inlinable
  public var wrappedValue: Contents {
    get { contents }
    mutating set { ownBox().hold(newValue) }
    _modify {
      let box = ownBox()
      var value = box.take()
      defer { box.hold(value) }
      yield &value
    }
  }

  /// The value.
  @inlinable var contents: Contents { box?.contents ?? initial }

  /// Returns the storage, which it creates for the first change.
  @inlinable
  mutating func ownBox() -> OwnedBox<Contents> {
    if let box { return box }
    let new = OwnedBox(initial)
    box = new
    return new
  }

  /// The value, for properties of classes.
  ///
  /// A change in place, such as an insertion into a dictionary, does not copy the value. While the
  /// change is in progress, the property reads its initial value: an element that the change
  /// releases may run code that reads the property.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Contents>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Contents {
    @inline(__always) get { owner[keyPath: storage].contents }
    @inline(__always) set {
      let box = owner[keyPath: storage].ownBox()
      box.link(to: owner)
      box.hold(newValue)
    }
    @inline(__always) _modify {
      let box = owner[keyPath: storage].ownBox()
      box.link(to: owner)
      var value = box.take()
      defer { box.hold(value) }
      yield &value
    }
  }
}

extension RuntimeClass {
  /// The reference counting methods that a class may override.
  private static let counting = [
    "retain", "release", "autorelease", "retainCount", "_tryRetain", "_isDeallocating",
    "retainWeakReference", "allowsWeakReference",
  ]

  /// Whether a script's class overrides one of the reference counting methods.
  ///
  /// - Complexity: O(depth of the class).
  package var countsItself: Bool {
    RuntimeClass.counting.contains { name in
      guard let selector = runtime.knownSelector(name) else { return false }
      return method(selector).map { !$0.isNative } ?? false
    }
  }
}

/// A single weak reference, as scripts use it.
package final class WeakReference {
  private var held: RuntimeObject?

  /// Creates a model's weak reference, without a message to the object.
  package init(_ object: RuntimeObject?) { held = object }

  /// Creates a script's weak reference; sends `+initialize` if the class has not received it.
  ///
  /// - Throws: `RuntimeError` for an object that is being deallocated, and for one whose
  ///   `allowsWeakReference` returns NO; what `+initialize` throws.
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
    guard let notice = runtime.selectors.lookUp("_setWeaklyReferenced"),
      object.isa.countsItself, object.isa.method(notice) != nil
    else { return }
    _ = try runtime.send(object, notice)
  }

  /// Returns the object, or nil once its deallocation has begun; then releases the zombie's memory.
  package func load() -> RuntimeObject? {
    if let object = held, !object.isDeallocating { return object }
    held = nil
    return nil
  }
}

/// An unretained reference, as `__unsafe_unretained`.
///
/// It is not set to nil on deallocation; a message to a deallocated object is an error.
package final class UnretainedReference {
  package let object: RuntimeObject

  package init(_ object: RuntimeObject) { self.object = object }
}
