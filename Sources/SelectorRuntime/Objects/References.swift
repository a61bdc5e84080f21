// The wrappers are inlined into the modules that use them: a generic getter that is called across
// modules looks its types up each time, and a view reads its superview more often than anything else.
//
// Each of them keeps what it refers to in a box, which is made when something is first assigned. The
// boxes of an object make a list: whatever the object owns is released when it has been deallocated,
// without a word of its class. The place of the reference is read and written through a key path that
// the compiler knows, which costs what the place itself costs.

/// A property of a model that owns what it holds.
///
/// Assigning retains the new object before the old one is released; what that runs may read the
/// property. The object is released when the owner has been deallocated, or when the owner goes,
/// where that is no object of the runtime.
@propertyWrapper
public struct Strong<Held: RuntimeObject> {
  @usableFromInline var box: StrongBox?

  /// Takes a reference to the object.
  @inlinable
  public init(wrappedValue: Held?) {
    if let wrappedValue {
      let box = StrongBox()
      box.hold(wrappedValue)
      self.box = box
    }
  }

  /// The object, or nil, where a structure has the property.
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

  /// The object, or nil, where a class has the property.
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

/// References that keep their objects alive, in order.
///
/// Objects that a restored snapshot has erased are not among them.
@propertyWrapper
public struct StrongList<Held: RuntimeObject> {
  @usableFromInline var box: StrongListBox<Held>?

  /// Takes a reference to each object.
  @inlinable
  public init(wrappedValue: [Held]) {
    if !wrappedValue.isEmpty {
      let box = StrongListBox<Held>()
      box.hold(wrappedValue)
      self.box = box
    }
  }

  /// The objects, in order, where a structure has the property.
  @inlinable
  public var wrappedValue: [Held] {
    get { objects }
    mutating set {
      let box = self.box ?? StrongListBox()
      self.box = box
      box.hold(newValue)
    }
  }

  /// The objects, in order.
  @inlinable var objects: [Held] {
    guard let held = box?.held else { return [] }
    return held.contains(where: { $0.isErased }) ? held.filter { !$0.isErased } : held
  }

  /// The objects, in order, where a class has the property.
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
        box.hold(newValue)
      } else if !newValue.isEmpty {
        let box = StrongListBox<Held>()
        owner[keyPath: storage].box = box
        box.link(to: owner)
        box.hold(newValue)
      }
    }
  }
}

/// A reference that reads nil as soon as its object begins to be deallocated.
///
/// The corresponding Objective-C functions are `objc_initWeak`, `objc_loadWeak`, `objc_storeWeak`.
@propertyWrapper
public struct Weak<Held: RuntimeObject> {
  @usableFromInline var box: WeakBox?

  /// Refers to the object without keeping it alive.
  @inlinable
  public init(wrappedValue: Held?) {
    if let wrappedValue {
      let box = WeakBox()
      box.held = wrappedValue
      self.box = box
    }
  }

  /// The object while it lives, where a structure has the property.
  @inlinable
  public var wrappedValue: Held? {
    get { object }
    mutating set { self = Weak(wrappedValue: newValue) }
  }

  /// The object while it lives.
  @inlinable var object: Held? {
    guard let held = box?.held, !held.isDeallocating else { return nil }
    return unsafe unsafeDowncast(held, to: Held.self)
  }

  /// The object while it lives, where a class has the property.
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

/// A property of a model whose contents end with the object: a block, or what holds objects by itself.
///
/// It has its first value again when the owner has been deallocated.
@propertyWrapper
public struct Owned<Contents> {
  @usableFromInline let initial: Contents
  @usableFromInline var box: OwnedBox<Contents>?

  /// Begins with a value.
  @inlinable
  public init(wrappedValue: Contents) { initial = wrappedValue }

  /// The contents, where a structure has the property.
  @inlinable
  public var wrappedValue: Contents {
    get { contents }
    mutating set {
      let box = self.box ?? OwnedBox(initial)
      self.box = box
      box.hold(newValue)
    }
  }

  /// The contents.
  @inlinable var contents: Contents { box?.contents ?? initial }

  /// The contents, where a class has the property.
  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Contents>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Contents {
    @inline(__always) get { owner[keyPath: storage].contents }
    @inline(__always) set {
      let box: OwnedBox<Contents>
      if let known = owner[keyPath: storage].box {
        box = known
      } else {
        box = OwnedBox(owner[keyPath: storage].initial)
        owner[keyPath: storage].box = box
      }
      box.link(to: owner)
      box.hold(newValue)
    }
  }
}

extension RuntimeClass {
  /// The messages by which a class counts the references to its instances.
  private static let counting = [
    "retain", "release", "autorelease", "retainCount", "_tryRetain", "_isDeallocating",
    "retainWeakReference", "allowsWeakReference",
  ]

  /// Whether its instances are counted by methods of its own, or of a class of scripts above it.
  ///
  /// - Complexity: O(depth of the class).
  package var countsItself: Bool {
    RuntimeClass.counting.contains { name in
      guard let selector = runtime.knownSelector(name) else { return false }
      return method(selector).map { !$0.isNative } ?? false
    }
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
    guard let notice = runtime.selectors.lookUp("_setWeaklyReferenced"),
      object.isa.countsItself, object.isa.method(notice) != nil
    else { return }
    _ = try runtime.send(object, notice)
  }

  /// The object, or nil once it is being deallocated; the memory of the zombie is let go then.
  package func load() -> RuntimeObject? {
    if let object = held, !object.isDeallocating { return object }
    held = nil
    return nil
  }
}

/// A reference that neither keeps its object alive nor learns of its end, as `__unsafe_unretained` has
/// it: what is sent to an object that is gone is an error.
package final class UnretainedReference {
  package let object: RuntimeObject

  package init(_ object: RuntimeObject) { self.object = object }
}
