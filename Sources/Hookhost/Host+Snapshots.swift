internal import FoundationCore
internal import HookhostKit

/// A moment of a host's whole world, to which it can go back.
///
/// It belongs to the host that it was taken of.
public struct HostSnapshot {
  let world: WorldSnapshot
}

extension Host {
  /// Notes the present moment: classes, methods, objects, associations, observers and the clock.
  ///
  /// Lua's own variables and tables are not part of it.
  ///
  /// - Throws: ``HostError`` while another simulated thread is in the middle of something.
  public func snapshot() throws -> HostSnapshot {
    HostSnapshot(world: try perform { _ in try world.models.snapshot() })
  }

  /// Goes back to a moment; objects and classes that were made since are dead then.
  ///
  /// A snapshot may be restored again and again, and snapshots nest.
  ///
  /// - Throws: ``HostError`` when an older snapshot has been restored since, or when it is another
  ///   host's.
  public func restore(_ snapshot: HostSnapshot) throws {
    try perform { _ in try world.models.restore(snapshot.world) }
  }
}
