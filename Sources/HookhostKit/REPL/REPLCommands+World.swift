internal import LuaBridge
internal import SelectorRuntime

// What the commands show of the world's classes and objects.
extension ReadEvalPrintLoop {
  private var width: Int { StandardStream.terminalWidth ?? 80 }

  /// How many lines a listing has at most.
  private static let lineLimit = 100

  func showClasses(_ part: String) {
    let names = bridge.runtime.classList.map(\.name).sorted()
    let found = names.filter { part.isEmpty || $0.lowercased().contains(part.lowercased()) }
    if found.isEmpty { return show("no class has '\(part)' in its name\n") }
    show(DisplayWidth.columns(found, width: width))
  }

  func showMethods(_ name: String) throws {
    let cls = try namedClass(name, command: "methods")
    for part in [cls.metaclass, cls] {
      let sign = part.isMetaClass ? "+" : "-"
      for method in part.methods.sorted(by: { $0.selector.name < $1.selector.name }) {
        let place = method.history.last?.source.map { "  (\($0))" } ?? ""
        show("\(sign)\(method.selector)\(place)\n")
      }
    }
    show("superclass \(cls.superclass?.name ?? "nil")\n")
  }

  func showHooks() {
    var count = 0
    for cls in bridge.runtime.classList.flatMap({ [$0, $0.metaclass] }) {
      let sign = cls.isMetaClass ? "+" : "-"
      for method in cls.methods {
        let layers = method.history.filter { $0.change != .definition && $0.source != nil }
        guard !layers.isEmpty else { continue }
        count += 1
        show("\(sign)[\(cls.instanceClass.name) \(method.selector)]\n")
        for layer in layers.reversed() {
          let detail = layer.detail.map { " \($0)" } ?? ""
          show("  \(layer.change)\(detail)  (\(layer.source ?? ""))\n")
        }
      }
    }
    if count == 0 { show("no script has changed a method\n") }
  }

  func showLiveObjects(_ name: String) throws {
    guard name.isEmpty else {
      let objects = bridge.runtime.liveObjects(of: try namedClass(name, command: "live"))
      for object in objects.prefix(Self.lineLimit) {
        bridge.push(object, on: stack)  // stack: … object
        show(PrettyPrinter.oneLine(stack.description(at: -1)) + "\n")
        stack.pop()  // stack: …
      }
      let rest = objects.count - Self.lineLimit
      return show(rest > 0 ? "… \(rest) more\n" : "\(objects.count) alive\n")
    }
    let objects = bridge.runtime.liveObjects()
    var counts: [String: Int] = [:]
    for object in objects { counts[object.isa.name, default: 0] += 1 }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (name, count) in lines { show("\(count)  \(name)\n") }
    show("\(objects.count) alive\n")
  }

  private func namedClass(_ name: String, command: String) throws -> RuntimeClass {
    let plain = name.hasPrefix("objc.") ? String(name.dropFirst(5)) : name
    guard !plain.isEmpty else { throw LuaError(":\(command) needs a class") }
    if let cls = bridge.runtime.lookUpClass(plain) { return cls }
    let nearest = bridge.runtime.className(nearestTo: plain)
    throw LuaError(
      "no class is called '\(plain)'" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
