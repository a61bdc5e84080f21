internal import LuaBridge

/// The command line of `hookhost trace`, read.
struct TraceRequest {
  /// How a trace is written.
  enum Format {
    case text, chrome, page
  }

  /// The file; nil is standard output.
  private(set) var output: [UInt8]?
  private(set) var filter = TraceFilter()
  private(set) var limit: Int?
  private(set) var asksForHelp = false
  /// The program's name, and what is left for the script: Lua's options, its name, its arguments.
  private(set) var rest: [[UInt8]]

  /// Lua's and our own options whose value is the next argument.
  private static let valued = ["-e", "-l", "--time-limit", "--memory-limit"]

  /// - Throws: ``CommandLineError``.
  init(_ arguments: [[UInt8]]) throws {
    rest = Array(arguments.prefix(1))
    var position = 2
    func value(of option: String, _ attached: String?) throws -> String {
      if let attached { return attached }
      guard position < arguments.count else { throw CommandLineError.missingValue(option) }
      defer { position += 1 }
      return String(decoding: arguments[position], as: UTF8.self)
    }
    while position < arguments.count {
      let argument = arguments[position]
      let text = String(decoding: argument, as: UTF8.self)
      guard text.hasPrefix("-"), text != "-", text != "--" else { break }
      position += 1
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let attached = text.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
      switch text.hasPrefix("--") ? String(parts[0]) : text {
      case "--help": asksForHelp = true
      case "-o":
        guard position < arguments.count else { throw CommandLineError.missingValue("-o") }
        output = arguments[position]
        position += 1
      case "--classes": filter.classes = Self.names(try value(of: "--classes", attached))
      case "--selectors": filter.selectors = Self.names(try value(of: "--selectors", attached))
      case "--limit": limit = try Self.count(value(of: "--limit", attached))
      default:
        rest.append(argument)
        if Self.valued.contains(text), position < arguments.count {
          rest.append(arguments[position])
          position += 1
        }
      }
    }
    rest += arguments.dropFirst(position)
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map(String.init))
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw CommandLineError.badValue(
        option: "--limit", value: text, expected: "a positive number of entries")
    }
    return count
  }

  /// The format that the name of the file asks for.
  var format: Format {
    let name = String(decoding: output ?? [], as: UTF8.self).lowercased()
    if name.hasSuffix(".json") { return .chrome }
    return name.hasSuffix(".html") || name.hasSuffix(".htm") ? .page : .text
  }
}
