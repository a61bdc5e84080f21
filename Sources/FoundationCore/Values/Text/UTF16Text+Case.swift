extension UTF16Text {
  /// Returns the text with a Swift conversion applied to all but lone surrogates.
  ///
  /// A long text is converted in parts that begin with characters which neither a conversion of
  /// case nor a normalization joins with the text before them.
  ///
  /// - Parameters:
  ///   - check: Throws to stop at a long text.
  ///   - change: The conversion.
  func mapped(check: () throws -> Void, _ change: (String) -> String) rethrows -> UTF16Text {
    try mappedParts(of: 1 << 16, check: check) { self[$0].mappedPart(change) }
  }

  /// Converts parts of about so many units by their ranges, if possible at spaces.
  func mappedParts(
    of size: Int, check: () throws -> Void, _ change: (Range<Int>) throws -> UTF16Text
  ) rethrows -> UTF16Text {
    if count <= size { return try change(0..<count) }
    var (result, start) = (UTF16Text(), 0)
    while start < count {
      try check()
      var end = min(count, start + size)
      if end < count, let last = (start..<end).last(where: endsPhrase) { end = last + 1 }
      while end < count, !beginsPart(end) { end += 1 }
      result += try change(start..<end)
      start = end
    }
    return result
  }

  /// Whether a space or a Chinese comma or full stop is at an index, and no accent follows it.
  private func endsPhrase(_ index: Int) -> Bool {
    switch units[index] {
    case 0xA, 0x20, 0x3000...0x3002, 0xFF0C: beginsPart(index + 1)
    default: false
    }
  }

  /// Whether the character at an index is neither an accent nor a conjoining vowel or consonant.
  private func beginsPart(_ index: Int) -> Bool {
    if units[index] < 0x300 { return true }
    guard let scalar = scalar(at: index).scalar else {
      return !UTF16.isTrailSurrogate(units[index])
    }
    return !CharacterMembers.nonBase.contains(scalar.value)
      && !(0x1160...0x11FF).contains(scalar.value)
  }

  private func mappedPart(_ change: (String) -> String) -> UTF16Text {
    if isWellFormed { return UTF16Text(change(string)) }
    var result = UTF16Text()
    var run: [UInt16] = []
    for piece in scalars(in: 0..<count) {
      if piece.scalar != nil {
        run += units[piece.range]
        continue
      }
      result += UTF16Text(change(UTF16Text(run).string))
      run = []
      result.units += units[piece.range]
    }
    return result + UTF16Text(change(UTF16Text(run).string))
  }

  package var lowercased: UTF16Text { mapped(check: {}) { $0.lowercased() } }

  package var uppercased: UTF16Text { mapped(check: {}) { $0.uppercased() } }

  /// The text with the first letter of each word in title case, the others in lower case.
  ///
  /// A letter begins a word if no letter precedes it; an apostrophe or an accent does not end a
  /// word.
  ///
  /// - Parameter check: Throws to stop at a long text.
  func capitalized(check: () throws -> Void) rethrows -> UTF16Text {
    var (result, isInWord) = (UTF16Text(), false)
    _ = try firstScalar(in: 0..<count, check: check) { piece in
      let properties = piece.scalar?.properties
      if let properties, properties.isCased {
        result.units += (isInWord ? properties.lowercaseMapping : properties.titlecaseMapping).utf16
        isInWord = true
      } else {
        result.units += units[piece.range]
        isInWord = isInWord && properties?.isCaseIgnorable == true
      }
      return false
    }
    return result
  }
}
