/// The parties of a lab of sources, and which files are whose.
///
/// Lua names a long path by its end, behind three dots; such a name belongs to the path that ends so.
struct SourceParties {
  /// The parties by the paths of their files, as the files were named on the command line.
  let owners: [String: String]

  /// Answers whose file a place (`file:line`) is in; nil for a script's or a native one.
  func owner(of place: String?) -> String? {
    guard let place, let colon = place.lastIndex(of: ":") else { return nil }
    let file = place[..<colon]
    return owners[String(file)] ?? path(endingAs: file).flatMap { owners[$0] }
  }

  /// A place with the whole path of its file.
  func whole(_ place: String?) -> String? {
    guard let place, let colon = place.lastIndex(of: ":"),
      let path = path(endingAs: place[..<colon])
    else { return place }
    return path + place[colon...]
  }

  private func path(endingAs file: Substring) -> String? {
    guard file.hasPrefix("...") else { return nil }
    return owners.keys.first { $0.hasSuffix(file.dropFirst(3)) }
  }
}
