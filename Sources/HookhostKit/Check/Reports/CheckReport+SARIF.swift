internal import LuaModules

extension CheckReport {
  /// The report as SARIF 2.1.0.
  ///
  /// Paths are relative to the checked folder. The fingerprints contain no lines and no addresses.
  var sarif: String {
    let names = Set(result.findings.map(\.rule)).sorted()
    let rules = names.compactMap(CheckRule.named)
    let driver = JSON.object([
      ("name", .text("hookhost")), ("version", .text(Usage.version)),
      ("rules", .array(rules.map(value))),
    ])
    let run = JSON.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .text("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        .object([
          ("ROOT", .object([("description", .object([("text", .text("the checked folder"))]))]))
        ])
      ),
      (
        "invocations",
        .array([
          .object([
            ("executionSuccessful", .flag(!result.hasFaults)),
            ("toolExecutionNotifications", .array(leftOut.map(notification))),
          ])
        ])
      ),
      ("results", .array(result.findings.map { value($0, rules) })),
    ])
    return IndentedJSON.text(
      of: .object([
        ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .text("2.1.0")), ("runs", .array([run])),
      ]))
  }

  private func notification(_ text: String) -> JSON {
    .object([("level", .text("note")), ("message", .object([("text", .text(text))]))])
  }

  private func value(_ rule: CheckRule) -> JSON {
    .object([
      ("id", .text(rule.name)),
      ("shortDescription", .object([("text", .text(rule.title))])),
      ("fullDescription", .object([("text", .text(rule.cause))])),
      ("help", .object([("text", .text("\(rule.consequence) \(rule.fix)"))])),
    ])
  }

  private func value(_ finding: CheckFinding, _ rules: [CheckRule]) -> JSON {
    var message = relative(finding.message)
    if !finding.orders.isEmpty {
      let orders = finding.orders.map { $0.joined(separator: " then ") }
      message += " (orders: \(orders.joined(separator: "; ")))"
    }
    if let systems = systems(of: finding) { message += " (\(systems))" }
    return .object([
      ("ruleId", .text(finding.rule)),
      ("ruleIndex", rules.firstIndex { $0.name == finding.rule }.map { .integer($0) }),
      ("level", .text(finding.level.rawValue)), ("message", .object([("text", .text(message))])),
      ("locations", .array(finding.parties.prefix(1).map { location($0, nil) })),
      (
        "relatedLocations",
        .array(finding.parties.dropFirst().enumerated().map { location($1, $0 + 1) })
      ),
      ("partialFingerprints", .object([("hookhostCheck/v1", .text(finding.fingerprint))])),
    ])
  }

  private func location(_ party: LabParty, _ number: Int?) -> JSON {
    let logical = JSON.array([
      .object([
        ("name", .text(party.method ?? party.owner)), ("kind", .text("function")),
        ("fullyQualifiedName", .text("\(party.owner): \(party.method ?? "")")),
      ])
    ])
    let path = relative(party.file)
    var physical: JSON?
    if let line = party.line, !path.hasSuffix(".model") {
      physical = .object([
        (
          "artifactLocation",
          .object([
            ("uri", .text(CheckReport.encoded(path))),
            ("uriBaseId", path.hasPrefix("/") ? nil : .text("ROOT")),
          ])
        ),
        ("region", .object([("startLine", .integer(max(1, line)))])),
      ])
    }
    return .object([
      ("id", number.map { .integer($0) }), ("physicalLocation", physical),
      ("logicalLocations", logical),
      ("message", number.map { _ in .object([("text", .text(party.owner))]) }),
    ])
  }

  /// A path as a URI: characters that a URI forbids are escaped.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "/._-~+".utf8.contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
