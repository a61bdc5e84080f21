/// A protocol that models declare, once for all worlds; it is made when a world first needs it.
///
/// A method's name is followed by the types of its result and of its arguments. A name that begins
/// with `+` is a class method.
///
///     static let tabBarDelegate = NativeProtocol(
///       "UITabBarDelegate", adopts: [FoundationClasses.objectProtocol],
///       optional: [.init("tabBar:didSelectItem:", UITabBar.self, UITabBarItem.self)])
///
/// The corresponding Objective-C declaration is `@protocol`.
public final class NativeProtocol: Sendable {
  /// A method that a protocol asks for.
  public struct Method: Sendable {
    let name: String
    let signature: NativeSignature

    /// Declares a method that answers nothing.
    public init(_ name: String, _ arguments: any MessageValue.Type...) {
      self.name = name
      signature = NativeSignature(result: nil, arguments: arguments)
    }

    /// Declares a method that answers a value.
    public init(
      _ name: String, returns result: any MessageValue.Type, _ arguments: any MessageValue.Type...
    ) {
      self.name = name
      signature = NativeSignature(result: result, arguments: arguments)
    }
  }

  let name: String
  let adopted: [NativeProtocol]
  let required, optional: [Method]

  /// Declares a protocol.
  public init(
    _ name: String, adopts adopted: [NativeProtocol] = [], required: [Method] = [],
    optional: [Method] = []
  ) {
    self.name = name
    self.adopted = adopted
    self.required = required
    self.optional = optional
  }

  /// Makes it in a world.
  func make(in runtime: Runtime, serial: Int) -> RuntimeProtocol {
    let made = RuntimeProtocol(isa: runtime.protocolClass, serial: serial)
    made.isImmortal = true
    made.name = name
    for parent in adopted { runtime.addProtocol(runtime.protocol(parent), to: made) }
    for (isRequired, list) in [(true, required), (false, optional)] {
      for method in list {
        let isInstance = !method.name.hasPrefix("+")
        let declaration = RuntimeProtocol.Declaration(
          runtime.selector(isInstance ? method.name : String(method.name.dropFirst())),
          types: method.signature.encoding, isRequired: isRequired, isInstance: isInstance,
          signature: method.signature)
        runtime.addDeclaration(declaration, to: made)
      }
    }
    return made
  }
}
