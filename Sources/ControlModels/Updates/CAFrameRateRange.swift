package import SelectorRuntime

/// How often something wants to be shown, in frames a second, from CAFrameRateRange.h.
///
/// The range of zeros leaves it to the system.
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

  static let systemDefault = CAFrameRateRange(numbers: [0, 0, 0])

  /// The rate that it asks for: the preferred one, or else as many frames as it allows; 0 for any.
  ///
  /// Beyond a thousand frames a second no screen tells a difference.
  var rate: Int { Int((preferred > 0 ? preferred : maximum).clamped(to: 0...1000).rounded()) }

  /// Refuses a range that no screen can keep to.
  ///
  /// - Throws: ``RuntimeError`` unless 0 ≤ minimum ≤ preferred ≤ maximum, where the preferred rate may
  ///   be left out as 0.
  func check(_ object: RuntimeObject) throws {
    let isInside = preferred == 0 || (minimum...max(minimum, maximum)).contains(preferred)
    guard isFinite, minimum >= 0, maximum >= minimum, isInside else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(object.className) setPreferredFrameRateRange:]: \(text) is no range: "
          + "0 <= minimum <= preferred <= maximum")
    }
  }

  /// Adds the range of a display link, whose rate follows it.
  static func addCategory(to cls: RuntimeClass) {
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
        // Somebody has set the older property since.
        return .init(numbers: Array(repeating: Double(rate), count: 3))
      },
      set: { (link, range: CAFrameRateRange) in
        try range.check(link)
        try link.runtime.setAssociation(of: link, key, range.messageValue, .assign)
        try link.send(set, range.rate)
      })
  }
}
