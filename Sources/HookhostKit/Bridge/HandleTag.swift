internal import LuaBridge

/// The kind of thing that a handle names, which is the tag in its userdata.
enum HandleTag: UInt8, CaseIterable {
  case object = 1
  case selector, method, implementation, weakBox, onceToken, definition, finger, snapshot, ivar
  case property, hook, networkRule

  /// The word for error messages.
  var word: String {
    switch self {
    case .object: "object"
    case .selector: "selector"
    case .method: "method"
    case .implementation: "IMP"
    case .weakBox: "weak box"
    case .onceToken: "once token"
    case .definition: "definition"
    case .finger: "finger"
    case .snapshot: "snapshot"
    case .ivar: "instance variable"
    case .property: "property"
    case .hook: "hook"
    case .networkRule: "answer"
    }
  }
}
