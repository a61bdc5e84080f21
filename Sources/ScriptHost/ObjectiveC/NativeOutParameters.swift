internal import CEmbeddedFiles
internal import LuaModules
internal import ObjectiveCSources
import StringSearch

/// The out-parameters of native methods, read from the declarations that sources include.
///
/// Scripts that define classes receive the pointers themselves.
enum NativeOutParameters {
  /// The out-parameters by selector; methods with the same selector have the same ones.
  static let all: [String: OutParameters] = {
    var result: [String: OutParameters] = [:]
    for framework in HeaderFramework.allCases
    where !framework.isDeclaredAlone && framework != .coreData {
      for file in framework.interfaces {
        for block in InterfaceFile(file.text).blocks {
          for case .method(let text, let selector, _) in block.members {
            let found = outParameters(of: text, selector)
            if !found.isEmpty { result[selector] = found }
          }
        }
      }
    }
    return result
  }()

  private static func outParameters(of method: String, _ selector: String) -> OutParameters {
    // A caller's buffer that is filled is not an out-parameter.
    guard !fillsBuffer(selector) else { return OutParameters() }
    var result = OutParameters()
    for (place, type) in parameterTypes(of: method).enumerated() {
      if type.contains("NSRangePointer") || type.contains("NSRange *") {
        result.filled.insert(place)
      } else if isOut(type) {
        result.places.append(place)
        if type.hasPrefix("inout ") { result.given.insert(place) }
      }
    }
    return result
  }

  private static func fillsBuffer(_ selector: String) -> Bool {
    [
      "getBytes:", "getCharacters:", "getObjects:", "getIndexes:", "getCString:",
      "initWithIndexes:",
    ]
    .contains { selector.hasPrefix($0) }
  }

  /// The types of a method's parameters, as written in their brackets.
  private static func parameterTypes(of method: String) -> [String] {
    var types: [String] = []
    var depth = 0
    var type = ""
    var isParameter = false
    for character in method {
      if character == "(" {
        depth += 1
        if depth == 1 {
          type = ""
          continue
        }
      }
      if character == ")" {
        depth -= 1
        if depth == 0 {
          if isParameter { types.append(type) }
          isParameter = false
          continue
        }
      }
      if depth > 0 { type.append(character) } else if character == ":" { isParameter = true }
    }
    return types
  }

  /// Whether a type is a pointer to a caller's variable: an object, a number or a range.
  private static func isOut(_ type: String) -> Bool {
    if type.contains("^") || type.contains("const ") || type.contains("(") { return false }
    var stars = 0
    var depth = 0
    for character in type {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if character == "*", depth == 0 { stars += 1 }
    }
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let qualifiers: Set<String> = [
      "nullable", "nonnull", "_Nullable", "_Nonnull", "_Null_unspecified", "out", "inout",
      "__autoreleasing", "unsigned",
    ]
    let base = words.first { !qualifiers.contains($0) } ?? "int"
    if base == "id" || base.hasPrefix("NS") && stars > 1 { return stars > (base == "id" ? 0 : 1) }
    return stars == 1 && numbers.contains(base)
  }

  private static let numbers: Set<String> = [
    "BOOL", "int", "long", "float", "double", "NSInteger", "NSUInteger", "CGFloat",
    "NSTimeInterval", "NSPropertyListFormat", "NSStringEncoding", "NSURLRelationship",
  ]
}
