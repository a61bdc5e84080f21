package import SelectorRuntime

/// A named value of one world that a script may change, declared where it is kept.
///
/// The property's name is the setting's, its first value the default:
///
/// ```swift
/// @Setting("how many points a finger may move during a tap") var tapMovementLimit = 45.0
/// ```
///
/// The projected value, `$tapMovementLimit`, is the setting itself.
// The type has no requirement for its content: every world has all settings, and for each type of them
// the conformance would be looked up when a script starts. It is looked up when the script asks.
@propertyWrapper
package final class Setting<Content>: AnySetting {
  package var wrappedValue: Content
  package var projectedValue: Setting { self }
  private let usualContent: Content
  package let summary: String

  /// Declares a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - summary: what it decides, and who says what; without a capital and a dot.
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

/// A setting, whatever it holds.
package protocol AnySetting: AnyObject {
  /// The present value, as a script reads it.
  var value: Value { get }
  /// The default.
  var usual: Value { get }
  /// All that it can be, the default first; empty where that is no list of words.
  var alternatives: [Value] { get }
  /// The behaviour that it decides, and the sources of its values.
  var summary: String { get }
  /// The values that it can have, in an error's words.
  var expectation: String { get }
  /// Changes it; false when it cannot be that.
  func set(_ value: Value, in runtime: Runtime) -> Bool
  /// Answers what takes it back to the present value.
  func restoration() -> () -> Void
}

/// Settings that belong together: a class whose properties are declared with ``Setting``.
open class SettingGroup {
  package init() {}

  /// The groups that belong to it, which may be made when somebody asks.
  open var parts: [SettingGroup] { [] }

  /// The settings with their names, in the order in which they are declared, its parts' first.
  package private(set) lazy var all: [(name: String, setting: any AnySetting)] =
    parts.flatMap { $0.all }
    + Mirror(reflecting: self).children.compactMap { child -> (String, any AnySetting)? in
      // The storage of a wrapped property is called after it, behind an underscore.
      guard let name = child.label, name.hasPrefix("_"),
        let setting = child.value as? any AnySetting
      else { return nil }
      return (String(name.dropFirst()), setting)
    }

  /// Changes a setting.
  ///
  /// - Returns: the setting, or nil when none has that name.
  /// - Throws: `RuntimeError` when it cannot be that.
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

  /// Answers what takes all of them back to their present values.
  package final func restoration() -> () -> Void {
    let settings = all.map { $0.setting.restoration() }
    return { for restore in settings { restore() } }
  }
}
