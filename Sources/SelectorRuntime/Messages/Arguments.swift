/// The arguments of one message, besides its receiver and its selector.
///
/// The first three stand in place, so that almost every message is sent without an allocation; and
/// it cannot be copied, so that no layer between a sender and an implementation pays for it.
public struct Arguments: ~Copyable {
  /// How many there are.
  public var count: Int
  @usableFromInline var first: Value
  @usableFromInline var second: Value
  @usableFromInline var third: Value
  @usableFromInline var rest: [Value]?

  /// None.
  @inlinable @inline(__always)
  public init() {
    count = 0
    first = .none
    second = .none
    third = .none
    rest = nil
  }

  /// One.
  @inlinable @inline(__always)
  public init(_ first: Value) {
    self.init()
    count = 1
    self.first = first
  }

  /// Two.
  @inlinable
  public init(_ first: Value, _ second: Value) {
    self.init()
    count = 2
    self.first = first
    self.second = second
  }

  /// Three.
  @inlinable
  public init(_ first: Value, _ second: Value, _ third: Value) {
    self.init()
    count = 3
    self.first = first
    self.second = second
    self.third = third
  }

  /// Any number.
  public init(_ values: [Value]) {
    self.init()
    for value in values { append(value) }
  }

  @inlinable
  package mutating func append(_ value: Value) {
    switch count {
    case 0: first = value
    case 1: second = value
    case 2: third = value
    default: rest = (rest ?? []) + [value]
    }
    count += 1
  }

  /// The argument at a place from 0; `Value.none` past the last one, as a missing argument is nil.
  public subscript(index: Int) -> Value {
    @inlinable @inline(__always) _read {
      switch index {
      case 0: yield first
      case 1: yield second
      case 2: yield third
      default: yield index < count ? rest?[index - 3] ?? .none : .none
      }
    }
  }

  /// All of them as an array.
  public var values: [Value] { (0..<count).map { self[$0] } }
}
