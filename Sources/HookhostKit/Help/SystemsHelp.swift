internal import FoundationCore
internal import Systems

/// The text of `hookhost help systems [FROM TO]`: the differences between versions of iOS.
struct SystemsHelp {
  private let differences: [SystemDifference]

  /// Makes the text of the words after `systems`: none, or one or two versions.
  ///
  /// - Throws: ``CommandLineError`` for an unknown version and for more words.
  init(_ words: [String]) throws {
    guard words.count <= 2 else {
      throw CommandLineError.misused("'help systems' takes two versions, not \(words.count)")
    }
    let versions = try words.map { word in
      guard let version = SystemVersion(word) else {
        throw CommandLineError.misused(
          "'help systems' takes \(SystemVersion.expectation), not '\(word)'")
      }
      return version
    }
    differences =
      versions.isEmpty
      ? SystemDifferences.all
      : SystemDifferences.between(versions[0], versions.count > 1 ? versions[1] : .newest)
  }

  /// The text, wrapped for a terminal.
  func text(width: Int?) -> String {
    let sorted = differences.enumerated().sorted {
      ($0.element.since, $0.offset) < ($1.element.since, $1.offset)
    }.map(\.element)
    let modelled = sorted.count { $0.remarks.contains(.modelled) }
    var text =
      "\(sorted.count) differences, of which \(modelled) are modelled; the guide \"Which system?\" "
      + "says how to choose a system.\n"
      + "\(DeclaredFunctions().datedPercent) % of the functions of C that the headers declare have a "
      + "version.\n"
    for difference in sorted {
      var notes = [difference.confidence.rawValue]
      if difference.remarks.contains(.guessedVersion) { notes.append("version uncertain") }
      if difference.remarks.contains(.sdk) { notes.append("by the SDK of the app") }
      if !difference.remarks.contains(.modelled) { notes.append("not modelled") }
      text +=
        "\n\(difference.name)  since \(difference.since.text)  (\(notes.joined(separator: ", ")))\n"
      for (title, part) in [
        ("before", difference.before), ("after", difference.after), ("source", difference.source),
      ] {
        text += "  \(title.padded(to: 8))\(part)\n"
      }
    }
    return HelpLayout.text(text, width: width)
  }
}
