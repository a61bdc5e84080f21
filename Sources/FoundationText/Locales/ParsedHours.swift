/// The fields of a parsed text that determine the hour.
///
/// As in ICU, the field that was parsed last decides between an hour of the day (`H`, `k`) and one
/// of a half day (`h`, `K`, with `a`): `HH:mm a` reads `03:30 PM` as half past twelve, and `hh:mm`
/// reads `12:30` as half past midnight.
/// The corresponding ICU function is `Calendar::computeTime`.
struct ParsedHours {
  private var ofDay: Int
  private var ofHalf: Int
  private var isAfternoon: Bool
  private var isOfHalf = false

  /// Creates the hours that a text has without such fields.
  init(_ hour: Int = 0) { (ofDay, ofHalf, isAfternoon) = (hour, hour % 12, hour >= 12) }

  /// Records the number of a field.
  mutating func note(_ letter: Character, _ value: Int) {
    switch letter {
    case "h": (ofHalf, isOfHalf) = (value == 12 ? 0 : value, true)
    case "K": (ofHalf, isOfHalf) = (value, true)
    case "k": (ofDay, isOfHalf) = (value == 24 ? 0 : value, false)
    default: (ofDay, isOfHalf) = (value, false)
    }
  }

  /// Records the half of the day.
  mutating func note(isAfternoon: Bool) { (self.isAfternoon, isOfHalf) = (isAfternoon, true) }

  /// The hour of the day; a lenient formatter also reads hours outside a day.
  var hour: Int { isOfHalf ? ofHalf + (isAfternoon ? 12 : 0) : ofDay }

  /// Whether all numbers are within their ranges.
  var areValid: Bool { (0...23).contains(ofDay) && (0...11).contains(ofHalf) }
}
