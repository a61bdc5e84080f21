/// The arguments of one message, without the receiver and the selector.
///
/// The first three are stored inline, so that almost every message is sent without an allocation.
/// The type is not copyable, so that passing it on costs nothing.
public struct Arguments: ~Copyable {
  /// The number of arguments.
  public var count: Int
  @usableFromInline var first: Value
  @usableFromInline var second: Value
  @usableFromInline var third: Value
  @usableFromInline var rest: [Value]?

  /// Creates an empty list.
  @inlinable @inline(__always)
  public init() {
    count = 0
    first = .none
    second = .none
    third = .none
    rest = nil
  }

  /// Creates a list of one argument.
  @inlinable @inline(__always)
  public init(_ first: Value) {
    self.init()
    count = 1
    self.first = first
  }

  /// Creates a list of two arguments.
  @inlinable
  public init(_ first: Value, _ second: Value) {
    self.init()
    count = 2
    self.first = first
    self.second = second
  }

  /// Creates a list of three arguments.
  @inlinable
  public init(_ first: Value, _ second: Value, _ third: Value) {
    self.init()
    count = 3
    self.first = first
    self.second = second
    self.third = third
  }

  /// Creates a list of any number of arguments.
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

  /// Returns the argument at an index from 0, or `Value.none`, which is nil, past the end.
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

  /// All arguments as an array.
  public var values: [Value] { (0..<count).map { self[$0] } }
}
