internal import CEmbeddedFiles
internal import ControlModels
internal import LuaModules
internal import UIKitText

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The report as a self-contained HTML page: `--output html`.
///
/// Scenarios with unexpected verdicts are expanded at the top; the trace of each failing order is
/// collapsed below it.
struct LabPage {
  private let report: LabReport
  private let matrix: LabMatrix?

  init(_ report: LabReport, _ matrix: LabMatrix?) {
    self.report = report
    self.matrix = matrix
  }

  var text: String {
    let template = PageTemplate(
      .lab_page_html,
      linking: [
        "lab_page.css": .lab_page_css, "page_filters.js": .page_filters_js,
        "lab_page.js": .lab_page_js,
      ])
    let results =
      faultList(report.faults) + (matrix.map(LabPage.section) ?? "")
      + report.files.map(section).joined()
    let shown = report.scenarios.flatMap(\.orders)
      .filter { !$0.isAsWanted || $0.verdict != .ok }
    return template.filled([
      "summary": summary, "filters": LabPageFilters.form(shown), "results": results,
    ])
  }

  private var summary: String {
    let orders = ReportText.counted(report.orderCount, "order")
    let scenarios = ReportText.counted(report.scenarios.count, "scenario")
    let files = ReportText.counted(report.files.count, "file")
    let state = report.isAsWanted ? "good" : "bad"
    let outcome =
      report.isAsWanted
      ? "all as wanted"
      : "\(ReportText.grouped(report.failureCount)) not as wanted"
        + (report.faultCount > 0 ? ", \(ReportText.counted(report.faultCount, "fault"))" : "")
    return """
      <p class="summary"><strong class="\(state)">\(outcome)</strong>
      <span>\(orders) of \(scenarios) in \(files)</span></p>
      """
  }

  private func faultList(_ faults: [String]) -> String {
    faults.map { "<p class=\"fault\">\(LabPage.wrappable($0))</p>\n" }.joined()
  }

  private func section(_ file: LabReport.File) -> String {
    // Failing scenarios come first.
    let failing = file.scenarios.filter { !$0.isAsWanted }
    let passing = file.scenarios.filter(\.isAsWanted)
    var text = "<section class=\"file\">\n<h2>\(LabPage.wrappable(file.path))</h2>\n"
    text += faultList(file.faults)
    text += failing.map { scenario($0, isOpen: true) }.joined()
    if !passing.isEmpty {
      text += passing.map { scenario($0, isOpen: false) }.joined()
    }
    return text + "</section>\n"
  }

  private func scenario(_ scenario: LabResult, isOpen: Bool) -> String {
    let counts = scenario.counts.map { count in
      "<span class=\"count \(count.verdict == .ok ? "good" : "other")\">"
        + "\(ReportText.grouped(count.count)) \(count.verdict.rawValue)</span>"
    }
    var text = """
      <details class="scenario \(isOpen ? "bad" : "good")"\(isOpen ? " open" : "")>
      <summary><span class="name">\(MarkupText.escaped(scenario.name))</span>
      <span class="counts">\(counts.joined(separator: " "))</span></summary>
      \(faultList(scenario.faults))
      """
    if !scenario.isComplete {
      text += "<p class=\"note\">A sample of all orders that there are.</p>\n"
    }
    text += LabPage.systemTable(scenario)
    text += scenario.assumptions.prefix(LabPage.expectedShown).map {
      "<p class=\"note\">\(LabPage.wrappable($0.titles[0])) \(LabPage.wrappable($0.text))</p>\n"
    }.joined()
    text += scenario.unreached.prefix(LabPage.expectedShown).map {
      "<p class=\"note\">not reached: \(LabPage.wrappable($0.hookText))</p>\n"
    }.joined()
    let (failing, rest) = (scenario.failures, scenario.orders.filter(\.isAsWanted))
    text += failing.map(order).joined()
    // Expected failures are shown; orders that are ok are not, since there may be thousands.
    let telling = rest.filter { $0.verdict != .ok }
    text += telling.prefix(LabPage.expectedShown).map(order).joined()
    let hidden = telling.count - LabPage.expectedShown
    if hidden > 0 {
      text +=
        "<p class=\"note\">… and \(ReportText.grouped(hidden)) more that fail as wanted.</p>\n"
    }
    let fine = rest.filter { $0.verdict == .ok }
    if let first = fine.first {
      let others = fine.count > 1 ? " (and \(ReportText.grouped(fine.count - 1)) more)" : ""
      text += "<p class=\"note\">ok: \(MarkupText.escaped(first.title))\(others)</p>\n"
    }
    return text + "</details>\n"
  }

  /// A table with a row for each system, and a column for each order; empty without systems.
  private static func systemTable(_ scenario: LabResult) -> String {
    let systems = scenario.systems
    guard let first = systems.first else { return "" }
    let columns = scenario.under(first).orders.prefix(columnsShown)
    var text = "<div class=\"scroll\"><table>\n<thead><tr><td></td>"
    for order in columns {
      text += "<th scope=\"col\"><span>\(MarkupText.escaped(order.order.joined(separator: " ")))"
      text += "</span></th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for system in systems {
      text += "<tr><th scope=\"row\">iOS \(MarkupText.escaped(system))</th>"
      for order in scenario.under(system).orders.prefix(columnsShown) {
        text += "<td class=\"\(order.isAsWanted ? "good" : "bad")\""
        text += " title=\"\(MarkupText.escaped(order.title))\">\(order.verdict.rawValue)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }

  /// The maximum number of orders that the table of systems shows.
  private static let columnsShown = 24

  /// The maximum number of expected failures that are shown of a scenario.
  private static let expectedShown = 100

  private func order(_ order: LabResult.Order) -> String {
    let trace = order.trace.map { "<li>\(LabPage.wrappable($0))</li>" }.joined()
    let minimal = order.minimal.isEmpty ? "" : LabPage.chips(order.minimal)
    let replay =
      order.schedule.map(MarkupText.escaped).map { name in
        "\n<dt>schedule</dt><dd><code>\(name)</code>, again with <code>--schedule '\(name)'</code></dd>"
      } ?? ""
    let hooks = order.finding.parties.map {
      "<li>\(LabPage.wrappable($0.hookText))</li>"
    }.joined()
    let links = order.finding.chain.map { "<li>\(LabPage.wrappable($0))</li>" }.joined()
    let places =
      (hooks.isEmpty ? "" : "\n<dt>hooks</dt><dd><ul>\(hooks)</ul></dd>")
      + (links.isEmpty ? "" : "\n<dt>from outside to inside</dt><dd><ol>\(links)</ol></dd>")
      + (order.fix.map { "\n<dt>fix</dt><dd>\(LabPage.wrappable($0))</dd>" } ?? "")
    let wanted = order.isAsWanted ? "as wanted" : "instead of \(order.wanted.rawValue)"
    return """
      <details class="order \(order.isAsWanted ? "expected" : "bad")" \
      \(LabPageFilters.attributes(of: order))>
      <summary>\(LabPage.chips(order.order))\
      \(order.system.map { "<span class=\"without\">iOS \(MarkupText.escaped($0))</span>" } ?? "")\
      \(order.removal.map { "<span class=\"without\">without</span>\(LabPage.chips($0))" } ?? "")
      <span class="verdict">\(order.verdict.rawValue)</span>
      <span class="wanted">\(wanted)</span>
      <span class="detail">\(LabPage.wrappable(order.reason))</span></summary>
      <dl><dt>smallest set</dt><dd>\(minimal)</dd>\(places)\(replay)
      <dt>trace</dt><dd>\(trace.isEmpty ? "nothing was logged" : "<ol>\(trace)</ol>")</dd></dl>
      </details>

      """
  }

  private static func chips(_ names: [String]) -> String {
    names.map { "<span class=\"actor\">\(wrappable($0))</span>" }
      .joined(separator: "<span class=\"then\">→</span>")
  }

  /// Adds line break opportunities to a long text.
  private static func wrappable(_ text: String) -> String {
    MarkupText.escaped(text).split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "/<wbr>")
  }
}

// MARK: The matrix

extension LabPage {
  fileprivate static func section(_ matrix: LabMatrix) -> String {
    var text = "<section class=\"matrix\">\n<h2>Technique × technique × class shape</h2>\n"
    text += "<p class=\"note\">Rows are installed first, columns second. A pale cell: one of the "
    text += "two fails without the other.</p>\n<ul class=\"totals\">\n"
    for technique in matrix.techniques {
      let (alone, together) = matrix.failures(of: technique)
      text += "<li class=\"\(alone + together == 0 ? "good" : "bad")\"><strong>"
      text += "\(MarkupText.escaped(technique))</strong> \(matrix.words(for: technique))</li>\n"
    }
    text += "</ul>\n<div class=\"shapes\">\n"
    let known = LabTechnique.all
    let rows = matrix.techniques.compactMap { name in
      known.first { $0.name == name }.map {
        "<dt>\(MarkupText.escaped(name))</dt><dd>\(MarkupText.escaped($0.text))</dd>\n"
      }
    }
    if !rows.isEmpty { text += "<dl class=\"techniques\">\n\(rows.joined())</dl>\n" }
    for shape in matrix.shapes { text += table(shape, matrix) }
    return text + "</div>\n</section>\n"
  }

  private static func table(_ shape: String, _ matrix: LabMatrix) -> String {
    var text = "<div class=\"scroll\"><table>\n<caption>\(MarkupText.escaped(shape))</caption>\n"
    text += "<thead><tr><td></td>"
    for technique in matrix.techniques {
      text += "<th scope=\"col\"><span>\(MarkupText.escaped(technique))</span></th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for first in matrix.techniques {
      text += "<tr><th scope=\"row\">\(MarkupText.escaped(first))</th>"
      for second in matrix.techniques {
        guard let cell = matrix.cell(shape, first, second) else {
          text += "<td></td>"
          continue
        }
        let kind = cell.verdict == .ok ? "good" : cell.isConflict ? "bad" : "alone"
        let title = MarkupText.escaped("\(first), then \(second): \(cell.verdict.rawValue)")
        text += "<td class=\"\(kind)\" title=\"\(title)\">"
        text += cell.verdict == .ok ? "ok</td>" : "\(cell.verdict.rawValue)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }
}
