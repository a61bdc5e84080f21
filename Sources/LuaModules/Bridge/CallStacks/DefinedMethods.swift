internal import LuaBridge
internal import SelectorRuntime

/// The methods that script and source functions were defined as; call stacks show these names.
///
/// A function that was exchanged later keeps the name that its compiler gave it.
final class DefinedMethods {
  /// A method definition; the functions between its first and last line belong to it.
  struct Definition {
    /// `-[Page(Hooks) save]`.
    let symbol: String
    /// The class or metaclass that it was defined for.
    let cls: RuntimeClass
    let source: String
    let lines: ClosedRange<Int>
  }

  private var definitions: [UInt: Definition] = [:]

  /// The definition of the function at an address.
  subscript(function: UInt) -> Definition? { definitions[function] }

  func note(_ definition: Definition, of function: UInt) { definitions[function] = definition }

  func forget(_ function: UInt) { definitions[function] = nil }

  /// The smallest definition that contains a range of lines of a source.
  func definition(around lines: ClosedRange<Int>, of source: String) -> Definition? {
    definitions.values
      .filter {
        $0.source == source && $0.lines.lowerBound <= lines.lowerBound
          && lines.upperBound <= $0.lines.upperBound
      }
      .min { $0.lines.count < $1.lines.count }
  }
}

extension DefinedMethods {
  /// The name of a method, as a compiler writes it: `-[Page(Hooks) save]`.
  static func symbol(
    _ selector: Selector, in cls: RuntimeClass, category: String? = nil
  ) -> String {
    let name = cls.instanceClass.name + (category.map { "(\($0))" } ?? "")
    return "\(cls.isMetaClass ? "+" : "-")[\(name) \(selector.name)]"
  }
}
