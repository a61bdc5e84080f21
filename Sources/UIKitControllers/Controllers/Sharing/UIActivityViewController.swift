internal import FoundationCore
package import SelectorRuntime
internal import Threads
package import UIKitBase
package import UIKitRuntime

// The activities first receive placeholder items, to check whether they can perform. The actual
// items
// are requested only after the user has chosen an activity. A provider creates its item in an
// operation
// on a background thread, and no activity is prepared before all items exist.

/// Presents activities for sharing items; the script determines the user's choice.
package final class UIActivityViewController: UIViewController, ItemChooser {
  @Owned private var items: [HeldValue] = []
  @StrongList private var activities: [UIActivity] = []
  /// The activities that can perform with the items, determined when the controller is presented.
  @StrongList private var offered: [UIActivity] = []
  private var completion, olderCompletion: Block?
  @Strong private var performing: UIActivity?
  /// The arguments of the completion handler after an activity has finished.
  private var outcome: (type: String?, isCompleted: Bool)?

  package override func destruct() {
    (completion, olderCompletion) = (nil, nil)
    super.destruct()
  }

  private func fill(_ items: [Value], _ activities: [UIActivity]) throws -> UIViewController {
    self.items = items.map { HeldValue($0) }
    self.activities = activities
    return try call(messages.initWithNibName, String?.none, Value.none)
  }

  private var excluded: [String] {
    storedValues?.value("excludedActivityTypes").flatMap { [String].from($0, in: runtime) } ?? []
  }

  // MARK: Offering

  /// Requests the placeholder items, and asks the activities whether they can perform with them.
  private func prepareOffers() throws {
    let asks = runtime.selector("activityViewControllerPlaceholderItem:")
    let placeholders = try items.map { item -> Value in
      guard let source = item.value.object, try source.implements(asks) else { return item.value }
      return try source.call(asks, self)
    }
    var offered: [UIActivity] = []
    for activity in activities {
      let type: String? = try activity.call(runtime.selector("activityType"))
      if let type, excluded.contains(type) { continue }
      let can: Bool = try activity.call(
        runtime.selector("canPerformWithActivityItems:"), Value.list(placeholders))
      guard can else { continue }
      _ = try activity.call(runtime.selector("activityTitle"), as: Value.self)
      _ = try activity.call(runtime.selector("activityImage"), as: Value.self)
      offered.append(activity)
    }
    self.offered = offered
  }

  // MARK: Choosing

  /// Chooses an activity, as a tap does, or closes the controller.
  ///
  /// - Parameter answer: an activity of the app, or the type of one; a type of a system activity;
  ///   no value closes the controller.
  package func choose(_ answer: Value) throws {
    if answer.isNone { return try dismissItself() }
    if let activity = answer.object as? UIActivity {
      guard offered.contains(where: { $0 === activity }) else {
        throw unknown(activity.defaultDescription)
      }
      return try begin(activity, activity.call(runtime.selector("activityType")))
    }
    guard let type = String.from(answer, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIActivityViewController takes a UIActivity or the name of its type, got "
          + answer.typeName)
    }
    let own = try offered.first {
      try $0.call(runtime.selector("activityType"), as: String?.self) == type
    }
    guard own != nil || (UIActivity.systemTypes.contains(type) && !excluded.contains(type)) else {
      throw unknown("'\(type)'")
    }
    try begin(own, type)
  }

  private func unknown(_ activity: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "uikit.choose: \(defaultDescription) does not offer the activity \(activity)"
    )
  }

  /// Collects the items, and performs the activity when all of them exist.
  private func begin(_ activity: UIActivity?, _ type: String?) throws {
    let asks = runtime.selector("activityViewController:itemForActivityType:")
    let provider = runtime.cls(UIKitClasses.activityItemProvider)
    var found: [HeldValue] = []
    var providers: [(place: Int, provider: HeldValue)] = []
    for item in items {
      guard let source = item.value.object, try source.implements(asks) else {
        found.append(item)
        continue
      }
      if source.isa.inherits(from: provider) {
        providers.append((found.count, item))
        try ActivityItems.tell(source, type)
        found.append(HeldValue(.none))
      } else {
        found.append(HeldValue(try source.call(asks, self, type)))
      }
    }
    if providers.isEmpty { return try perform(activity, type, found.map(\.value)) }
    let (threads, held) = (uikit.threads, HeldValue(.object(self)))
    let chosen = activity.map { HeldValue(.object($0)) }
    threads.globalQueue(.default).async { [runtime] in
      guard let controller = held.value.object as? UIActivityViewController else { return }
      for (place, provider) in providers {
        guard let operation = provider.value.object else { continue }
        _ = try operation.call(runtime.selector("start"), as: Value.self)
        found[place] = HeldValue(try operation.call(asks, controller, type))
      }
      threads.mainQueue.async { [found] in
        try controller.perform(chosen?.value.object as? UIActivity, type, found.map(\.value))
      }
    }
  }

  private func perform(_ activity: UIActivity?, _ type: String?, _ items: [Value]) throws {
    let items = items.filter { !$0.isNone }
    try keptAlive {
      guard let activity else {
        if type == UIActivity.copyToPasteboard { try uikit.copyToPasteboard(items) }
        return try end(type, isCompleted: true)
      }
      performing = activity
      activity.controller = self
      try activity.keptAlive {
        try activity.send(runtime.selector("prepareWithActivityItems:"), Value.list(items))
        let own: UIViewController? = try activity.call(runtime.selector("activityViewController"))
        if let own {
          try send(
            runtime.selector("presentViewController:animated:completion:"), own, true, Block?.none)
        } else {
          try activity.send(runtime.selector("performActivity"))
        }
      }
    }
  }

  /// Called when an activity has finished.
  fileprivate func activity(_ activity: UIActivity, isCompleted: Bool) throws {
    guard performing === activity else { return }
    performing = nil
    activity.controller = nil
    try end(activity.call(runtime.selector("activityType")), isCompleted: isCompleted)
  }

  private func end(_ type: String?, isCompleted: Bool) throws {
    outcome = (type, isCompleted)
    if presenting == nil { try tellOutcome() } else { try dismissItself() }
  }

  /// Calls the completion handlers once; without an outcome, nothing was chosen.
  private func tellOutcome() throws {
    let (newer, older) = (completion, olderCompletion)
    (completion, olderCompletion) = (nil, nil)
    let type = outcome?.type.messageValue ?? .none
    let isCompleted = Value.bool(outcome?.isCompleted ?? false)
    if let newer { return _ = try newer(type, isCompleted, .none, .none) }
    _ = try older?(type, isCompleted)
  }

  static func define(_ controller: ClassDefinition<UIActivityViewController>) {
    controller.method("initWithActivityItems:applicationActivities:") {
      (controller, items: [Value], activities: [UIActivity]?) -> UIViewController in
      try controller.fill(items, activities ?? [])
    }
    let providers = controller.runtime.selector("itemProvidersForActivityItemsConfiguration")
    let own = controller.runtime.selector("applicationActivitiesForActivityItemsConfiguration")
    controller.method("initWithActivityItemsConfiguration:") {
      (controller, configuration: RuntimeObject) -> UIViewController in
      let items: [Value] = try configuration.call(providers)
      let knows = try configuration.implements(own)
      let activities: [UIActivity]? = knows ? try configuration.call(own) : nil
      return try controller.fill(items, activities ?? [])
    }
    controller.property(
      "completionWithItemsHandler", .copy, get: { $0.completion }, set: { $0.completion = $1 })
    controller.property(
      "completionHandler", .copy, get: { $0.olderCompletion }, set: { $0.olderCompletion = $1 })
    // Private on devices; debuggers in apps look these up as properties, as FLEX does.
    controller.readonly("activityItems", .copy) { $0.items.map(\.value) }
    controller.readonly("applicationActivities", .copy) { $0.activities }
    controller.stored("excludedActivityTypes", .copy, usual: [String]?.none)
    controller.stored("excludedActivitySectionTypes", usual: 0)
    controller.stored("allowsProminentActivity", usual: true)
    func after(_ name: String, _ body: @escaping (UIActivityViewController) throws -> Void) {
      controller.method(name) { (controller, animated: Bool) in
        _ = try controller.runtime.sendSuper(
          controller, above: controller.runtime.cls(UIKitClasses.activityViewController),
          controller.runtime.selector(name), Arguments(.bool(animated)))
        try body(controller)
      }
    }
    after("viewWillAppear:") { try $0.prepareOffers() }
    after("viewDidDisappear:") { try $0.tellOutcome() }
  }
}

/// An action on shared items.
package final class UIActivity: RuntimeObject {
  static let copyToPasteboard = "com.apple.UIKit.activity.CopyToPasteboard"
  /// The values of the `UIActivityType…` constants.
  static let systemTypes = Set(UIKitConstants.activityTypes.map(\.value))

  /// The controller in which the activity was chosen, until it has finished.
  @Weak fileprivate var controller: UIActivityViewController?

  static func define(_ activity: ClassDefinition<UIActivity>) {
    activity.classSide.method("activityCategory") { (_) -> Int in 0 }
    activity.readonly("activityType") { (_) -> String? in nil }
    activity.readonly("activityTitle") { (_) -> String? in nil }
    activity.readonly("activityImage") { (_) -> UIImage? in nil }
    activity.readonly("activityViewController") { (_) -> UIViewController? in nil }
    activity.method("canPerformWithActivityItems:") { (_, _: Value) -> Bool in false }
    activity.method("prepareWithActivityItems:") { (_, _: Value) in }
    activity.method("performActivity") { _ in }
    activity.method("activityDidFinish:") { (activity, isCompleted: Bool) in
      try activity.keptAlive {
        try activity.controller?.activity(activity, isCompleted: isCompleted)
      }
    }
  }
}

extension UIKitClasses {
  package static let activityViewController = NativeClass<UIActivityViewController>(
    "UIActivityViewController", superclass: viewController, UIActivityViewController.define)
  package static let activity = NativeClass<UIActivity>(
    "UIActivity", superclass: FoundationClasses.object, UIActivity.define)
}
