internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import QuartzCore
internal import SelectorRuntime
import StringSearch
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// The app's access to the displayed page: scripts, text search, snapshots, media.
extension WKWebView {
  static func defineRest(_ view: ClassDefinition<WKWebView>) {
    view.method("evaluateJavaScript:inFrame:inContentWorld:completionHandler:") {
      (view, script: String, _: WKFrameInfo?, _: RuntimeObject, completion: Block?) in
      try view.evaluate(script, completion)
    }
    view.raw(
      "callAsyncJavaScript:arguments:inFrame:inContentWorld:completionHandler:",
      types: "v@:@@@@@?"
    ) { receiver, selector, arguments in
      guard let view = receiver as? WKWebView else { return .none }
      let body = try arguments.value(0, as: String.self, view, selector)
      let completion = try arguments.value(4, as: Block?.self, view, selector)
      try view.evaluate(body, completion, arguments: arguments[1], isFunctionBody: true)
      return .none
    }
    view.classSide.method("handlesURLScheme:") { (_, scheme: String) -> Bool in
      ownSchemes.contains(scheme.lowercased())
    }
    view.method("findString:withConfiguration:completionHandler:") {
      (view, text: String, configuration: FieldedObject?, completion: Block) in
      let isExact = configuration?["caseSensitive"].isTrue ?? false
      try view.find(text, isExact: isExact, completion)
    }
    view.method("takeSnapshotWithConfiguration:completionHandler:") {
      (view, configuration: FieldedObject?, completion: Block) in
      try view.takeSnapshot(configuration, completion)
    }
    defineSimulations(view)
    defineMedia(view)
    defineLooks(view)
  }

  private func later(_ completion: Block?, _ values: Value...) throws {
    guard let completion else { return }
    let held = values.map { HeldValue($0) }
    try world.runLoop.schedule(after: 0, phase: .blocks) {
      try completion(held.first?.value ?? .none, held.dropFirst().first?.value ?? .none)
    }
  }

  private func find(_ text: String, isExact: Bool, _ completion: Block) throws {
    let words = page.text ?? page.title
    let isFound =
      !text.isEmpty
      && (isExact ? words.contains(text) : words.lowercased().contains(text.lowercased()))
    let result = world.create(UIKitClasses.wkFindResult)
    result["matchFound"] = .bool(isFound)
    try later(completion, .object(result))
  }

  /// Takes a snapshot; the configuration's width determines its height.
  private func takeSnapshot(_ configuration: FieldedObject?, _ completion: Block) throws {
    var rect = bounds
    if let configuration, configuration.has("rect"),
      let part = CGRect.from(configuration["rect"], in: runtime), part != UIKitClasses.nowhere
    {
      rect = part
    }
    guard rect.size.width > 0, rect.size.height > 0 else {
      // WKErrorUnknown
      let error = world.error(domain: "WKErrorDomain", code: 1, "An unknown error occurred")
      return try later(completion, .none, error.messageValue)
    }
    let width = configuration?.number("snapshotWidth") ?? rect.size.width
    let size = CGSize(width: width, height: rect.size.height * width / rect.size.width)
    let picture = world.create(UIKitClasses.image).sized(size, scale: world.screen.scale)
    try later(completion, .object(picture))
  }

  private static func defineSimulations(_ view: ClassDefinition<WKWebView>) {
    view.method("loadSimulatedRequest:response:responseData:") {
      (view, request: NSURLRequest, _: NSURLResponse, data: ByteArgument) -> RuntimeObject? in
      let text = String(decoding: data.bytes, as: UTF8.self)
      return view.navigation(try view.loadHTML(text, base: request.url))
    }
    view.method("loadFileRequest:allowingReadAccessToURL:") {
      (view, request: NSURLRequest, folder: NSURL) -> RuntimeObject? in
      for url in [request.url, folder] where url?.filePath == nil {
        throw RuntimeError(.invalidArgument, "\(url?.absoluteString ?? "nil") is not a file URL")
      }
      return view.navigation(try view.load(request))
    }
    // The format is private to WebKit; here it contains the URLs and the present index.
    view.property(
      "interactionState", .copy,
      get: { (view) -> NSData? in
        let lines = [String(view.history.place)] + view.history.addresses
        guard !view.history.addresses.isEmpty else { return nil }
        return view.world.data(Array(lines.joined(separator: "\n").utf8))
      },
      set: { (view, state: NSData?) in
        let lines = String(decoding: state?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        guard let place = lines.first.flatMap({ Int($0) }), lines.count > place + 1 else { return }
        view.history = WebHistory(lines.dropFirst().map(String.init), place: place)
        _ = view.navigation(try view.visit(place))
      })
  }

  private static func defineMedia(_ view: ClassDefinition<WKWebView>) {
    // Scripted pages have no media, so the completion handlers are called without an effect.
    view.method("closeAllMediaPresentationsWithCompletionHandler:") {
      (view, completion: Block?) in try view.later(completion)
    }
    view.method("pauseAllMediaPlaybackWithCompletionHandler:") { (view, completion: Block?) in
      try view.later(completion)
    }
    view.method("setAllMediaPlaybackSuspended:completionHandler:") {
      (view, _: Bool, completion: Block?) in try view.later(completion)
    }
    view.method("requestMediaPlaybackStateWithCompletionHandler:") {
      (view, completion: Block) in
      // WKMediaPlaybackStateNone
      try view.later(completion, .integer(0))
    }
    for name in ["Camera", "Microphone"] {
      // WKMediaCaptureStateNone
      view.readonly("\(name.lowercased())CaptureState") { (_) -> Int in 0 }
      view.method("set\(name)CaptureState:completionHandler:") {
        (view, _: Int, completion: Block?) in try view.later(completion)
      }
    }
    // WKFullscreenStateNotInFullscreen
    view.readonly("fullscreenState") { (_) -> Int in 0 }
    view.readonly("writingToolsActive", getter: "isWritingToolsActive") { (_) -> Bool in false }
  }

  private static func defineLooks(_ view: ClassDefinition<WKWebView>) {
    view.property("pageZoom", get: { $0.zoom }) { (view, zoom: Double) in
      guard zoom > 0, zoom.isFinite, zoom != view.zoom else { return }
      try view.changing(["pageZoom"]) { view.zoom = zoom }
    }
    view.readonly("minimumViewportInset") { $0.viewportInsets.minimum }
    view.readonly("maximumViewportInset") { $0.viewportInsets.maximum }
    view.method("setMinimumViewportInset:maximumViewportInset:") {
      (view, minimum: UIEdgeInsets, maximum: UIEdgeInsets) in
      for (insets, name) in [(minimum, "minimumViewportInset"), (maximum, "maximumViewportInset")]
      where insets.numbers.contains(where: { $0 < 0 }) {
        throw RuntimeError(.invalidArgument, "\(name) cannot be negative")
      }
      if zip(minimum.numbers, maximum.numbers).contains(where: { $0 > $1 }) {
        throw RuntimeError(
          .invalidArgument, "minimumViewportInset cannot be larger than maximumViewportInset")
      }
      view.viewportInsets = (minimum, maximum)
    }
  }
}

extension Value {
  /// Whether it is the boolean true.
  fileprivate var isTrue: Bool {
    if case .bool(let flag) = self { flag } else { false }
  }
}
