internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The configuration of list separators, from UIListSeparatorConfiguration.h.
package final class UIListSeparatorConfiguration: StoringObject {
  /// `UIListSeparatorAutomaticInsets`: the insets of the list.
  static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  private static let automatic = Double.greatestFiniteMagnitude

  private var appearance = 0

  func fill(_ appearance: Int) -> UIListSeparatorConfiguration {
    self.appearance = appearance
    return self
  }

  /// Returns the `UIListSeparatorVisibility` of the separator at an edge.
  package func visibility(_ edge: String) -> Int {
    storedValues?.value("\(edge)SeparatorVisibility").flatMap { Int.from($0, in: runtime) } ?? 0
  }

  /// Returns the insets of the separator at an edge; automatic insets are replaced by the list's.
  package func insets(_ edge: String, _ usual: UIEdgeInsets) -> UIEdgeInsets {
    let set = storedValues?.value("\(edge)SeparatorInsets").flatMap {
      NSDirectionalEdgeInsets.from($0, in: runtime)
    }
    guard let set else { return usual }
    return UIEdgeInsets(
      top: 0, left: set.leading == Self.automatic ? usual.left : set.leading, bottom: 0,
      right: set.trailing == Self.automatic ? usual.right : set.trailing)
  }

  static func define(_ separator: ClassDefinition<UIListSeparatorConfiguration>) {
    separator.method("initWithListAppearance:") {
      (separator, appearance: Int) -> UIListSeparatorConfiguration in separator.fill(appearance)
    }
    for place in ["top", "bottom"] {
      // UIListSeparatorVisibilityAutomatic
      separator.stored("\(place)SeparatorVisibility", usual: 0)
      separator.stored("\(place)SeparatorInsets", usual: automaticInsets)
    }
    for name in ["color", "multipleSelectionColor"] {
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      // The default is the system's separator color.
      separator.method(name) { (separator) -> UIColor in
        separator.storedValues?.value(name)?.object as? UIColor
          ?? separator.uikit.colors["separatorColor"]
      }
      separator.method(setter) { (separator, color: UIColor) in
        separator.makeStoredValues().set(name, .object(color), .strong)
      }
      separator.declare(name, UIColor.self, .strong)
    }
    separator.stored("visualEffect", .copy, usual: UIVisualEffect?.none)
    separator.copiesStoredValues { old, new in new.appearance = old.appearance }
  }
}

extension UIKitClasses {
  package static let listSeparatorConfiguration = NativeClass<UIListSeparatorConfiguration>(
    "UIListSeparatorConfiguration", superclass: FoundationClasses.object,
    UIListSeparatorConfiguration.define)
}
