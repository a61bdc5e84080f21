internal import Synchronization

// no traps of stop: the catalogue is compiled into the program.

/// The protocols of a catalogue, by their names and by the methods that they declare.
///
/// A class's method without types gets them from a protocol. The index finds it without creating
/// the protocols in a runtime. Protocols are listed on first use, and their methods at the first
/// lookup of a name that may be theirs, once for all runtimes of a program.
final class NativeProtocolIndex: Sendable {
  /// A filter of the method names of the protocols; nil when the catalogue has none.
  let names: NativeProtocolNames?
  private let list: @Sendable () -> [NativeProtocol]
  private let listed = Mutex<List?>(nil)
  private let methodIndex = Mutex<Index?>(nil)

  /// The protocols and an index by name.
  private struct List {
    let protocols: [NativeProtocol]
    let indexes: NameChains
  }

  /// The methods and an index by name.
  private struct Index {
    var indexes = NameChains(capacity: 2048)
    var methods: [(name: String, protocol: Int)] = []
  }

  init(_ list: @escaping @Sendable () -> [NativeProtocol], names: NativeProtocolNames?) {
    self.list = list
    self.names = names
  }

  /// All protocols in listing order.
  /// - Complexity: O(1); O(protocols) the first time.
  var all: [NativeProtocol] { made.protocols }

  /// Returns the protocol with a name and its index, or nil.
  /// - Complexity: O(length of the name), expected; O(protocols) the first time.
  func index(of name: String) -> (Int, NativeProtocol)? {
    let made = made
    return made.indexes.index(of: name) { made.protocols[$0].name }.map { ($0, made.protocols[$0]) }
  }

  private var made: List {
    listed.withLock { listed in
      if let listed { return listed }
      let protocols = list()
      assert(Set(protocols.map(\.name)).count == protocols.count, "a protocol stands twice")
      precondition(protocols.count <= NativeCatalogue.maximumProtocols, "too many protocols")
      let made = List(protocols: protocols, indexes: NameChains(of: protocols, named: \.name))
      listed = made
      return made
    }
  }

  /// Returns the protocols that declare a method themselves, in listing order.
  ///
  /// - Complexity: O(1), expected; O(all methods) the first time.
  func protocols(declaring name: String) -> [NativeProtocol] {
    if names?.mayHave(name) == false { return [] }
    let protocols = all
    return methodIndex.withLock { built in
      let index = built ?? build(protocols)
      built = index
      let hash = NameHash(name)
      var found: [Int] = []
      var next = index.indexes.last(hash)
      while let current = next {
        let method = index.methods[current]
        if method.name == name, found.last != method.protocol { found.append(method.protocol) }
        next = index.indexes.last(hash, before: current)
      }
      return found.reversed().map { protocols[$0] }
    }
  }

  private func build(_ protocols: [NativeProtocol]) -> Index {
    var index = Index()
    for (number, listed) in protocols.enumerated() {
      for methods in [listed.required, listed.optional] {
        for method in methods {
          index.indexes.append(NameHash(method.selectorName))
          index.methods.append((method.selectorName, number))
        }
      }
    }
    return index
  }
}
