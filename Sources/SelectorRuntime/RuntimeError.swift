/// An error of the runtime or of a model, with the facts of an `NSException`.
public struct RuntimeError: Error {
  /// The type of mistake; it determines the exception's name.
  public enum Kind: Sendable {
    /// No class implements or forwards the message.
    case unrecognizedSelector
    /// A message to a deallocated object.
    case deallocated
    /// An invalid argument.
    case invalidArgument
    /// A model is in a state that its rules exclude.
    case inconsistency
    /// Unbounded recursion of messages.
    case stackOverflow
    /// An index outside a collection.
    case range
    /// The hierarchies of views and of view controllers contradict each other.
    case hierarchy
    /// A mistake for which a system library traps.
    case breakpoint
    /// Anything else.
    case generic
  }

  /// The type of mistake.
  public let kind: Kind
  /// The reason, in the words of the device's own message where there is one.
  public let reason: String
  /// A suggestion of the intended name, or nil.
  public let hint: String?

  /// Creates an error, which a script catches as an exception.
  public init(_ kind: Kind, _ reason: String, hint: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.hint = hint
  }

  /// The name of the exception that a device raises.
  public var exceptionName: String {
    switch kind {
    case .unrecognizedSelector, .invalidArgument: "NSInvalidArgumentException"
    case .deallocated: "EXC_BAD_ACCESS"
    case .inconsistency: "NSInternalInconsistencyException"
    case .range: "NSRangeException"
    case .hierarchy: "UIViewControllerHierarchyInconsistency"
    case .breakpoint: "EXC_BREAKPOINT"
    case .generic, .stackOverflow: "NSGenericException"
    }
  }
}

extension RuntimeError {
  /// The error of a message that no class implements.
  package static func unrecognized(_ selector: Selector, _ receiver: RuntimeObject) -> RuntimeError
  {
    RuntimeError(
      .unrecognizedSelector,
      "\(receiver.methodName(selector)): unrecognized selector sent to "
        + "\(receiver is RuntimeClass ? "class" : "instance") \(receiver.address)",
      hint: receiver.runtime.isHidden(selector, in: receiver.isa)
        ? "it came later than the system; uikit.since says when"
        : receiver.isa.selector(nearestTo: selector).map { "did you mean '\($0)'?" })
  }

  /// The error of using a class after `objc_disposeClassPair`.
  package static func disposed(_ function: String, _ cls: RuntimeClass) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(function): class '\(cls.name)' was disposed of")
  }

  /// The error of forming a weak reference to an object that is being deallocated.
  static func weakReferenceRefused(to object: RuntimeObject) -> RuntimeError {
    RuntimeError(
      .generic,
      "Cannot form weak reference to instance (\(object.address)) of class \(object.isa.name). It "
        + "is possible that this object was over-released, or is in the process of deallocation.")
  }

  /// The error of a message to a deallocated object, with the text that a zombie prints.
  package static func deallocated(_ selector: String, _ receiver: RuntimeObject) -> RuntimeError {
    if receiver.isErased {
      let sign = receiver is RuntimeClass ? "+" : "-"
      return RuntimeError(
        .deallocated,
        "\(sign)[\(receiver.className) \(selector)]: message sent to \(receiver.address), "
          + "which was created after the restored snapshot")
    }
    return RuntimeError(
      .deallocated,
      "-[\(receiver.className) \(selector)]: message sent to deallocated instance "
        + receiver.address)
  }
}
