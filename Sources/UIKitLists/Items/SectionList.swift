internal import SelectorRuntime

/// The sections in a message: an index set, or a list or a number in Lua.
struct SectionList: MessageValue {
  let sections: [Int]

  static func from(_ value: Value, in runtime: Runtime) -> SectionList? {
    if let section = Int.from(value, in: runtime) { return SectionList(sections: [section]) }
    return [Int].from(value, in: runtime).map(SectionList.init)
  }

  var messageValue: Value { sections.messageValue }
  static var encoding: String { "@" }
  static var expectation: String { "an index set: a list of integers" }
  static var declaredType: DeclaredType { .list(.integer) }
}
