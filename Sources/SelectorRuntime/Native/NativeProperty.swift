/// The ownership of an object property; numbers, BOOLs and structures use `assign`.
public enum NativePropertyHolding: String, Sendable {
  case assign = ""
  case strong = "&"
  case copy = "C"
  case weak = "W"
}

/// A property that a native class declares as its header does.
///
/// The corresponding Objective-C declaration is `@property`.
struct NativeProperty {
  let name: String
  /// Returns its Swift type, which is created on first use.
  let makeType: @Sendable () -> any MessageValue.Type
  /// The class in the header, where the Swift type does not determine it.
  let className: String?
  let holding: NativePropertyHolding
  let getter: String
  let isReadonly: Bool

  /// The type encoding in its attributes, with the class of an object: `@"UIColor"`.
  private var encoding: String {
    let type = makeType()
    let plain = type.encoding
    guard plain == "@", let cls = className ?? type.declaredType.className else { return plain }
    return "@\"\(cls)\""
  }

  /// Returns the property with its attributes, as `property_getAttributes` describes it.
  func declared(in runtime: Runtime) -> DeclaredProperty {
    var attributes = [DeclaredProperty.Attribute(name: "T", value: encoding)]
    if isReadonly { attributes.append(.init(name: "R", value: "")) }
    if holding != .assign { attributes.append(.init(name: holding.rawValue, value: "")) }
    attributes.append(.init(name: "N", value: ""))
    if getter != name { attributes.append(.init(name: "G", value: getter)) }
    return DeclaredProperty(name, attributes: attributes, in: runtime)
  }
}

extension ClassDefinition {
  /// Declares a property with its getter and its setter.
  ///
  ///     slider.property("minimumValue", get: { $0.minimumValue }, set: { $0.setMinimum($1) })
  ///     item.property("titleView", .strong, get: { $0.titleView }, set: { $0.titleView = $1 })
  ///
  /// - Parameters:
  ///   - name: The property's name; the setter's name is derived from it.
  ///   - holding: The ownership of an object.
  ///   - className: The class in the header, where the Swift type does not determine it.
  ///   - getter: The getter's name, if it differs from the property's: `isHidden`.
  ///   - get: Reads the value.
  ///   - set: Changes the value.
  public func property<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    getter: String? = nil, get: @escaping (Instance) throws -> T,
    set: @escaping (Instance, T) throws -> Void
  ) {
    declare(name, T.self, holding, of: className, getter: getter, isReadonly: false)
    method(getter ?? name, get)
    let setter = setterName(of: name)
    let key = ObjectIdentifier(runtime.selector(setter))
    method(setter) { (object: Instance, value: T) in
      if object.runtime.isRecordingChanges { object.record(key, get, set) }
      try set(object, value)
    }
  }

  /// Declares a readonly property.
  public func readonly<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    getter: String? = nil, _ get: @escaping (Instance) throws -> T
  ) {
    declare(name, T.self, holding, of: className, getter: getter, isReadonly: true)
    method(getter ?? name, get)
  }

  /// Declares a property whose accessors this class or a superclass defines as methods.
  public func declare(
    _ name: String, _ type: @escaping @autoclosure @Sendable () -> any MessageValue.Type,
    _ holding: NativePropertyHolding = .assign, of className: String? = nil, getter: String? = nil,
    isReadonly: Bool = false
  ) {
    cls.declaredNatively.append(
      NativeProperty(
        name: name, makeType: type, className: className, holding: holding, getter: getter ?? name,
        isReadonly: isReadonly))
  }

  @usableFromInline
  func setterName(of name: String) -> String { DeclaredProperty.setterName(of: name) }
}

extension RuntimeObject {
  /// Records the value of a property before its first change since a snapshot.
  ///
  /// It is set again without a message. A value that was deallocated meanwhile becomes nil.
  fileprivate func record<Instance: RuntimeObject, T: MessageValue>(
    _ key: ObjectIdentifier, _ get: (Instance) throws -> T,
    _ set: @escaping (Instance, T) throws -> Void
  ) {
    guard !isDeallocating, !runtime.journal.hasWritten(.property(self, key)),
      let object = self as? Instance, let old = try? get(object)
    else { return }
    runtime.journal.append(.property(self, key)) {
      guard !object.isDeallocating else { return }
      let isLost = old.messageValue.isLost
      guard let value = isLost ? T.from(.none, in: object.runtime) : old else { return }
      object.runtime.journal.restoresProperty = true
      try? set(object, value)
      object.runtime.journal.restoresProperty = false
    }
  }
}

extension Value {
  /// Whether it is, or lists, an object that has been deallocated.
  fileprivate var isLost: Bool {
    switch self {
    case .object(let object): object.isDeallocating
    case .list(let list): list.contains { $0.isLost }
    default: false
    }
  }
}
