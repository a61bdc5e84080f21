internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

/// `dataByte(data, index)` and `dataByte(data, index, byte)`: reads or writes one byte of a data object.
///
/// C code does so through the pointer that `mutableBytes` returns, for each byte and without a
/// message. There is no result if the data has no such byte or has been deallocated.
final class DataByte: LuaCallable {
  override func call(_ stack: LuaStack) throws -> Int {
    guard let data = stack.handle(at: 1)?.object as? NSData, !data.isDeallocated,
      let place = stack.exactInteger(at: 2).flatMap({ Int(exactly: $0) }),
      data.bytes.indices.contains(place)
    else { return 0 }
    guard stack.count > 2 else {
      stack.pushInteger(Int64(data.bytes[place]))
      return 1
    }
    guard let byte = stack.exactInteger(at: 3) else { return 0 }
    data.change { $0[place] = UInt8(truncatingIfNeeded: byte) }
    stack.pushBoolean(true)
    return 1
  }
}
