internal import SelectorRuntime

/// The sizes of the images that a script has described with `uikit.image`.
package struct KnownImages {
  /// The measures of one that a script has given.
  struct Measures {
    let size: CGSize
    let scale: Double
  }

  private var measures: [String: Measures] = [:]

  subscript(name: String) -> Measures? { measures[name] }

  /// Describes an image.
  ///
  /// - Throws: `RuntimeError` for a size or a scale that no picture has.
  package mutating func describe(_ name: String, size: CGSize, scale: Double) throws {
    guard size.isFinite, size.width >= 0, size.height >= 0, scale > 0, scale.isFinite else {
      throw RuntimeError(
        .invalidArgument, "uikit.image: '\(name)' cannot be \(size.text) points at scale \(scale)")
    }
    measures[name] = Measures(size: size, scale: scale)
  }
}
