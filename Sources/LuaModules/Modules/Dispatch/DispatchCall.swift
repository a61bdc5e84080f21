internal import FoundationCore
internal import FoundationThreads
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

/// The arguments of libdispatch's functions.
extension FunctionCall {
  var threads: Scheduler { bridge.world.threads }

  func queue(_ index: Int) throws -> BlockQueue {
    guard let queue = try value(index, as: RuntimeObject.self) as? DispatchQueueObject else {
      throw wrong(index, "a queue")
    }
    return try queue.queue()
  }

  func group(_ index: Int) throws -> DispatchGroup {
    guard let group = try value(index, as: RuntimeObject.self) as? DispatchGroupObject else {
      throw wrong(index, "a group")
    }
    return group.group
  }

  func semaphore(_ index: Int) throws -> DispatchSemaphore {
    guard let semaphore = try value(index, as: RuntimeObject.self) as? DispatchSemaphoreObject
    else { throw wrong(index, "a semaphore") }
    return try semaphore.semaphore()
  }

  func source(_ index: Int) throws -> DispatchSource {
    guard let source = try value(index, as: RuntimeObject.self) as? DispatchSourceObject else {
      throw wrong(index, "a source")
    }
    return try source.source()
  }

  /// A queue and a block; the main queue if only a block is passed.
  func queueAndBlock(_ index: Int) throws -> (BlockQueue, Block) {
    if stack.type(at: index) == .function || stack.handle(at: index)?.object is BlockObject {
      return (threads.mainQueue, try value(index))
    }
    return (try queue(index), try value(index + 1))
  }

  /// A timeout in seconds; nil to wait without limit.
  func timeout(_ index: Int) throws -> Double? {
    guard let seconds = try optional(index, as: Double.self) else { return nil }
    if seconds.isNaN { throw wrong(index, "seconds, or nil for ever") }
    return seconds == .infinity ? nil : seconds
  }

  /// A quality of service, given by its name, by C's constant or by its old priority.
  func quality(_ index: Int) throws -> Scheduler.Quality {
    guard isPresent(index) else { return .default }
    switch try bridge.value(at: index, on: stack) {
    case .integer(let number):
      switch number {
      case 0x21: return .userInteractive
      case 0x19, 2: return .userInitiated
      case 0x15, 0: return .default
      case 0x11, -2: return .utility
      case 0x09, -32768: return .background
      default: break
      }
    case .string(let name):
      let plain = name.filter { $0.isLetter }.lowercased()
      for quality in Scheduler.Quality.allCases
      where quality.rawValue.filter({ $0.isLetter }) == plain { return quality }
    default: break
    }
    throw wrong(
      index, "\"user-interactive\", \"user-initiated\", \"default\", \"utility\" or \"background\"")
  }

  /// `queue(label, {concurrent =, target =, inactive =})`, and `queue_create`.
  func makeQueue() throws -> RuntimeObject {
    let label = try optional(1, as: String.self) ?? ""
    var isConcurrent = false
    var isActive = true
    var target = try optional(3, as: DispatchQueueObject.self)
    if stack.type(at: 2) == .table {
      stack.pushNil()
      while stack.next(at: 2) {
        // stack: … key value
        defer { stack.pop() }
        switch stack.string(at: -2) {
        case "concurrent": isConcurrent = stack.boolean(at: -1)
        case "inactive": isActive = !stack.boolean(at: -1)
        case "target":
          guard let given = stack.handle(at: -1)?.object as? DispatchQueueObject else {
            throw RuntimeError(
              .invalidArgument,
              "\(name): option 'target' must be a queue, got \(stack.typeName(at: -1))")
          }
          target = given
        case let key:
          throw RuntimeError.unknownOption(
            name, key ?? stack.description(at: -2), among: ["concurrent", "target", "inactive"])
        }
      }
    } else if let attribute = try optional(2, as: String.self) {
      switch attribute {
      case "serial": break
      case "concurrent": isConcurrent = true
      default: throw wrong(2, "\"serial\", \"concurrent\", a table or nil")
      }
    }
    return try bridge.world.makeQueue(
      label: label, isConcurrent ? .concurrent : .serial, target: target, isActive: isActive)
  }

  /// `source_create(type, handle, mask, queue)`; timer and data sources need only the queue.
  func makeSource() throws -> RuntimeObject {
    let name: String = try value(1)
    let kinds: [String: DispatchSource.Kind] = [
      "timer": .timer, "data": .dataAdd, "data_add": .dataAdd, "data-add": .dataAdd,
      "data_or": .dataOr, "data-or": .dataOr, "data_replace": .dataReplace,
      "data-replace": .dataReplace,
    ]
    guard let kind = kinds[name.lowercased()] else {
      throw wrong(1, "\"timer\", \"data_add\", \"data_or\" or \"data_replace\"")
    }
    var queue = threads.globalQueue(.default)
    for index in 2..<max(2, stack.count + 1)
    where stack.handle(at: index)?.object is DispatchQueueObject { queue = try self.queue(index) }
    return bridge.world.makeSource(kind, queue)
  }

  /// The key of a queue's value: a string or a number by its value, anything else by identity.
  func specificKey(_ index: Int) throws -> AnyHashable {
    switch try bridge.value(at: index, on: stack) {
    case .string(let text): return text
    case .integer(let number): return number
    case .number(let number): return number
    case .none: throw wrong(index, "a key")
    default: return KeyIdentity(identity: stack.identity(at: index))
    }
  }

  func answer(specific value: Any?) -> Int {
    guard let reference = value as? LuaReference else { return answerNil() }
    stack.push(reference)
    return 1
  }

  /// `sync(queue, fn)`: returns the results of the function.
  func sync(barrier isBarrier: Bool) throws -> Int {
    let queue = try queue(1)
    let block: Block = try value(2)
    try threads.point()
    return answer(try queue.sync(barrier: isBarrier) { try block() })
  }
}

/// The identity of a key that is not compared by value.
private struct KeyIdentity: Hashable {
  let identity: UInt
}
