internal import LuaBridge
internal import SelectorRuntime

/// The methods that functions of scripts and sources were written as, which is what call stacks name them
/// by: a function that has been exchanged since is still called what its compiler called it.
final class DefinedMethods {
  /// What stands between a definition's first line and its last.
  struct Definition {
    /// `-[Page(Hooks) save]`.
    let symbol: String
    /// The class that it was written for, or its metaclass.
    let cls: RuntimeClass
    let source: String
    let lines: ClosedRange<Int>
  }

  private var definitions: [UInt: Definition] = [:]

  /// The definition of the function at an address.
  subscript(function: UInt) -> Definition? { definitions[function] }

  func note(_ definition: Definition, of function: UInt) { definitions[function] = definition }

  func forget(_ function: UInt) { definitions[function] = nil }

  /// The smallest definition that a part of a source stands in.
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
