internal import FoundationCore
internal import HookhostKit

/// A snapshot of a host, which can be restored.
///
/// It can only be restored in its own host.
public struct HostSnapshot {
  let world: WorldSnapshot
}

extension Host {
  /// Takes a snapshot: classes, methods, objects, associated objects, observers and the clock.
  ///
  /// Lua variables and tables are not part of it.
  ///
  /// - Throws: ``HostError`` while another simulated thread has started and not ended.
  public func snapshot() throws -> HostSnapshot {
    HostSnapshot(world: try perform { _ in try world.models.snapshot() })
  }

  /// Restores a snapshot; objects and classes that were created since are erased.
  ///
  /// A snapshot can be restored repeatedly, and snapshots nest.
  ///
  /// - Throws: ``HostError`` when an older snapshot has been restored since, or when it is another
  ///   host's.
  public func restore(_ snapshot: HostSnapshot) throws {
    try perform { _ in try world.models.restore(snapshot.world) }
  }
}
