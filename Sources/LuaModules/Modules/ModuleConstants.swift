internal import ControlModels
internal import FoundationCore
internal import FoundationModels
package import LuaBridge
internal import UIKitRuntime

/// The constants of a module, stored in the module's table: `uikit.UIControlStateNormal`.
///
/// There are two thousand of them, and a script uses a few. So the module's `__index` finds one by
/// its name and stores it in the table; `pairs` and functions that list a module store all of them.
/// This makes creating a runtime faster, and also each traceback: for the name of each function in
/// it, Lua searches all fields of all loaded modules.
package enum ModuleConstants: String {
  case objc, uikit

  private enum Constant {
    case integer(Int)
    case number(Double)
    case string(String)
  }

  /// Pushes a constant and stores it in the module's table.
  ///
  /// Returns false and pushes nothing if the module has no constant of that name.
  ///
  /// - Parameters:
  ///   - name: The constant's name.
  ///   - table: The index of the module's table.
  ///   - stack: The stack.
  ///   - enumerators: Whether to search the headers for a name that the tables do not contain; an
  ///     Objective-C source has enumerators from clang.
  ///   - isAbsent: Whether the system lacks a symbol. Only strings are symbols of the system; numbers
  ///     are compiled into an app.
  /// - Complexity: O(constants of the module).
  package func push(
    _ name: String, enumerators: Bool = true, storingIn table: Int, on stack: LuaStack,
    isAbsent: (String) -> Bool
  ) -> Bool {
    var found: Constant?
    each { candidate, constant in
      if candidate == name { found = constant }
      return found == nil
    }
    if found == nil, enumerators {
      found = Enumeration.value(of: name, in: frameworks).map { .integer(Int($0)) }
    }
    guard let found else { return false }
    if case .string = found, isAbsent(name) { return false }
    push(found, on: stack)
    stack.copy(at: -1)
    stack.rawSet(at: table, key: name)
    // stack: … constant
    return true
  }

  /// Stores all constants in the module's table, except for fields that exist already.
  ///
  /// - Parameter isAbsent: Whether the system lacks a symbol, which is then left out.
  package func store(
    in table: Int, on stack: LuaStack, isAbsent: (String) -> Bool = { _ in false }
  ) {
    func put(_ name: String, _ constant: Constant) {
      if case .string = constant, isAbsent(name) { return }
      let isMissing = stack.rawGet(at: table, key: name) == .nil
      stack.pop()
      if isMissing {
        push(constant, on: stack)
        stack.rawSet(at: table, key: name)
      }
    }
    each { name, constant in
      put(name, constant)
      return true
    }
    for member in Enumeration.members(of: frameworks) {
      if let value = member.value { put(member.name, .integer(Int(value))) }
    }
  }

  private func push(_ constant: Constant, on stack: LuaStack) {
    switch constant {
    case .integer(let value): stack.pushInteger(Int64(value))
    case .number(let value): stack.pushNumber(value)
    case .string(let value): stack.pushString(value)
    }
  }

  /// The frameworks whose headers declare the enumerations of the module.
  private var frameworks: [String] {
    switch self {
    case .objc: ["ObjectiveC", "Foundation", "CoreData"]
    case .uikit:
      ["CoreGraphics", "QuartzCore", "UIKit", "WebKit", "CoreLocation", "UserNotifications"]
    }
  }

  /// Calls a body with each constant of the tables until it returns false.
  private func each(_ body: (String, Constant) -> Bool) {
    switch self {
    case .objc:
      for family in [
        FoundationConstants.integers, FoundationConstants.textIntegers,
        FoundationConstants.collectionIntegers,
      ] {
        for (name, value) in family where !body(name, .integer(value)) { return }
      }
      for (name, value) in FoundationConstants.numbers where !body(name, .number(value)) { return }
      for family in [
        FoundationConstants.strings, FoundationConstants.textStrings,
        FoundationConstants.coreDataStrings,
      ] {
        for (name, value) in family where !body(name, .string(value)) { return }
      }
      for family in [FoundationConstants.ownNames, FoundationConstants.coreDataOwnNames] {
        for name in family where !body(name, .string(name)) { return }
      }
    case .uikit:
      for family in UIKitConstants.integers {
        for (name, value) in family where !body(name, .integer(value)) { return }
      }
      for family in UIKitConstants.numbers {
        for (name, value) in family where !body(name, .number(value)) { return }
      }
      for family in UIKitConstants.strings {
        for (name, value) in family where !body(name, .string(value)) { return }
      }
      for name in UIKitConstants.ownNames where !body(name, .string(name)) { return }
    }
  }
}

extension Bridge {
  /// The names of all fields of a module's table, sorted.
  func fieldNames(
    _ constants: ModuleConstants, at index: Int, on stack: LuaStack
  ) throws -> [String] {
    let table = stack.absolute(index)
    try complete(constants, at: table, on: stack)
    constants.store(in: table, on: stack, isAbsent: lacks)
    var names: [String] = []
    stack.pushNil()
    while stack.next(at: table) {
      // stack: … key value
      stack.pop()
      if stack.type(at: -1) == .string, let name = stack.string(at: -1) { names.append(name) }
    }
    return names.sorted()
  }
}
