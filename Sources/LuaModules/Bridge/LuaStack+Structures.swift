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
  /// The structure that the table on top represents.
  ///
  /// The table has either the structure's named fields, or as many numbers in order.
  ///
  /// - Throws: ``StructureMismatch`` for any other table.
  func structure(of type: StructureType) throws(StructureMismatch) -> Structure {
    var integers: [Int64] = []
    let numbers = try numbers(of: type, &integers)
    return type.isIntegral ? Structure(type, integers: integers) : Structure(type, numbers)
  }

  /// The numbers of the table on top; those of an integral type are also added to `integers`.
  private func numbers(
    of type: StructureType, _ integers: inout [Int64]
  ) throws(StructureMismatch) -> [Double] {
    guard self.type(at: -1) == .table else {
      let isMissing = self.type(at: -1) == .nil
      throw StructureMismatch(problem: isMissing ? "missing" : "a \(typeName(at: -1))")
    }
    let length = length(at: -1)
    if length == type.count { return try positional(type, &integers) }
    var result: [Double] = []
    for field in type.fields {
      rawGet(at: -1, key: field.name)
      defer { pop() }
      do {
        if let nested = field.type {
          result += try numbers(of: nested, &integers)
        } else {
          result.append(try number(in: type, &integers))
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

  private func positional(
    _ type: StructureType, _ integers: inout [Int64]
  ) throws(StructureMismatch) -> [Double] {
    var result: [Double] = []
    for place in 1...max(type.count, 1) {
      rawGet(at: -1, index: Int64(place))
      defer { pop() }
      do {
        result.append(try number(in: type, &integers))
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
  private func number(
    in type: StructureType, _ integers: inout [Int64]
  ) throws(StructureMismatch) -> Double {
    guard let number = number(at: -1) else {
      let isMissing = self.type(at: -1) == .nil
      throw StructureMismatch(problem: isMissing ? "missing" : "a \(typeName(at: -1))")
    }
    guard type.isIntegral else { return number }
    // A float as large as NSNotFound is rounded up to 2⁶³.
    guard let integer = integer(at: -1) ?? (number == 0x1p63 ? .max : nil) else {
      throw StructureMismatch(problem: "\(number), which is no integer")
    }
    integers.append(integer)
    return number
  }
}
