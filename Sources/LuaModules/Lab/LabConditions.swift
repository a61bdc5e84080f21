internal import ControlModels
internal import FoundationCore
internal import SelectorRuntime
internal import Systems
package import UIKitBase

/// The world in which an order runs: its system, and one setting that is not as usual.
package struct LabConditions: Hashable {
  /// A setting with another value than the world has by itself.
  struct Assumption: Hashable {
    let name: String
    /// The place of the value among the setting's alternatives.
    let alternative: Int
  }

  /// The version of the system; nil for that of the scenario's snapshot.
  var system: String?
  var assumption: Assumption?

  /// Changes a world that has just been restored.
  func apply(to world: UIKitWorld) throws {
    if let system { try world.changeSetting("systemVersion", to: .string(system)) }
    guard let assumption,
      let setting = world.allSettings.first(where: { $0.name == assumption.name })?.setting,
      setting.alternatives.indices.contains(assumption.alternative)
    else { return }
    try world.changeSetting(assumption.name, to: setting.alternatives[assumption.alternative])
  }
}

/// Records which settings that are known badly the models read.
///
/// Only settings that are words, with a confidence below measured, are recorded: their other words
/// can be tried. Recording costs nothing while there is no recorder.
package final class AssumptionRecorder {
  private let settings: [(name: String, setting: any AnySetting)]
  private var consulted: Set<String> = []

  /// Begins to record.
  package init(_ world: UIKitWorld) {
    settings = world.allSettings.filter { _, setting in
      setting.confidence.isUncertain && !setting.alternatives.isEmpty
    }
    for (name, setting) in settings {
      setting.reading = { [unowned self] in consulted.insert(name) }
    }
  }

  /// Ends the recording.
  package func end() {
    for (_, setting) in settings { setting.reading = nil }
  }

  /// Forgets what was recorded.
  package func clear() { consulted = [] }

  /// The other values of the settings that were read, in the order of their declaration.
  package var alternatives: [(name: String, place: Int, text: String)] {
    settings.filter { consulted.contains($0.name) }.flatMap { name, setting in
      let own = Self.text(setting.value)
      return setting.alternatives.enumerated().map { (name, $0.offset, Self.text($0.element)) }
        .filter { $0.2 != own }
    }
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let word): word
    case .integer(let number): "\(number)"
    default: value.typeName
    }
  }
}
