/// Making and finding protocols.
extension Runtime {
  /// Makes a protocol, which nobody finds until it is registered.
  ///
  /// - Returns: nil when a registered protocol has the name.
  /// - Complexity: O(length of the name).
  /// The corresponding Objective-C function is `objc_allocateProtocol`.
  package func allocateProtocol(_ name: String) -> RuntimeProtocol? {
    guard lookUpProtocol(name) == nil else { return nil }
    let made = RuntimeProtocol(isa: protocolClass)
    made.isImmortal = true
    made.name = name
    return made
  }

  /// Makes a protocol known and complete; one whose name is taken by then stays unknown.
  ///
  /// - Complexity: O(1), expected.
  /// The corresponding Objective-C function is `objc_registerProtocol`.
  package func registerProtocol(_ made: RuntimeProtocol) {
    guard !made.isRegistered else { return }
    made.isRegistered = true
    guard protocols[made.name] == nil else { return }
    protocols[made.name] = made
    protocolOrder.append(made)
    record { [unowned self] in
      protocols[made.name] = nil
      protocolOrder.removeAll { $0 === made }
    }
  }

  /// Answers a registered protocol by name, or nil.
  ///
  /// - Complexity: O(length of the name).
  /// The corresponding Objective-C function is `objc_getProtocol`.
  package func lookUpProtocol(_ name: String) -> RuntimeProtocol? {
    protocols[name] ?? defineNativeProtocol(named: name)
  }

  /// The registered protocols, in the order of their registration.
  ///
  /// The corresponding Objective-C function is `objc_copyProtocolList`.
  package var protocolList: [RuntimeProtocol] {
    defineNativeProtocols()
    return protocolOrder
  }

  /// Declares a method in a protocol that is not registered yet; its selector becomes known.
  ///
  /// - Returns: whether that was so; a complete protocol stays as it is.
  /// - Complexity: O(1), amortized.
  /// The corresponding Objective-C function is `protocol_addMethodDescription`.
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
  /// - Returns: whether that was so; a complete protocol stays as it is.
  /// - Complexity: O(1), amortized.
  /// The corresponding Objective-C function is `protocol_addProperty`.
  @discardableResult
  package func addProperty(
    _ name: String, attributes: [DeclaredProperty.Attribute], isInstance: Bool,
    to made: RuntimeProtocol
  ) -> Bool {
    guard !made.isRegistered else { return false }
    made.properties.append((DeclaredProperty(name, attributes: attributes, in: self), isInstance))
    return true
  }

  /// Lets a protocol that is not registered yet adopt one that is, so that there are no cycles.
  ///
  /// - Returns: whether that was so; otherwise nothing changes.
  /// - Complexity: O(1), amortized.
  /// The corresponding Objective-C function is `protocol_addProtocol`.
  @discardableResult
  package func addProtocol(_ adopted: RuntimeProtocol, to made: RuntimeProtocol) -> Bool {
    guard !made.isRegistered, adopted.isRegistered else { return false }
    made.adopted.append(adopted)
    return true
  }
}
