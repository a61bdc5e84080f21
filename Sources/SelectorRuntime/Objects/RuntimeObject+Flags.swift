/// The flags of an object.
///
/// They share a word with the serial number, since every object has both: with a byte for each flag,
/// most objects would occupy a larger block of memory.
extension RuntimeObject {
  /// The number of bits for flags.
  @usableFromInline static var flagBits: Int { 8 }

  /// Its serial number in its runtime, from which the address is derived: every run prints the
  /// same.
  @inlinable package final var serial: Int { serialAndFlags >> RuntimeObject.flagBits }

  @inlinable @inline(__always)
  final func hasFlag(_ bit: Int) -> Bool { serialAndFlags & (1 << bit) != 0 }

  @inlinable @inline(__always)
  final func setFlag(_ bit: Int, _ value: Bool) {
    if value { serialAndFlags |= 1 << bit } else { serialAndFlags &= ~(1 << bit) }
  }

  /// Whether `dealloc` has begun.
  @inlinable package internal(set) final var isDeallocating: Bool {
    @inline(__always) get { hasFlag(0) }
    @inline(__always) set { setFlag(0, newValue) }
  }

  /// Whether `dealloc` has finished and only the zombie is left.
  @inlinable public internal(set) final var isDeallocated: Bool {
    @inline(__always) get { hasFlag(1) }
    @inline(__always) set { setFlag(1, newValue) }
  }

  /// Whether a restored snapshot has erased it, because it was created after the snapshot.
  @inlinable package internal(set) final var isErased: Bool {
    @inline(__always) get { hasFlag(2) }
    @inline(__always) set { setFlag(2, newValue) }
  }

  /// Whether it is never deallocated, as classes and constants.
  @inlinable package final var isImmortal: Bool {
    @inline(__always) get { hasFlag(3) }
    @inline(__always) set { setFlag(3, newValue) }
  }

  /// Whether it is a constant, whose class cannot be changed.
  @inlinable package internal(set) final var isConstant: Bool {
    @inline(__always) get { hasFlag(4) }
    @inline(__always) set { setFlag(4, newValue) }
  }

  /// Whether the host has a handle and is notified of deallocation and class changes.
  @inlinable package final var hasHandle: Bool {
    @inline(__always) get { hasFlag(5) }
    @inline(__always) set { setFlag(5, newValue) }
  }

  /// Whether a script has references to it, which count as one strong reference.
  @inlinable package final var isHeldByScript: Bool {
    @inline(__always) get { hasFlag(6) }
    @inline(__always) set { setFlag(6, newValue) }
  }

  /// Whether a source counts its references by hand; a script's reference is counted in addition.
  @inlinable package final var isCountedByHand: Bool {
    @inline(__always) get { hasFlag(7) }
    @inline(__always) set { setFlag(7, newValue) }
  }
}
