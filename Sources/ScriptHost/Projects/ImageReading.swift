internal import LuaBridge
internal import LuaModules
internal import ObjectiveCSources
package import Projects
import StringSearch

/// Reads the sources of images, whose translations are kept; one that cannot be read takes none with it.
package struct ImageReading {
  /// A source that was not read, with clang's first error.
  package struct Unread: Equatable {
    package let path: String
    package let reason: String
    /// Clang's next errors.
    package var more: [String] = []

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package private(set) var unread: [Unread] = []
  /// The paths of the sources that were read.
  package private(set) var readPaths: [String] = []
  package var readCount: Int { readPaths.count }
  /// By the name of a header of third parties that is absent, the number of sources read without it.
  private var absentHeaders: [String: Int] = [:]
  /// The classes and protocols of those headers that sources use.
  package private(set) var absentNames: Set<String> = []
  /// The names of those headers.
  package var headersThatAreAbsent: [String] { absentHeaders.keys.sorted() }

  /// Sentences on the headers that sources were read without.
  package var absences: [String] {
    guard !absentHeaders.isEmpty else { return [] }
    var lines = absentHeaders.sorted { $0.key < $1.key }.map { header, count in
      "absent: \(header), without which \(count) source\(count == 1 ? " was" : "s were") read"
    }
    let names = absentNames.sorted()
    guard !names.isEmpty else { return lines }
    let shown = names.prefix(12).joined(separator: ", ")
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    lines.append("taken as classes and protocols that are missing: \(shown)\(rest)")
    return lines
  }

  /// Reads all sources of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - progress: Called with the number of sources read so far.
  package init(_ image: ProjectImage, progress: (Int) -> Void = { _ in }) {
    for (place, source) in image.sources.enumerated() {
      progress(place)
      do {
        let made = try SourceTranslator(options: source.options).translate(source.path)
        for header in made.absentHeaders { absentHeaders[header, default: 0] += 1 }
        absentNames.formUnion(made.absentNames)
        readPaths.append(source.path)
      } catch {
        var source = Unread(path: source.path, reason: ImageReading.reason(error))
        source.more = ImageReading.errors(error).dropFirst().filter { !$0.hasPrefix("hookhost") }
        unread.append(source)
      }
    }
  }

  /// The number of errors of a source that are kept.
  private static let mostErrors = 5

  /// The first error of a source: `file:line:column: error: …`.
  ///
  /// It names the headers that are absent, since other errors may follow from that.
  package static func reason(_ error: any Error) -> String {
    let lines = errors(error)
    let absent = lines.compactMap { line -> String? in
      guard line.hasPrefix("hookhost: '"), line.hasSuffix("' is absent") else { return nil }
      return String(line.dropFirst("hookhost: ".count).dropLast(" is absent".count))
    }
    guard let first = lines.first, !absent.isEmpty else { return lines.first ?? "" }
    return "\(first) (absent: \(absent.joined(separator: ", ")))"
  }

  private static func errors(_ error: any Error) -> [String] {
    guard let error = error as? SourceError else { return ["\(error)"] }
    let lines = error.message.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error: ") }
    guard !errors.isEmpty else { return Array(lines.prefix(1)) }
    let absences = lines.filter { $0.hasPrefix("hookhost: '") }
    return errors.prefix(mostErrors) + absences
  }

  /// The lines that say what an image has and what it lacks.
  package static func report(
    _ image: ProjectImage, readCount: Int, unread: [Unread], notes: [String]
  ) -> [String] {
    let all = image.sources.count + image.foreign.count
    var lines = ["\(image.name): \(readCount) of \(all) sources were read"]
    lines += unread.map { "not read: \($0.path): \($0.reason)" }
    lines += image.foreign.map { "not read: \($0.path): \($0.language)" }
    lines += image.missing.map { "not there: \($0)" }
    if unread.contains(where: {
      $0.reason.contains("file not found") || $0.reason.contains("(absent: ")
    }) {
      lines.append(
        "--vendor DIR names a folder with third parties' sources, --include DIR one with headers")
    }
    return lines + notes.map { "left out: \($0)" }
  }
}
