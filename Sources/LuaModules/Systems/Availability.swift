internal import CEmbeddedFiles
internal import FoundationCore
package import SelectorRuntime
internal import Synchronization
package import Systems

/// The versions of iOS since which classes, protocols, members, constants and functions exist.
///
/// `availability.txt` has the newest version first. A line that begins with a digit is a version;
/// the lines below it list what came with it:
///
///     @ UIScene UIWindowScene        classes
///     & UISceneDelegate              protocols
///     = UISceneDidActivate…          constants
///     $ os_unfair_lock_lock          functions of C
///     UIView safeAreaInsets +make    members of a class; `+` begins a class method
///     &UITextFieldDelegate text…     members of a protocol
///
/// `name=` is a getter with its setter; `~` ends a selector that something older declares too. The
/// last version, 9.3, has what came with it or earlier. The file is read at the first question, and
/// only as far as the question goes: a world of the usual system reads a few lines.
///
/// The versions are facts from the availability attributes of dotnet/macios (MIT), of the headers of
/// Apple's open sources (objc4, CoreFoundation, libdispatch, Libc, libpthread, libplatform, xnu,
/// Security, CommonCrypto), and of Apple's documentation pages. A function that these headers declare
/// without a version, or that a binding of 2016 has, came with 9.3 or earlier; functions of SQLite
/// have the system whose library was the first to have them.
package enum Availability {
  /// A line of a version.
  private enum Entry {
    case classes([Substring])
    case protocols([Substring])
    case constants([Substring])
    case functions([Substring])
    case members(of: Substring, isProtocol: Bool, [Substring])
  }

  /// Calls a body with each line, newest version first, until it returns false.
  private static func read(_ body: (_ since: SystemVersion, _ entry: Entry) -> Bool) {
    var since = SystemVersion.newest
    EmbeddedFile.availability_txt.readLines { line in
      guard let first = line.utf8.first else { return true }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        since = SystemVersion(line.split(separator: ".").compactMap { Int($0) })
        return true
      }
      let words = line.split(separator: " ")
      let rest = Array(words.dropFirst())
      switch words[0] {
      case "@": return body(since, .classes(rest))
      case "&": return body(since, .protocols(rest))
      case "=": return body(since, .constants(rest))
      case "$": return body(since, .functions(rest))
      case let owner:
        let isProtocol = first == UInt8(ascii: "&")
        return body(
          since, .members(of: isProtocol ? owner.dropFirst() : owner, isProtocol: isProtocol, rest))
      }
    }
  }

  /// The selectors of a member: a getter with its setter has two.
  private static func selectors(_ member: Substring) -> [String] {
    let isPair = member.utf8.contains(UInt8(ascii: "="))
    let name = String(member.prefix { $0 != "=" && $0 != "~" })
    guard isPair else { return [name] }
    let isOfClass = name.hasPrefix("+")
    let setter = DeclaredProperty.setterName(of: isOfClass ? String(name.dropFirst()) : name)
    return [name, (isOfClass ? "+" : "") + setter]
  }

  /// The names that a system lacks; nil if it has all.
  ///
  /// The lists are read once for each version.
  package static func absences(of system: SystemVersion) -> Absences? {
    let lists = absentLists(of: system)
    let absences = Absences(
      classes: lists.classes, protocols: lists.protocols,
      members: lists.members.map { .init(owner: $0.key, selectors: $0.value) },
      messages: lists.messages)
    return absences.isEmpty ? nil : absences
  }

  /// The constants that a system does not have yet.
  static func absentConstants(of system: SystemVersion) -> Set<String> {
    absentLists(of: system).constants
  }

  /// The functions of C that a system does not have yet; sources link them weakly.
  package static func absentFunctions(of system: SystemVersion) -> [String] {
    absentLists(of: system).functions
  }

  /// The functions of C that have a version.
  package static let datedFunctions: Set<String> = {
    var names: Set<String> = []
    read { _, entry in
      if case .functions(let list) = entry { names.formUnion(list.map(String.init)) }
      return true
    }
    return names
  }()

  /// The names that a system does not have yet.
  private struct Lists {
    var classes: [String] = []
    var protocols: [String] = []
    var members: [String: [String]] = [:]
    var messages: [String] = []
    var constants: Set<String> = []
    var functions: [String] = []
  }

  /// The lists that were read, by version.
  private static let known = Mutex<[String: Lists]>([:])

  private static func absentLists(of system: SystemVersion) -> Lists {
    known.withLock { known in
      if let lists = known[system.text] { return lists }
      let lists = readLists(of: system)
      known[system.text] = lists
      return lists
    }
  }

  private static func readLists(of system: SystemVersion) -> Lists {
    var lists = Lists()
    read { since, entry in
      guard since > system else { return false }
      switch entry {
      case .classes(let names): lists.classes += names.map(String.init)
      case .protocols(let names): lists.protocols += names.map(String.init)
      case .constants(let names): lists.constants.formUnion(names.map(String.init))
      case .functions(let names): lists.functions += names.map(String.init)
      case .members(let owner, let isProtocol, let list):
        for member in list {
          let selectors = selectors(member)
          if !isProtocol { lists.members[String(owner), default: []] += selectors }
          if member.utf8.last != UInt8(ascii: "~") {
            lists.messages += selectors.map { $0.hasPrefix("+") ? String($0.dropFirst()) : $0 }
          }
        }
      }
      return true
    }
    return lists
  }

  /// The classes that came later than the oldest known system.
  package static let laterClasses: Set<String> = {
    var names: Set<String> = []
    read { since, entry in
      guard since > .oldest else { return false }
      if case .classes(let list) = entry { names.formUnion(list.map(String.init)) }
      return true
    }
    return names
  }()

  /// The version since which a class, a protocol, a constant or a function exists.
  ///
  /// - Returns: 9.3 for what came with it or earlier; nil if no source names the version.
  /// - Complexity: O(length of the table).
  package static func since(_ name: String) -> SystemVersion? {
    var found: SystemVersion?
    read { since, entry in
      switch entry {
      case .classes(let names), .protocols(let names), .constants(let names),
        .functions(let names):
        if names.contains(Substring(name)) { found = since }
      case .members: break
      }
      return found == nil
    }
    return found
  }

  /// The version since which a class or a protocol has a member of its own.
  ///
  /// - Parameter selector: the selector; that of a class method begins with `+`.
  static func since(_ owner: String, _ selector: String) -> SystemVersion? {
    var found: SystemVersion?
    read { since, entry in
      if case .members(let known, _, let list) = entry, known == owner,
        list.contains(where: { selectors($0).contains(selector) })
      {
        found = since
      }
      return found == nil
    }
    return found
  }

  /// The version since which instances of a class have a method, of its own or inherited.
  ///
  /// - Parameter isOfClass: whether it is a class method.
  static func since(
    _ selector: String, in cls: RuntimeClass, isOfClass: Bool = false
  ) -> SystemVersion? {
    let name = (isOfClass ? "+" : "") + selector
    for cls in cls.lineage {
      if let found = since(cls.name, name) { return found }
    }
    return nil
  }

  /// The systems that have no method of a name in a class, for a hook that would never run there.
  ///
  /// - Parameter systems: versions as ``CommandArguments/systems(_:_:)`` reads them.
  /// - Returns: those of them that are older than the method; none if its version is not known.
  static func systems(
    _ systems: [String], without selector: String, in cls: RuntimeClass, isOfClass: Bool = false
  ) -> [String] {
    guard let since = since(selector, in: cls, isOfClass: isOfClass) else { return [] }
    return systems.filter { SystemVersion($0).map { $0 < since } ?? false }
  }

  /// All versions by class, constant and member: `UIView`, `UIView safeAreaInsets`.
  ///
  /// The names of protocols follow `&`. Members that a class inherits are those of its superclass.
  static func all() -> [String: SystemVersion] {
    var found: [String: SystemVersion] = [:]
    read { since, entry in
      switch entry {
      case .classes(let names), .constants(let names), .functions(let names):
        for name in names { found[String(name)] = since }
      case .protocols(let names): for name in names { found["&" + name] = since }
      case .members(let owner, let isProtocol, let list):
        for selector in list.flatMap(selectors) {
          found[(isProtocol ? "&" : "") + owner + " " + selector] = since
        }
      }
      return true
    }
    return found
  }
}
