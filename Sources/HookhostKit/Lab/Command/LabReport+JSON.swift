internal import LuaModules

extension LabReport {
  /// The report as JSON: used by `--output json`, and by workers to send results.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("format", .text("hookhost.lab")), .init("version", .integer(MachineOutput.version)),
      .init("orders", .integer(orderCount)), .init("notAsWanted", .integer(failureCount)),
      .init("faults", .strings(faults)), .init("files", .array(files.map(\.json))),
    ]
    let matrix = LabMatrix(self)
    if !matrix.isEmpty { members.append(.init("matrix", matrix.json)) }
    return JSON(.object(members))
  }

  /// Parses a report that a worker sent; nil for any other JSON.
  init?(_ json: JSON) {
    guard let files = json["files"]?.elements, let faults = json["faults"]?.words else {
      return nil
    }
    self.init(files: files.compactMap(File.init), faults: faults)
  }
}

extension LabReport.File {
  fileprivate var json: JSON {
    JSON(
      .object([
        .init("path", .text(path)), .init("faults", .strings(faults)),
        .init("scenarios", .array(scenarios.map(\.json))),
      ]))
  }

  fileprivate init?(_ json: JSON) {
    guard let path = json["path"]?.string, let faults = json["faults"]?.words,
      let scenarios = json["scenarios"]?.elements
    else { return nil }
    self.init(
      path: path, scenarios: scenarios.compactMap(LabResult.init), faults: faults)
  }
}

extension LabResult {
  fileprivate var json: JSON {
    JSON(
      .object([
        .init("name", .text(name)), .init("complete", JSON(.bool(isComplete))),
        .init("faults", .strings(faults)), .init("orders", .array(orders.map(\.json))),
      ]))
  }

  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.string, case .bool(let isComplete) = json["complete"]?.content,
      let faults = json["faults"]?.words, let orders = json["orders"]?.elements
    else { return nil }
    self.init(
      name: name, isComplete: isComplete, orders: orders.compactMap(LabResult.Order.init),
      faults: faults)
  }
}

extension LabResult.Order {
  var json: JSON {
    var members: [JSON.Member] = [
      .init("number", .integer(number + 1)), .init("order", .strings(order)),
    ]
    if let removal { members.append(.init("unhook", .strings(removal))) }
    members += [
      .init("verdict", .text(verdict.rawValue)), .init("want", .text(wanted.rawValue)),
      .init("detail", .text(detail)), .init("minimal", .strings(minimal)),
      .init("trace", .strings(trace)),
    ]
    if let system { members.append(.init("system", .text(system))) }
    if !assumptions.isEmpty { members.append(.init("assumptions", .strings(assumptions))) }
    if let schedule { members.append(.init("schedule", .text(schedule))) }
    if let raisedAt = finding.raisedAt { members.append(.init("raisedAt", .text(raisedAt))) }
    members += [
      .init("reason", .text(reason)),
      .init("parties", .array(finding.parties.map(\.json))),
      .init("chain", .strings(finding.chain)),
    ]
    if let fix { members.append(.init("fix", .text(fix))) }
    if !unreached.isEmpty { members.append(.init("unreached", .array(unreached.map(\.json)))) }
    return JSON(.object(members))
  }

  init?(_ json: JSON) {
    guard let number = json["number"]?.integer, let order = json["order"]?.words,
      let verdict = json["verdict"]?.string.flatMap(LabVerdict.init(rawValue:)),
      let wanted = json["want"]?.string.flatMap(LabVerdict.init(rawValue:)),
      let detail = json["detail"]?.string, let minimal = json["minimal"]?.words,
      let trace = json["trace"]?.words
    else { return nil }
    self.init(
      number: number - 1, order: order, removal: json["unhook"]?.words,
      finding: LabFinding(
        verdict: verdict, detail: detail,
        parties: json["parties"]?.elements?.compactMap(LabParty.init) ?? [],
        chain: json["chain"]?.words ?? [], raisedAt: json["raisedAt"]?.string),
      wanted: wanted, minimal: minimal, trace: trace, schedule: json["schedule"]?.string,
      unreached: json["unreached"]?.elements?.compactMap(LabParty.init) ?? [],
      system: json["system"]?.string, assumptions: json["assumptions"]?.words ?? [])
  }
}

extension LabParty {
  var json: JSON {
    var members: [JSON.Member] = [.init("owner", .text(owner))]
    if let method { members.append(.init("method", .text(method))) }
    members.append(.init("file", .text(file)))
    if let line { members.append(.init("line", .integer(line))) }
    if let installed { members.append(.init("installed", .text(installed))) }
    return JSON(.object(members))
  }

  init?(_ json: JSON) {
    guard let owner = json["owner"]?.string, let file = json["file"]?.string else { return nil }
    var place = file
    if let line = json["line"]?.integer { place += ":\(line)" }
    self.init(
      owner: owner, method: json["method"]?.string, place: place,
      installed: json["installed"]?.string)
  }
}

extension JSON {
  static func text(_ text: String) -> JSON { JSON(.string(text)) }
  static func integer(_ number: Int) -> JSON { JSON(.integer(Int64(number))) }
  static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  static func strings(_ words: [String]) -> JSON { JSON(.array(words.map(text))) }

  /// The member with the given name; nil if there is none.
  subscript(_ name: String) -> JSON? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  var string: String? {
    guard case .string(let string) = content else { return nil }
    return string
  }

  var integer: Int? {
    guard case .integer(let number) = content else { return nil }
    return Int(number)
  }

  var elements: [JSON]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The elements of an array of strings; nil for any other value.
  var words: [String]? {
    guard let elements else { return nil }
    let words = elements.compactMap(\.string)
    return words.count == elements.count ? words : nil
  }
}
