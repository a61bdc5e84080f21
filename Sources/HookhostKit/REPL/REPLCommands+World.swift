internal import FoundationCore
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
import StringSearch
internal import Threads
internal import UIKitBase
internal import UIKitDrawing

// The commands that show the world's classes and objects.
extension ReadEvalPrintLoop {
  private var width: Int { StandardStream.terminalWidth ?? 80 }

  /// The maximum number of lines in a listing.
  private static let lineLimit = 100

  func showClasses(_ part: String) {
    let names = bridge.runtime.classList.map(\.name).sorted()
    let found = names.filter { part.isEmpty || $0.lowercased().contains(part.lowercased()) }
    if found.isEmpty { return say("no class has '\(part)' in its name") }
    list(DisplayWidth.columns(found, width: width))
  }

  func showMethods(_ name: String) throws {
    let cls = try namedClass(name, command: "methods")
    for part in [cls.metaclass, cls] {
      let sign = part.isMetaClass ? "+" : "-"
      for method in part.methods.sorted(by: { $0.selector.name < $1.selector.name }) {
        let place = method.history.last?.source.map { "  (\($0))" } ?? ""
        list("\(sign)\(method.selector)\(place)\n")
      }
    }
    list("superclass \(cls.superclass?.name ?? "nil")\n")
  }

  func showLiveObjects(_ name: String) throws {
    guard name.isEmpty else {
      let objects = bridge.runtime.liveObjects(of: try namedClass(name, command: "live"))
      for object in objects.prefix(Self.lineLimit) {
        bridge.push(object, on: stack)  // stack: … object
        list(PrettyPrinter.oneLine(stack.description(at: -1)) + "\n")
        stack.pop()  // stack: …
      }
      let rest = objects.count - Self.lineLimit
      return show(rest > 0 ? "… \(rest) more\n" : "\(objects.count) alive\n")
    }
    let objects = bridge.runtime.liveObjects()
    var counts: [String: Int] = [:]
    for object in objects { counts[object.isa.name, default: 0] += 1 }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (name, count) in lines { list("\(count)  \(name)\n") }
    show("\(objects.count) alive\n")
  }

  func showThreads() {
    let threads = bridge.world.threads
    for thread in threads.threads { list(threads.sentence(thread) + "\n") }
  }

  func showTree() {
    guard let window = (bridge.world as? UIKitWorld)?.keyWindow else {
      return show("there is no key window\n")
    }
    list(ViewTree.text(of: window).printable)
  }

  func namedClass(_ name: String, command: String) throws -> RuntimeClass {
    let plain = name.hasPrefix("objc.") ? String(name.dropFirst(5)) : name
    guard !plain.isEmpty else { throw LuaError(":\(command) needs a class") }
    if let cls = bridge.runtime.lookUpClass(plain) { return cls }
    let nearest = bridge.runtime.className(nearestTo: plain)
    throw LuaError(
      "no class is called '\(plain)'" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
