internal import SelectorRuntime
internal import UIKitBase

/// A value for each state of a control; a state without one uses the normal one.
struct StateTable<Content> {
  private var contents: [ControlState: Content] = [:]

  /// Returns the value that is displayed in a state.
  subscript(state: ControlState) -> Content? { contents[state] ?? contents[.normal] }

  mutating func set(_ content: Content?, for state: ControlState) { contents[state] = content }
}

extension StateTable where Content: RuntimeObject {
  /// Replaces the value of a state; the table retains it.
  mutating func replace(_ content: Content?, for state: ControlState) {
    content?.retain()
    let old = contents[state]
    contents[state] = content
    old?.release()
  }

  /// Replaces all values with those of an older table that are still alive.
  mutating func restore(_ old: StateTable) {
    for state in Set(contents.keys).union(old.contents.keys) {
      replace(old.contents[state]?.ifLiving, for: state)
    }
  }

  mutating func releaseAll() {
    let old = contents.sorted { $0.key.rawValue < $1.key.rawValue }
    contents = [:]
    for (_, content) in old { content.release() }
  }
}
