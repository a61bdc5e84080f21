internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Decoration views, which a layout adds.
///
/// Their classes are registered with the layout, not with the collection.
extension UICollectionView {
  /// Returns the key of a decoration kind; other element kinds contain no line break.
  static func decorationKey(_ kind: String) -> String { "decoration\n" + kind }

  /// Whether an element is a decoration; the delegate receives no messages about decorations.
  static func isDecoration(_ kind: String?) -> Bool { kind?.hasPrefix("decoration\n") ?? false }

  /// Returns a new or reused decoration view of a kind.
  func decoration(_ key: String, _ path: NSIndexPath) throws -> UICollectionReusableView {
    let kind = String(key.drop { $0 != "\n" }.dropFirst())
    let pool = Self.poolKey(key, kind)
    if let view = reusables.take(pool) as? UICollectionReusableView {
      try view.send(world.selectors.tables.prepareForReuse)
      return view
    }
    if let nib = collectionLayout?.decorationNibs[kind], !nib.isErased {
      let made = try nib.element(
        UICollectionReusableView.self,
        "invalid nib registered for decoration view kind (\(kind)) - nib must contain exactly one "
          + "top level object which must be a UICollectionReusableView instance")
      made.reuseIdentifier = kind
      return made
    }
    guard let cls = collectionLayout?.decorationClasses[kind], !cls.isErased else {
      throw RuntimeError(
        .inconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
          + "connect a prototype in a storyboard")
    }
    let made: RuntimeObject = try cls.call(selectors.alloc)
    let value: Value = try made.call(selectors.initWithFrame, CGRect.zero)
    guard let view = value.object as? UICollectionReusableView else {
      throw RuntimeError(
        .inconsistency, "the decoration view of kind \(kind) must be a UICollectionReusableView")
    }
    view.reuseIdentifier = kind
    return view
  }
}

extension UICollectionViewLayout {
  static func defineDecorations(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.method("registerClass:forDecorationViewOfKind:") {
      (layout, cls: RuntimeClass?, kind: String) in layout.decorationClasses[kind] = cls
    }
    layout.method("registerNib:forDecorationViewOfKind:") {
      (layout, nib: UINib?, kind: String) in
      nib?.retain()
      layout.decorationNibs[kind]?.release()
      layout.decorationNibs[kind] = nib
    }
  }
}
