internal import LuaBridge
internal import SelectorRuntime

/// The reason why a table is not a valid structure.
struct StructureMismatch: Error {
  /// The path of field names to the value, outermost first; empty for the table itself.
  var fields: [String] = []
  /// The type of the value that was found instead.
  let problem: String

  /// The description of the value in an error message.
  var text: String {
    fields.isEmpty
      ? problem : "a table whose field '\(fields.joined(separator: "."))' is \(problem)"
  }
}

extension LuaStack {
  /// The numbers of the structure that the table on top represents.
  ///
  /// The table has either the structure's named fields, or as many numbers in order.
  ///
  /// - Throws: ``StructureMismatch`` for any other table.
  func numbers(of type: StructureType) throws(StructureMismatch) -> [Double] {
    guard self.type(at: -1) == .table else {
      let isMissing = self.type(at: -1) == .nil
      throw StructureMismatch(problem: isMissing ? "missing" : "a \(typeName(at: -1))")
    }
    let length = length(at: -1)
    if length == type.count { return try positional(type) }
    var result: [Double] = []
    for field in type.fields {
      rawGet(at: -1, key: field.name)
      defer { pop() }
      do {
        if let nested = field.type {
          result += try numbers(of: nested)
        } else {
          result.append(try number(in: type))
        }
      } catch {
        // stack: … table field
        let stray = strayField(at: -2, of: type).map { "'\($0)'" }
        if length > 0 {
          throw StructureMismatch(
            problem: "a list of \(length)" + (stray.map { " with the field \($0)" } ?? ""))
        }
        let hint = error.fields.isEmpty ? stray.map { ", and \($0) is none of its fields" } : nil
        throw StructureMismatch(
          fields: [field.name] + error.fields, problem: error.problem + (hint ?? ""))
      }
    }
    return result
  }

  private func positional(_ type: StructureType) throws(StructureMismatch) -> [Double] {
    var result: [Double] = []
    for place in 1...max(type.count, 1) {
      rawGet(at: -1, index: Int64(place))
      defer { pop() }
      do {
        result.append(try number(in: type))
      } catch {
        throw StructureMismatch(fields: ["\(place)"], problem: error.problem)
      }
    }
    return result
  }

  /// The name of a field that the structure type does not have, if the table at an index has one.
  private func strayField(at index: Int, of type: StructureType) -> String? {
    let table = absolute(index)
    var strays: [String] = []
    pushNil()
    while next(at: table) {
      // stack: … key value
      if let name = string(at: -2), !type.fields.contains(where: { $0.name == name }) {
        strays.append(name)
      }
      pop()
    }
    return strays.min()
  }

  /// The number on top, converted to the structure's number type.
  private func number(in type: StructureType) throws(StructureMismatch) -> Double {
    guard let number = number(at: -1) else {
      let isMissing = self.type(at: -1) == .nil
      throw StructureMismatch(problem: isMissing ? "missing" : "a \(typeName(at: -1))")
    }
    // NSNotFound, the largest integer, is rounded up here.
    guard !type.isIntegral || number == number.rounded() && number.magnitude <= 0x1p63 else {
      throw StructureMismatch(problem: "\(number), which is no integer")
    }
    return number
  }
}
