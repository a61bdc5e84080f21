internal import ControlModels
internal import LuaModules
internal import ScriptHost
import StringSearch
internal import UIKitText

extension CheckReport {
  /// The findings as workflow commands of GitHub, which shows them beside the lines.
  var github: String {
    var text = ""
    for finding in result.findings {
      let command = finding.level == .note ? "notice" : finding.level.rawValue
      var properties: [String] = []
      if let party = finding.parties.first, let line = party.line, !party.file.hasSuffix(".model") {
        // Annotations need paths that are relative to the repository.
        properties = ["file=\(CheckReport.property(party.file))", "line=\(line)"]
      }
      let title = [finding.rule, CheckRule.named(finding.rule)?.title].compactMap(\.self)
      properties.append("title=\(CheckReport.property(title.joined(separator: " ")))")
      let others = finding.parties.dropFirst().map { ", \($0.owner): \(place($0))" }.joined()
      text += "::\(command) \(properties.joined(separator: ","))::"
      let systems = systems(of: finding).map { " (\($0))" } ?? ""
      text += CheckReport.data("\(finding.method) \(relative(finding.message))\(systems)\(others)")
      text += "\n"
    }
    for part in result.parts where !part.isWhole {
      text += "::error title=not analysed::"
      text += CheckReport.data("\(part.name): \(part.reasons.joined(separator: "; "))") + "\n"
    }
    return text
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// The report as JUnit XML: a test case for each finding, and for each actor without one.
  var junit: String {
    let failing = result.findings.filter { $0.level > .note }
    var cases = ""
    for finding in failing {
      cases += "  <testcase name=\"\(MarkupText.escaped(finding.rule)) "
      cases += "\(MarkupText.escaped(finding.method))\" "
      cases += "classname=\"\(MarkupText.escaped(finding.actors.joined(separator: " ")))\""
      if let party = finding.parties.first, let line = party.line {
        cases += " file=\"\(MarkupText.escaped(relative(party.file)))\" line=\"\(line)\""
      }
      cases += ">\n    <failure type=\"\(finding.level.rawValue)\" "
      cases += "message=\"\(MarkupText.escaped(relative(finding.message)))\">"
      for party in finding.parties {
        cases += MarkupText.escaped("\(party.owner): \(place(party))") + "\n"
      }
      if !finding.chain.isEmpty {
        let links = finding.chain.map { relative($0) }.joined(separator: " → ")
        cases += "from outside to inside: \(MarkupText.escaped(links))\n"
      }
      if let systems = systems(of: finding) { cases += "\(systems)\n" }
      cases += MarkupText.escaped("fix: \(fix(finding))") + "</failure>\n  </testcase>\n"
    }
    var errors = 0
    for part in result.parts {
      let name = MarkupText.escaped(part.name)
      if !part.isWhole {
        errors += 1
        let reasons = part.reasons.joined(separator: "; ")
        cases += "  <testcase name=\"\(name)\" classname=\"\(name)\">\n    "
        cases += "<error message=\"\(MarkupText.escaped(relative(reasons)))\"/>\n  </testcase>\n"
      } else if !failing.contains(where: { $0.actors.contains(part.name) }) {
        cases += "  <testcase name=\"\(name)\" classname=\"\(name)\"/>\n"
      }
    }
    let count = cases.ranges(of: "<testcase ").count
    let counts = "tests=\"\(count)\" failures=\"\(failing.count)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="hookhost check" \(counts)>
      <testsuite name="hookhost check" \(counts)>
      \(cases)</testsuite>
      </testsuites>

      """
  }
}
