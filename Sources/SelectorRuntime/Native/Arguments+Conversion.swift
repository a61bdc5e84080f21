extension Arguments {
  /// Returns the argument at `index` as a Swift value.
  ///
  /// - Throws: ``RuntimeError`` that names the method, the argument's position from 1, the expected
  ///   type and the actual one.
  @inlinable @inline(__always)
  public func value<T: MessageValue>(
    _ index: Int, as type: T.Type, _ receiver: RuntimeObject, _ selector: Selector
  ) throws -> T {
    do {
      return switch index {
      case 0: try T.converted(first, for: receiver)
      case 1: try T.converted(second, for: receiver)
      case 2: try T.converted(third, for: receiver)
      default: try T.converted(self[index], for: receiver)
      }
    } catch {
      throw wrongArgument(index, T.self, receiver, selector)
    }
  }

  /// Throws if there are more arguments than a native method accepts.
  @inlinable @inline(__always)
  public func expect(
    atMost limit: Int, _ receiver: RuntimeObject, _ selector: Selector
  ) throws {
    if count > limit { throw tooMany(limit, receiver, selector) }
  }

  @usableFromInline @inline(never)
  func wrongArgument(
    _ index: Int, _ type: any MessageValue.Type, _ receiver: RuntimeObject, _ selector: Selector
  ) -> any Error {
    // An object whose value could not be read has stored the reason.
    receiver.runtime.takePendingError()
      ?? wrongArgument(index, type.expectation, got: type.mismatch(self[index]), receiver, selector)
  }

  func wrongArgument(
    _ index: Int, _ expectation: String, got: String, _ receiver: RuntimeObject,
    _ selector: Selector
  ) -> any Error {
    receiver.runtime.raised(
      .invalidArgument,
      "\(receiver.implementedMethodName(selector)): argument \(index + 1) must be \(expectation), "
        + "got \(got)")
  }

  @usableFromInline @inline(never)
  func tooMany(
    _ limit: Int, _ receiver: RuntimeObject, _ selector: Selector
  ) -> RuntimeError {
    let wanted = limit == 0 ? "no arguments" : limit == 1 ? "1 argument" : "\(limit) arguments"
    return RuntimeError(
      .invalidArgument,
      "\(receiver.methodName(selector)): argument \(limit + 1) is one too many, expected "
        + "\(wanted), got \(count)")
  }
}
