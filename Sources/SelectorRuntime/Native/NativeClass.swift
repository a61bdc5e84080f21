/// The declaration of a class that Swift implements: its name, its superclass, its members.
///
/// It is declared once for all runtimes. A declaration costs a runtime nothing until the class is
/// looked up, subclassed, listed or instantiated. Then its superclass is defined, the class pair is
/// created, and the body defines its methods and properties.
///
///     static let slider = NativeClass<UISlider>("UISlider", superclass: control, UISlider.define)
///
/// It wraps a ``NativeClassDeclaration``, which is not generic, so that a program does not
/// instantiate hundreds of generic types at launch.
///
/// The corresponding Objective-C declaration is `@interface`.
@frozen public struct NativeClass<Instance: RuntimeObject>: Sendable {
  /// The untyped declaration for the runtime.
  public let declaration: NativeClassDeclaration

  /// The class's name.
  public var name: String { declaration.name }

  /// Declares a class.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - superclass: The declaration of its superclass.
  ///   - define: Defines the members when a runtime first needs the class.
  @inlinable public init<Super>(
    _ name: String, superclass: NativeClass<Super>,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void = { _ in }
  ) {
    self.init(name, superclass: superclass.declaration, define)
  }

  /// Declares a class; without a superclass it is a root class.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - superclass: The declaration of its superclass.
  ///   - define: Defines the members when a runtime first needs the class.
  @inlinable public init(
    _ name: String, superclass: NativeClassDeclaration?,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void = { _ in }
  ) {
    declaration = NativeClassDeclaration(
      name, superclass: superclass, makeInstance: { Instance(isa: $0) },
      defineMembers: { define(ClassDefinition(extending: $0)) })
  }
}

/// The declaration of a native class, without the Swift type of its instances.
public final class NativeClassDeclaration: Sendable {
  /// The class's name, unique in a runtime.
  public let name: String

  /// The declaration of its superclass, or nil for a root class.
  public let superclass: NativeClassDeclaration?

  /// Creates an instance of the class, or of a script's subclass.
  public let makeInstance: @Sendable (RuntimeClass) -> RuntimeObject

  /// Defines the methods and properties of a newly created class.
  public let defineMembers: @Sendable (RuntimeClass) -> Void

  /// Declares a class; ``NativeClass`` has the type of the instances too.
  public init(
    _ name: String, superclass: NativeClassDeclaration?,
    makeInstance: @escaping @Sendable (RuntimeClass) -> RuntimeObject,
    defineMembers: @escaping @Sendable (RuntimeClass) -> Void
  ) {
    self.name = name
    self.superclass = superclass
    self.makeInstance = makeInstance
    self.defineMembers = defineMembers
  }
}
