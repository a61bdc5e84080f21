extension CheckReport {
  /// The hooks of one method, with their owners and lines: `--explain -[Class selector]`.
  ///
  /// - Throws: ``CommandLineError`` if the text is no method.
  func explanation(of method: String) throws -> String {
    let inside = method.dropFirst(2).dropLast()
    let parts = inside.split(separator: " ")
    guard method.hasPrefix("-[") || method.hasPrefix("+["), method.hasSuffix("]"), parts.count == 2
    else {
      throw CommandLineError.misused("'--explain' takes -[Class selector], not '\(method)'")
    }
    let (cls, selector) = (String(parts[0]), String(parts[1]))
    let entries = result.parts.flatMap(\.entries).filter { entry in
      entry.selector == selector && entry.isClassMethod == method.hasPrefix("+")
        && (entry.cls == cls || entry.lineage.contains(cls) || subclasses(of: entry.cls, cls))
    }
    guard !entries.isEmpty else { return "\(method): no actor hooks it\n" }
    var text = "\(method)\n"
    for entry in entries {
      text += "  \(entry.actor): \(entry.technique.rawValue) by \(entry.installer)"
      if entry.cls != cls { text += " on \(entry.cls)" }
      if let place = entry.place { text += ", \(relative(place))" }
      if let installed = entry.installed, installed != entry.place {
        text += ", installed at \(relative(installed))"
      }
      text += ", \(state(of: entry))"
      if entry.callsOriginal == false { text += ", does not call the original" }
      if entry.renamesCommand ?? false { text += ", renames _cmd" }
      text += "\n"
    }
    for finding in result.findings
    where !finding.chain.isEmpty && entries.contains(where: { $0.method == finding.method }) {
      let orders = finding.orders.map { $0.joined(separator: " then ") }.joined(separator: "; ")
      text += "  \(finding.rule), \(orders): from outside to inside: "
      text += finding.chain.map { relative($0) }.joined(separator: " → ") + "\n"
    }
    return text
  }

  /// Whether a hooked class is a superclass of the given one, as far as the inventory knows.
  private func subclasses(of hooked: String, _ cls: String) -> Bool {
    result.parts.flatMap(\.entries).contains {
      $0.cls == cls && $0.lineage.contains(hooked)
    }
  }
}
