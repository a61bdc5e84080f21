internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The state of a view for configurations: its traits and flags such as `selected`.
///
/// It is declared in UIViewConfigurationState.h.
package class UIViewConfigurationState: StoringObject {

  /// Whether a Boolean state is set.
  final func has(_ state: String) -> Bool {
    storedValues?.value(state).flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Sets the traits and the states.
  final func fill(_ traits: UITraitCollection, _ states: KeyValuePairs<String, Bool>) {
    let values = makeStoredValues()
    values.set("traitCollection", .object(traits), .strong)
    for (name, holds) in states where holds { values.set(name, .bool(true), .assign) }
  }

  /// Custom states are stored with the properties, whose names contain no space.
  private static func key(_ custom: String) -> String { "custom " + custom }

  static func define(_ state: ClassDefinition<UIViewConfigurationState>) {
    state.adopt(UIKitProtocols.configurationState)
    state.method("initWithTraitCollection:") {
      (state, traits: UITraitCollection) -> UIViewConfigurationState in
      state.fill(traits, [:])
      return state
    }
    state.stored("traitCollection", .strong, usual: UITraitCollection?.none)
    for name in ["disabled", "highlighted", "selected", "focused", "pinned"] {
      state.stored(
        name, getter: "is" + name.prefix(1).uppercased() + name.dropFirst(), usual: false)
    }
    for name in ["customStateForKey:", "objectForKeyedSubscript:"] {
      state.method(name) { (state, custom: String) -> Value in
        state.storedValues?.value(key(custom)) ?? .none
      }
    }
    for name in ["setCustomState:forKey:", "setObject:forKeyedSubscript:"] {
      state.method(name) { (state, value: Value, custom: String) in
        let values = state.makeStoredValues()
        values.set(key(custom), value, .strong)
      }
    }
    state.copiesStoredValues()
  }
}

/// The state of a cell or a header, from UICellConfigurationState.h.
package final class UICellConfigurationState: UIViewConfigurationState {
  static func define(_ state: ClassDefinition<UICellConfigurationState>) {
    for name in ["editing", "expanded", "swiped", "reordering"] {
      state.stored(
        name, getter: "is" + name.prefix(1).uppercased() + name.dropFirst(), usual: false)
    }
    // UICellConfigurationDragStateNone, UICellConfigurationDropStateNone
    for name in ["cellDragState", "cellDropState"] { state.stored(name, usual: 0) }
  }
}

extension UIKitProtocols {
  package static let configurationState = NativeProtocol(
    "UIConfigurationState", adopts: [FoundationProtocols.object, FoundationProtocols.copying],
    required: [
      .init("customStateForKey:", returns: Value.self, String.self),
      .init("setCustomState:forKey:", Value.self, String.self),
      .init("objectForKeyedSubscript:", returns: Value.self, String.self),
      .init("setObject:forKeyedSubscript:", Value.self, String.self),
      .init("traitCollection", returns: UITraitCollection.self),
      .init("setTraitCollection:", UITraitCollection.self),
    ])
}

extension UIKitClasses {
  package static let viewConfigurationState = NativeClass<UIViewConfigurationState>(
    "UIViewConfigurationState", superclass: FoundationClasses.object,
    UIViewConfigurationState.define)
  package static let cellConfigurationState = NativeClass<UICellConfigurationState>(
    "UICellConfigurationState", superclass: viewConfigurationState,
    UICellConfigurationState.define)
}
