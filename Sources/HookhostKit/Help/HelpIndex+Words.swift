internal import LuaModules
internal import SelectorRuntime

/// Pages about commands, options, settings, verdicts and limits.
extension HelpIndex {
  /// The page of a command.
  func commandPage(_ name: String) -> HelpPage? {
    guard let command = Command.named.first(where: { $0.name == name }) else { return nil }
    var page = HelpPage(name: name, kind: "command")
    page.signatures = [command.usage]
    page.text =
      command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
      + (command.remarks.isEmpty ? "" : "\n" + command.remarks.oneParagraph)
    page.add("Options", command.options.map(HelpPage.Entry.init(option:)))
    return page
  }

  /// The pages of an option, which several commands may have.
  func optionPages(_ name: String) -> [HelpPage] {
    guard name.hasPrefix("-") else { return [] }
    let flag = String(name.prefix { $0 != "=" && $0 != " " })
    return ([.script] + Command.named).flatMap { command in
      command.options.filter { $0.flags.contains(flag) }.map { option in
        let owner = ["hookhost", command.name].compactMap(\.self).joined(separator: " ")
        var page = HelpPage(name: flag, kind: "option of \(owner)")
        page.signatures = [option.spelling]
        page.text = option.summary.oneParagraph.sentence
        if case .words(let words) = option.completion { page.add("Values", names: words) }
        return page
      }
    }
  }

  /// The page of a setting.
  func settingPage(_ name: String) -> HelpPage? {
    guard let setting = SettingNote.all.first(where: { $0.name == name }) else { return nil }
    var page = HelpPage(name: name, kind: "setting of the world")
    page.text = setting.summary.sentence
    page.add("Default", [.init(term: setting.defaultValue)])
    page.add("Alternatives", setting.alternatives.map { .init(term: $0) })
    if setting.alternatives.isEmpty {
      page.add("Values", [.init(term: setting.values)])
    }
    page.add(
      "From a version of iOS on",
      setting.versions.map { .init(term: $0.value, text: "since iOS \($0.version)") })
    if setting.confidence != "documented" {
      page.add("Confidence", [.init(term: setting.confidence)])
    }
    page.add("Example", code: setting.code)
    return page
  }

  /// The page of a verdict of the lab.
  func verdictPage(_ name: String) -> HelpPage? {
    guard let verdict = LabVerdict(rawValue: name) else { return nil }
    var page = HelpPage(name: name, kind: "verdict of the lab")
    page.text = verdict.summary
    let above = LabVerdict.allCases.prefix { $0 != verdict }.map(\.rawValue)
    if !above.isEmpty { page.add("Only when none of these fits", names: above) }
    page.add("Example", code: HelpExample.of("verdict.\(name)")?.code)
    return page
  }

  /// The page of a rule of `hookhost check`.
  func rulePage(_ name: String) -> HelpPage? {
    guard let rule = CheckRule.named(name) else { return nil }
    var page = HelpPage(name: rule.name, kind: "rule of hookhost check")
    page.text = rule.title.sentence + "\n" + rule.cause
    for (title, text) in [("Consequence", rule.consequence), ("Fix", rule.fix)] {
      page.sections.append(.init(title: title, contents: .prose(text)))
    }
    page.add("Objective-C", code: rule.code.isEmpty ? nil : rule.code)
    page.add("Reports", rule.sources.map { .init(term: $0) })
    let example = rule.verdict.map { "verdict.\($0.rawValue)" } ?? "rule.\(rule.name)"
    page.add("Example", code: HelpExample.of(example)?.code)
    return page
  }

  /// The page of a hooking technique.
  func techniquePage(_ name: String) -> HelpPage? {
    let prefix = "techniques."
    let bare = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let technique = LabTechnique.all.first(where: { $0.name == bare }) else { return nil }
    var page = HelpPage(name: bare, kind: "technique of hooking that the lab compares")
    page.signatures = [
      "require \"techniques\".\(bare)(class: CLASS, selector: SEL, token: string): table"
    ]
    page.text =
      technique.text
      + "\nIt answers an actor of a scenario, which logs the token and promises it once a message. "
      + "Files that `hookhost lab` runs find the module."
    page.add("Example", code: HelpExample.of("technique.\(bare)")?.code)
    page.add("See", [.init(term: "hookhost lab --matrix", text: "each with each of the others")])
    return page
  }

  /// The page of a limit.
  func limitPage(_ name: String) -> HelpPage? {
    guard let limit = HostLimit.all.first(where: { $0.name == name }) else { return nil }
    var page = HelpPage(name: name, kind: "limit")
    page.text = limit.extent.sentence + " " + limit.effect
    page.add("Example", code: limit.command ?? HelpExample.of("limit.\(name)")?.code)
    return page
  }
}

extension HelpPage.Entry {
  fileprivate init(option: CommandOption) {
    self.init(term: option.spelling, text: option.summary.oneParagraph)
  }
}

extension String {
  /// The text with its lines joined.
  var oneParagraph: String { split(separator: "\n").joined(separator: " ") }

  /// The phrase as a sentence.
  var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
