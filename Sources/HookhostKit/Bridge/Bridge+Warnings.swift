internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Warns through Lua's `warn`, or what a script has put in its place.
  func warn(_ text: String, _ stack: LuaStack) throws {
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

  /// Warns of each required method that a class should have and has not, and of each method that is
  /// nearly one of its protocols'.
  func warnOfProtocols(of cls: RuntimeClass, _ call: FunctionCall) throws {
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
  /// The declaration in its protocols that a method of its own is most likely a misspelling of: no
  /// superclass and no protocol has a method of that name.
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

/// The objects of a script's classes that nothing but variables of the script owned when its main
/// chunk had ended.
///
/// A local variable of that chunk owns nothing any more. When the object goes and somebody still
/// refers to it, a view to its delegate or a control to its target, messages that were expected will
/// not come.
struct UnownedObjects {
  private struct Probe {
    let text: String
    weak var object: RuntimeObject?
  }

  private let probes: [Probe]

  /// - Complexity: O(objects that the script holds).
  init(of bridge: Bridge) {
    probes = bridge.holds.ownedAlone.compactMap { object in
      guard let source = object.apparentClass.source, !(object is RuntimeClass) else { return nil }
      return Probe(text: "\(object.defaultDescription) (class of \(source))", object: object)
    }
  }

  /// Warns of those that have gone since and that somebody refers to: a weak reference keeps the
  /// memory of its object.
  func warn(_ bridge: Bridge, _ stack: LuaStack) throws {
    for probe in probes where probe.object?.isDeallocated ?? false {
      try bridge.warn(
        "\(probe.text) is gone, though somebody refers to it: only a local variable of the main chunk "
          + "owned it", stack)
    }
  }
}
