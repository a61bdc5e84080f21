internal import FoundationModels
internal import SelectorRuntime

/// Which frame of a page something is about.
final class WKFrameInfo: RuntimeObject {
  private var isMainFrame = true
  @Strong private var request: NSURLRequest?

  func fill(_ request: NSURLRequest?, isMainFrame: Bool) {
    self.request = request
    self.isMainFrame = isMainFrame
  }

  override func destruct() {
    request = nil
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let frame = ClassDefinition<WKFrameInfo>("WKFrameInfo", in: runtime, superclass: superclass)
    frame.method("isMainFrame") { (frame) -> Bool in frame.isMainFrame }
    frame.method("request") { (frame) -> NSURLRequest? in frame.request }
    return frame.cls
  }
}

/// Where a navigation is about to go, for the policy.
final class WKNavigationAction: RuntimeObject {
  @Strong private var request: NSURLRequest?
  @Strong private var frame: WKFrameInfo?
  private var kind = WebLoad.Kind.other

  func fill(
    _ request: NSURLRequest, kind: WebLoad.Kind, isMainFrame: Bool, in world: UIKitWorld
  ) {
    let frame = world.create(WKFrameInfo.self, of: world.classes.web.frameInfo)
    frame.fill(request, isMainFrame: isMainFrame)
    self.frame = frame
    self.request = request
    self.kind = kind
  }

  override func destruct() {
    request = nil
    frame = nil
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let action = ClassDefinition<WKNavigationAction>(
      "WKNavigationAction", in: runtime, superclass: superclass)
    action.method("request") { (action) -> NSURLRequest? in action.request }
    action.method("navigationType") { (action) -> Int in action.kind.ofWebKit }
    action.method("targetFrame") { (action) -> WKFrameInfo? in action.frame }
    action.method("sourceFrame") { (action) -> WKFrameInfo? in action.frame }
    return action.cls
  }
}

/// What has come back, for the policy.
final class WKNavigationResponse: RuntimeObject {
  @Strong private var request: NSURLRequest?
  private var isMainFrame = true

  func fill(_ request: NSURLRequest, isMainFrame: Bool) {
    self.request = request
    self.isMainFrame = isMainFrame
  }

  override func destruct() {
    request = nil
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let response = ClassDefinition<WKNavigationResponse>(
      "WKNavigationResponse", in: runtime, superclass: superclass)
    response.method("isForMainFrame") { (response) -> Bool in response.isMainFrame }
    response.method("canShowMIMEType") { (_) -> Bool in true }
    // There is no NSURLResponse here; what it would say of the address, the request says.
    response.method("response") { (response) -> NSURLRequest? in response.request }
    return response.cls
  }
}
