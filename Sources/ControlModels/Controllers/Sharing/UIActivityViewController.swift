internal import FoundationModels
internal import SelectorRuntime

/// Offers to share something; what a person does there is for the script to say.
final class UIActivityViewController: UIViewController {
  private var items: [HeldValue] = []
  @StrongList private var activities: [RuntimeObject] = []
  private var completion: Block?

  override func destruct() {
    items = []
    activities = []
    completion = nil
    super.destruct()
  }

  static func define(_ controller: ClassDefinition<UIActivityViewController>) {
    controller.method("initWithActivityItems:applicationActivities:") {
      (controller, items: [Value], activities: [RuntimeObject]?) -> UIViewController in
      controller.items = items.map { HeldValue($0) }
      controller.activities = activities ?? []
      return try controller.call(controller.messages.initWithNibName, String?.none, Value.none)
    }
    controller.property(
      "completionWithItemsHandler", .copy, get: { $0.completion }, set: { $0.completion = $1 })
    controller.stored("completionHandler", .copy, usual: Value.none)
    controller.stored("excludedActivityTypes", .copy, usual: [String]?.none)
    controller.stored("excludedActivitySectionTypes", usual: 0)
    controller.stored("allowsProminentActivity", usual: true)
    controller.method("viewDidDisappear:") { (controller, animated: Bool) in
      _ = try controller.runtime.sendSuper(
        controller, above: controller.runtime.cls(UIKitClasses.activityViewController),
        controller.runtime.selector("viewDidDisappear:"), Arguments(.bool(animated)))
      guard let completion = controller.completion else { return }
      controller.completion = nil
      // Nobody has chosen an activity: it is cancelled.
      try completion(.none, .bool(false), .none, .none)
    }
  }
}

/// Something that can be done with what is shared.
final class UIActivity: RuntimeObject {
  static func define(_ activity: ClassDefinition<UIActivity>) {
    activity.classSide.method("activityCategory") { (_) -> Int in 0 }
    activity.readonly("activityType") { (_) -> String? in nil }
    activity.readonly("activityTitle") { (_) -> String? in nil }
    activity.readonly("activityImage") { (_) -> UIImage? in nil }
    activity.readonly("activityViewController") { (_) -> UIViewController? in nil }
    activity.method("canPerformWithActivityItems:") { (_, _: Value) -> Bool in false }
    activity.method("prepareWithActivityItems:") { (_, _: Value) in }
    activity.method("performActivity") { _ in }
    activity.method("activityDidFinish:") { (_, _: Bool) in }
  }
}

extension UIKitClasses {
  static let activityViewController = NativeClass<UIActivityViewController>(
    "UIActivityViewController", superclass: viewController, UIActivityViewController.define)
  static let activity = NativeClass<UIActivity>(
    "UIActivity", superclass: FoundationClasses.object, UIActivity.define)
}
