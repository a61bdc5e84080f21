internal import LuaModules
internal import SelectorRuntime
internal import Systems

extension LuaLibrary {
  /// The area that a class belongs to, which names its file.
  enum Area: String, CaseIterable {
    case foundation = "Foundation"
    case uikit = "UIKit"

    /// The area of a framework: Foundation and the frameworks below it, or those above it.
    init(_ framework: Framework?) {
      self =
        switch framework?.name {
        case "UIKit", "QuartzCore", "WebKit", "CoreLocation", "UserNotifications", "StoreKit",
          "CoreTelephony", "MessageUI", "QuickLook":
          .uikit
        default: .foundation
        }
    }
  }

  /// The registered classes, by name, without those that only the runtime itself creates.
  var classes: [RuntimeClass] {
    bridge.runtime.classList.filter { LuaWords.isName($0.name) }.sorted { $0.name < $1.name }
  }

  /// The file of an area: its protocols, then its classes.
  func text(of area: Area) -> String {
    var text = DefinitionText("The classes and protocols of \(area.rawValue)")
    let protocols = bridge.runtime.protocolList.filter { Area(Framework.of($0.name)) == area }
    for made in protocols.sorted(by: { $0.name < $1.name }) {
      text.block(name(of: made)) { set(made, &$0) }
    }
    for cls in classes where Area(Framework.of(cls)) == area {
      text.block(cls.name) { set(cls, &$0) }
    }
    return text.text
  }

  /// The name of a protocol in LuaLS: `NSObject` is a class as well.
  private func name(of made: RuntimeProtocol) -> String {
    bridge.runtime.lookUpClass(made.name) == nil ? made.name : made.name + "Protocol"
  }

  private func set(_ made: RuntimeProtocol, _ text: inout DefinitionText) {
    let name = name(of: made)
    let above = made.adopted.map(self.name).joined(separator: ", ")
    text.line("--- The protocol `\(made.name)`.")
    text.line("---@class \(name)" + (above.isEmpty ? "" : ": \(above)"))
    text.line("local \(name) = {}")
    // A class has one method of each name: the instance method, if the class itself has one too.
    let instances = Set(made.declarations.lazy.filter(\.isInstance).map(\.selector))
    let shown = made.declarations.filter { $0.isInstance || !instances.contains($0.selector) }
    for declaration in shown.sorted(by: { $0.selector.name < $1.selector.name }) {
      let signature = signatures.signature(of: declaration, in: made)
      if signatures.above(declaration, in: made)?.isSame(as: signature) == true { continue }
      let word = declaration.isRequired ? "Required" : "Optional"
      let sign = declaration.isInstance ? "-" : "+"
      text.method(
        name, signature, "\(word): `\(sign)[\(made.name) \(declaration.selector)]`.")
    }
  }

  private func set(_ cls: RuntimeClass, _ text: inout DefinitionText) {
    let above = [cls.superclass?.name].compactMap(\.self) + cls.protocols.map(name)
    text.line("--- An instance of `\(cls.name)`.")
    text.line("---@class \(cls.name)" + (above.isEmpty ? "" : ": " + above.joined(separator: ", ")))
    text.line("local \(cls.name) = {}")
    for (selector, signature) in ownSignatures(of: cls) {
      text.method(cls.name, signature, "`-[\(cls.name) \(selector)]`")
    }
    text.heading("\(cls.name)Class")
    text.line("--- The class `\(cls.name)` itself.")
    let parent = cls.superclass.map { ": \($0.name)Class" } ?? ""
    text.line("---@class \(cls.name)Class\(parent)")
    text.line("---@field alloc fun(self: \(cls.name)Class): \(cls.name)")
    text.line("---@field new fun(self: \(cls.name)Class): \(cls.name)")
    text.line("local \(cls.name)Class = {}")
    for (selector, signature) in ownSignatures(of: cls.metaclass)
    where selector.name != "alloc" && selector.name != "new" {
      text.method("\(cls.name)Class", signature, "`+[\(cls.name) \(selector)]`")
    }
  }

  /// The methods that a class, or metaclass, defines itself, by selector.
  ///
  /// A method with the same signature as in the superclass or one of its protocols is inherited.
  private func ownSignatures(of part: RuntimeClass) -> [(Selector, LuaSignature)] {
    part.methods.filter(MemberSignatures.isShown).sorted { $0.selector.name < $1.selector.name }
      .compactMap { method in
        let signature = signatures.signature(of: method, in: part)
        let isInherited = signatures.inherited(method.selector, part)?.isSame(as: signature)
        return isInherited == true ? nil : (method.selector, signature)
      }
  }
}
