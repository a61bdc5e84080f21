internal import FoundationCore
internal import LuaModules
internal import SelectorRuntime
import StringSearch
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// The defaults of properties, as new objects have them, by system.
///
/// An object is made under each version of iOS at which something differs, and its property is
/// read. So the default of a property is never written down a second time.
extension HelpIndex {
  /// The defaults of a property in the classes that declare it and of whose type help can show one.
  func defaultTexts(
    of getter: Selector, in classes: [RuntimeClass]
  ) -> [(cls: RuntimeClass, text: String)] {
    let declaring = classes.compactMap { cls -> (cls: RuntimeClass, name: String)? in
      guard cls.ownMethod(getter) != nil,
        let property = (cls.properties + cls.visibleProperties).first(where: {
          $0.getter === getter
        })
      else { return nil }
      return (cls, property.name)
    }
    guard let world = runtime.world as? UIKitWorld, !declaring.isEmpty else { return [] }
    let system = world.deviceSettings.systemVersion
    defer { try? world.changeSetting("systemVersion", to: .string(system.text)) }
    var found: [[(since: SystemVersion, text: String)]] = declaring.map { _ in [] }
    for version in Self.versions {
      guard (try? world.changeSetting("systemVersion", to: .string(version.text))) != nil else {
        continue
      }
      for (place, property) in declaring.enumerated() {
        guard let text = value(of: getter, in: property.cls) else { continue }
        if found[place].last?.text != text { found[place].append((version, text)) }
      }
    }
    return declaring.enumerated().compactMap { place, property in
      text(of: found[place], property.name, in: property.cls).map { (property.cls, $0) }
    }
  }

  private func text(
    of values: [(since: SystemVersion, text: String)], _ name: String, in cls: RuntimeClass
  ) -> String? {
    guard let first = values.first else { return nil }
    guard values.count > 1 else {
      return "\(first.text); source: the value of a new \(cls.name) in every system"
    }
    let parts = values.enumerated().map { place, value in
      place == 0
        ? "\(value.text) before iOS \(values[1].since.text)"
        : "\(value.text) since iOS \(value.since.text)"
    }
    let sources = values.dropFirst().compactMap { source(of: name, since: $0.since) }
    return parts.joined(separator: ", ")
      + (sources.isEmpty ? "" : "; source: " + sources.joined(separator: "; "))
  }

  /// The versions at which something differs, the oldest known one first.
  private static let versions: [SystemVersion] = {
    let all = SystemDifferences.all.map(\.since) + [.oldest]
    return all.filter { $0 >= .oldest }.sorted().reduce(into: []) { list, version in
      if list.last != version { list.append(version) }
    }
  }()

  /// The value that a new object returns, in the notation of Lua.
  private func value(of getter: Selector, in cls: RuntimeClass) -> String? {
    guard let made = try? runtime.send(cls, runtime.selector("new")).object else { return nil }
    return made.keptAlive {
      guard made.isa.inherits(from: cls), runtime.implements(getter, made),
        let value = try? runtime.send(made, getter)
      else { return nil }
      return PropertyValue.text(of: value)
    }
  }

  /// The difference between systems that names the property, with its source.
  private func source(of property: String, since version: SystemVersion) -> String? {
    let named = SystemDifferences.all.first { difference in
      difference.since == version
        && [difference.before, difference.after, difference.source].contains {
          $0.description.contains("`\(property)`") || $0.description.contains("`\(property) ")
        }
    }
    return named.map { "\($0.name) (\($0.confidence.rawValue)): \($0.source.description)" }
  }
}

/// A value of a property, as help shows it.
private enum PropertyValue {
  /// The value in the notation of Lua; of another object, its class.
  static func text(of value: Value) -> String? {
    switch value {
    case .none: "nil"
    case .bool(let bool): "\(bool)"
    case .integer(let number): "\(number)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): "\"\(text)\""
    case .structure(let structure):
      "{"
        + structure.numbers.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
        .joined(separator: ", ") + "}"
    case .list(let list): list.isEmpty ? "{}" : "a list of \(list.count)"
    case .dictionary(let entries): entries.isEmpty ? "{}" : "a dictionary of \(entries.count)"
    case .object(let object): "an object of \(object.isa.name)"
    default: nil
    }
  }
}
