internal import LuaBridge

/// The type of value that a handle refers to; it is the tag in its userdata.
package enum HandleTag: UInt8, CaseIterable {
  case object = 1
  case selector, method, implementation, weakBox, onceToken, definition, finger, snapshot, ivar
  case property, hook, networkRule

  /// The type's name in error messages.
  package var word: String {
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
