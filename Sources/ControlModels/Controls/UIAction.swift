internal import SelectorRuntime

/// An action with a function of its own, which a control may have instead of a target and a selector.
///
/// A control sends it by `sendAction:`; `sendAction:to:forEvent:` and the application never see it.
final class UIAction: RuntimeObject {
  private var handler: Block?
  private var title = ""
  private(set) var identifier = ""
  private var discoverabilityTitle: String?
  private var attributes = 0
  private var state = 0
  /// A picture is any object.
  @Strong private var image: RuntimeObject?
  @Weak private var sender: RuntimeObject?

  override func destruct() {
    handler = nil
    image = nil
    sender = nil
    super.destruct()
  }

  /// Runs the handler, which can ask for the sender meanwhile.
  func perform(for sender: RuntimeObject) throws {
    guard let handler else { return }
    try keptAlive {
      try sender.keptAlive {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        try handler(.object(self))
      }
    }
  }

  private func fill(
    _ title: String, _ image: RuntimeObject?, _ identifier: String?, _ handler: Block
  ) -> UIAction {
    self.title = title
    self.image = image
    // Without one it gets one that no other has.
    self.identifier = identifier ?? "com.apple.action.dynamic.\(uikit.nextActionNumber())"
    self.handler = handler
    return self
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let action = ClassDefinition<UIAction>("UIAction", in: runtime, superclass: superclass)
    action.classSide.method("actionWithHandler:") { (cls, handler: Block) -> UIAction in
      try cls.uikit.instance(UIAction.self, of: cls).fill("", nil, nil, handler)
    }
    action.classSide.method("actionWithTitle:image:identifier:handler:") {
      (cls, title: String, image: RuntimeObject?, identifier: String?, handler: Block) -> UIAction
      in
      try cls.uikit.instance(UIAction.self, of: cls).fill(title, image, identifier, handler)
    }
    action.method("title") { (action) -> String in action.title }
    action.method("setTitle:") { (action, title: String) in action.title = title }
    action.method("image") { (action) -> RuntimeObject? in action.image }
    action.method("setImage:") { (action, image: RuntimeObject?) in action.image = image }
    action.method("identifier") { (action) -> String in action.identifier }
    action.method("discoverabilityTitle") { (action) -> String? in action.discoverabilityTitle }
    action.method("setDiscoverabilityTitle:") { (action, title: String?) in
      action.discoverabilityTitle = title
    }
    action.method("attributes") { (action) -> Int in action.attributes }
    action.method("setAttributes:") { (action, attributes: Int) in action.attributes = attributes }
    action.method("state") { (action) -> Int in action.state }
    action.method("setState:") { (action, state: Int) in action.state = state }
    action.method("sender") { (action) -> RuntimeObject? in action.sender }
    action.method("performWithSender:target:") {
      (action, sender: RuntimeObject?, _: RuntimeObject?) in
      try action.perform(for: sender ?? action)
    }
    return action.cls
  }
}
