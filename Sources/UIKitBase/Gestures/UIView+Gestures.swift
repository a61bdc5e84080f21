internal import SelectorRuntime
internal import UIKitRuntime

/// The recognizers of a view, which retains them.
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

  /// Adds a recognizer that UIKit has created.
  package final func own(_ recognizer: UIGestureRecognizer) {
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

  /// Cancels the gestures of a view that has left its window, and of its subviews.
  final func abortGestures() throws {
    for view in subtree {
      for recognizer in view.recognizers { try recognizer.abort() }
    }
  }

  /// Releases the recognizers of a view that is being deallocated.
  final func releaseRecognizers() {
    let gone = recognizers
    recognizers = []
    for recognizer in gone {
      recognizer.view = nil
      // Objects that are erased by restoring a snapshot send no messages.
      if !isErased { try? recognizer.abort() }
      recognizer.release()
    }
  }

  static func defineGestures(_ view: ClassDefinition<UIView>) {
    // Nil until the first recognizer is added, when UIKit creates the list.
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
