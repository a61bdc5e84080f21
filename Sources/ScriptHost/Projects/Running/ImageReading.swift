internal import LuaBridge
internal import ObjectiveCSources

/// Reads the sources of images, whose translations are kept; one that cannot be read takes none with it.
package struct ImageReading {
  /// A source that was not read, with clang's first error.
  package struct Unread: Equatable {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package private(set) var unread: [Unread] = []
  package private(set) var readCount = 0

  /// Reads all sources of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - progress: Called with the number of sources read so far.
  package init(_ image: ProjectImage, progress: (Int) -> Void = { _ in }) {
    for (place, source) in image.sources.enumerated() {
      progress(place)
      do {
        _ = try SourceTranslator(options: source.options).translate(source.path)
        readCount += 1
      } catch {
        unread.append(Unread(path: source.path, reason: ImageReading.reason(error)))
      }
    }
  }

  /// The first error of a source: `file:line:column: error: …`.
  package static func reason(_ error: any Error) -> String {
    guard let error = error as? SourceError else { return "\(error)" }
    let lines = error.message.split(separator: "\n")
    let first = lines.first { $0.contains("error: ") } ?? lines.first ?? ""
    return String(first)
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
    if unread.contains(where: { $0.reason.contains("file not found") }) {
      lines.append(
        "--vendor DIR names a folder with third parties' sources, --include DIR one with headers")
    }
    return lines + notes.map { "left out: \($0)" }
  }
}
