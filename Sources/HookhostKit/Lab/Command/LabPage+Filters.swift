internal import LuaModules
internal import UIKitText

/// The filters of the page, by verdict, class, actor and file, and the values that an order has for each.
///
/// The script of the page keeps the chosen values in the address.
struct LabPageFilters {
  /// The values of one order, by the name of the filter.
  static func values(of order: LabResult.Order) -> [(name: String, values: [String])] {
    let parties = order.finding.parties
    return [
      ("verdict", [order.verdict.rawValue]),
      ("cls", unique(parties.compactMap { $0.method.map(cls) })),
      ("actor", unique(order.order)),
      ("file", unique(parties.map(\.file))),
    ]
  }

  /// The attributes of an order's element: `data-verdict="lost" data-actors="…"`.
  static func attributes(of order: LabResult.Order) -> String {
    values(of: order).map { name, values in
      let name = ["actor": "actors", "file": "files"][name] ?? name
      return "data-\(name)=\"\(MarkupText.escaped(values.joined(separator: "\n")))\""
    }.joined(separator: " ")
  }

  /// The form of the page; empty if no order is shown.
  static func form(_ orders: [LabResult.Order]) -> String {
    guard !orders.isEmpty else { return "" }
    let titles = ["cls": "class"]
    var choices: [String: [String]] = [:]
    for order in orders {
      for (name, values) in values(of: order) { choices[name, default: []] += values }
    }
    let fields = ["verdict", "cls", "actor", "file"].map { name in
      let options = unique(choices[name] ?? []).map {
        "<option>\(MarkupText.escaped($0))</option>"
      }
      return "<label>\(titles[name] ?? name) <select name=\"\(name)\">"
        + "<option value=\"\">all</option>\(options.joined())</select></label>"
    }
    return """
      <form id="filters" role="search" aria-label="Filter">
      \(fields.joined(separator: "\n"))
      <output id="shown"></output>
      </form>
      """
  }

  /// The class of `-[Class selector]`.
  private static func cls(_ method: String) -> String {
    String(method.dropFirst(2).prefix { $0 != " " })
  }

  private static func unique(_ words: [String]) -> [String] {
    Set(words.filter { !$0.isEmpty }).sorted()
  }
}
