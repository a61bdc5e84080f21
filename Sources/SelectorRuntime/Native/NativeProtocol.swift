/// A protocol that models declare once for all runtimes; a runtime creates it on first use.
///
/// A method's name is followed by the types of its result and of its arguments. A name that begins
/// with `+` is a class method.
///
///     static let tabBarDelegate = NativeProtocol(
///       "UITabBarDelegate", adopts: [FoundationClasses.objectProtocol],
///       optional: [.init("tabBar:didSelectItem:", UITabBar.self, UITabBarItem.self)])
///
/// The lists of methods are created on first use: a program starts with hundreds of protocols, of
/// which a script uses a few.
///
/// The corresponding Objective-C declaration is `@protocol`.
public final class NativeProtocol: Sendable {
  /// A method that a protocol declares.
  public struct Method: Sendable {
    let name: String
    let signature: NativeSignature

    /// Declares a method without a result.
    public init(_ name: String, _ arguments: any MessageValue.Type...) {
      self.name = name
      signature = NativeSignature(result: nil, arguments: arguments)
    }

    /// Declares a method that returns a value.
    public init(
      _ name: String, returns result: any MessageValue.Type, _ arguments: any MessageValue.Type...
    ) {
      self.name = name
      signature = NativeSignature(result: result, arguments: arguments)
    }

    /// Whether it is an instance method.
    var isInstance: Bool { name.utf8.first != UInt8(ascii: "+") }
    /// The name without the `+` of a class method.
    var selectorName: String { isInstance ? name : String(name.dropFirst()) }
  }

  /// A property that a protocol declares; its accessors are declared as methods.
  public struct Property: Sendable {
    let name: String
    let attributes: String

    /// Declares a property.
    ///
    /// - Parameters:
    ///   - name: The property's name; a class property begins with `+`.
    ///   - attributes: The result of `property_getAttributes`.
    public init(_ name: String, _ attributes: String) {
      self.name = name
      self.attributes = attributes
    }

    /// Adds the property to a protocol that is being created.
    func add(to made: RuntimeProtocol, in runtime: Runtime) {
      let isInstance = name.utf8.first != UInt8(ascii: "+")
      let list = attributes.split(separator: ",").map {
        DeclaredProperty.Attribute(name: String($0.prefix(1)), value: String($0.dropFirst()))
      }
      runtime.addProperty(
        isInstance ? name : String(name.dropFirst()), attributes: list, isInstance: isInstance,
        to: made)
    }
  }

  let name: String
  let adopted: [NativeProtocol]
  private let properties: [Property]
  /// Whether methods of classes that do not adopt the protocol get their types from it.
  let givesTypes: Bool
  private let listRequired, listOptional: @Sendable () -> [Method]

  var required: [Method] { listRequired() }
  var optional: [Method] { listOptional() }

  /// Returns the selectors of the optional methods that the system of a runtime has.
  package func optionalSelectors(in runtime: Runtime) -> [Selector] {
    optional.map { runtime.selector($0.selectorName) }.filter { !$0.isAbsent }
  }

  /// Declares a protocol.
  ///
  /// - Parameters:
  ///   - name: The protocol's name.
  ///   - adopted: The protocols that it adopts.
  ///   - properties: The properties that it declares.
  ///   - givesTypes: Whether methods of these names get their types from it in classes that do not
  ///     adopt it, as in a delegate; false where many classes use these names for other purposes.
  ///   - required: The required methods.
  ///   - optional: The optional methods.
  public init(
    _ name: String, adopts adopted: [NativeProtocol] = [], properties: [Property] = [],
    givesTypes: Bool = true,
    required: @escaping @autoclosure @Sendable () -> [Method] = [],
    optional: @escaping @autoclosure @Sendable () -> [Method] = []
  ) {
    self.name = name
    self.adopted = adopted
    self.properties = properties
    self.givesTypes = givesTypes
    listRequired = required
    listOptional = optional
  }

  /// Creates the protocol in a runtime.
  func make(in runtime: Runtime, serial: Int) -> RuntimeProtocol {
    let made = RuntimeProtocol(isa: runtime.protocolClass, serial: serial)
    made.isImmortal = true
    made.isNative = true
    made.name = name
    for parent in adopted { runtime.addProtocol(runtime.protocol(parent), to: made) }
    for (isRequired, list) in [(true, required), (false, optional)] {
      for method in list {
        let declaration = RuntimeProtocol.Declaration(
          runtime.selector(method.selectorName), types: method.signature.encoding,
          isRequired: isRequired, isInstance: method.isInstance, signature: method.signature)
        runtime.addDeclaration(declaration, to: made)
      }
    }
    for property in properties { property.add(to: made, in: runtime) }
    return made
  }
}
