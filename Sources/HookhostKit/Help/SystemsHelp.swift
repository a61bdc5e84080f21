internal import FoundationCore
internal import LuaModules
internal import Systems

/// The answer to `hookhost help systems [FROM TO]`: the differences between versions of iOS.
struct SystemsHelp {
  private let differences: [SystemDifference]

  /// Makes the answer to the words after `systems`: none, or one or two versions.
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

  /// The differences by version; those of one version keep their order.
  private var sorted: [SystemDifference] {
    differences.enumerated().sorted {
      ($0.element.since, $0.offset) < ($1.element.since, $1.offset)
    }.map(\.element)
  }

  /// The differences as one line of JSON.
  var json: String {
    let values = sorted.map { difference in
      JSON.object([
        ("name", .text(difference.name)), ("since", .text(difference.since.text)),
        ("confidence", .text(difference.confidence.rawValue)),
        ("isModelled", .flag(difference.remarks.contains(.modelled))),
        ("isVersionCertain", .flag(!difference.remarks.contains(.guessedVersion))),
        ("isBySDK", .flag(difference.remarks.contains(.sdk))),
        ("before", .text("\(difference.before)")), ("after", .text("\(difference.after)")),
        ("source", .text("\(difference.source)")),
      ])
    }
    let value = MachineOutput.object(
      "systems",
      [
        ("datedPercent", .integer(DeclaredFunctions().datedPercent)),
        ("differences", .array(values)),
      ])
    return JSONWriter.text(of: value) + "\n"
  }

  /// The text, wrapped for a terminal.
  func text(width: Int?) -> String {
    let sorted = sorted
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
