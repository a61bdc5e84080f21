internal import Synchronization

/// Finds the protocols of a catalogue that declare a method of some name.
///
/// A class's method that has no types takes those of a protocol. The index answers without making the
/// protocols of a world; it is built when somebody first asks for a name that they may have, once for
/// all worlds of a program.
final class NativeProtocolIndex: Sendable {
  private let protocols: [NativeProtocol]
  /// The names that the protocols may have; nil when nobody has noted them.
  let names: NativeProtocolNames?
  private let index = Mutex<Index?>(nil)

  /// The methods, and where those of a name stand among them.
  private struct Index {
    var places = NameChains(capacity: 2048)
    var methods: [(name: String, protocol: Int)] = []
  }

  init(_ protocols: [NativeProtocol], names: NativeProtocolNames?) {
    self.protocols = protocols
    self.names = names
  }

  /// The protocols that declare it themselves, in their order.
  ///
  /// - Complexity: O(1), expected; O(all methods) the first time.
  func protocols(declaring name: String) -> [NativeProtocol] {
    if protocols.isEmpty || names?.mayHave(name) == false { return [] }
    return index.withLock { built in
      let index = built ?? build()
      built = index
      let hash = NameHash(name)
      var found: [Int] = []
      var place = index.places.last(hash)
      while let next = place {
        let method = index.methods[next]
        if method.name == name, found.last != method.protocol { found.append(method.protocol) }
        place = index.places.last(hash, before: next)
      }
      return found.reversed().map { protocols[$0] }
    }
  }

  private func build() -> Index {
    var index = Index()
    for (place, listed) in protocols.enumerated() {
      for methods in [listed.required, listed.optional] {
        for method in methods {
          index.places.append(NameHash(method.selectorName))
          index.methods.append((method.selectorName, place))
        }
      }
    }
    return index
  }
}
