internal import FoundationCore
internal import SelectorRuntime

/// The arguments of `getObjectValue:forString:…`: a script writes nil for the pointer in front, and a
/// source in Objective-C leaves out what is a pointer, so that the text may come first.
struct FormatterText {
  let text: String?
  let range: IndexRange?

  init(_ arguments: [Value], in runtime: Runtime) {
    let place = arguments.firstIndex { String.from($0, in: runtime) != nil }
    text = place.flatMap { String.from(arguments[$0], in: runtime) }
    range = place.flatMap {
      $0 + 1 < arguments.count ? IndexRange.from(arguments[$0 + 1], in: runtime) : nil
    }
  }
}
