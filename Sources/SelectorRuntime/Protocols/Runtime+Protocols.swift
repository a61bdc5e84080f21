/// Creating and finding protocols.
extension Runtime {
  /// Creates a protocol, which cannot be looked up until it is registered.
  ///
  /// The corresponding Objective-C function is `objc_allocateProtocol`.
  /// - Returns: nil when a registered protocol has the name.
  /// - Complexity: O(length of the name).
  package func allocateProtocol(_ name: String) -> RuntimeProtocol? {
    let name = SwiftName.demangled(name) ?? name
    guard lookUpProtocol(name) == nil else { return nil }
    let made = RuntimeProtocol(isa: protocolClass)
    made.isImmortal = true
    made.name = name
    return made
  }

  /// Registers a protocol and makes it immutable; if its name is taken, it cannot be looked up.
  ///
  /// The corresponding Objective-C function is `objc_registerProtocol`.
  /// - Complexity: O(1), expected.
  package func registerProtocol(_ made: RuntimeProtocol) {
    guard !made.isRegistered else { return }
    made.isRegistered = true
    guard protocols[made.name] == nil else { return }
    protocols[made.name] = made
    protocolOrder.append(made)
    record { [unowned self] in
      protocols[made.name] = nil
      protocolOrder.removeAll(made)
    }
  }

  /// Returns the registered protocol with a name, or nil.
  ///
  /// The corresponding Objective-C function is `objc_getProtocol`.
  /// - Complexity: O(length of the name).
  package func lookUpProtocol(_ name: String) -> RuntimeProtocol? {
    if isAbsentProtocol(name) { return protocols[name].flatMap { $0.isNative ? nil : $0 } }
    return protocols[name] ?? defineNativeProtocol(named: name)
      ?? SwiftName.demangled(name).flatMap { lookUpProtocol($0) }
  }

  /// The registered protocols, in registration order.
  ///
  /// The corresponding Objective-C function is `objc_copyProtocolList`.
  package var protocolList: [RuntimeProtocol] {
    defineNativeProtocols()
    guard native.absences != nil else { return protocolOrder }
    return protocolOrder.filter { !$0.isNative || !isAbsentProtocol($0.name) }
  }

  /// Declares a method in a protocol that is not registered yet, and registers its selector.
  ///
  /// The corresponding Objective-C function is `protocol_addMethodDescription`.
  /// - Returns: false for a registered protocol, which is not changed.
  /// - Complexity: O(1), amortized.
  @discardableResult
  package func addDeclaration(
    _ declaration: RuntimeProtocol.Declaration, to made: RuntimeProtocol
  ) -> Bool {
    guard !made.isRegistered else { return false }
    made.declarations.append(declaration)
    return true
  }

  /// Declares a property in a protocol that is not registered yet.
  ///
  /// The corresponding Objective-C function is `protocol_addProperty`.
  /// - Returns: false for a registered protocol, which is not changed.
  /// - Complexity: O(1), amortized.
  @discardableResult
  package func addProperty(
    _ name: String, attributes: [DeclaredProperty.Attribute], isInstance: Bool,
    to made: RuntimeProtocol
  ) -> Bool {
    guard !made.isRegistered else { return false }
    made.properties.append((DeclaredProperty(name, attributes: attributes, in: self), isInstance))
    return true
  }

  /// Makes an unregistered protocol adopt a registered one, so that there are no cycles.
  ///
  /// The corresponding Objective-C function is `protocol_addProtocol`.
  /// - Returns: false if the condition is not met; then nothing changes.
  /// - Complexity: O(1), amortized.
  @discardableResult
  package func addProtocol(_ adopted: RuntimeProtocol, to made: RuntimeProtocol) -> Bool {
    guard !made.isRegistered, adopted.isRegistered else { return false }
    made.adopted.append(adopted)
    return true
  }
}
