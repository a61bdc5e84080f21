internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A position between two characters of an edited text.
package final class UITextPosition: RuntimeObject {
  package fileprivate(set) var index = 0

  static func define(_ position: ClassDefinition<UITextPosition>) {
    position.method("isEqual:") { (position, other: Value) -> Bool in
      (other.object as? UITextPosition)?.index == position.index
    }
    position.method("hash") { (position) -> Int in position.index }
  }
}

/// A range of an edited text.
package final class UITextRange: RuntimeObject {
  package fileprivate(set) var range = 0..<0

  static func define(_ range: ClassDefinition<UITextRange>) {
    range.readonly("start") { (range) -> UITextPosition in
      range.uikit.textPosition(range.range.lowerBound)
    }
    range.readonly("end") { (range) -> UITextPosition in
      range.uikit.textPosition(range.range.upperBound)
    }
    range.readonly("empty", getter: "isEmpty") { $0.range.isEmpty }
    range.method("isEqual:") { (range, other: Value) -> Bool in
      (other.object as? UITextRange)?.range == range.range
    }
    range.method("hash") { (range) -> Int in range.range.lowerBound &* 31 &+ range.range.count }
    range.method("description") { (range) -> String in
      "\(range.defaultDescription) (\(range.range.lowerBound), \(range.range.count))"
    }
  }
}

/// A rectangle of a selection.
package final class UITextSelectionRect: RuntimeObject {
  fileprivate(set) var rect = CGRect.zero
  fileprivate(set) var containsStart = false
  fileprivate(set) var containsEnd = false

  static func define(_ selection: ClassDefinition<UITextSelectionRect>) {
    selection.readonly("rect") { $0.rect }
    selection.readonly("containsStart") { $0.containsStart }
    selection.readonly("containsEnd") { $0.containsEnd }
    selection.readonly("isVertical") { (_) -> Bool in false }
    // Lines are always horizontal.
    selection.readonly("transform") { (_) -> CGAffineTransform in .identity }
    // NSWritingDirectionLeftToRight
    selection.readonly("writingDirection") { (_) -> Int in 0 }
  }
}

extension UIKitWorld {
  package func textPosition(_ index: Int) -> UITextPosition {
    let made = create(UIKitClasses.concreteTextPosition)
    made.index = index
    return made
  }

  package func textRange(_ range: Range<Int>) -> UITextRange {
    let made = create(UIKitClasses.concreteTextRange)
    made.range = range
    return made
  }

  /// The rectangles of a selection; the first and the last are marked as such.
  func selectionRects(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.enumerated().map { place, rect in
      let made = create(UIKitClasses.textSelectionRect)
      made.rect = rect
      made.containsStart = place == 0
      made.containsEnd = place == rects.count - 1
      return made
    }
  }
}

extension UIKitClasses {
  package static let textPosition = NativeClass<UITextPosition>(
    "UITextPosition", superclass: FoundationClasses.object, UITextPosition.define)
  package static let textRange = NativeClass<UITextRange>(
    "UITextRange", superclass: FoundationClasses.object, UITextRange.define)

  /// The concrete classes of UIKit's text positions and ranges on a device.
  package static let concreteTextPosition = NativeClass<UITextPosition>(
    "_UITextKitTextPosition", superclass: textPosition)
  package static let concreteTextRange = NativeClass<UITextRange>(
    "_UITextKitTextRange", superclass: textRange)
  package static let textSelectionRect = NativeClass<UITextSelectionRect>(
    "UITextSelectionRect", superclass: FoundationClasses.object, UITextSelectionRect.define)
}
