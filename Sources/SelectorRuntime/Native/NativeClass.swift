/// A class that Swift models, declared once for all worlds: its name, its superclass, its members.
///
/// A declaration costs a world nothing until the class is needed there: looked up, subclassed,
/// listed or made. Then its superclass is defined, the pair is made, and the body lists its methods
/// and properties.
///
///     static let slider = NativeClass<UISlider>("UISlider", superclass: control, UISlider.define)
///
/// It is a structure around ``NativeClassDeclaration``, so that the hundreds of declarations which a
/// program begins with are no generic types that have to be made first.
///
/// The corresponding Objective-C declaration is `@interface`.
@frozen public struct NativeClass<Instance: RuntimeObject>: Sendable {
  /// The class as the runtime knows it.
  public let declaration: NativeClassDeclaration

  /// The class's name.
  public var name: String { declaration.name }

  /// Declares a class.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - superclass: The declaration of its superclass.
  ///   - define: Lists the members when a world first needs the class.
  @inlinable public init<Super>(
    _ name: String, superclass: NativeClass<Super>,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void = { _ in }
  ) {
    self.init(name, superclass: superclass.declaration, define)
  }

  /// Declares a class; nil as superclass makes a root class.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - superclass: The declaration of its superclass.
  ///   - define: Lists the members when a world first needs the class.
  @inlinable public init(
    _ name: String, superclass: NativeClassDeclaration?,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void = { _ in }
  ) {
    declaration = NativeClassDeclaration(
      name, superclass: superclass, makeInstance: { Instance(isa: $0) },
      defineMembers: { define(ClassDefinition(extending: $0)) })
  }
}

/// A native class as the runtime knows it, whatever its instances are.
public final class NativeClassDeclaration: Sendable {
  /// The class's name, one for each in a world.
  public let name: String

  /// The declaration of its superclass, or nil for a root class.
  public let superclass: NativeClassDeclaration?

  /// Makes an instance of the class, or of a subclass that a script has made.
  public let makeInstance: @Sendable (RuntimeClass) -> RuntimeObject

  /// Lists the methods and properties in a class that has just been made.
  public let defineMembers: @Sendable (RuntimeClass) -> Void

  /// Declares a class; see ``NativeClass``, which knows the type of the instances.
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
