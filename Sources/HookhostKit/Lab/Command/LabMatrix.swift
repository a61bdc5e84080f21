internal import LuaModules
import StringSearch

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// A table of hooking techniques against each other, one for each shape of classes.
///
/// It is made of the results of scenarios named `matrix: FIRST × SECOND × SHAPE`. If one of the two
/// techniques fails without the other, the failure is no conflict of the two, and is shown in
/// parentheses.
struct LabMatrix {
  struct Cell {
    let verdict: LabVerdict
    /// The smallest set of actors that fails; empty for a pair that is ok.
    let minimal: [String]

    /// Whether the failure needs both techniques.
    var isConflict: Bool { minimal.count > 1 }
    var word: String {
      switch verdict {
      case .ok: "·"
      default: isConflict ? verdict.rawValue : "(\(verdict.rawValue))"
      }
    }
  }

  private struct Place: Hashable {
    let shape, first, second: String
  }

  private(set) var shapes: [String] = []
  private(set) var techniques: [String] = []
  private var cells: [Place: Cell] = [:]

  var isEmpty: Bool { cells.isEmpty }

  init(_ report: LabReport) {
    for scenario in report.scenarios {
      guard let order = scenario.orders.first, let place = LabMatrix.place(scenario.name) else {
        continue
      }
      if !shapes.contains(place.shape) { shapes.append(place.shape) }
      for technique in [place.first, place.second] where !techniques.contains(technique) {
        techniques.append(technique)
      }
      cells[place] = Cell(verdict: order.verdict, minimal: order.minimal)
    }
  }

  private static func place(_ name: String) -> Place? {
    let head = "matrix: "
    guard name.hasPrefix(head) else { return nil }
    let parts = name.dropFirst(head.count).split(separator: " × ").map(String.init)
    guard parts.count == 3 else { return nil }
    return Place(shape: parts[2], first: parts[0], second: parts[1])
  }

  /// The result of installing one technique before another; nil if that was not run.
  func cell(_ shape: String, _ first: String, _ second: String) -> Cell? {
    cells[Place(shape: shape, first: first, second: second)]
  }

  /// The number of failures that involve a technique: alone, and together with another one.
  func failures(of technique: String) -> (alone: Int, together: Int) {
    let own = cells.values.filter { cell in
      cell.minimal.contains { $0 == technique || $0 == technique + " again" }
    }
    return (own.count { !$0.isConflict }, own.count(where: \.isConflict))
  }

  /// The number of cells with each verdict, in the order of the verdicts.
  var counts: [(verdict: LabVerdict, count: Int)] {
    LabVerdict.allCases.reversed()
      .map { verdict in (verdict, cells.values.count { $0.verdict == verdict }) }
      .filter { $0.count > 0 }
  }
}

extension LabMatrix {
  /// The tables as text for a terminal.
  var text: String {
    let width = (techniques.map { ReportText.plain($0).count }.max() ?? 0) + 4
    var text = ""
    for shape in shapes {
      let columns = techniques.map { second in
        techniques.map { cell(shape, $0, second)?.word ?? "" }
      }
      let widths = columns.map { max(2, $0.map(\.count).max() ?? 0) + 2 }
      text += "\(ReportText.plain(shape)): first ↓, then →\n"
      text += String(repeating: " ", count: width)
      for place in techniques.indices { text += "\(place + 1)".padded(to: widths[place]) }
      text += "\n"
      for (row, first) in techniques.enumerated() {
        text += " \(row + 1) \(ReportText.plain(first))".padded(to: width)
        for place in techniques.indices { text += columns[place][row].padded(to: widths[place]) }
        text += "\n"
      }
      text += "\n"
    }
    let counts = counts.map { "\($0.count) \($0.verdict == .ok ? "clean" : $0.verdict.rawValue)" }
    text += counts.joined(separator: ", ") + "; (in parentheses: one of the two fails alone)\n"
    for technique in techniques {
      text += "  " + ReportText.plain(technique).padded(to: width) + words(for: technique) + "\n"
    }
    return text + "\n"
  }

  /// A sentence that says whether a technique is involved in any failure.
  func words(for technique: String) -> String {
    let (alone, together) = failures(of: technique)
    switch (alone, together) {
    case (0, 0): return "clean"
    case (0, _): return "breaks with others in \(together)"
    case (_, 0): return "breaks alone in \(alone)"
    default: return "breaks with others in \(together), alone in \(alone)"
    }
  }

  var json: JSON {
    var rows: [JSON] = []
    for shape in shapes {
      for first in techniques {
        for second in techniques {
          guard let cell = cell(shape, first, second) else { continue }
          rows.append(
            JSON(
              .object([
                .init("shape", .text(shape)), .init("first", .text(first)),
                .init("second", .text(second)), .init("verdict", .text(cell.verdict.rawValue)),
                .init("conflict", JSON(.bool(cell.isConflict))),
              ])))
        }
      }
    }
    return .array(rows)
  }
}
