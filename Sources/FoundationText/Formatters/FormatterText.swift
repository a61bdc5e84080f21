internal import FoundationCore
internal import SelectorRuntime

/// The text argument of `getObjectValue:forString:…`, which can be the first or the second.
///
/// A script passes nil for the pointer before it; a translated source omits pointer arguments.
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
