internal import CEmbeddedFiles
internal import ControlModels
internal import LuaModules
internal import UIKitText

/// The report as a self-contained HTML page, with filters that are kept in its address.
struct CheckPage {
  private let report: CheckReport
  private var result: CheckResult { report.result }

  init(_ report: CheckReport) { self.report = report }

  var text: String {
    PageTemplate(
      .check_page_html,
      linking: [
        "check_page.css": .check_page_css, "page_filters.js": .page_filters_js,
        "check_page.js": .check_page_js,
      ]
    ).filled([
      "summary": CheckPage.escaped(report.summary), "filters": filters,
      "findings": result.findings.isEmpty
        ? "<p>None.</p>" : result.findings.map(article).joined(separator: "\n"),
      "table": table + registrations, "techniques": techniques, "leftOut": leftOut,
    ])
  }

  private static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  private static func cls(of method: String) -> String {
    String(method.dropFirst(2).prefix { $0 != " " })
  }

  private var filters: String {
    let findings = result.findings
    func unique(_ words: [String]) -> [String] { Set(words.filter { !$0.isEmpty }).sorted() }
    let choices: [(String, String, [String])] = [
      ("level", "level", CheckFinding.Level.allCases.reversed().map(\.rawValue)),
      ("rule", "rule", unique(findings.map(\.rule))),
      ("actor", "actor", result.parts.map(\.name)),
      (
        "cls", "class",
        unique(findings.map { CheckPage.cls(of: $0.method) } + report.classes.map(\.cls))
      ),
      ("file", "file", unique(findings.flatMap { $0.parties.map { report.relative($0.file) } })),
    ]
    return choices.map { name, title, words in
      let options = words.map { word in
        let rule = name == "rule" ? CheckRule.named(word) : nil
        let label = rule.map { "\($0.name) \($0.title)" } ?? word
        return "<option value=\"\(CheckPage.escaped(word))\">\(CheckPage.escaped(label))</option>"
      }.joined()
      return "<label>\(title) <select name=\"\(name)\"><option value=\"\">all</option>"
        + "\(options)</select></label>"
    }.joined(separator: "\n")
  }

  private func article(_ finding: CheckFinding) -> String {
    let files = finding.parties.map { report.relative($0.file) }.joined(separator: "\n")
    let level = finding.level.rawValue
    var text = "<article class=\"\(level)\" data-level=\"\(level)\""
    text += " data-rule=\"\(CheckPage.escaped(finding.rule))\""
    text += " data-actors=\"\(CheckPage.escaped(finding.actors.joined(separator: "\n")))\""
    text += " data-cls=\"\(CheckPage.escaped(CheckPage.cls(of: finding.method)))\""
    text += " data-files=\"\(CheckPage.escaped(files))\">\n"
    let title = CheckRule.named(finding.rule)?.title ?? ""
    text += "<h3><b>\(finding.rule)</b> \(CheckPage.escaped(title)): "
    text += "<code>\(CheckPage.escaped(finding.method))</code></h3>\n"
    text += "<p>\(CheckPage.escaped(report.relative(finding.message)))</p>\n<dl>"
    for party in finding.parties {
      var place = report.place(party)
      if let installed = party.installed, installed != party.place {
        place += ", installed at \(report.relative(installed))"
      }
      text += "<dt>\(CheckPage.escaped(party.owner))</dt>"
      text += "<dd><code>\(CheckPage.escaped(place))</code></dd>"
    }
    if !finding.chain.isEmpty {
      let links = finding.chain.map { report.relative($0) }.joined(separator: " → ")
      text += "<dt>outside to inside</dt><dd><code>\(CheckPage.escaped(links))</code></dd>"
    }
    if !finding.orders.isEmpty {
      let orders = finding.orders.map { $0.joined(separator: " then ") }.joined(separator: "; ")
      text += "<dt>orders</dt><dd>\(CheckPage.escaped(orders))</dd>"
    }
    if !finding.systems.isEmpty {
      text += "<dt>only under</dt><dd>iOS \(finding.systems.joined(separator: ", "))</dd>"
    }
    return text + "<dt>fix</dt><dd>\(CheckPage.escaped(report.fix(finding)))</dd></dl>\n</article>"
  }

  private var table: String {
    let active = result.parts.filter { !$0.entries.isEmpty }
    guard !active.isEmpty else { return "<p>No actor changes a method.</p>" }
    var text = "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">class</th>"
    text += active.map { "<th scope=\"col\">\(CheckPage.escaped($0.name))</th>" }.joined()
    text += "</tr></thead><tbody>\n"
    for (cls, entries) in report.classes {
      let names = Set(entries.map(\.actor)).sorted().joined(separator: "\n")
      text += "<tr data-cls=\"\(CheckPage.escaped(cls))\""
      let files = entries.map { report.relative($0.party.file) }.joined(separator: "\n")
      text += " data-actors=\"\(CheckPage.escaped(names))\""
      text += " data-files=\"\(CheckPage.escaped(files))\">"
      text += "<th scope=\"row\">\(CheckPage.escaped(cls))</th>"
      for part in active {
        let own = entries.filter { $0.actor == part.name }.map { entry in
          let sign = entry.isClassMethod ? "+" : "-"
          return "<li\(entry.isUnrun ? " class=\"unrun\"" : "") title=\""
            + "\(CheckPage.escaped(entry.place.map(report.relative) ?? ""))\"><code>\(sign)"
            + "\(CheckPage.escaped(entry.selector))</code> \(entry.technique.rawValue), "
            + "\(CheckPage.escaped(report.state(of: entry)))</li>"
        }
        text += own.isEmpty ? "<td></td>" : "<td><ul>\(own.joined())</ul></td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div>"
  }

  private var registrations: String {
    guard !report.registered.isEmpty else { return "" }
    let items = report.registered.map { one in
      let place = one.place.isEmpty ? "" : ", <code>\(CheckPage.escaped(one.place))</code>"
      return "<li>\(CheckPage.escaped("\(one.actor): \(one.slot.rawValue)")) "
        + "<code>\(CheckPage.escaped(one.names))</code>\(place)</li>"
    }
    return "<h3>Registered without changing a method</h3>\n<ul>"
      + "\(items.joined(separator: "\n"))</ul>"
  }

  private var techniques: String {
    let used = Set(result.parts.flatMap { $0.entries.map(\.technique) })
    let rows = HookTechnique.allCases.filter(used.contains).map {
      "<dt>\($0.rawValue)</dt><dd>\(CheckPage.escaped($0.summary))</dd>"
    }
    return rows.isEmpty ? "" : "<dl>\(rows.joined())</dl>"
  }

  private var leftOut: String {
    guard !report.leftOut.isEmpty else { return "<p>Nothing.</p>" }
    let items = report.leftOut.map { "<li>\(CheckPage.escaped($0))</li>" }
    return "<ul>\(items.joined(separator: "\n"))</ul>"
  }
}

extension HookTechnique {
  /// The effect of the technique, as a sentence.
  var summary: String {
    switch self {
    case .exchange: "Two methods swap their implementations; the original runs under an alias."
    case .set: "The implementation of a method is set; the hook keeps the old one."
    case .replace: "A method is replaced, or added if the class inherits it."
    case .add: "A method is added to a class that had none of its own."
    case .isa: "The class of an object is replaced by a subclass."
    case .forwarding: "The message is forwarded, and handled in forwardInvocation:."
    case .delegate: "An object stands in front of a delegate."
    case .category: "A category defines a method that the class has already."
    }
  }
}
