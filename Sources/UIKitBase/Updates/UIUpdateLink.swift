internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// Participates in the display updates of a view or a scene, from UIUpdateLink.h.
///
/// It is active while it is enabled and its view is in a window. A link that requires continuous
/// updates causes one for every frame; other links run in updates with another cause.
package final class UIUpdateLink: StoringObject {
  private struct Action {
    let phase: Int
    let block: Block?
    let target: WeakReference?
    let selector: Selector?
  }

  @Weak private var view: UIView?
  @Weak private var scene: UIWindowScene?
  private var isEnabled = false
  private(set) var isContinuous = false
  private var frameRates = CAFrameRateRange.systemDefault
  @Owned private var actions: [Action] = []

  var isActive: Bool { isEnabled && !isDeallocating && (scene != nil || view?.window != nil) }

  /// The number of frames between updates, for continuous updates.
  var framesBetween: Int {
    frameRates.rate > 0 ? max(1, uikit.runLoop.frameRate / frameRates.rate) : 1
  }

  var wantsLowLatency: Bool {
    storedValues?.value("wantsLowLatencyEventDispatch").flatMap { Bool.from($0, in: runtime) }
      ?? false
  }

  /// Runs its actions of a phase, in the order of addition.
  ///
  /// - Throws: the first error of the actions; all of them are run.
  func run(_ phase: Int, _ info: UIUpdateInfo) throws {
    var deferred = DeferredErrors()
    for action in actions where action.phase == phase {
      deferred.run {
        if let block = action.block { return _ = try block(.object(self), .object(info)) }
        guard let target = action.target?.load(), let selector = action.selector else { return }
        let all: [Value] = [.object(self), .object(info)]
        try target.keptAlive {
          _ = try runtime.send(
            target, selector, Arguments(Array(all.prefix(selector.argumentCount))))
        }
      }
    }
    try deferred.throwFirst()
  }

  private func add(
    _ phase: Int, _ block: Block?, _ target: RuntimeObject? = nil, _ selector: Selector? = nil
  ) {
    actions.append(
      Action(
        phase: phase, block: block, target: target.map { WeakReference($0) }, selector: selector))
  }

  private func change(_ body: () -> Void) throws {
    body()
    try uikit.updates.linksHaveChanged()
  }

  /// The phase of actions without one: before the display links.
  private static let usualPhase = UpdatePhase.beforeDisplayLinks.rawValue

  static func define(_ link: ClassDefinition<UIUpdateLink>) {
    defineMaking(link, "updateLinkForView:") { (link, view: UIView) in link.view = view }
    defineMaking(link, "updateLinkForWindowScene:") { (link, scene: UIWindowScene) in
      link.scene = scene
    }
    defineActions(link)
  }

  /// Declares the three methods that create a link.
  private static func defineMaking<Shown: MessageValue>(
    _ link: ClassDefinition<UIUpdateLink>, _ name: String,
    _ place: @escaping (UIUpdateLink, Shown) -> Void
  ) {
    func made(_ cls: RuntimeClass, _ shown: Shown) throws -> UIUpdateLink {
      let made = try cls.uikit.instance(UIUpdateLink.self, of: cls)
      place(made, shown)
      cls.uikit.updates.add(made)
      return made
    }
    let cls = link.classSide
    cls.method(name) { (cls, shown: Shown) -> UIUpdateLink in try made(cls, shown) }
    cls.method(name + "actionHandler:") { (cls, shown: Shown, block: Block) -> UIUpdateLink in
      let link = try made(cls, shown)
      link.add(usualPhase, block)
      return link
    }
    cls.method(name + "actionTarget:selector:") {
      (cls, shown: Shown, target: RuntimeObject, selector: Selector) -> UIUpdateLink in
      let link = try made(cls, shown)
      link.add(usualPhase, nil, target, selector)
      return link
    }
  }

  private static func defineActions(_ link: ClassDefinition<UIUpdateLink>) {
    link.method("addActionWithHandler:") { (link, block: Block) in link.add(usualPhase, block) }
    link.method("addActionWithTarget:selector:") {
      (link, target: RuntimeObject, selector: Selector) in
      link.add(usualPhase, nil, target, selector)
    }
    link.method("addActionToPhase:handler:") {
      (link, phase: UIUpdateActionPhase, block: Block) in link.add(phase.number, block)
    }
    link.method("addActionToPhase:target:selector:") {
      (link, phase: UIUpdateActionPhase, target: RuntimeObject, selector: Selector) in
      link.add(phase.number, nil, target, selector)
    }
    link.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) {
      (link, isEnabled: Bool) in try link.change { link.isEnabled = isEnabled }
    }
    link.property("requiresContinuousUpdates", get: { $0.isContinuous }) {
      (link, isContinuous: Bool) in try link.change { link.isContinuous = isContinuous }
    }
    link.property("preferredFrameRateRange", get: { $0.frameRates }) {
      (link, range: CAFrameRateRange) in
      try range.check(link)
      try link.change { link.frameRates = range }
    }
    link.stored("wantsLowLatencyEventDispatch", usual: false)
    link.stored("wantsImmediatePresentation", usual: false)
    link.readonly("currentUpdateInfo", .strong) { (link) -> UIUpdateInfo? in
      link.isActive ? link.uikit.updates.info : nil
    }
  }
}

/// The times of an update and of its presentation, from UIUpdateInfo.h.
package final class UIUpdateInfo: RuntimeObject {
  fileprivate(set) var time = 0.0
  private var deadline = 0.0
  var isLowLatency = false
  var isPerformingLowLatency = false

  /// Sets the times of an update.
  ///
  /// The deadline is the time of the next frame; the result is visible one frame later.
  func fill(_ time: Double, deadline: Double) -> UIUpdateInfo {
    (self.time, self.deadline) = (time, deadline)
    return self
  }

  static func define(_ info: ClassDefinition<UIUpdateInfo>) {
    info.readonly("modelTime") { (info) -> Double in info.uikit.mediaTime(at: info.time) }
    info.readonly("completionDeadlineTime") { (info) -> Double in
      info.uikit.mediaTime(at: info.deadline)
    }
    info.readonly("estimatedPresentationTime") { (info) -> Double in
      info.uikit.mediaTime(at: info.deadline + info.uikit.runLoop.frameDuration)
    }
    info.readonly("immediatePresentationExpected", getter: "isImmediatePresentationExpected") {
      (_) -> Bool in false
    }
    info.readonly("lowLatencyEventDispatchConfirmed", getter: "isLowLatencyEventDispatchConfirmed")
    { $0.isLowLatency }
    info.readonly("performingLowLatencyPhases", getter: "isPerformingLowLatencyPhases") {
      $0.isPerformingLowLatency
    }
    info.classSide.method("currentUpdateInfoForView:") { (cls, view: UIView) -> UIUpdateInfo? in
      view.window == nil ? nil : cls.uikit.updates.info
    }
    info.classSide.method("currentUpdateInfoForWindowScene:") {
      (cls, _: UIWindowScene) -> UIUpdateInfo? in cls.uikit.updates.info
    }
  }
}

/// A phase of an update, from UIUpdateActionPhase.h.
package final class UIUpdateActionPhase: RuntimeObject {
  fileprivate(set) var number = 0

  static func define(_ phase: ClassDefinition<UIUpdateActionPhase>) {
    for step in UpdatePhase.allCases {
      phase.classSide.readonly(step.name, .strong) { (cls) -> UIUpdateActionPhase in
        cls.uikit.updates.phase(step) {
          let made = cls.uikit.make(UIKitClasses.updateActionPhase)
          made.number = step.rawValue
          return made
        }
      }
    }
  }
}

extension UIKitClasses {
  package static let updateLink = NativeClass<UIUpdateLink>(
    "UIUpdateLink", superclass: FoundationClasses.object, UIUpdateLink.define)
  package static let updateInfo = NativeClass<UIUpdateInfo>(
    "UIUpdateInfo", superclass: FoundationClasses.object, UIUpdateInfo.define)
  package static let updateActionPhase = NativeClass<UIUpdateActionPhase>(
    "UIUpdateActionPhase", superclass: FoundationClasses.object, UIUpdateActionPhase.define)
}
