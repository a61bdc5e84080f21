/// The parties of a lab of sources, and the owners of their files.
///
/// Lua shortens a long path to three dots and its end; a shortened name matches the path with that
/// end.
package struct SourceParties {
  /// The party of each file, by the path that the command line names.
  package let owners: [String: String]

  /// The paths by their file names, since each position of a run is looked up.
  private let pathsByName: [Substring: [String]]

  package init(owners: [String: String]) {
    self.owners = owners
    pathsByName = Dictionary(grouping: owners.keys.sorted()) { $0[...].afterLastSlash }
  }

  /// Returns the party that owns a position (`file:line`); nil for a script or native code.
  package func owner(of place: String?) -> String? {
    guard let place, let colon = place.lastIndex(of: ":") else { return nil }
    let file = place[..<colon]
    return owners[String(file)] ?? path(endingAs: file).flatMap { owners[$0] }
  }

  /// A position with the full path of its file.
  package func whole(_ place: String?) -> String? {
    guard let place, let colon = place.lastIndex(of: ":"),
      let path = path(endingAs: place[..<colon])
    else { return place }
    return path + place[colon...]
  }

  private func path(endingAs file: Substring) -> String? {
    guard file.utf8.starts(with: "...".utf8) else { return nil }
    let end = file.utf8.dropFirst(3)
    let isWholeName = end.contains(UInt8(ascii: "/"))
    let paths = isWholeName ? pathsByName[file.afterLastSlash] ?? [] : owners.keys.sorted()
    return paths.first { $0.utf8.suffix(end.count).elementsEqual(end) }
  }
}

extension Substring {
  fileprivate var afterLastSlash: Substring {
    self[(utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex)...]
  }
}
