internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A view with the look of the keyboard, for input or accessory views, from UIInputView.h.
package final class UIInputView: UIView {
  fileprivate var style = 0

  /// Whether its constraints determine its height.
  var allowsSelfSizing: Bool {
    storedValues?.value("allowsSelfSizing").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  static func define(_ view: ClassDefinition<UIInputView>) {
    view.method("initWithFrame:inputViewStyle:") {
      (view, frame: CGRect, style: Int) -> Value in
      view.style = style
      return try view.call(view.selectors.initWithFrame, frame)
    }
    view.readonly("inputViewStyle") { $0.style }
    view.stored("allowsSelfSizing", usual: false)
  }
}

/// A lexicon entry: a word that a keyboard may suggest, and its replacement.
package final class UILexiconEntry: RuntimeObject {
  private var (input, text) = ("", "")

  func fill(_ input: String, _ text: String) -> UILexiconEntry {
    (self.input, self.text) = (input, text)
    return self
  }

  static func define(_ entry: ClassDefinition<UILexiconEntry>) {
    entry.adopt(FoundationProtocols.copying)
    entry.readonly("userInput", .strong) { $0.input }
    entry.readonly("documentText", .strong) { $0.text }
    entry.method("copyWithZone:") { (entry, _: Value) -> UILexiconEntry in entry }
  }
}

/// The words of the user's contacts and text replacements, from UILexicon.h.
package final class UILexicon: RuntimeObject {
  @StrongList private var entries: [UILexiconEntry] = []

  /// Fills in the one text replacement of a new device.
  func fillAsNew() -> UILexicon {
    entries = [uikit.create(UIKitClasses.lexiconEntry).fill("omw", "On my way!")]
    return self
  }

  static func define(_ lexicon: ClassDefinition<UILexicon>) {
    lexicon.adopt(FoundationProtocols.copying)
    lexicon.readonly("entries", .strong) { $0.entries }
    lexicon.method("copyWithZone:") { (lexicon, _: Value) -> UILexicon in lexicon }
  }
}

extension UIKitClasses {
  package static let inputView = NativeClass<UIInputView>(
    "UIInputView", superclass: view, UIInputView.define)
  package static let lexiconEntry = NativeClass<UILexiconEntry>(
    "UILexiconEntry", superclass: FoundationClasses.object, UILexiconEntry.define)
  package static let lexicon = NativeClass<UILexicon>(
    "UILexicon", superclass: FoundationClasses.object, UILexicon.define)
}
