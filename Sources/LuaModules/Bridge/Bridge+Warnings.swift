package import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Warns through Lua's `warn`, or the function with which a script replaced it.
  package func warn(_ text: String, _ stack: LuaStack) throws {
    stack.pushGlobals()
    if stack.rawGet(at: -1, key: "warn") == .function {
      stack.pushString(text)
      try stack.call(arguments: 1, results: 0)
      stack.pop()
    } else {
      stack.pop(2)
      stack.warn(text)
    }
  }

  /// Warns about missing required methods and about likely misspellings of protocol methods.
  func warnOfProtocols(of cls: RuntimeClass, _ call: FunctionCall) throws {
    // Comparing the names of all methods takes longer than defining a class.
    guard writesSourceWarnings else { return }
    let place = call.source.map { "\($0): " } ?? ""
    for (declaration, adopted) in cls.missingRequirements {
      let sign = declaration.isInstance ? "-" : "+"
      try warn(
        "\(place)class \(cls.name): method '\(sign)\(declaration.selector)' required by protocol "
          + "'\(adopted.name)' is not implemented", call.stack)
    }
    for side in [cls, cls.metaclass] {
      for method in side.methods {
        guard let (near, adopted) = side.declaration(nearlySpelled: method.selector) else {
          continue
        }
        let sign = side.isMetaClass ? "+" : "-"
        try warn(
          "\(place)class \(cls.name): method '\(sign)\(method.selector)' is nearly "
            + "'\(near)' of protocol '\(adopted.name)'", call.stack)
      }
    }
  }
}

extension RuntimeClass {
  /// The protocol method that a method is most likely a misspelling of.
  ///
  /// No superclass and no protocol has a method of that name.
  fileprivate func declaration(
    nearlySpelled selector: Selector
  ) -> (name: String, source: RuntimeProtocol)? {
    let limit = selector.name.utf8.count / 8
    guard limit > 0, superclass?.method(selector) == nil, adoptedTypes(of: selector) == nil else {
      return nil
    }
    for adopted in instanceClass.protocols.flatMap(\.closure) {
      let names = adopted.declarations.filter { $0.isInstance != isMetaClass }.map(\.selector.name)
      if let near = NearestName.find(selector.name, among: names, limit: limit) {
        return (near, adopted)
      }
    }
    return nil
  }
}

/// Objects that only the script's variables own at the end of the main chunk.
///
/// They are instances of the script's classes. A local variable of that chunk owns nothing any
/// more. If the object is deallocated while a view still has it as its delegate, or a control as
/// its target, messages that were expected will not be sent.
package struct UnownedObjects {
  private struct Probe {
    let text: String
    weak var object: RuntimeObject?
  }

  private let probes: [Probe]

  /// - Complexity: O(objects that the script holds).
  package init(of bridge: Bridge) {
    probes = bridge.holds.ownedAlone.compactMap { object in
      guard let source = object.apparentClass.source, !(object is RuntimeClass) else { return nil }
      return Probe(text: "\(object.defaultDescription) (class of \(source))", object: object)
    }
  }

  /// Warns about the objects that were deallocated since and are still referenced.
  ///
  /// A weak reference keeps the memory of its object.
  package func warn(_ bridge: Bridge, _ stack: LuaStack) throws {
    for probe in probes where probe.object?.isDeallocated ?? false {
      try bridge.warn(
        "\(probe.text) was deallocated, but is still referenced: only a local variable of the main "
          + "chunk owned it", stack)
    }
  }
}
