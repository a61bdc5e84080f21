package import SelectorRuntime

/// One message, or one call of a hook's handler, in a trace.
///
/// It does not retain its receiver, so that a trace does not change lifetimes: a deallocated
/// receiver is described as a zombie.
package final class TraceEntry {
  package enum Kind: String, Sendable {
    case message, hook
  }

  package let kind: Kind
  /// The virtual time of the beginning in seconds, and its number among all beginnings and ends.
  package let start: Double
  package let startTick: Int
  /// The virtual time of the end; the tick is 0 while it runs.
  package var end: Double
  package var endTick = 0
  /// The number of entries of its trace that contain it.
  package let depth: Int
  /// The index of its lane; 0 is the main thread's.
  package let thread: Int
  package let receiver: RuntimeObject?
  /// The class of the receiver as `class` returns it; for a class method, that class.
  package let className: String
  let isToClass: Bool
  /// For a message to super, the class where the lookup began.
  let superName: String?
  package let selector: Selector
  /// The owner of the code: a hook's owner, or the file of a scripted method; nil for native code.
  package let owner: String?
  /// The position of that code, as `file:line`.
  package let source: String?
  /// Whether a script sent the message, rather than native code.
  package let isFromScript: Bool
  /// The type of a hook, such as `before`.
  package let layer: String?
  package let arguments: String
  /// The text of the return value; nil until it returns, and after an error.
  package var result: String?
  /// The entry that scheduled it, if it ran later.
  package weak var cause: TraceEntry?
  /// Whether it raised an error.
  package var hasFailed = false

  init(
    _ candidate: Candidate, start: Double, tick: Int, depth: Int, thread: Int, arguments: String
  ) {
    kind = candidate.kind
    self.start = start
    startTick = tick
    end = start
    self.depth = depth
    self.thread = thread
    receiver = candidate.receiver
    className = candidate.className
    isToClass = candidate.receiver is RuntimeClass
    superName = candidate.superName
    selector = candidate.selector
    owner = candidate.owner
    source = candidate.source
    isFromScript = candidate.isFromScript
    layer = candidate.layer
    self.arguments = arguments
  }

  /// The message in Apple's notation; a message to super has the class in parentheses.
  package var name: String {
    let above = superName.map { "(\($0))" } ?? ""
    return "\(isToClass ? "+" : "-")[\(className)\(above) \(selector)]"
  }

  /// A message that may be added to a trace.
  struct Candidate {
    let kind: Kind
    let receiver: RuntimeObject?
    let selector: Selector
    let implementation: Implementation
    /// For a message, the class where the lookup began.
    let cls: RuntimeClass?
    /// Whether a script sends the message.
    var isFromScript = false
  }
}

extension TraceEntry.Candidate {
  var className: String {
    guard let receiver else { return "nil" }
    if let classItself = receiver as? RuntimeClass { return classItself.name }
    return receiver.isDeallocated ? receiver.className : receiver.apparentClass.name
  }

  fileprivate var superName: String? {
    guard let cls, let receiver, cls !== receiver.isa else { return nil }
    return cls.method(selector)?.owner.name ?? cls.name
  }

  fileprivate var layer: String? { (implementation as? Layer)?.kind.rawValue }

  fileprivate var source: String? {
    guard kind == .message else { return implementation.source }
    var place = implementation
    while let layer = place as? Layer { place = layer.inner }
    if let inherited = place as? InheritedImplementation {
      place = (try? inherited.inherited()) ?? place
      while let layer = place as? Layer { place = layer.inner }
    }
    return place.source ?? latestChange
  }

  /// The position where a script last exchanged or replaced the method.
  private var latestChange: String? {
    guard let history = (cls ?? receiver?.isa)?.method(selector)?.history else { return nil }
    return history.last { record in
      switch record.change {
      case .exchange, .replace, .setImplementation: true
      default: false
      }
    }?.source
  }

  fileprivate var owner: String? {
    if kind == .hook, let layer = implementation as? Layer { return layer.owner }
    return FunctionCall.owner(of: source)
  }
}
