internal import LuaModules
internal import ScriptHost

extension CheckReport {
  /// The report as JSON.
  var json: String {
    IndentedJSON.text(
      of: MachineOutput.object(
        "check",
        [
          ("tool", .text("hookhost check")),
          ("errors", .integer(count(.error))), ("warnings", .integer(count(.warning))),
          ("notes", .integer(count(.note))), ("inBaseline", .integer(result.knownCount)),
          ("findings", .array(result.findings.map(value))),
          ("actors", .array(result.parts.map(value))),
          (
            "orders",
            .array(
              result.orders.map { order in
                .object([
                  ("order", .strings(order.names)),
                  ("system", result.systems.isEmpty ? nil : order.system.map { .text($0) }),
                  ("verdict", .text(order.result.verdict.rawValue)),
                  ("reason", .text(relative(order.result.detail))),
                ])
              })
          ),
          ("leftOut", .strings(leftOut)),
          (
            "gone",
            .array(
              result.gone.map { entry in
                .object([
                  ("fingerprint", .text(entry.fingerprint)), ("rule", .text(entry.rule)),
                  ("actors", .strings(entry.actors)), ("method", .text(entry.method)),
                ])
              })
          ),
        ]))
  }

  private func value(_ finding: CheckFinding) -> JSON {
    .object([
      ("rule", .text(finding.rule)), ("level", .text(finding.level.rawValue)),
      ("fingerprint", .text(finding.fingerprint)), ("actors", .strings(finding.actors)),
      ("method", .text(finding.method)), ("message", .text(relative(finding.message))),
      ("parties", .array(finding.parties.map(value))),
      ("chain", .strings(finding.chain.map(relative))),
      ("orders", .array(finding.orders.map { .strings($0) })),
      ("systems", finding.systems.isEmpty ? nil : .strings(finding.systems)),
      ("fix", .text(fix(finding))),
    ])
  }

  private func value(_ party: LabParty) -> JSON {
    .object([
      ("actor", .text(party.owner)), ("method", party.method.map { .text($0) }),
      ("file", .text(relative(party.file))), ("line", party.line.map { .integer($0) }),
      ("installed", party.installed.map { .text(relative($0)) }),
    ])
  }

  private func value(_ part: CheckResult.Part) -> JSON {
    .object([
      ("name", .text(part.name)),
      ("folder", part.model == nil ? .text(part.folder.isEmpty ? "." : part.folder) : nil),
      ("page", part.model.map { .text($0.page) }), ("sources", .integer(part.sourceCount)),
      ("isWhole", .flag(part.isWhole)),
      (
        "unread",
        .array(
          part.unread.map { one in
            .object([
              ("file", .text(relative(one.path))), ("reason", .text(relative(one.reason))),
            ])
          })
      ),
      ("faults", .strings(part.faults.map(relative))),
      ("installers", .strings(part.installs.map(\.name))),
      ("removers", part.removers.isEmpty ? nil : .strings(part.removers.map(\.name))),
      (
        "registered",
        .array(
          part.registered.filter { !$0.slot.isForRules }.map { one in
            .object([
              ("type", .text(one.slot.rawValue)), ("name", .text(one.name)),
              ("place", .text(relative(one.place))),
              ("keepsPrevious", one.keepsPrevious.map { .flag($0) }),
              (
                "answersOthers",
                one.slot == .urlProtocol ? .flag(one.answersOthers) : nil
              ),
            ])
          })
      ),
      (
        "inventory",
        .array(
          part.entries.map { entry in
            .object([
              ("method", .text(entry.method)), ("technique", .text(entry.technique.rawValue)),
              ("installer", .text(entry.installer)),
              ("place", entry.place.map { .text(relative($0)) }),
              ("installed", entry.installed.map { .text(relative($0)) }),
              ("runs", entry.runs.map { .integer($0) }), ("state", .text(state(of: entry))),
              (
                "runsBySystem",
                entry.runsBySystem.isEmpty
                  ? nil
                  : .object(entry.runsBySystem.sorted { $0 < $1 }.map { ($0, .integer($1)) })
              ),
              ("callsOriginal", entry.callsOriginal.map { .flag($0) }),
              ("renamesCommand", entry.renamesCommand.map { .flag($0) }),
            ])
          })
      ),
    ])
  }
}
