internal import SelectorRuntime

/// One message, or one run of a hook's handler, as a trace keeps it.
///
/// It names its receiver without holding it, so that a trace changes no life: of an object that has
/// gone the zombie is left.
final class TraceEntry {
  enum Kind: String, Sendable {
    case message, hook
  }

  let kind: Kind
  /// When it began, in virtual seconds, and its place among all beginnings and ends.
  let start: Double
  let startTick: Int
  /// When it ended; while it runs, its tick is 0.
  var end: Double
  var endTick = 0
  /// How many entries of its trace it lies in.
  let depth: Int
  /// The place of its lane: 0 is the main thread's.
  let thread: Int
  let receiver: RuntimeObject?
  /// The class that the receiver shows; of a message to a class, that class.
  let className: String
  let isToClass: Bool
  /// The class whose method was meant, for a message to super.
  let superName: String?
  let selector: Selector
  /// Whose code it is: a hook's owner, or the script's file of a method; nil for native code.
  let owner: String?
  /// Where that code stands, as `file:line`.
  let source: String?
  /// The kind of a hook, such as `before`.
  let layer: String?
  let arguments: String
  /// The text of what it answered; nil until then, and when it raised.
  var result: String?
  /// The entry that scheduled it, of a thing that came later.
  weak var cause: TraceEntry?
  /// Whether it ended by an error.
  var hasFailed = false

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
    layer = candidate.layer
    self.arguments = arguments
  }

  /// The message as the device's texts write it, a message to super with the class in brackets.
  var name: String {
    let above = superName.map { "(\($0))" } ?? ""
    return "\(isToClass ? "+" : "-")[\(className)\(above) \(selector)]"
  }

  /// A message that a trace is asked to keep.
  struct Candidate {
    let kind: Kind
    let receiver: RuntimeObject?
    let selector: Selector
    let implementation: Implementation
    /// Where the lookup began, of a message.
    let cls: RuntimeClass?
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

  /// Where a script last changed what a native method does.
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
