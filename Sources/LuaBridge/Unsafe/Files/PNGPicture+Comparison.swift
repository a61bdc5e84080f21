internal import CLineEditor

/// Comparing raster images.
extension PNGPicture {
  /// The result of a comparison of two images.
  package struct Comparison: Sendable {
    /// The widths and heights of the images, in pixels.
    package let size: (width: Int, height: Int)
    package let otherSize: (width: Int, height: Int)
    /// The number of pixels that differ, or that only one image has.
    package let differing: Int
    /// A PNG file with both images and their difference; empty if they are alike.
    package let difference: [UInt8]
  }

  /// The reason why two images were not compared.
  package enum ComparisonFailure: Error {
    case needsLibrary, isTooLarge, isNoPicture, isOtherNoPicture
  }

  /// Compares two PNG files pixel by pixel.
  ///
  /// - Throws: ``ComparisonFailure``.
  package static func compare(
    _ picture: [UInt8], with other: [UInt8]
  ) throws(ComparisonFailure) -> Comparison {
    guard !picture.isEmpty else { throw .isNoPicture }
    guard !other.isEmpty else { throw .isOtherNoPicture }
    let result = unsafe compareBytes(picture, other)
    let facts = unsafe result.facts
    switch unsafe facts.picture.result {
    case bridge_picture_made: break
    case bridge_picture_needs_library: throw .needsLibrary
    case bridge_picture_is_too_large: throw .isTooLarge
    default: throw unsafe facts.is_second ? .isOtherNoPicture : .isNoPicture
    }
    return unsafe Comparison(
      // no trap: the sides are 32-bit integers of C
      size: (Int(facts.width), Int(facts.height)),
      otherSize: (Int(facts.other_width), Int(facts.other_height)),
      differing: Int(facts.differing), difference: result.bytes)
  }
  private static func compareBytes(
    _ picture: [UInt8], _ other: [UInt8]
  ) -> (facts: bridge_picture_comparison, bytes: [UInt8]) {
    unsafe picture.withUnsafeBytes { first in
      unsafe other.withUnsafeBytes { second in
        guard let one = first.baseAddress, let two = second.baseAddress else {
          return unsafe (bridge_picture_comparison(), [])
        }
        let made = unsafe bridge_compare_png(one, first.count, two, second.count)
        defer { unsafe bridge_free_picture(made.picture) }
        return unsafe (
          made, Array(UnsafeBufferPointer(start: made.picture.bytes, count: made.picture.count))
        )
      }
    }
  }
}
