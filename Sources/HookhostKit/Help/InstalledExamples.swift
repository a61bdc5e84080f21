internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// The examples and guides that are installed with the program.
struct InstalledExamples {
  /// An item that can be copied: a folder of scripts, or a guide.
  struct Item {
    let name: String
    let title: String
    let path: String
    let isFolder: Bool
  }

  let items: [Item]

  var names: [String] { items.map(\.name) }

  /// The text that lists the items.
  var list: String {
    let width = StandardStream.terminalWidth
    var page = HelpPage(name: "examples", kind: "what came with the program")
    page.add("Examples", items.filter(\.isFolder).map { .init(term: $0.name, text: $0.title) })
    page.add("Guides", items.filter { !$0.isFolder }.map { .init(term: $0.name, text: $0.title) })
    page.add("Copying", code: "hookhost examples copy NAME [FOLDER]")
    return page.text(width: width)
  }

  /// The list as one line of JSON.
  ///
  /// - Parameter copied: the path of the copy; nil if nothing was copied.
  func json(copied: String? = nil) -> String {
    let elements = items.map { item in
      JSON.object([
        ("name", .text(item.name)), ("title", .text(item.title)), ("path", .text(item.path)),
        ("type", .text(item.isFolder ? "example" : "guide")),
      ])
    }
    let value = MachineOutput.object(
      "examples", [("items", .array(elements)), ("copied", copied.map { .text($0) })])
    return JSONWriter.text(of: value) + "\n"
  }

  /// Finds the examples next to the program: the installed ones, or those of its source tree.
  ///
  /// - Throws: ``CommandLineError`` if there are none.
  static func find() throws -> InstalledExamples {
    guard let program = ProcessContext.program else {
      throw missing
    }
    let programFolder = String(decoding: program, as: UTF8.self).parentFolder
    let installed = programFolder.parentFolder + "/share/hookhost"
    // The program of the tarball is in lib/hookhost/lib.
    let unpacked = programFolder.parentFolder.parentFolder.parentFolder + "/share/hookhost"
    for place in [installed, unpacked] where isFolder(place + "/examples") {
      return read(place + "/examples", [place + "/guides"])
    }
    // A program that has no examples beside it uses those of the checkout that it runs in.
    let current = ProcessContext.realPath(Array(".".utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
    for start in [programFolder, current ?? ""] {
      if let found = checkout(above: start) { return found }
    }
    throw missing
  }

  /// The examples of the source tree that contains a folder.
  private static func checkout(above start: String) -> InstalledExamples? {
    var folder = start
    while folder.count > 1 {
      if isFolder(folder + "/scripts/examples"), isFolder(folder + "/Sources/HookhostKit") {
        let pages = folder + "/Sources/HookhostKit/HookhostKit.docc"
        return read(
          folder + "/scripts/examples", [pages + "/Guides", pages], lab: folder + "/scripts/lab")
      }
      folder = folder.parentFolder
    }
    return nil
  }

  private static let missing = CommandLineError.misused(
    "there are no examples beside the program; scripts/install, the Debian package and the tarball "
      + "contain them")

  /// - Parameters:
  ///   - examples: The folder of the examples.
  ///   - guides: The folders of the guides.
  ///   - lab: The scenarios of the lab, if they are not among the examples as in an installation.
  private static func read(
    _ examples: String, _ guides: [String], lab: String? = nil
  ) -> InstalledExamples {
    let titles = titles(in: examples + "/README.md")
    let folders =
      names(in: examples).map { ($0, "\(examples)/\($0)") } + (lab.map { [("lab", $0)] } ?? [])
    var items = folders.filter { isFolder($0.1) }.map { name, path in
      // The headings of the README begin with the number of a folder.
      let number = String(name.prefix { $0 != "_" })
      return Item(name: name, title: titles[number] ?? "", path: path, isFolder: true)
    }
    for folder in guides {
      items += names(in: folder).filter { $0.hasSuffix(".md") }.map { file in
        let path = "\(folder)/\(file)"
        return Item(
          name: String(file.dropLast(3)), title: lines(of: path).first?.heading ?? "", path: path,
          isFolder: false)
      }
    }
    return InstalledExamples(items: items)
  }

  /// The titles after the numbers in the headings of a file: `## 003 Method swizzling: …`.
  private static func titles(in path: String) -> [String: String] {
    var titles: [String: String] = [:]
    for line in lines(of: path) where line.hasPrefix("## ") {
      let words = line.dropFirst(3).split(separator: " ", maxSplits: 1)
      if words.count == 2 { titles[String(words[0])] = String(words[1]) }
    }
    return titles
  }

  private static func lines(of path: String) -> [Substring] {
    let bytes = (try? WholeFile.read(Array(path.utf8))) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}

// MARK: Copying

extension InstalledExamples {
  /// The reason why a copy could not be written.
  struct CopyFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// Copies an example, and returns the path of the copy.
  ///
  /// - Throws: ``CommandLineError`` for an unknown name, and for a path that exists;
  ///   ``CopyFailure`` if the copy cannot be written, which leaves no part of it.
  func copy(_ name: String, into folder: String) throws -> String {
    guard let item = items.first(where: { $0.name == name }) else {
      let part = name.lowercased()
      let near =
        NearestName.find(name, among: names)
        ?? names.first { !part.isEmpty && $0.lowercased().contains(part) }
      let hint = near.map { "did you mean '\($0)'?" }
      throw CommandLineError.misused(
        "no example is called '\(PrettyPrinter.oneLine(name))'; "
          + (hint ?? "`hookhost examples` lists them"))
    }
    let target =
      (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/"
      + (item.isFolder ? item.name : item.name + ".md")
    if Self.isFolder(target) || Folder.hasFile(Array(target.utf8)) {
      throw CommandLineError.misused("'\(target)' is there already; move it away first")
    }
    try EndingSignals.deferred {
      do {
        try Folder.make(Array(folder.utf8))
        try Self.copy(item.path, to: target)
      } catch {
        Folder.removeAll(Array(target.utf8))
        throw CopyFailure(description: "cannot write '\(target)': \(error)")
      }
    }
    return target
  }

  private static func copy(_ source: String, to target: String) throws {
    guard isFolder(source) else {
      return try WholeFile.replace(Array(target.utf8), with: WholeFile.read(Array(source.utf8)))
    }
    try Folder.make(Array(target.utf8))
    for name in names(in: source) { try copy("\(source)/\(name)", to: "\(target)/\(name)") }
  }

  private static func isFolder(_ path: String) -> Bool { Folder.exists(Array(path.utf8)) }

  private static func names(in path: String) -> [String] {
    ((try? Folder.names(in: Array(path.utf8))) ?? []).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// The path without its last component.
  fileprivate var parentFolder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}

extension Substring {
  /// The text of a Markdown heading.
  fileprivate var heading: String { trimming("# ") }
}
