package import SelectorRuntime

/// A prototype cell, header or footer of a storyboard's list.
///
/// A list finds prototypes by their reuse identifiers, as if they were registered nibs.
package protocol ListPrototype: AnyObject {
  /// Creates the element of the prototype.
  ///
  /// - Throws: errors of its objects.
  func makeElement() throws -> RuntimeObject?
}

extension UITableView {
  /// Sets the prototype of cells with an identifier.
  package func setPrototype(_ prototype: any ListPrototype, for identifier: String) {
    cells.setPrototype(prototype, for: identifier)
  }

  /// Sets the style that a nib contains.
  package func decode(style: Int) { self.style = style }
}

extension UICollectionView {
  /// Sets the prototype of elements with an identifier.
  ///
  /// - Parameters:
  ///   - prototype: the prototype.
  ///   - kind: the kind of a supplementary view; nil for cells.
  ///   - identifier: the reuse identifier.
  package func setPrototype(
    _ prototype: any ListPrototype, kind: String?, for identifier: String
  ) {
    reusables.setPrototype(prototype, for: Self.poolKey(kind, identifier))
  }
}
