internal import FoundationCore
internal import SelectorRuntime

extension UIKitWorld {
  /// Puts what is shared onto the general pasteboard: its pictures, its addresses or its texts, the
  /// first kind of which there is any.
  ///
  /// - Throws: what the pasteboard throws.
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
