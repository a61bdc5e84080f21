internal import SelectorRuntime

/// The recognizers of a view, which owns them.
extension UIView {
  private final func add(_ recognizer: UIGestureRecognizer) throws {
    guard !recognizers.contains(recognizer) else { return }
    try recognizer.keptAlive {
      try recognizer.view?.remove(recognizer)
      recognizer.retain()
      recognizers.append(recognizer)
      recognizer.view = self
    }
  }

  /// Takes in a recognizer that UIKit itself has made.
  final func own(_ recognizer: UIGestureRecognizer) {
    recognizer.retain()
    recognizers.append(recognizer)
    recognizer.view = self
  }

  private final func remove(_ recognizer: UIGestureRecognizer) throws {
    guard let place = recognizers.firstIndex(of: recognizer) else { return }
    recognizers.remove(at: place)
    defer { recognizer.release() }
    defer { recognizer.view = nil }
    try recognizer.abort()
  }

  /// Breaks off the gestures of a view that has left its window, and of all below it.
  final func abortGestures() throws {
    for view in subtree {
      for recognizer in view.recognizers { try recognizer.abort() }
    }
  }

  /// Gives up the recognizers of a view that is going.
  final func releaseRecognizers() {
    let gone = recognizers
    recognizers = []
    for recognizer in gone {
      recognizer.view = nil
      // Of an object that a restored snapshot erases, nobody hears.
      if !isErased { try? recognizer.abort() }
      recognizer.release()
    }
  }

  static func defineGestures(_ view: ClassDefinition<UIView>) {
    // Nil as long as nobody has ever added one: UIKit makes the list then.
    view.property(
      "gestureRecognizers", .copy,
      get: { (view) -> [UIGestureRecognizer]? in
        view.hasHadRecognizers ? view.recognizers : nil
      }
    ) { (view, list: [UIGestureRecognizer]?) in
      for recognizer in view.recognizers where list?.contains(recognizer) != true {
        try view.remove(recognizer)
      }
      for recognizer in list ?? [] { try view.add(recognizer) }
    }
    view.method("addGestureRecognizer:") { (view, recognizer: UIGestureRecognizer?) in
      if let recognizer { try view.add(recognizer) }
    }
    view.method("removeGestureRecognizer:") { (view, recognizer: UIGestureRecognizer?) in
      if let recognizer { try view.remove(recognizer) }
    }
    view.method("gestureRecognizerShouldBegin:") { (_, _: UIGestureRecognizer?) -> Bool in true }
  }
}
