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

  static func define(_ frame: ClassDefinition<WKFrameInfo>) {
    frame.readonly("mainFrame", getter: "isMainFrame") { $0.isMainFrame }
    frame.readonly("request", .copy) { $0.request }
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
    let frame = world.create(UIKitClasses.wkFrameInfo)
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

  static func define(_ action: ClassDefinition<WKNavigationAction>) {
    action.readonly("request", .copy) { $0.request }
    action.readonly("navigationType") { $0.kind.ofWebKit }
    action.readonly("targetFrame", .copy) { $0.frame }
    action.readonly("sourceFrame", .copy) { $0.frame }
  }
}

/// The response to a request, for the policy.
final class WKNavigationResponse: RuntimeObject {
  @Strong private var response: NSURLResponse?
  private var isMainFrame = true

  func fill(_ response: NSURLResponse, isMainFrame: Bool) {
    self.response = response
    self.isMainFrame = isMainFrame
  }

  override func destruct() {
    response = nil
    super.destruct()
  }

  static func define(_ response: ClassDefinition<WKNavigationResponse>) {
    response.readonly("forMainFrame", getter: "isForMainFrame") { $0.isMainFrame }
    response.readonly("canShowMIMEType") { (_) -> Bool in true }
    response.readonly("response", .copy) { $0.response }
  }
}

extension UIKitClasses {
  /// A page on its way, of which nobody knows more than that it is the same one.
  static let wkNavigation = NativeClass<RuntimeObject>(
    "WKNavigation", superclass: FoundationClasses.object)
  static let wkFrameInfo = NativeClass<WKFrameInfo>(
    "WKFrameInfo", superclass: FoundationClasses.object, WKFrameInfo.define)
}

extension UIKitClasses {
  static let wkNavigationAction = NativeClass<WKNavigationAction>(
    "WKNavigationAction", superclass: FoundationClasses.object, WKNavigationAction.define)
}

extension UIKitClasses {
  static let wkNavigationResponse = NativeClass<WKNavigationResponse>(
    "WKNavigationResponse", superclass: FoundationClasses.object, WKNavigationResponse.define)
}
