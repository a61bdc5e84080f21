/// A protocol: the methods that it declares, and the protocols that it adopts.
///
/// It is an object of the class `Protocol`, and lives as long as its runtime. A registered protocol
/// is immutable. The corresponding Objective-C type is `Protocol`.
@safe public final class RuntimeProtocol: RuntimeObject {
  /// `Protocol`, the class of protocols.
  public override class var declaredName: String { "Protocol" }

  /// Whether a framework declares it, not a script.
  var isNative = false

  /// Creates a protocol; called by the runtime for `objc_allocateProtocol`.
  public required init(isa: RuntimeClass) { super.init(isa: isa) }

  /// Creates a protocol with a reserved serial number.
  override init(isa: RuntimeClass, serial: Int) { super.init(isa: isa, serial: serial) }

  /// One declared method.
  ///
  /// The corresponding Objective-C type is `objc_method_description`.
  package struct Declaration {
    package let selector: Selector
    package let types: String
    package let isRequired: Bool
    /// Whether it is an instance method.
    package let isInstance: Bool
    /// The Swift types, for a method of a native protocol.
    package let signature: NativeSignature?

    package init(
      _ selector: Selector, types: String, isRequired: Bool, isInstance: Bool,
      signature: NativeSignature? = nil
    ) {
      self.signature = signature
      self.selector = selector
      self.types = types
      self.isRequired = isRequired
      self.isInstance = isInstance
    }
  }

  package internal(set) var name = ""
  /// Its own declarations in order.
  package internal(set) var declarations: [Declaration] = []
  /// Its own properties in order, each with whether it is an instance property.
  package internal(set) var properties: [(property: DeclaredProperty, isInstance: Bool)] = []
  /// The protocols that it adopts itself, in order.
  package internal(set) var adopted: [RuntimeProtocol] = []
  /// Whether `objc_registerProtocol` has registered it.
  package internal(set) var isRegistered = false
  /// The source location of its declaration, or nil for a native protocol.
  package var source: String?
}

extension RuntimeProtocol {
  /// Returns whether it is `other` or adopts it, directly or indirectly; compared by name.
  ///
  /// The corresponding Objective-C function is `protocol_conformsToProtocol`.
  /// - Complexity: O(protocols that it adopts).
  package func conforms(to other: RuntimeProtocol) -> Bool {
    name == other.name || adopted.contains { $0.conforms(to: other) }
  }

  /// Returns the declaration of a selector in the protocol or in one that it adopts.
  ///
  /// The corresponding Objective-C function is `protocol_getMethodDescription`.
  /// - Complexity: O(declarations of all protocols that it adopts).
  package func declaration(
    of selector: Selector, isRequired: Bool, isInstance: Bool
  ) -> Declaration? {
    for own in declarations
    where own.selector === selector && own.isRequired == isRequired && own.isInstance == isInstance
    {
      return own
    }
    for parent in adopted {
      let found = parent.declaration(
        of: selector, isRequired: isRequired, isInstance: isInstance)
      if let found { return found }
    }
    return nil
  }

  /// Returns a property of the protocol or of one that it adopts.
  ///
  /// The corresponding Objective-C function is `protocol_getProperty`.
  /// - Complexity: O(properties of all protocols that it adopts).
  package func property(_ name: String, isInstance: Bool) -> DeclaredProperty? {
    for own in properties where own.property.name == name && own.isInstance == isInstance {
      return own.property
    }
    for parent in adopted {
      if let found = parent.property(name, isInstance: isInstance) { return found }
    }
    return nil
  }

  /// Returns the type encoding of a selector, required or optional.
  package func types(of selector: Selector, isInstance: Bool) -> String? {
    let required = declaration(of: selector, isRequired: true, isInstance: isInstance)
    let found =
      required ?? declaration(of: selector, isRequired: false, isInstance: isInstance)
    return found?.types
  }

  /// The protocol and all protocols that it adopts, each once.
  package var closure: [RuntimeProtocol] {
    var result: [RuntimeProtocol] = []
    func visit(_ next: RuntimeProtocol) {
      guard !result.contains(next) else { return }
      result.append(next)
      next.adopted.forEach(visit)
    }
    visit(self)
    return result
  }
}
