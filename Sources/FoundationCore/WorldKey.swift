internal import SelectorRuntime

/// The key of a value that a module stores in a world which another module declares.
///
/// The owner of the value declares the key and a property of the world:
///
///     enum UserDefaultsKey: WorldKey {
///       static func initialValue(in world: FoundationWorld) -> UserDefaults { UserDefaults() }
///     }
///
/// The value is created on first use. The design is that of SwiftUI's `EnvironmentKey`.
package protocol WorldKey {
  associatedtype Value
  /// Returns the value that is used before one has been stored.
  static func initialValue(in world: FoundationWorld) -> Value
  /// Captures the value for a snapshot, and returns a function that restores it.
  ///
  /// It returns nil if snapshots do not affect the value.
  static func restoration(of value: Value, in world: FoundationWorld) -> (() -> Void)?
}

extension WorldKey {
  package static func restoration(of value: Value, in world: FoundationWorld) -> (() -> Void)? {
    nil
  }
}

/// The key of a value that a snapshot saves and restores as a whole.
package protocol SavedWorldKey: WorldKey {}

extension SavedWorldKey {
  package static func restoration(of value: Value, in world: FoundationWorld) -> (() -> Void)? {
    { [unowned world] in world[Self.self] = value }
  }
}

/// The values of a world, by the types of their keys.
struct WorldValues {
  /// A stored value of any type.
  class Slot {
    /// See ``WorldKey/restoration(of:in:)``.
    func restoration(in world: FoundationWorld) -> (() -> Void)? { nil }
  }

  /// The stored value of a key.
  final class KeyedSlot<Key: WorldKey>: Slot {
    var value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    override func restoration(in world: FoundationWorld) -> (() -> Void)? {
      Key.restoration(of: value, in: world)
    }
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  /// Returns the slot of a key; nil if it is empty.
  func slot<Key: WorldKey>(_ key: Key.Type) -> KeyedSlot<Key>? {
    slots[ObjectIdentifier(key)] as? KeyedSlot<Key>
  }

  /// Stores a value in the slot of a key.
  mutating func fill<Key: WorldKey>(_ key: Key.Type, _ value: Key.Value) -> KeyedSlot<Key> {
    let made = KeyedSlot<Key>(value)
    slots[ObjectIdentifier(key)] = made
    return made
  }

  /// Captures the values that snapshots save, and returns a function that restores them.
  ///
  /// Values that are stored later become initial again.
  func restoration(in world: FoundationWorld) -> () -> Void {
    let saved = slots.compactMap { key, slot in slot.restoration(in: world).map { (key, $0) } }
    let keys = Set(saved.map(\.0))
    return { [unowned world] in
      world.values.slots = world.values.slots.filter { key, slot in
        keys.contains(key) || slot.restoration(in: world) == nil
      }
      for (_, restore) in saved { restore() }
    }
  }
}

extension FoundationWorld {
  /// The value of a key.
  /// - Complexity: O(1), expected.
  package final subscript<Key: WorldKey>(key: Key.Type) -> Key.Value {
    get { slot(key).value }
    // Accesses the value in place, without a copy.
    _modify { yield &slot(key).value }
  }

  /// Returns the slot of a key, filled with its initial value if it is empty.
  ///
  /// Computing the initial value may use other keys.
  private func slot<Key: WorldKey>(_ key: Key.Type) -> WorldValues.KeyedSlot<Key> {
    if let filled = values.slot(key) { return filled }
    let initial = Key.initialValue(in: self)
    return values.fill(key, initial)
  }
}
