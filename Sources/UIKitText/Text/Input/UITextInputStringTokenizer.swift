internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Finds words and lines in an edited text.
package final class UITextInputStringTokenizer: RuntimeObject {
  @Weak var input: UIView?

  private var characters: UTF16Text {
    (input as? any UIView & TextEditing)?.characters ?? UTF16Text()
  }

  /// The range of the text unit that contains an index.
  ///
  /// Granularity 0 is a character, 1 a word, 5 the whole text; those between end with a line break.
  private func part(around index: Int, _ granularity: Int) -> Range<Int> {
    let units = characters.units
    guard granularity > 0 else { return index..<min(index + 1, units.count) }
    guard granularity < 5 else { return 0..<units.count }
    func ends(_ unit: UInt16) -> Bool {
      if granularity > 1 { return unit == 0x0A }
      let scalar = Unicode.Scalar(unit)
      return !(scalar?.properties.isAlphabetic ?? true) && scalar?.properties.numericType == nil
    }
    var (start, end) = (index, index)
    while start > 0, !ends(units[start - 1]) { start -= 1 }
    while end < units.count, !ends(units[end]) { end += 1 }
    return start..<end
  }

  static func define(_ tokenizer: ClassDefinition<UITextInputStringTokenizer>) {
    tokenizer.method("initWithTextInput:") {
      (tokenizer, input: UIView?) -> UITextInputStringTokenizer in
      tokenizer.input = input
      return tokenizer
    }
    tokenizer.method("rangeEnclosingPosition:withGranularity:inDirection:") {
      (tokenizer, position: UITextPosition, granularity: Int, _: Int) -> UITextRange? in
      let index = min(max(0, position.index), tokenizer.characters.count)
      let range = tokenizer.part(around: index, granularity)
      return range.isEmpty ? nil : tokenizer.uikit.textRange(range)
    }
    tokenizer.method("isPosition:atBoundary:inDirection:") {
      (tokenizer, position: UITextPosition, granularity: Int, _: Int) -> Bool in
      let range = tokenizer.part(around: position.index, granularity)
      return position.index == range.lowerBound || position.index == range.upperBound
    }
    tokenizer.method("isPosition:withinTextUnit:inDirection:") {
      (tokenizer, position: UITextPosition, granularity: Int, _: Int) -> Bool in
      !tokenizer.part(around: position.index, granularity).isEmpty
    }
    tokenizer.method("positionFromPosition:toBoundary:inDirection:") {
      (tokenizer, position: UITextPosition, granularity: Int, direction: Int) -> UITextPosition? in
      let range = tokenizer.part(around: position.index, granularity)
      // UITextStorageDirectionBackward
      return tokenizer.uikit.textPosition(direction == 1 ? range.lowerBound : range.upperBound)
    }
  }
}

extension UIKitClasses {
  package static let textInputStringTokenizer = NativeClass<UITextInputStringTokenizer>(
    "UITextInputStringTokenizer", superclass: FoundationClasses.object,
    UITextInputStringTokenizer.define)
}
