package import SelectorRuntime
package import Systems

// no traps of stop: settings are declared by the host.

/// A named value of a world that a script can change, declared where it is stored.
///
/// The property's name is the setting's name, its initial value the default:
///
/// ```swift
/// @Setting("how many points a finger may move during a tap") var tapMovementLimit = 45.0
/// ```
///
/// The projected value, `$tapMovementLimit`, is the setting itself.
// The type has no requirement for its content: the conformance would be looked up for each type of
// setting when a script starts. It is looked up on access instead.
@propertyWrapper
package final class Setting<Content>: AnySetting {
  private var current: Content
  private let usualContent: Content
  /// By the version from which on it applies, oldest first; empty if no version decides.
  private let versions: [(since: SystemVersion, content: Content)]
  package let summary: String
  package let confidence: SystemDifference.Confidence
  package private(set) var follows: Bool
  package var reading: (() -> Void)?

  package var wrappedValue: Content {
    get {
      if let reading { reading() }
      return current
    }
    set { current = newValue }
  }
  package var projectedValue: Setting { self }

  /// Declares a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; of systems before the first version, if there are versions.
  ///   - summary: The effect and the sources of the values; without a capital and a full stop.
  ///   - versions: The values that follow the system, by the first version that has each, `"13.0"`.
  ///   - confidence: How well the value is known.
  package init(
    wrappedValue: Content, _ summary: String, from versions: KeyValuePairs<String, Content> = [:],
    confidence: SystemDifference.Confidence = .documented
  ) where Content: SettingContent {
    self.summary = summary
    self.confidence = confidence
    usualContent = wrappedValue
    follows = !versions.isEmpty
    self.versions = versions.map {
      (SystemVersion($0.key.split(separator: ".").map { Int($0) ?? 0 }), $0.value)
    }
    current = wrappedValue
    if follows { current = content(of: .usual) }
  }

  package var value: Value { Self.content(current).settingValue }
  package var usual: Value { Self.content(content(of: .usual)).settingValue }
  package var from: [(version: String, value: Value)] {
    versions.map { ($0.since.text, Self.content($0.content).settingValue) }
  }
  package var alternatives: [Value] {
    let all = type(of: Self.content(usualContent)).alternatives
    guard let first = all.firstIndex(where: { $0.isWord(usual) }) else { return all }
    return [all[first]] + all[..<first] + all[(first + 1)...]
  }
  package var expectation: String { type(of: Self.content(usualContent)).expectation }

  package func set(_ value: Value, in runtime: Runtime) -> Bool {
    let type = type(of: Self.content(usualContent))
    guard let content = type.init(setting: value, in: runtime) as? Content else { return false }
    current = content
    follows = false
    return true
  }

  package func follow(_ system: SystemVersion) {
    if follows { current = content(of: system) }
  }

  /// The content that a system has.
  private func content(of system: SystemVersion) -> Content {
    versions.last { $0.since <= system }?.content ?? usualContent
  }

  private static func content(_ content: Content) -> any SettingContent {
    guard let content = content as? any SettingContent else {
      preconditionFailure("a setting is made of what a setting can hold")
    }
    return content
  }

  package func restoration() -> () -> Void {
    let (content, follows) = (current, follows)
    return { [weak self] in
      self?.current = content
      self?.follows = follows
    }
  }
}

extension Value {
  /// Whether it is the same word of a setting.
  fileprivate func isWord(_ other: Value) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    default: false
    }
  }
}

/// A setting with any type of content.
package protocol AnySetting: AnyObject {
  /// The current value, as a script reads it.
  var value: Value { get }
  /// The default.
  var usual: Value { get }
  /// All allowed values, the default first; empty unless they are a list of words.
  var alternatives: [Value] { get }
  /// The setting's effect, and the sources of its values.
  var summary: String { get }
  /// The allowed values, for errors.
  var expectation: String { get }
  /// The values that follow the system, by the first version that has each, oldest first.
  var from: [(version: String, value: Value)] { get }
  /// How well the value is known.
  var confidence: SystemDifference.Confidence { get }
  /// Whether it follows the system: it has values by version, and was not set by name.
  var follows: Bool { get }
  /// Called when a model reads the value; nil unless readings are recorded.
  var reading: (() -> Void)? { get set }
  /// Takes the value that a system has, unless it was set by name.
  func follow(_ system: SystemVersion)
  /// Changes the value by name; returns false if it is not allowed.
  func set(_ value: Value, in runtime: Runtime) -> Bool
  /// Returns a function that restores the current value.
  func restoration() -> () -> Void
}

/// A group of settings: a class whose properties are declared with ``Setting``.
open class SettingGroup {
  package init() {}

  /// Groups that are part of this one; may be created on access.
  open var parts: [SettingGroup] { [] }

  /// The settings with their names, in the order of declaration; those of parts come first.
  package private(set) lazy var all: [(name: String, setting: any AnySetting)] =
    parts.flatMap { $0.all }
    + Mirror(reflecting: self).children.compactMap { child -> (String, any AnySetting)? in
      // The storage of a wrapped property has its name after an underscore.
      guard let name = child.label, name.hasPrefix("_"),
        let setting = child.value as? any AnySetting
      else { return nil }
      return (String(name.dropFirst()), setting)
    }

  /// Changes a setting.
  ///
  /// - Returns: the setting, or nil if none has that name.
  /// - Throws: `RuntimeError` if the value is not allowed.
  package final func set(
    _ name: String, to value: Value, in runtime: Runtime
  ) throws -> (any AnySetting)? {
    guard let setting = all.first(where: { $0.name == name })?.setting else { return nil }
    guard setting.set(value, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "setting '\(name)' must be \(setting.expectation), got \(value.typeName)")
    }
    return setting
  }

  /// Returns a function that restores the current values of all settings.
  package final func restoration() -> () -> Void {
    let settings = all.map { $0.setting.restoration() }
    return { for restore in settings { restore() } }
  }
}
