internal import LuaModules
internal import ScriptHost

/// A finding of a run, as a worker sends it.
extension LabFinding {
  var checkJSON: JSON {
    .object([
      ("verdict", .text(verdict.rawValue)),
      ("detail", .text(ReportText.shortened(detail, limit: 2_000))),
      ("parties", .array(parties.map(\.json))), ("chain", .strings(chain)),
      ("raisedAt", raisedAt.map { .text($0) }), ("silenced", .flag(isSilenced)),
    ])
  }

  init?(_ json: JSON) {
    guard let verdict = json["verdict"]?.string.flatMap(LabVerdict.init(rawValue:)),
      let detail = json["detail"]?.string
    else { return nil }
    self.init(
      verdict: verdict, detail: detail,
      parties: json["parties"]?.elements?.compactMap(LabParty.init) ?? [],
      chain: json["chain"]?.words ?? [], raisedAt: json["raisedAt"]?.string)
    isSilenced = json["silenced"]?.isTrue ?? false
  }
}
