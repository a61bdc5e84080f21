internal import ObjectiveCSources

// ARC makes an error of a message that nothing declares, while a source without it gets a warning and an
// object. Where these are all that is wrong with a source, it is read once more as one without ARC; a
// property must be declared for that, too. Only the reading is without: what it says of ARC is
// answered as ARC would, and the lowering counts.

extension SourceTranslator {
  /// Reads a source whose only errors are uses of methods and properties that nothing declares.
  ///
  /// - Parameters:
  ///   - first: The reading that has found them.
  ///   - path: The source.
  ///   - files: The files that clang sees.
  ///   - read: Reads the source without ARC, with more arguments.
  /// - Returns: the reading with clang's words of the first one; nil where there are other errors.
  /// - Throws: ``SourceError`` when libclang or a header cannot be used.
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
      let reading = try read(asARC + declaring)
      if reading.tree != nil { return reading.withDiagnostics(of: first) }
      guard properties.refine(reading.diagnostics) else { return reading }
    }
  }

  /// The arguments with which a reading without ARC says that it is one with ARC, and finds no fault
  /// with what only ARC has.
  private var asARC: [String] {
    let features = ["objc_arc", "objc_arc_weak", "objc_arc_fields"]
    return [
      "-w",
      "-D__has_feature(x)=(__hookhost_##x + __has_extension(x))",
    ] + features.map { "-D__hookhost_\($0)=1" }
  }
}
