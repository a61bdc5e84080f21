internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitRuntime

/// Targets and actions: registering and sending.
extension UIControl {
  /// Registers a `UIAction`; another one with the same identifier loses these events.
  package final func add(_ object: UIAction, _ events: ControlEvents) {
    remove(identifier: object.identifier, events)
    guard !events.isEmpty else { return }
    actions.append(ControlAction(object, events))
  }

  private final func remove(identifier: String, _ events: ControlEvents) {
    for pair in actions where pair.object?.identifier == identifier {
      pair.events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Registers a target-action pair; without events, nothing is registered.
  package final func add(_ target: RuntimeObject?, _ action: Selector, _ events: ControlEvents) {
    actions.removeAll { $0.receiver == nil }
    let settings = world.settings
    let known = actions.first { $0.action === action && $0.isFor(target) }
    if let known, settings.controls.repeatedTarget != .separate {
      known.events =
        settings.controls.repeatedTarget == .merge ? known.events.union(events) : events
      actions.removeAll { $0.events.isEmpty }
      return
    }
    guard !events.isEmpty else { return }
    actions.append(
      ControlAction(
        target, action, events, isUnsafe: settings.controls.controlTargets == .unsafe))
  }

  /// Removes events from the matching pairs; nil matches every target or every action.
  private final func remove(
    _ target: RuntimeObject?, _ action: Selector?, _ events: ControlEvents
  ) {
    for pair in actions where pair.object == nil && (target == nil || pair.isFor(target)) {
      if action == nil || pair.action === action { pair.events.subtract(events) }
    }
    actions.removeAll { $0.events.isEmpty || $0.receiver == nil }
  }

  /// The targets without duplicates, in registration order; nil stands for the responder chain.
  private final var targets: [RuntimeObject?] {
    actions.filter { $0.object == nil }.compactMap(\.receiver).reduce(into: []) {
      result, receiver in
      if !result.contains(where: { $0 === receiver }) { result.append(receiver) }
    }
  }

  private final func actionNames(_ target: RuntimeObject?, _ event: ControlEvents) -> [String]? {
    guard let target else { return nil }
    let names = actions.filter { !$0.events.isDisjoint(with: event) && $0.isFor(target) }
      .compactMap(\.action?.name)
    return names.isEmpty ? nil : names
  }

  /// Sends the actions for events.
  ///
  /// If the private method that a device uses for this is hooked, it is sent instead.
  package final func sendActions(for events: ControlEvents, _ event: UIEvent?) throws {
    let selector = selectors.sendActionsForEvents
    guard !isa.isNative(selector) else { return try deliverActions(for: events, event) }
    try keptAlive { try send(selector, events.rawValue, event) }
  }

  /// Sends the actions of every pair with one of the events, in registration order.
  ///
  /// If an action removes a pair, that pair is skipped; if it adds a pair, that pair is not called
  /// until the next time.
  private final func deliverActions(for events: ControlEvents, _ event: UIEvent?) throws {
    try keptAlive {
      for pair in actions where !pair.events.isDisjoint(with: events) {
        guard actions.contains(where: { $0 === pair }), let receiver = pair.receiver else {
          continue
        }
        receiver?.retain()
        defer { receiver?.release() }
        if let action = pair.action {
          try send(selectors.sendActionToForEvent, action, receiver, event)
        } else {
          try send(selectors.sendAction, receiver)
        }
      }
    }
  }

  static func defineTargets(_ control: ClassDefinition<UIControl>) {
    control.method("addTarget:action:forControlEvents:") {
      (control, target: RuntimeObject?, action: Selector, events: ControlEvents) in
      control.add(target, action, events)
    }
    control.method("removeTarget:action:forControlEvents:") {
      (control, target: RuntimeObject?, action: Selector?, events: Int) in
      control.remove(target, action, ControlEvents(rawValue: events))
    }
    control.readonly("allTargets", of: "NSSet") { $0.targets }
    control.readonly("allControlEvents") { (control) -> Int in
      control.actions.filter { $0.receiver != nil }.reduce(0) { $0 | $1.events.rawValue }
    }
    control.method("actionsForTarget:forControlEvent:") {
      (control, target: RuntimeObject?, event: Int) -> [String]? in
      control.actionNames(target, ControlEvents(rawValue: event))
    }
    control.method("_sendActionsForEvents:withEvent:") {
      (control, events: Int, event: UIEvent?) in
      try control.deliverActions(for: ControlEvents(rawValue: events), event)
    }
    control.method("sendActionsForControlEvents:") { (control, events: Int) in
      try control.sendActions(for: ControlEvents(rawValue: events), nil)
    }
    defineActionObjects(control)
    defineHandlers(control)
    control.method("sendAction:to:forEvent:") {
      (control, action: Selector, target: RuntimeObject?, event: UIEvent?) in
      try control.world.application.send(
        control.selectors.sendActionToFromForEvent, action, target, control, event)
    }
  }

  /// Defines the enumeration of event handlers, and the primary action.
  private static func defineHandlers(_ control: ClassDefinition<UIControl>) {
    control.method("enumerateEventHandlers:") { (control, iterator: Block) in
      try control.keptAlive {
        let stop = EnumerationStop()
        for pair in control.actions {
          guard let receiver = pair.receiver else { continue }
          try iterator(
            pair.object.messageValue, pair.object == nil ? receiver.messageValue : .none,
            pair.action.messageValue, .integer(Int64(pair.events.rawValue)), .foreign(stop))
          if stop.isSet { return }
        }
      }
    }
    control.method("performPrimaryAction") { (control) in
      try control.sendActions(for: .primaryActionTriggered, nil)
    }
    control.stored("showsMenuAsPrimaryAction", usual: false)
    control.stored("toolTip", .copy, usual: String?.none)
    control.stored("symbolAnimationEnabled", getter: "isSymbolAnimationEnabled", usual: false)
    control.readonly("effectiveContentHorizontalAlignment") { (control) -> Int in
      // UIControlContentHorizontalAlignmentLeading and …Trailing, which mean left or right.
      let own: Int = try control.call(control.runtime.selector("contentHorizontalAlignment"))
      let leftAndRight = control.readsRightToLeft ? [4: 2, 5: 1] : [4: 1, 5: 2]
      return leftAndRight[own] ?? own
    }
    control.method("menuAttachmentPointForConfiguration:") { (control, _: Value) -> CGPoint in
      CGPoint(x: control.bounds.center.x, y: control.bounds.maxY)
    }
  }

  private static func defineActionObjects(_ control: ClassDefinition<UIControl>) {
    control.method("initWithFrame:primaryAction:") {
      (control, frame: CGRect, action: UIAction?) -> Value in
      let made: Value = try control.call(control.selectors.initWithFrame, frame)
      if let action, let control = made.object as? UIControl {
        control.add(action, .primaryActionTriggered)
      }
      return made
    }
    control.method("addAction:forControlEvents:") {
      (control, action: UIAction, events: ControlEvents) in control.add(action, events)
    }
    control.method("removeAction:forControlEvents:") {
      (control, action: UIAction, events: ControlEvents) in
      control.remove(identifier: action.identifier, events)
    }
    control.method("removeActionForIdentifier:forControlEvents:") {
      (control, identifier: String, events: ControlEvents) in
      control.remove(identifier: identifier, events)
    }
    control.method("sendAction:") { (control, action: UIAction?) in
      try action?.perform(for: control)
    }
  }
}
