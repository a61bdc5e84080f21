internal import Synchronization

/// The protocols of a catalogue, found by their names and by the methods that they declare.
///
/// A class's method that has no types takes those of a protocol. The index answers without making the
/// protocols of a world. The protocols are listed when somebody first asks for one, and their methods
/// for a name that they may have, once for all worlds of a program.
final class NativeProtocolIndex: Sendable {
  /// The names that the protocols' methods may have; nil when nobody has noted them.
  let names: NativeProtocolNames?
  private let list: @Sendable () -> [NativeProtocol]
  private let listed = Mutex<List?>(nil)
  private let index = Mutex<Index?>(nil)

  /// The protocols, and where each name stands among them.
  private struct List {
    let protocols: [NativeProtocol]
    let places: NameChains
  }

  /// The methods, and where those of a name stand among them.
  private struct Index {
    var places = NameChains(capacity: 2048)
    var methods: [(name: String, protocol: Int)] = []
  }

  init(_ list: @escaping @Sendable () -> [NativeProtocol], names: NativeProtocolNames?) {
    self.list = list
    self.names = names
  }

  /// All of them, in their order.
  /// - Complexity: O(1); O(protocols) the first time.
  var all: [NativeProtocol] { made.protocols }

  /// The protocol of a name and its place among them, or nil.
  /// - Complexity: O(length of the name), expected; O(protocols) the first time.
  func place(of name: String) -> (Int, NativeProtocol)? {
    let made = made
    return made.places.place(of: name) { made.protocols[$0].name }.map { ($0, made.protocols[$0]) }
  }

  private var made: List {
    listed.withLock { listed in
      if let listed { return listed }
      let protocols = list()
      assert(Set(protocols.map(\.name)).count == protocols.count, "a protocol stands twice")
      precondition(protocols.count <= NativeCatalogue.mostProtocols, "too many protocols")
      let made = List(protocols: protocols, places: NameChains(of: protocols, named: \.name))
      listed = made
      return made
    }
  }

  /// The protocols that declare a method of this name themselves, in their order.
  ///
  /// - Complexity: O(1), expected; O(all methods) the first time.
  func protocols(declaring name: String) -> [NativeProtocol] {
    if names?.mayHave(name) == false { return [] }
    let protocols = all
    return index.withLock { built in
      let index = built ?? build(protocols)
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

  private func build(_ protocols: [NativeProtocol]) -> Index {
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
