internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

extension UIKitWorld {
  /// Copies shared items to the general pasteboard.
  ///
  /// The images are copied; without images the URLs, and without URLs the texts.
  ///
  /// - Throws: the errors of the pasteboard.
  func copyToPasteboard(_ items: [Value]) throws {
    let board = pasteboards.general
    for (setter, name) in [("setImages:", "UIImage"), ("setURLs:", "NSURL")] {
      guard let cls = runtime.lookUpClass(name) else { continue }
      let found = items.filter { $0.object?.isa.inherits(from: cls) ?? false }
      if !found.isEmpty { return try board.send(runtime.selector(setter), Value.list(found)) }
    }
    let texts = items.compactMap { String.from($0, in: runtime) }
    if !texts.isEmpty { try board.send(runtime.selector("setStrings:"), texts) }
  }
}
