internal import CLineEditor

/// A raster image in PNG format.
///
/// librsvg renders it from an SVG document; the library is loaded with the first image.
package struct PNGPicture: Sendable {
  /// The reason why no image was rendered.
  package enum Failure: Error { case needsLibrary, isNoDrawing, isTooLarge }

  /// The Debian package of the renderer.
  package static let library = "librsvg2-2"

  /// The bytes of the file.
  package let bytes: [UInt8]

  /// Renders an SVG document.
  ///
  /// - Parameters:
  ///   - svg: the document's text.
  ///   - scale: pixels per point.
  /// - Throws: ``Failure``.
  package init(svg: String, scale: Double) throws(Failure) {
    let (bytes, result) = Self.draw(Array(svg.utf8), scale)
    switch result {
    case bridge_picture_made: self.bytes = bytes
    case bridge_picture_needs_library: throw .needsLibrary
    case bridge_picture_is_too_large: throw .isTooLarge
    default: throw .isNoDrawing
    }
  }

  private static func draw(
    _ svg: [UInt8], _ scale: Double
  ) -> (bytes: [UInt8], result: bridge_picture_result) {
    unsafe svg.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return ([], bridge_picture_is_no_drawing) }
      let picture = unsafe bridge_draw_png(start, text.count, scale)
      defer { unsafe bridge_free_picture(picture) }
      return (
        unsafe Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count)),
        unsafe picture.result
      )
    }
  }
}
