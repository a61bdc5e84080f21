package import SelectorRuntime

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
  package var wrappedValue: Content
  package var projectedValue: Setting { self }
  private let usualContent: Content
  package let summary: String

  /// Declares a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - summary: The effect and the sources of the values; without a capital and a full stop.
  package init(wrappedValue: Content, _ summary: String) where Content: SettingContent {
    self.wrappedValue = wrappedValue
    usualContent = wrappedValue
    self.summary = summary
  }

  package var value: Value { Self.content(wrappedValue).settingValue }
  package var usual: Value { Self.content(usualContent).settingValue }
  package var alternatives: [Value] { type(of: Self.content(usualContent)).alternatives }
  package var expectation: String { type(of: Self.content(usualContent)).expectation }

  package func set(_ value: Value, in runtime: Runtime) -> Bool {
    let type = type(of: Self.content(usualContent))
    guard let content = type.init(setting: value, in: runtime) as? Content else { return false }
    wrappedValue = content
    return true
  }

  private static func content(_ content: Content) -> any SettingContent {
    guard let content = content as? any SettingContent else {
      preconditionFailure("a setting is made of what a setting can hold")
    }
    return content
  }

  package func restoration() -> () -> Void {
    let content = wrappedValue
    return { [weak self] in self?.wrappedValue = content }
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
  /// Changes the value; returns false if it is not allowed.
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
