internal import LuaBridge
internal import LuaModules
internal import ScriptHost

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The parsed arguments of `hookhost trace`.
struct TraceRequest {
  /// The output format of a trace.
  enum Format {
    case text, json, chrome, page
  }

  /// The output file; nil means standard output.
  private(set) var output: [UInt8]?
  private(set) var filter = TraceFilter()
  private(set) var limit: Int?
  /// The part of the trace that the text shows.
  private(set) var view = TraceView.Selection.scripts
  private(set) var asksForHelp = false
  /// Whether the entries are written as an object instead of text.
  private var isJSON = false
  /// The program's name and the script's arguments: Lua's options, the script, its arguments.
  private(set) var rest: [[UInt8]]

  /// - Throws: ``CommandLineError``.
  init(_ arguments: [[UInt8]]) throws {
    rest = Array(arguments.prefix(1))
    var reader = OptionReader(arguments, from: 2)
    while let option = reader.nextOption() {
      switch option.name {
      case "--help": asksForHelp = true
      case "-o": output = try reader.value(of: option)
      case "--classes": filter.classes = Self.names(try reader.text(of: option))
      case "--selectors": filter.selectors = Self.names(try reader.text(of: option))
      case "--output": isJSON = try Self.isJSON(reader.text(of: option))
      case "--all": view = .all
      case "--only": view = .only(try Self.classes(reader.text(of: option)))
      case "--why": view = .why(try TraceSubject(reader.text(of: option)))
      case "--limit": limit = try Self.count(reader.text(of: option))
      default:
        rest.append(option.argument)
        // Options of the script's own command line that have a value as the next argument.
        let valued =
          ["-e", "-l", "--time-limit", "--memory-limit", "--schedule", "--system", "--include"]
          + ["--define", "--prefix-header", "--vendor", "--target", "--libclang"]
          + SourceSurroundings.names
        let isValued = valued.contains(option.name)
        if isValued, option.attached == nil, let value = reader.nextWord() { rest.append(value) }
      }
    }
    // A filter names what it keeps, so nothing of that is hidden.
    if case .scripts = view, filter.classes != nil || filter.selectors != nil { view = .all }
    let isView = format == .text || format == .json
    if !isView, view != .all, view != .scripts {
      throw CommandLineError.misused(
        "'--only' and '--why' write text, or JSON with '--output json', not the formats of .json and .html"
      )
    }
    let dashes = reader.isPastDashes ? [Array("--".utf8)] : []
    rest += dashes + arguments.dropFirst(reader.position)
  }

  private static func isJSON(_ text: String) throws -> Bool {
    guard text == "json" || text == "text" else {
      throw CommandLineError.badValue(option: "--output", value: text, expected: "text or json")
    }
    return text == "json"
  }

  private static func classes(_ text: String) throws -> Set<String> {
    let names = names(text)
    guard !names.isEmpty else {
      throw CommandLineError.badValue(option: "--only", value: text, expected: "names of classes")
    }
    return names
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

  /// The classes and selectors that the command line names, which should exist.
  var named: TraceFilter {
    guard case .only(let classes) = view else { return filter }
    return TraceFilter(
      classes: (filter.classes ?? []).union(classes), selectors: filter.selectors)
  }

  /// The format that `--output` or the extension of the file selects.
  var format: Format {
    if isJSON { return .json }
    let name = String(decoding: output ?? [], as: UTF8.self).lowercased()
    if name.hasSuffix(".json") { return .chrome }
    return name.hasSuffix(".html") || name.hasSuffix(".htm") ? .page : .text
  }
}
