/// A protocol: the methods that it declares, and the protocols that it adopts.
///
/// It is an object itself, of the class `Protocol`, and lives as long as its runtime. Once it is
/// registered it never changes. The corresponding Objective-C type is `Protocol`.
@safe public final class RuntimeProtocol: RuntimeObject {
  /// `Protocol`, the class of protocols.
  public override class var declaredName: String { "Protocol" }

  /// Whether a framework declares it, and not a script.
  var isNative = false

  /// Makes one; the runtime does it, on behalf of `objc_allocateProtocol`.
  public required init(isa: RuntimeClass) { super.init(isa: isa) }

  /// Makes one under a number that was set aside.
  override init(isa: RuntimeClass, serial: Int) { super.init(isa: isa, serial: serial) }

  /// One declared method.
  ///
  /// The corresponding Objective-C type is `objc_method_description`.
  package struct Declaration {
    package let selector: Selector
    package let types: String
    package let isRequired: Bool
    /// Whether instances have it, and not the class.
    package let isInstance: Bool
    /// The Swift types of a method of a native protocol.
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
  /// Its own declarations, in their order.
  package internal(set) var declarations: [Declaration] = []
  /// Its own properties, in their order, and whether instances have them, and not the class.
  package internal(set) var properties: [(property: DeclaredProperty, isInstance: Bool)] = []
  /// The protocols it adopts itself, in their order.
  package internal(set) var adopted: [RuntimeProtocol] = []
  /// Whether `objc_registerProtocol` has made it known.
  package internal(set) var isRegistered = false
  /// Where it was declared, or nil for a native one.
  package var source: String?
}

extension RuntimeProtocol {
  /// Whether it is `other`, or adopts it, directly or through others; names decide.
  ///
  /// The corresponding Objective-C function is `protocol_conformsToProtocol`.
  /// - Complexity: O(protocols that it adopts).
  package func conforms(to other: RuntimeProtocol) -> Bool {
    name == other.name || adopted.contains { $0.conforms(to: other) }
  }

  /// Answers the declaration of a selector, its own or that of a protocol it adopts.
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

  /// Answers a property, its own or that of a protocol it adopts.
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

  /// The type encoding that it declares for a selector, required or not.
  package func types(of selector: Selector, isInstance: Bool) -> String? {
    let required = declaration(of: selector, isRequired: true, isInstance: isInstance)
    let found =
      required ?? declaration(of: selector, isRequired: false, isInstance: isInstance)
    return found?.types
  }

  /// It and all protocols that it adopts, each once.
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
