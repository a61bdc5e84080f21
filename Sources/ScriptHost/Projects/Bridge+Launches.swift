internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import SelectorRuntime
internal import UIKitBase

/// The surroundings of a project's tests: what their scheme says.
extension Bridge {
  /// Gives the process the arguments and variables of a scheme.
  ///
  /// The languages and the locale of the arguments become those of the device, which bundles and formats read.
  func apply(_ launch: ProjectLaunch, on stack: LuaStack) throws {
    guard !launch.arguments.isEmpty || !launch.environment.isEmpty else { return }
    let domain = world.setLaunchSurroundings(
      arguments: launch.arguments, environment: launch.environment)
    if let world = world as? UIKitWorld {
      if let languages = domain["AppleLanguages"]?.texts, !languages.isEmpty {
        try world.changeSetting(
          "preferredLanguages", to: .list(languages.map { .string($0) }))
      }
      if let locale = domain["AppleLocale"]?.texts.first {
        try world.changeSetting("locale", to: .string(locale))
      }
    }
    for (name, value) in launch.environment.sorted(by: { $0.key < $1.key }) {
      try pushSourceModule(stack)
      stack.rawGet(at: -1, key: "functions")
      // The functions of C are defined when they are first read.
      _ = try stack.get(at: -1, key: "setenv")
      stack.pushString(name)
      stack.pushString(value)
      stack.pushInteger(1)
      // stack: … module functions setenv name value overwrites
      try stack.call(arguments: 3, results: 0)
      stack.pop(2)
    }
  }
}

extension PropertyList {
  /// The texts of a list, or a single text.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text.string]
    case .array(let list):
      list.compactMap { if case .string(let text) = $0 { text.string } else { nil } }
    default: []
    }
  }
}
