internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitRuntime
internal import VirtualTime

/// The events that the user or the system causes in an application.
///
/// They are `uikit.launch` and the functions that follow it.
extension Bridge {
  func setLifeFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("launch") { [unowned world] call in
      let launch = try call.launch()
      var delegate: RuntimeObject?
      try call.happening { delegate = try world.application.launch(launch) }
      return call.answer(delegate)
    }
    let events: KeyValuePairs<String, (UIApplication) throws -> Void> = [
      "background": { try $0.enterBackground() },
      "foreground": { try $0.enterForeground() },
      "terminate": { try $0.terminate() },
      "memoryWarning": { try $0.receiveMemoryWarning() },
      "significantTimeChange": { try $0.changeTime() },
      "backgroundFetch": { try $0.fetchInBackground() },
    ]
    for (name, event) in events {
      define(name) { [unowned world] call in
        try call.happening { try event(world.application) }
        return 0
      }
    }
    setOpeningFunctions(world, define)
    setDeviceFunctions(world, define)
  }

  private func setOpeningFunctions(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("openURL") { [unowned world] call in
      let url: String = try call.text(1)
      let options = try call.entries(2)
      try call.refuseUnknownKeys(2)
      try call.happening { try world.application.openFromOutside(url, options: options) }
      return 0
    }
    define("receiveNotification") { [unowned world] call in
      let userInfo = try call.entries(1)
      try call.refuseUnknownKeys(1)
      try call.happening { try world.application.deliverRemote(.dictionary(userInfo)) }
      return 0
    }
    define("continueActivity") { [unowned world] call in
      let activity: NSUserActivity
      if call.stack.type(at: 1) == .string {
        let userInfo = try call.entries(2)
        activity = world.makeActivity(
          try call.value(1), userInfo: userInfo.isEmpty ? .none : .dictionary(userInfo))
      } else {
        activity = try call.value(1)
      }
      try call.happening { try world.application.continueFromOutside(activity) }
      return 0
    }
    define("performShortcut") { [unowned world] call in
      let item: UIApplicationShortcutItem
      if call.stack.type(at: 1) == .string {
        let userInfo = try call.entries(2)
        let type: String = try call.value(1)
        item = world.makeShortcut(
          type, title: type, userInfo: userInfo.isEmpty ? .none : .dictionary(userInfo))
      } else {
        item = try call.value(1)
      }
      try call.happening { try world.application.performShortcut(item) }
      return 0
    }
  }

  private func setDeviceFunctions(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("rotate") { [unowned world] call in
      let orientation: Int = try call.value(1)
      guard 1...4 ~= orientation else {
        throw call.wrong(1, "a UIInterfaceOrientation from 1 to 4")
      }
      var hasTurned = false
      try call.happening(lasting: { world.settings.rotationDuration }) {
        hasTurned = try world.application.rotate(to: orientation)
      }
      return call.answer(.bool(hasTurned))
    }
    define("accelerate") { [unowned world] call in
      let (x, y, z): (Double, Double, Double) = try (call.value(1), call.value(2), call.value(3))
      world.accelerometer.feel(x: x, y: y, z: z)
      return 0
    }
    define("pencil") { [unowned world] call in
      let events: [PencilEvent]
      switch call.stack.string(at: 1) {
      case "tap": events = [.tap]
      case "squeeze": events = [.squeeze(.began), .squeeze(.ended)]
      default: throw call.wrong(1, "\"tap\" or \"squeeze\"")
      }
      try call.happening { try world.application.receive(events) }
      return 0
    }
    define("motion") { [unowned world] call in
      guard call.stack.string(at: 1) == "shake" else { throw call.wrong(1, "\"shake\"") }
      try call.happening { try world.application.shake() }
      return 0
    }
    define("pressKey") { [unowned world] call in
      let input = try call.keyInput(1)
      let modifiers: Int = try call.optional(2) ?? 0
      try call.happening { try world.application.pressKey(input, modifiers: modifiers) }
      return 0
    }
    define("setTraits") { [unowned world] call in
      try call.refuseUnknownKeys(1)
      let traits = try call.traits(changing: world.traits.values)
      try call.happening { try world.traits.change(to: traits) }
      return 0
    }
  }
}

extension UIApplication {
  /// Simulates midnight or a change of the clock: notifies the delegate, then the observers.
  fileprivate func changeTime() throws {
    var deferred = DeferredErrors()
    deferred.run { try sendToDelegate(\.significantTimeChange, self) }
    deferred.run {
      try world.notificationCenter?.announce(
        "UIApplicationSignificantTimeChangeNotification", .object(self))
    }
    try deferred.throwFirst()
  }
}

extension FunctionCall {
  /// Sends an event to the application, then runs what is due.
  fileprivate func happening(
    lasting seconds: (() -> Double)? = nil, _ event: () throws -> Void
  ) throws {
    try bridge.runningTurns(name) { loop in
      try event()
      try loop.run(for: seconds?() ?? 0)
    }
  }

  /// A URL as a string; an `NSURL` is accepted too.
  fileprivate func text(_ index: Int) throws -> String {
    if stack.type(at: index) == .string { return try value(index) }
    return try (value(index) as NSURL).absoluteString
  }

  /// The entries of a table with string keys; empty if it was omitted.
  fileprivate func entries(_ index: Int) throws -> [Value.DictionaryEntry] {
    guard isPresent(index) else { return [] }
    let table = try bridge.value(at: index, on: stack)
    guard let entries = table.entries else { throw wrong(index, "a table") }
    return entries
  }

  /// The arguments of `uikit.launch`.
  fileprivate func launch() throws -> ApplicationLaunch {
    let delegate: RuntimeClass = try value(1)
    let options = try options(2, known: ["options", "url", "notification", "scene", "storyboard"])
    let given: Value? = try options.optional("options")
    guard given == nil || given?.entries != nil else { throw options.wrong("options", "a table") }
    return ApplicationLaunch(
      delegate: delegate, scene: try options.optional("scene"), options: given?.entries ?? [],
      url: try options.optional("url"), notification: try options.optional("notification"),
      storyboard: try options.optional("storyboard"))
  }

  /// The traits that a table of options changes.
  fileprivate func traits(changing traits: TraitValues) throws -> TraitValues {
    let options = try options(
      1, known: ["style", "sizeClass", "contentSize", "layoutDirection", "contrast", "idiom"])
    var change = TraitChange()
    change.style = try options.word("style", ["unspecified", "light", "dark"])
    change.layoutDirection = try options.word("layoutDirection", ["leftToRight", "rightToLeft"])
    change.contrast = try options.word("contrast", ["normal", "high"])
    change.idiom = try options.word("idiom", ["phone", "pad"])
    change.contentSizeCategory = try options.optional("contentSize")
    switch try options.optional("sizeClass", as: Value.self) {
    case nil: break
    case .string?:
      change.horizontal = try options.word("sizeClass", TraitChange.sizeClasses)
    case .some(let table):
      guard let entries = table.entries else { throw options.wrongSizeClass }
      for entry in entries {
        guard case .string(let word) = entry.value,
          let place = TraitChange.sizeClasses.firstIndex(of: word)
        else { throw options.wrongSizeClass }
        if entry.key.isText("horizontal") {
          change.horizontal = place
        } else if entry.key.isText("vertical") {
          change.vertical = place
        } else {
          throw options.wrongSizeClass
        }
      }
    }
    return traits.changed(by: change)
  }
}

extension OptionsTable {
  /// The index of an option's value among the valid words.
  fileprivate func word(_ key: String, _ words: [String]) throws -> Int? {
    guard let word: String = try optional(key) else { return nil }
    if let place = words.firstIndex(of: word) { return place }
    throw wrong(key, words.map { "'\($0)'" }.joined(separator: " or ") + ", got '\(word)'")
  }

  fileprivate var wrongSizeClass: RuntimeError {
    wrong(
      "sizeClass",
      "'compact', 'regular', 'unspecified' or {horizontal =, vertical =} with these words")
  }
}

extension FunctionCall {
  /// The input of a key: a character, or the name of a key without a character.
  fileprivate func keyInput(_ index: Int) throws -> String {
    let input: String = try value(index)
    guard input.count != 1 else { return input }
    let names = UIKitConstants.keyInputs.map(\.key)
    guard !names.contains(input) else { return input }
    let question = NearestName.question(input, among: names)
    throw RuntimeError(
      .invalidArgument,
      "\(name): argument \(index) must be a character, or the name of a key as UIKeyInputUpArrow, "
        + "got '\(input)'\(question)")
  }
}
