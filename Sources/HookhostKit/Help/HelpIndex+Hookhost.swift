internal import ScriptHost

extension HelpIndex {
  /// The page of a function of `<Hookhost/Hookhost.h>`: that of the function for Lua, with the
  /// declarations in C.
  func hookhostPages(_ name: String) -> [HelpPage] {
    guard let function = HookhostFunction.byName[name] else { return [] }
    let path = function.note.path(in: function.module)
    return functionPages(path).map { page in
      var page = page
      page.name = name
      page.kind = "function of <Hookhost/Hookhost.h>, which is \(path) in Lua"
      page.signatures = function.argumentLists.map {
        "\(function.result.declaration)\(name)(\($0));"
      }
      return page
    }
  }
}
