internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Pushes the fields of the structures that a method takes, by argument; nil if it takes none.
  ///
  /// The form of a structure is a list of `{name =, form =}` in the order of its fields, and a
  /// `count` of its numbers; only nested structures have a `form`.
  func pushStructureForms(of target: RuntimeObject?, _ selector: Selector, on stack: LuaStack) {
    let cls = target as? RuntimeClass ?? target?.isa
    guard let types = cls?.method(selector)?.types, types.contains("{") else {
      return stack.pushNil()
    }
    let arguments = TypeEncoding(types).arguments.dropFirst(2)
    let forms = arguments.enumerated().compactMap { index, encoding in
      world.structureTypes[encoding].map { (index: index + 1, type: $0) }
    }
    guard !forms.isEmpty else { return stack.pushNil() }
    stack.pushTable()
    for (index, type) in forms {
      pushForm(type, on: stack)
      stack.rawSet(at: -2, index: Int64(index))
    }
  }

  private func pushForm(_ type: StructureType, on stack: LuaStack) {
    stack.pushTable()
    stack.pushInteger(Int64(type.count))
    stack.rawSet(at: -2, key: "count")
    for (place, field) in type.fields.enumerated() {
      stack.pushTable()
      stack.pushString(field.name)
      stack.rawSet(at: -2, key: "name")
      if let nested = field.type {
        pushForm(nested, on: stack)
        stack.rawSet(at: -2, key: "form")
      }
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
  }
}
