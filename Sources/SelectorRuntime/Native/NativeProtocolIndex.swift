internal import Synchronization

/// Finds the protocols of a catalogue that declare a method of some name.
///
/// A class's method that has no types takes those of a protocol. The index answers without making the
/// protocols of a world; it is built when somebody first asks, once for all worlds of a program.
final class NativeProtocolIndex: Sendable {
  private let protocols: [NativeProtocol]
  private let index = Mutex<Index?>(nil)

  /// The methods' names, and beside each the place of its protocol.
  private struct Index {
    var names = NameChains(capacity: 2048)
    var protocols: [Int] = []
  }

  init(_ protocols: [NativeProtocol]) { self.protocols = protocols }

  /// The protocols that declare it themselves, in their order.
  ///
  /// - Complexity: O(1), expected; O(all methods) the first time.
  func protocols(declaring name: String) -> [NativeProtocol] {
    index.withLock { built in
      let index = built ?? build()
      built = index
      let hash = NameHash(name)
      var found: [Int] = []
      var place = index.names.last(hash)
      while let next = place {
        if found.last != index.protocols[next] { found.append(index.protocols[next]) }
        place = index.names.last(hash, before: next)
      }
      return found.reversed().map { protocols[$0] }.filter { $0.declares(name) }
    }
  }

  private func build() -> Index {
    var index = Index()
    for (place, listed) in protocols.enumerated() {
      for methods in [listed.required, listed.optional] {
        for method in methods {
          index.names.append(NameHash(method.selectorName))
          index.protocols.append(place)
        }
      }
    }
    return index
  }
}
