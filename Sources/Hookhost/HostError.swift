internal import FoundationCore
internal import HookhostKit
internal import LuaBridge

/// The error of a call into a host.
public struct HostError: Error, Equatable {
  /// The type of failure.
  public enum Kind: Sendable {
    /// The source code has a syntax error.
    case syntax
    /// The script raised an error that nothing caught.
    case script
    /// An exception of the runtime, of a model or of a script: an `NSException`.
    case exception
    /// The limit on memory was reached.
    case memory
    /// The limit on time was reached.
    case time
    /// A file could not be read.
    case file
  }

  /// The type of failure.
  public let kind: Kind

  /// The message, with the position in the script where it is known.
  public let message: String

  /// The call stack, one line per call, or nil where it is not known.
  public let traceback: String?

  /// The exception's name, such as `NSInvalidArgumentException`.
  public let exceptionName: String?

  init(
    _ kind: Kind, _ message: String, traceback: String? = nil, exceptionName: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.traceback = traceback
    self.exceptionName = exceptionName
  }
}

extension HostError: CustomStringConvertible {
  /// The message, followed by the traceback.
  public var description: String { message + (traceback.map { "\n\($0)" } ?? "") }
}

extension HostError {
  /// Creates the error of a failed call.
  ///
  /// - Parameter failure: The original error, which has the traceback and the status of a source
  ///   that could not be loaded.
  init(_ error: any Error, raisedAs failure: (any Error)?, _ world: EmbeddedWorld) {
    guard let error = error as? LuaError else {
      if error is LuaLateCall {
        self.init(.time, "time limit exceeded")
      } else {
        self.init(.script, "\(error)")
      }
      return
    }
    let raised = failure as? LuaError
    let kind = Kind(error.status == .runtimeError ? raised?.status ?? error.status : error.status)
    let traceback = error.traceback ?? raised?.traceback
    guard let value = error.value else {
      self.init(kind, error.message, traceback: traceback)
      return
    }
    let stack = world.stack
    stack.push(value)  // stack: … value
    defer { stack.pop() }  // stack: …
    let handle = stack.handle(at: -1)
    guard let exception = handle?.object as? NSException, let report = world.report(of: handle)
    else {
      let message = (try? stack.descriptionBytes(at: -1)).map {
        String(decoding: $0, as: UTF8.self)
      }
      self.init(kind, message ?? error.message, traceback: traceback)
      return
    }
    let lines = report.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      .exception, String(lines[0]), traceback: lines.count > 1 ? String(lines[1]) : nil,
      exceptionName: exception.name)
  }
}

extension HostError.Kind {
  fileprivate init(_ status: LuaStatus) {
    switch status {
    case .syntaxError: self = .syntax
    case .memoryError: self = .memory
    case .fileError: self = .file
    default: self = .script
    }
  }
}
