internal import LuaModules
import StringSearch

/// The text of `<Hookhost/Hookhost.h>`: fingers, the clock, the network and the app's life in C.
///
/// C has no default arguments. Every function is therefore declared once for each list of arguments
/// that it accepts, with clang's attribute `overloadable`: without its optional arguments, with a
/// dictionary of options, or with the most common options as plain values.
enum HookhostHeader {
  static let path = "Hookhost/Hookhost.h"

  /// The header.
  static var text: String {
    var text = HeaderLibrary.mark
    text += """
      #ifndef HOOKHOST_HOOKHOST_H
      #define HOOKHOST_HOOKHOST_H
      #pragma clang system_header
      #import <UIKit/UIKit.h>
      #define HH_FUNCTION extern __attribute__((overloadable))
      NS_ASSUME_NONNULL_BEGIN
      // A finger that touches the screen, a registered response, a snapshot of the world.
      typedef struct HHFinger *HHFingerRef;
      typedef struct HHNetworkAnswer *HHNetworkAnswerRef;
      typedef struct HHSnapshot *HHSnapshotRef;

      """
    for function in HookhostFunction.all {
      text += "\n// \(function.note.text.replacing("*/", with: "* /"))\n"
      for list in function.argumentLists {
        text += "HH_FUNCTION \(function.result.declaration)\(function.name)(\(list));\n"
      }
    }
    return text + "NS_ASSUME_NONNULL_END\n#endif\n"
  }
}

extension HookhostFunction {
  /// The lists of parameters that C declares.
  package var argumentLists: [String] {
    let required = parameters.prefix { !$0.isOptional }.count
    var lists: [String] = []
    for count in required...parameters.count {
      let some = parameters.prefix(count).map(\.declaration)
      lists.append(some.joined(separator: ", "))
      guard let last = parameters.prefix(count).last, !last.options.isEmpty else { continue }
      for form in last.shortForms {
        lists.append((some.dropLast() + form).joined(separator: ", "))
      }
    }
    return lists.map { $0.isEmpty ? "void" : $0 }
  }
}

extension HookhostFunction.Parameter {
  /// The parameter as C declares it.
  fileprivate var declaration: String {
    let isPointer = kind.declaration.hasSuffix("*") || kind.declaration == "id "
    let isNullable = isPointer && (self.isNullable || !options.isEmpty || kind.declaration == "id ")
    return "\(kind.declaration)\(isNullable ? "_Nullable " : "")\(cName)"
  }

  /// Its name, which must not be a word of C.
  private var cName: String {
    ["delegate", "default", "register"].contains(name) ? name + "Class" : name
  }

  /// The lists of plain values that can replace a dictionary of options: from a point to another, by
  /// a distance, or the first option of each type.
  fileprivate var shortForms: [[String]] {
    if options.contains(where: { $0.name == "by" && $0.type == "CGPoint" }) {
      let hasStart = options.contains { $0.name == "from" }
      return [hasStart ? ["CGPoint from", "CGPoint to"] : ["CGPoint to"], ["CGVector by"]]
    }
    guard options.allSatisfy(\.isOptional) else { return [] }
    var seen: Set<String> = []
    return options.compactMap { option in
      let type =
        ["CGPoint": "CGPoint ", "number": "double ", "integer": "NSInteger "][option.type]
      guard let type, seen.insert(type).inserted else { return nil }
      return ["\(type)\(option.name)"]
    }
  }
}
