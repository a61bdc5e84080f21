/// A class that Swift models, declared once for all worlds: its name, its superclass, its members.
///
/// A declaration costs a world nothing until the class is needed there: looked up, subclassed,
/// listed or made. Then its superclass is defined, the pair is made, and the body lists its methods
/// and properties.
///
///     static let slider = NativeClass<UISlider>("UISlider", superclass: control, UISlider.define)
///
/// The corresponding Objective-C declaration is `@interface`.
public final class NativeClass<Instance: RuntimeObject>: NativeClassDeclaration {
  /// The class's name.
  public let name: String
  /// The declaration of its superclass, or nil for a root class.
  public let superclass: (any NativeClassDeclaration)?
  private let define: @Sendable (ClassDefinition<Instance>) -> Void

  /// Declares a class; nil as superclass makes a root class.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - superclass: The declaration of its superclass.
  ///   - define: Lists the members when a world first needs the class.
  public init(
    _ name: String, superclass: (any NativeClassDeclaration)?,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void = { _ in }
  ) {
    self.name = name
    self.superclass = superclass
    self.define = define
  }

  /// Makes an instance of the class, or of a subclass that a script has made.
  public func makeInstance(of cls: RuntimeClass) -> RuntimeObject { Instance(isa: cls) }

  /// Lists the methods and properties in a class that has just been made.
  public func defineMembers(of cls: RuntimeClass) { define(ClassDefinition(extending: cls)) }
}

/// A native class as the runtime knows it, whatever its instances are.
public protocol NativeClassDeclaration: AnyObject, Sendable {
  /// The class's name, one for each in a world.
  var name: String { get }

  /// The declaration of its superclass, or nil for a root class.
  var superclass: (any NativeClassDeclaration)? { get }

  /// Makes an instance of the class, or of a subclass that a script has made.
  func makeInstance(of cls: RuntimeClass) -> RuntimeObject

  /// Lists the methods and properties in a class that has just been made.
  func defineMembers(of cls: RuntimeClass)
}

/// The classes and protocols of a framework, in the order in which they are listed.
public struct NativeCatalogue: Sendable {
  let classes: [any NativeClassDeclaration]
  let protocols: [NativeProtocol]
  /// The places of the classes and of the protocols by their names.
  let classPlaces, protocolPlaces: [String: Int]
  /// By the name of a class, what it overrides only to send it to super.
  let inheritedMethods: [String: String]

  /// Makes a catalogue, of which a program needs one for a framework.
  ///
  /// - Parameters:
  ///   - classes: The classes, superclasses first.
  ///   - protocols: The protocols, adopted ones first.
  ///   - inherited: By the name of a class, the selectors, separated by spaces, of the methods that it
  ///     overrides only to send them to `super`; one that begins with `+` is a class method's.
  /// - Precondition: each name stands once, and each class inherits these methods.
  public init(
    classes: [any NativeClassDeclaration], protocols: [NativeProtocol] = [],
    inherited: [KeyValuePairs<String, String>] = []
  ) {
    self.classes = classes
    self.protocols = protocols
    inheritedMethods = Dictionary(
      uniqueKeysWithValues: inherited.joined().map { ($0.key, $0.value) })
    classPlaces = Dictionary(
      uniqueKeysWithValues: classes.enumerated().map { ($1.name, $0) })
    protocolPlaces = Dictionary(
      uniqueKeysWithValues: protocols.enumerated().map { ($1.name, $0) })
  }
}
