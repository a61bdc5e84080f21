extension RegularExpression {
  /// Returns the text with the matches in a range replaced by a template, and their number.
  package func replacing(
    in text: UTF16Text, _ range: Range<Int>, _ options: MatchingOptions = [],
    with template: UTF16Text, check: () throws -> Void
  ) throws -> (text: UTF16Text, count: Int) {
    let found = try matches(in: text, range, options, check: check)
    var result: [UInt16] = []
    var index = 0
    for match in found {
      guard let place = match.ranges.first ?? nil else { continue }
      result += text.units[index..<place.lowerBound]
      result += Self.filled(template, match, text).units
      index = place.upperBound
    }
    return (UTF16Text(result + text.units[index...]), found.count)
  }

  /// Returns a template with `$0`, `$1`, … replaced by the matched groups, and `\\` unescaped.
  package static func filled(_ template: UTF16Text, _ match: Match, _ text: UTF16Text) -> UTF16Text
  {
    var result = UTF16Text()
    let units = template.units
    var index = 0
    func digit(_ place: Int) -> Int? {
      units.indices.contains(place) && units[place] >= 0x30 && units[place] <= 0x39
        ? Int(units[place] - 0x30) : nil
    }
    while index < units.count {
      if units[index] == 0x5C, index + 1 < units.count {
        result.units.append(units[index + 1])
        index += 2
      } else if units[index] == 0x24, var number = digit(index + 1) {
        index += 2
        // As many digits as give a valid group number.
        while let next = digit(index), number * 10 + next < match.ranges.count {
          number = number * 10 + next
          index += 1
        }
        if number < match.ranges.count, let range = match.ranges[number] { result += text[range] }
      } else {
        result.units.append(units[index])
        index += 1
      }
    }
    return result
  }
}
