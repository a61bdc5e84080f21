internal import LuaModules
internal import Systems

/// Pages about enumerations, and their list.
extension HelpIndex {
  /// The page of an enumeration; the name may include the module.
  func enumerationPage(_ typed: String) -> HelpPage? {
    let module = "uikit."
    let name = typed.hasPrefix(module) ? String(typed.dropFirst(module.count)) : typed
    return pages(of: Enumeration.all.filter { $0.name == name }).first
  }

  /// The pages of some enumerations, with their constants and values.
  func pages(of enumerations: [Enumeration]) -> [HelpPage] {
    guard !enumerations.isEmpty else { return [] }
    var constants: [String: String] = [:]
    for module in ["objc", "uikit"] {
      for constant in contents(of: module).constants {
        constants[constant.name] = "\(module).\(constant.name) = \(constant.value)"
      }
    }
    return enumerations.map { enumeration in
      let kind = "\(enumeration.kind.rawValue) of \(enumeration.framework)"
      var page = HelpPage(name: enumeration.name, kind: kind)
      page.text = enumeration.use
      page.add(
        "Members",
        enumeration.members.compactMap { constants[$0.name] }.map { .init(term: $0) })
      page.add(
        "In Objective-C alone, in Lua by number",
        enumeration.members.filter { constants[$0.name] == nil }.map { member in
          .init(term: member.name + (member.value.map { " = \($0)" } ?? ""))
        })
      return page
    }
  }

  /// All enumerations, by framework.
  var enumerationsPage: HelpPage {
    var page = HelpPage(name: "enumerations", kind: "constants that belong together, by framework")
    page.text = "`hookhost help NAME` shows the members of one, with their values."
    for (framework, own) in Enumeration.byFramework { page.add(framework, names: own.map(\.name)) }
    return page
  }
}

extension Enumeration {
  /// All enumerations by framework; frameworks with classes are first.
  static var byFramework: [(framework: String, own: [Enumeration])] {
    let grouped = Dictionary(grouping: all, by: \.framework)
    let present = Framework.present.map(\.name).filter { grouped[$0] != nil }
    let others = grouped.keys.filter { !present.contains($0) }.sorted()
    return (present + others).map { ($0, grouped[$0] ?? []) }
  }
}
