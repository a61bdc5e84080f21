internal import ControlModels
internal import LuaModules
internal import UIKitText

extension LabReport {
  /// The report as JUnit XML: a suite for each scenario, a test case for each order.
  ///
  /// A fault of a file or a scenario is an error of a test case with its name.
  var junit: String {
    var suites = ""
    if !faults.isEmpty { suites += LabReport.suite("hookhost lab", file: nil, [], faults) }
    for file in files {
      if !file.faults.isEmpty {
        suites += LabReport.suite(file.path, file: file.path, [], file.faults)
      }
      for scenario in file.scenarios {
        let systems = scenario.systems
        for part in systems.isEmpty ? [scenario] : systems.map({ scenario.under($0) }) {
          suites += LabReport.suite(part.name, file: file.path, part.orders, part.faults)
        }
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="hookhost lab" tests="\(orderCount + faultCount)" \
      failures="\(failureCount)" errors="\(faultCount)">
      \(suites)</testsuites>

      """
  }

  /// The lines of a failure that list its parties and the implementations between them.
  private static func parties(of finding: LabFinding) -> String {
    var text = finding.parties.map { "\(MarkupText.escaped($0.hookText))\n" }.joined()
    if !finding.chain.isEmpty {
      text += "from outside to inside: "
      text += MarkupText.escaped(finding.chain.joined(separator: " → ")) + "\n"
    }
    return text
  }

  private static func suite(
    _ name: String, file: String?, _ orders: [LabResult.Order], _ faults: [String]
  ) -> String {
    let name = MarkupText.escaped(name)
    let place = file.map { " file=\"\(MarkupText.escaped($0))\"" } ?? ""
    var text = """
      <testsuite name="\(name)"\(place) tests="\(orders.count + faults.count)" \
      failures="\(orders.count { !$0.isAsWanted })" errors="\(faults.count)">

      """
    for fault in faults {
      text += """
          <testcase name="\(name)" classname="\(name)">
            <error message="\(MarkupText.escaped(fault))"/>
          </testcase>

        """
    }
    for order in orders {
      text += "  <testcase name=\"\(MarkupText.escaped(order.title))\" classname=\"\(name)\""
      if let place = order.place, let colon = place.lastIndex(of: ":") {
        text += " file=\"\(MarkupText.escaped(String(place[..<colon])))\""
        text += " line=\"\(place[place.index(after: colon)...])\""
      }
      guard !order.isAsWanted else {
        text += "/>\n"
        continue
      }
      let fix = order.fix.map { "fix: \(MarkupText.escaped($0))\n" } ?? ""
      let replay = order.replay.map { "schedule: \(MarkupText.escaped($0))\n" } ?? ""
      text += """
        >
            <failure message="\(MarkupText.escaped(order.outcome))" type="\(order.verdict.rawValue)">\
        smallest set: \(MarkupText.escaped(order.minimal.joined(separator: " ")))
        \(parties(of: order.finding))\(fix)\(replay)trace: \(MarkupText.escaped(order.trace.joined(separator: " ")))</failure>
          </testcase>

        """
    }
    return text + "</testsuite>\n"
  }
}

extension LabResult.Order {
  /// The verdict, the expected verdict, and the reason.
  var outcome: String {
    (isAsWanted ? verdict.rawValue : "\(verdict.rawValue) instead of \(wanted.rawValue)")
      + (detail.isEmpty ? "" : ": \(detail)")
  }
}
