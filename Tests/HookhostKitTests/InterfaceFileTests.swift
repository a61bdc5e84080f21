import SelectorRuntime
import Testing

@testable import LuaModules
@testable import ScriptHost

/// The declarations in `Interfaces` complete those that the headers get from the classes.
@Suite struct `The interface files` {
  @Test func `declare no member that its class determines`() throws {
    let repeated = try ReferenceWorld.read { bridge, _ in
      let library = HeaderLibrary(bridge: bridge)
      return library.interfaces.values.joined().flatMap(\.blocks).flatMap { block in
        Self.nonnull(block.members).filter { library.determines($0, in: block) }
          .map { "\(block.name) \($0)" }
      }
    }
    #expect(repeated.sorted() == [])
  }

  /// The members whose types are nonnull by default, as those that the headers get from classes.
  private static func nonnull(_ members: [InterfaceFile.Member]) -> [InterfaceFile.Member] {
    var isAssumed = true
    return members.filter { member in
      switch member {
      case .mark("NS_ASSUME_NONNULL_END"): isAssumed = false
      case .mark("NS_ASSUME_NONNULL_BEGIN"): isAssumed = true
      default: break
      }
      return isAssumed
    }
  }

  @Test(arguments: [
    ("- (nullable UIView *)find:(NSString *)name;", "- (UIView *_Nullable)find:(NSString *)text;"),
    ("@property (nonatomic, retain) UIView *bar;", "@property (strong) UIView * bar;"),
    ("@property (nullable, copy) NSString *name;", "@property (copy) NSString *_Nullable name;"),
    ("@property (readonly, copy) NSString *name;", "@property (readonly) NSString *name;"),
  ]) func `are compared without what has no meaning`(_ first: String, _ second: String) {
    #expect(Meaning(first) == Meaning(second))
  }

  @Test(arguments: [
    ("- (nullable id)find;", "- (id)find;"), ("- (void)set:(int)a;", "- (void)set:(long)a;"),
    ("@property (weak) id owner;", "@property (strong) id owner;"),
    ("@property NSInteger count;", "@property NSUInteger count;"),
  ]) func `differ in types, nullability and ownership`(_ first: String, _ second: String) {
    #expect(Meaning(first) != Meaning(second))
  }
}

extension HeaderLibrary {
  /// Whether the headers declare a member of a file in the same way without the file.
  ///
  /// A category may be in the header of another framework, whose types it needs.
  fileprivate func determines(_ member: InterfaceFile.Member, in block: InterfaceFile.Block) -> Bool
  {
    guard block.kind == .interface, let cls = classes[block.name] else { return false }
    switch member {
    case .mark: return false
    case .property(let text, let property):
      guard let declared = cls.nativeProperties.first(where: { $0.name == property.name }),
        !isDeclaredAbove(cls, declared.getter, isInstance: true)
      else { return false }
      return Meaning(text) == Meaning(self.property(declared, of: cls))
    case .method(let text, let selector, let isInstance):
      let accessors = cls.nativeProperties.flatMap { [$0.getter, $0.setter].compactMap(\.self) }
      guard !isInstance || !accessors.contains(where: { $0.name == selector }),
        let method = (isInstance ? cls : cls.metaclass).ownMethod(runtime.selector(selector)),
        !isDeclaredAbove(cls, method.selector, isInstance: isInstance)
      else { return false }
      return Meaning(text)
        == Meaning(
          self.method(
            method.selector, types: method.types, method.signature, isInstance: isInstance,
            of: cls.name))
    }
  }

  /// Whether a superclass or a protocol declares a method, which a class then declares only in a file.
  private func isDeclaredAbove(
    _ cls: RuntimeClass, _ selector: Selector, isInstance: Bool
  ) -> Bool {
    let above = isInstance ? cls.superclass : cls.metaclass.superclass
    let adopted = declared[cls.name]?.head?.adopted ?? cls.protocols.map(\.name)
    let key = (isInstance ? "-" : "+") + selector.name
    return above?.method(selector) != nil
      || adopted.contains { promises[$0]?.contains(key) == true }
  }
}

/// A declaration without the names of parameters, `nonatomic`, spaces, and the spelling of nullability.
private struct Meaning: Equatable {
  private var parts: [String]

  init(_ declaration: String) {
    let text = declaration.replacing(/\s+/, with: " ").replacing(/; ?$/, with: "")
    if let property = text.wholeMatch(of: /@property ?(?:\(([^)]*)\))? ?(.*?) ?(\*?) ?(\w+)/) {
      var attributes = Set((property.1 ?? "").split(separator: /, ?/).map(String.init))
      let isNullable = attributes.remove("nullable") != nil
      if attributes.remove("retain") != nil { attributes.insert("strong") }
      attributes.subtract(["nonatomic", "atomic", "readwrite", "nonnull"])
      if attributes.contains("readonly") { attributes.subtract(["copy", "strong"]) }
      let type = Self.type((isNullable ? "nullable " : "") + property.2 + property.3)
      let isObject = type.contains("*") || type.hasPrefix("id") || type.hasPrefix("Class")
      if !isObject { attributes.remove("assign") }
      parts = attributes.sorted() + [type, String(property.4)]
    } else {
      let type = /\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/
      let unnamed = text.replacing(/\) ?\w+(?= |$)/, with: ")")
      let types = text.matches(of: type).map { Self.type(String($0.1)) }
      parts = [unnamed.replacing(type, with: "")] + types
    }
  }

  /// A type, with its nullability at its end.
  private static func type(_ text: String) -> String {
    let isNullable = text.contains(/\bnullable\b/)
    let bare = text.replacing(/\b(nullable|nonnull)\b/, with: "") + (isNullable ? "_Nullable" : "")
    return bare.replacing(" ", with: "")
  }
}
