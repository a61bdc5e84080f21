internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import SelectorRuntime

/// Functions that convert structures to and from strings, and calculate with ranges.
///
/// They have their C names.
extension Bridge {
  func setStructureTextFunctions(_ world: FoundationWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    for (name, type) in StructureFunctions.named {
      define("NSStringFrom\(name)") { [unowned world] call in
        let value: Value = try call.value(1)
        guard let text = world.text(ofStructure: type, value) else {
          throw RuntimeError(
            .invalidArgument,
            "uikit.NSStringFrom\(name): argument 1 must be \(type), got \(value.typeName)")
        }
        return call.answer(.string(text))
      }
      define("\(name == "Range" ? "NSRange" : name)FromString") { [unowned world] call in
        let text: String? = try call.value(1)
        return call.answer(world.structure(type, inText: text ?? ""))
      }
    }
    setRangeFunctions(define)
  }

  private func setRangeFunctions(_ define: ModuleDefiner) {
    define("NSMaxRange") { call in
      let range: IndexRange = try call.value(1)
      return call.answer(.integer(Int64(range.location &+ range.length)))
    }
    define("NSLocationInRange") { call in
      let (index, range): (Int, IndexRange) = (try call.value(1), try call.value(2))
      // Both are unsigned in C.
      let (place, start) = (UInt(bitPattern: index), UInt(bitPattern: range.location))
      return call.answer(
        .bool(place >= start && place &- start < UInt(bitPattern: range.length)))
    }
    define("NSEqualRanges") { call in
      let (first, second): (IndexRange, IndexRange) = (try call.value(1), try call.value(2))
      return call.answer(.bool(first == second))
    }
    define("NSUnionRange") { call in
      let (first, second): (IndexRange, IndexRange) = (try call.value(1), try call.value(2))
      return call.answer(first.union(second).messageValue)
    }
    define("NSIntersectionRange") { call in
      let (first, second): (IndexRange, IndexRange) = (try call.value(1), try call.value(2))
      return call.answer(first.intersection(second).messageValue)
    }
  }
}
