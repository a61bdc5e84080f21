internal import ObjectiveCSources

// With ARC an undeclared message is an error; without ARC it is a warning and returns an object. If
// a source's only errors are of this type, it is read again without ARC; undeclared properties must
// be declared for that as well. Only the parsing is without ARC: feature checks in the source still
// report ARC, and the translation counts references.

extension SourceTranslator {
  /// Reads a source whose only errors are uses of undeclared methods and properties.
  ///
  /// - Parameters:
  ///   - first: The reading that has found them.
  ///   - path: The source.
  ///   - files: The files that clang sees.
  ///   - read: Reads the source without ARC, with additional arguments.
  /// - Returns: The reading with clang's messages of the first one; nil if there are other errors.
  /// - Throws: ``SourceError`` if libclang or a header cannot be used.
  func readUndeclared(
    _ first: SourceReading, of path: String, _ files: SourceFiles,
    reading read: ([String]) throws -> SourceReading
  ) throws -> SourceReading? {
    guard first.errorCount == 0, first.undeclaredCount > 0 else { return nil }
    var properties = UndeclaredProperties(first.diagnostics)
    while true {
      var declaring: [String] = []
      if let text = properties.text {
        files.add(UndeclaredProperties.header, Array(text.utf8))
        declaring = ["-include", UndeclaredProperties.header]
      }
      let reading = try read(["-w"] + declaring)
      if reading.tree != nil { return reading.withDiagnostics(of: first) }
      guard properties.refine(reading.diagnostics) else { return reading }
    }
  }

  /// Arguments that make a reading without ARC look like one with ARC.
  var asARC: [String] {
    let features = ["objc_arc", "objc_arc_weak", "objc_arc_fields"]
    return [
      // Without ARC, `__strong typeof(weakSelf)` would be weak as well.
      "-Dtypeof=__typeof_unqual__", "-D__typeof=__typeof_unqual__",
      "-D__typeof__=__typeof_unqual__",
      "-D__has_feature(x)=(__hookhost_##x + __has_extension(x))",
    ] + features.map { "-D__hookhost_\($0)=1" }
  }
}
