extension UTF16Text {
  /// Returns the text with a Swift conversion applied to all but lone surrogates.
  func mapped(_ change: (String) -> String) -> UTF16Text {
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

  package var lowercased: UTF16Text { mapped { $0.lowercased() } }

  package var uppercased: UTF16Text { mapped { $0.uppercased() } }

  /// The text with the first letter of each word in title case, the others in lower case.
  ///
  /// A letter begins a word if no letter precedes it; an apostrophe or an accent does not end a
  /// word.
  var capitalized: UTF16Text {
    mapped { text in
      var result = ""
      var isInWord = false
      for scalar in text.unicodeScalars {
        let properties = scalar.properties
        if properties.isCased {
          result += isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
          isInWord = true
        } else {
          result.unicodeScalars.append(scalar)
          isInWord = isInWord && properties.isCaseIgnorable
        }
      }
      return result
    }
  }
}
