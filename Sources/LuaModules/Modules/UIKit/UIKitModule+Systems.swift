internal import ControlModels
internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
package import Systems

/// Functions of `uikit` about versions of the system.
extension Bridge {
  func setSystemFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("differences") { call in
      let first: String? = try call.optional(1)
      let second: String? = try call.optional(2)
      var differences = SystemDifferences.all
      if let first {
        let one = try call.system(first)
        differences = SystemDifferences.between(
          one, try second.map { try call.system($0) } ?? .newest)
      }
      return call.answer(.list(differences.map(\.table)))
    }
    define("since") { call in
      let name: String? = try call.optional(1)
      guard let owner = name else {
        return call.answer(
          .dictionary(
            Availability.all().map { .init(key: .string($0.key), value: .string($0.value.text)) }))
      }
      let wanted: String? = try call.optional(2)
      guard let member = wanted else {
        return call.answer(Availability.since(owner).map { .string($0.text) } ?? .none)
      }
      let isOfClass = member.hasPrefix("+")
      let selector = isOfClass ? String(member.dropFirst()) : member
      let found =
        call.runtime.lookUpClass(owner).map {
          Availability.since(selector, in: $0, isOfClass: isOfClass)
        } ?? Availability.since(owner, member)
      return call.answer(found.map { .string($0.text) } ?? .none)
    }
  }

  /// Whether a constant came later than the system.
  package func lacks(_ constant: String) -> Bool {
    let system = world.deviceSettings.systemVersion
    if let known = absentConstants, known.system == system {
      return known.names.contains(constant)
    }
    let names = Availability.absentConstants(of: system)
    absentConstants = (system, names)
    return names.contains(constant)
  }

  /// Removes constants that a new system lacks from the modules, which have stored those in use.
  package func dropConstants(absentIn system: SystemVersion) {
    let names = Availability.absentConstants(of: system)
    absentConstants = (system, names)
    let stack = current
    stack.pushRegistryTable(named: "_LOADED")
    for module in [ModuleConstants.objc, .uikit] {
      // stack: … loaded module
      if stack.rawGet(at: -1, key: module.rawValue) == .table {
        for name in names {
          let isStored = stack.rawGet(at: -1, key: name) == .string
          stack.pop()
          guard isStored else { continue }
          stack.pushNil()
          stack.rawSet(at: -2, key: name)
        }
      }
      stack.pop()
    }
    stack.pop()
  }

  /// The hint for a name that came later than the system; nil for any other name.
  ///
  /// - Parameters:
  ///   - name: a class, a protocol, a constant or a function.
  func hintForLater(_ name: String) -> String? {
    guard let since = Availability.since(name) else { return nil }
    return hintForLater(since)
  }

  /// The hint for what came with a version; nil if the system has it.
  func hintForLater(_ since: SystemVersion) -> String? {
    let system = world.deviceSettings.systemVersion
    guard since > system else { return nil }
    return "it exists since iOS \(since.text), and the system is iOS \(system.text)"
  }
}

extension FunctionCall {
  /// A version of the system that an argument names.
  ///
  /// - Throws: ``RuntimeError`` for an unknown or malformed version.
  fileprivate func system(_ text: String) throws -> SystemVersion {
    if let version = SystemVersion(text) { return version }
    throw RuntimeError(
      .invalidArgument, "\(name): '\(text)' must be \(SystemVersion.expectation)")
  }
}

extension SystemDifference {
  /// The table that scripts receive.
  fileprivate var table: Value {
    let texts = [
      ("name", name), ("since", since.text), ("before", before.description),
      ("after", after.description), ("source", source.description),
      ("confidence", confidence.rawValue),
    ]
    let flags: [(String, Remarks)] = [
      ("sdk", .sdk), ("guessed", .guessedVersion), ("modelled", .modelled),
    ]
    return .dictionary(
      texts.map { .init(key: .string($0.0), value: .string($0.1)) }
        + flags.map { .init(key: .string($0.0), value: .bool(remarks.contains($0.1))) })
  }
}
