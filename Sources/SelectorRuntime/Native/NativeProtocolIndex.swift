internal import Synchronization

/// Finds the protocols of a catalogue that declare a method of some name.
///
/// A class's method that has no types takes those of a protocol. The index answers without making the
/// protocols of a world; it is built when somebody first asks, once for all worlds of a program.
final class NativeProtocolIndex: Sendable {
  private let protocols: [NativeProtocol]
  private let places = Mutex<[String: [Int]]?>(nil)

  init(_ protocols: [NativeProtocol]) { self.protocols = protocols }

  /// The protocols that declare it themselves, in their order.
  ///
  /// - Complexity: O(1), expected; O(all methods) the first time.
  func protocols(declaring name: String) -> [NativeProtocol] {
    let found = places.withLock { built in
      let index = built ?? Self.build(protocols)
      built = index
      return index[name] ?? []
    }
    return found.map { protocols[$0] }
  }

  private static func build(_ protocols: [NativeProtocol]) -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for (place, listed) in protocols.enumerated() {
      for method in listed.required + listed.optional {
        let isInstance = !method.name.hasPrefix("+")
        index[isInstance ? method.name : String(method.name.dropFirst()), default: []].append(place)
      }
    }
    return index
  }
}
