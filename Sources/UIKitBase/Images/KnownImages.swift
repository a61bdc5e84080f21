package import QuartzCore
internal import SelectorRuntime

/// The sizes of the images that a script has described with `uikit.image`.
package struct KnownImages {
  /// The size and scale of an image.
  struct Measures {
    let size: CGSize
    let scale: Double
  }

  private var measures: [String: Measures] = [:]

  subscript(name: String) -> Measures? { measures[name] }

  /// Registers the size of an image.
  ///
  /// - Throws: `RuntimeError` for an invalid size or scale.
  package mutating func describe(_ name: String, size: CGSize, scale: Double) throws {
    guard size.isFinite, size.width >= 0, size.height >= 0, scale > 0, scale.isFinite else {
      throw RuntimeError(
        .invalidArgument, "uikit.image: '\(name)' cannot be \(size.text) points at scale \(scale)")
    }
    measures[name] = Measures(size: size, scale: scale)
  }
}
