/// The path operations of `NSString`.
package enum PathText {
  private static let slash = UInt16(0x2F)
  private static let dot = UInt16(0x2E)

  /// Returns the path without trailing and repeated slashes.
  static func tidied(_ path: UTF16Text) -> [UInt16] {
    var result: [UInt16] = []
    for unit in path.units where !(unit == slash && result.last == slash) { result.append(unit) }
    if result.count > 1, result.last == slash { result.removeLast() }
    return result
  }

  /// Returns the components between the slashes; the root is a component.
  /// - Parameters:
  ///   - path: The path.
  ///   - check: Throws to stop at a long path.
  static func components(
    _ path: UTF16Text, check: () throws -> Void
  ) rethrows -> [UTF16Text] {
    var parts: [UTF16Text] = path.units.first == slash ? ["/"] : []
    var start = 0
    for (index, unit) in path.units.enumerated() {
      if index & 0x3FFF == 0x3FFF { try check() }
      guard unit == slash else { continue }
      if index > start { parts.append(path[start..<index]) }
      start = index + 1
    }
    if start < path.count { parts.append(path[start..<path.count]) }
    if path.units.last == slash, path.count > 1, !parts.isEmpty { parts.append("/") }
    return parts
  }

  /// The app's home folder.
  private static let home = UTF16Text(FileStore.home)

  /// The home folders of the users that every device has, from its /etc/passwd.
  private static let homes: [String: UTF16Text] = [
    "root": "/var/root", "daemon": "/var/root", "mobile": "/var/mobile", "nobody": "/var/empty",
  ]

  package static func expandingTilde(_ path: UTF16Text) -> UTF16Text {
    guard path.units.first == 0x7E else { return path }
    let end = path.units.firstIndex(of: slash) ?? path.count
    let user = path[1..<end].string
    guard let home = user.isEmpty ? home : homes[user] else { return path }
    return UTF16Text(tidied(home + path[end..<path.count]))
  }

  static func abbreviatingHome(_ given: UTF16Text) -> UTF16Text {
    let path = UTF16Text(tidied(given))
    guard path.units.starts(with: home.units),
      path.count == home.count || path.units[home.count] == slash
    else { return path }
    return "~" + path[home.count..<path.count]
  }

  static func lastComponent(_ path: UTF16Text) -> UTF16Text {
    let units = tidied(path)
    guard units != [slash], let last = units.lastIndex(of: slash) else { return UTF16Text(units) }
    return UTF16Text(units[(last + 1)...])
  }

  static func deletingLastComponent(_ path: UTF16Text) -> UTF16Text {
    let units = tidied(path)
    guard let last = units.lastIndex(of: slash) else { return UTF16Text() }
    return last == 0 ? "/" : UTF16Text(units[..<last])
  }

  /// Joins components with slashes; a first one that is the root has its own.
  /// - Parameters:
  ///   - components: The components.
  ///   - check: Throws to stop at many components.
  static func joined(
    _ components: [UTF16Text], check: () throws -> Void
  ) rethrows -> UTF16Text {
    var units: [UInt16] = []
    for (number, component) in components.enumerated() {
      if number & 0x3FFF == 0x3FFF { try check() }
      if !units.isEmpty { units.append(slash) }
      units += component.units
    }
    return UTF16Text(tidied(UTF16Text(units)))
  }

  static func appending(_ component: UTF16Text, to path: UTF16Text) -> UTF16Text {
    if path.isEmpty { return UTF16Text(tidied(component)) }
    return UTF16Text(tidied(path + "/" + component))
  }

  /// Returns the text after the last dot of the last component, unless the component begins with
  /// it.
  package static func pathExtension(_ path: UTF16Text) -> UTF16Text {
    let last = lastComponent(path)
    guard let place = last.units.lastIndex(of: dot), place > 0, place < last.count - 1 else {
      return UTF16Text()
    }
    let found = last[place + 1..<last.count]
    return found.units.contains(0x20) ? UTF16Text() : found
  }

  static func deletingExtension(_ path: UTF16Text) -> UTF16Text {
    let units = tidied(path)
    let found = pathExtension(path)
    return found.isEmpty ? UTF16Text(units) : UTF16Text(units.dropLast(found.count + 1))
  }

  static func appendingExtension(_ name: UTF16Text, to path: UTF16Text) -> UTF16Text {
    UTF16Text(tidied(path)) + "." + name
  }
}
