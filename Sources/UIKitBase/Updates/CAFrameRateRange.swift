internal import QuartzCore
package import SelectorRuntime
internal import UIKitRuntime

/// A range of frame rates in frames per second, from CAFrameRateRange.h.
///
/// A range of zeros lets the system choose.
package struct CAFrameRateRange: GeometryValue {
  var minimum: Double
  var maximum: Double
  var preferred: Double

  package static let structureType = StructureType(
    "CAFrameRateRange", [.init("minimum"), .init("maximum"), .init("preferred")])

  package init(numbers: [Double]) {
    (minimum, maximum, preferred) = (numbers[0], numbers[1], numbers[2])
  }
  package var numbers: [Double] { [minimum, maximum, preferred] }

  package static let systemDefault = CAFrameRateRange(numbers: [0, 0, 0])

  /// The requested rate: the preferred one, or else the maximum; 0 for any.
  ///
  /// It is limited to a thousand frames per second, which no screen exceeds.
  var rate: Int {
    Int(nearestTo: (preferred > 0 ? preferred : maximum).clamped(to: 0...1000).rounded())
  }

  /// Validates the range.
  ///
  /// - Throws: ``RuntimeError`` unless 0 ≤ minimum ≤ preferred ≤ maximum; a preferred rate of 0
  ///   means none.
  func check(_ object: RuntimeObject) throws {
    let isInside = preferred == 0 || minimum <= preferred && preferred <= maximum
    guard isFinite, minimum >= 0, maximum >= minimum, isInside else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(object.className) setPreferredFrameRateRange:]: \(text) is no range: "
          + "0 <= minimum <= preferred <= maximum")
    }
  }

  /// Declares the range property of a display link, which sets its rate.
  package static func addCategory(to cls: RuntimeClass) {
    let link = ClassDefinition<RuntimeObject>(extending: cls)
    let key = AssociationKey.string("CADisplayLink.preferredFrameRateRange")
    let (get, set) = (
      cls.runtime.selector("preferredFramesPerSecond"),
      cls.runtime.selector("setPreferredFramesPerSecond:")
    )
    link.property(
      "preferredFrameRateRange",
      get: { (link) -> CAFrameRateRange in
        let known = CAFrameRateRange.from(
          link.runtime.association(of: link, key), in: link.runtime)
        let rate: Int = try link.call(get)
        if let known, known.rate == rate { return known }
        // The older property was set since.
        return .init(numbers: Array(repeating: Double(rate), count: 3))
      },
      set: { (link, range: CAFrameRateRange) in
        try range.check(link)
        try link.runtime.setAssociation(of: link, key, range.messageValue, .assign)
        try link.send(set, range.rate)
      })
  }
}
