internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The key of a press on a hardware keyboard.
package final class UIKey: RuntimeObject {
  fileprivate(set) var unmodified = ""
  package fileprivate(set) var characters = ""
  fileprivate(set) var usage = 0
  package fileprivate(set) var modifiers = 0

  /// Sets the key.
  ///
  /// - Parameters:
  ///   - input: A character, or the name of a key without one, such as `UIKeyInputUpArrow`.
  ///   - modifiers: The `UIKeyModifierFlags` of the keys that are held.
  package func set(_ input: String, modifiers: Int) {
    let key = KeyboardLayout.key(of: input)
    usage = key.usage
    unmodified = key.plain
    // UIKeyModifierShift is added for characters that require it.
    self.modifiers = modifiers | (key.isShifted ? 1 << 17 : 0)
    characters = self.modifiers & 1 << 17 != 0 ? key.shifted : key.plain
  }

  static func define(_ key: ClassDefinition<UIKey>) {
    key.readonly("characters") { $0.characters }
    key.readonly("charactersIgnoringModifiers") { $0.unmodified }
    key.readonly("keyCode") { $0.usage }
    key.readonly("modifierFlags") { $0.modifiers }
    key.method("copyWithZone:") { (key, _: Value) -> UIKey in key }
  }
}

/// A US keyboard, with keys numbered as in the HID usage tables.
enum KeyboardLayout {
  /// A key, and whether the requested character requires Shift.
  struct Key {
    let usage: Int
    let plain: String
    let shifted: String
    let isShifted: Bool
  }

  /// The character keys: the usage of the first, and the characters without and with Shift.
  private static let rows: [(first: Int, plain: String, shifted: String)] = [
    (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (0x1E, "1234567890", "!@#$%^&*()"),
    (0x28, "\r\u{1B}\u{8}\t -=[]\\", "\r\u{1B}\u{8}\t _+{}|"),
    (0x33, ";'`,./", ":\"~<>?"),
  ]

  /// The keys without characters, by their names from UIKeyCommand.h.
  static let named: KeyValuePairs<String, Int> = [
    "UIKeyInputEscape": 0x29, "UIKeyInputHome": 0x4A, "UIKeyInputPageUp": 0x4B,
    "UIKeyInputEnd": 0x4D, "UIKeyInputPageDown": 0x4E, "UIKeyInputRightArrow": 0x4F,
    "UIKeyInputLeftArrow": 0x50, "UIKeyInputDownArrow": 0x51, "UIKeyInputUpArrow": 0x52,
    "UIKeyInputF1": 0x3A, "UIKeyInputF2": 0x3B, "UIKeyInputF3": 0x3C, "UIKeyInputF4": 0x3D,
    "UIKeyInputF5": 0x3E, "UIKeyInputF6": 0x3F, "UIKeyInputF7": 0x40, "UIKeyInputF8": 0x41,
    "UIKeyInputF9": 0x42, "UIKeyInputF10": 0x43, "UIKeyInputF11": 0x44, "UIKeyInputF12": 0x45,
  ]

  /// The key for an input; the usage is 0 if a US keyboard has no such key.
  static func key(of input: String) -> Key {
    if let usage = named.first(where: { $0.key == input })?.value {
      return Key(usage: usage, plain: input, shifted: input, isShifted: false)
    }
    let character = input == "\n" ? "\r" : input.first
    for row in rows {
      for (place, (plain, shifted)) in zip(row.plain, row.shifted).enumerated() {
        // A letter names its key, as in key commands.
        guard character == plain || character == shifted else { continue }
        return Key(
          usage: row.first + place, plain: String(plain), shifted: String(shifted),
          isShifted: character != plain && !plain.isLetter)
      }
    }
    return Key(usage: 0, plain: input, shifted: input.uppercased(), isShifted: false)
  }
}

extension UIKitClasses {
  package static let key = NativeClass<UIKey>(
    "UIKey", superclass: FoundationClasses.object, UIKey.define)
}
