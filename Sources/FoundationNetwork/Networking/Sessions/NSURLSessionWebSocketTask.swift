internal import FoundationCore
internal import SelectorRuntime

/// One WebSocket message, a text or data, from NSURLSession.h.
final class NSURLSessionWebSocketMessage: RuntimeObject {
  private var bytes: [UInt8] = []
  private var isText = false

  fileprivate var content: [UInt8] { bytes }

  func fill(_ bytes: [UInt8], isText: Bool) -> NSURLSessionWebSocketMessage {
    (self.bytes, self.isText) = (bytes, isText)
    return self
  }

  static func define(_ message: ClassDefinition<NSURLSessionWebSocketMessage>) {
    message.method("initWithString:") {
      (message, text: String) -> NSURLSessionWebSocketMessage in
      message.fill(Array(text.utf8), isText: true)
    }
    message.method("initWithData:") {
      (message, data: ByteArgument) -> NSURLSessionWebSocketMessage in
      message.fill(data.bytes, isText: false)
    }
    // NSURLSessionWebSocketMessageTypeData, NSURLSessionWebSocketMessageTypeString
    message.readonly("type") { (message) -> Int in message.isText ? 1 : 0 }
    message.readonly("string", .copy) { (message) -> String? in
      message.isText ? String(decoding: message.bytes, as: UTF8.self) : nil
    }
    message.readonly("data", .copy) { (message) -> NSData? in
      message.isText ? nil : message.foundation.data(message.bytes)
    }
  }
}

// WebSockets: messages in both directions, pings, and closing with a code and a reason.
extension NSURLSessionTask {
  /// Creates a connection that notifies the delegate when it is open.
  func makeWebSocket() {
    let made = SessionChannel(self)
    channel = made
    made.didOpen = { [weak self] in
      guard let self else { return }
      let name = currentRequest?.header("Sec-WebSocket-Protocol")
      try report("URLSession:webSocketTask:didOpenWithProtocol:", self, name)
    }
  }

  private func receive(_ completion: Block) throws {
    guard let channel else { return }
    try channel.wait { [weak self, weak channel] error in
      guard let self, let channel else { return }
      guard error == nil else {
        return try session?.deliver(error) {
          try completion(.none, error.messageValue)
        } ?? ()
      }
      let bytes = channel.read()
      // Valid UTF-8 is a text message, since a script's server returns texts.
      let isText = String(validating: bytes, as: UTF8.self) != nil
      let message = runtime.create(FoundationClasses.webSocketMessage)
        .fill(bytes, isText: isText)
      try session?.deliver(message) { try completion(.object(message), .none) }
    }
  }

  private func closeSocket(_ code: Int, _ reason: ByteArgument?) throws {
    guard let channel, !channel.isClosed, state == .running || state == .suspended else { return }
    closeCode = code
    closeReason = reason?.bytes
    try channel.close(nil)
    try report(
      "URLSession:webSocketTask:didCloseWithCode:reason:", self, code,
      closeReason.map { foundation.data($0) })
    try send("cancel")
  }

  static func defineWebSocket(_ task: ClassDefinition<NSURLSessionTask>) {
    task.method("sendMessage:completionHandler:") {
      (task, message: NSURLSessionWebSocketMessage, completion: Block) in
      try task.channel?.send(message.content) { [weak task] error in
        try task?.session?.deliver(error) { try completion(error.messageValue) }
      }
    }
    task.method("receiveMessageWithCompletionHandler:") { (task, completion: Block) in
      try task.receive(completion)
    }
    task.method("sendPingWithPongReceiveHandler:") { (task, completion: Block) in
      guard let channel = task.channel else { return }
      channel.later { [weak task, weak channel] in
        guard let task else { return }
        let error =
          channel?.isClosed == false
          ? nil : task.foundation.networkError(NetworkFailure.cancelled, at: nil)
        try task.session?.deliver(error) { try completion(error.messageValue) }
      }
    }
    task.method("cancelWithCloseCode:reason:") { (task, code: Int, reason: ByteArgument?) in
      try task.closeSocket(code, reason)
    }
    task.readonly("closeCode") { $0.closeCode }
    task.readonly("closeReason", .copy) { (task) -> NSData? in
      task.closeReason.map { task.foundation.data($0) }
    }
    // 1 MiB, from Apple's documentation.
    task.property(
      "maximumMessageSize", get: { $0.maximumMessageSize }, set: { $0.maximumMessageSize = $1 })
  }
}

extension FoundationProtocols {
  static let urlSessionWebSocketDelegate = NativeProtocol(
    "NSURLSessionWebSocketDelegate", adopts: [urlSessionTaskDelegate],
    optional: [
      .init(
        "URLSession:webSocketTask:didOpenWithProtocol:", NSURLSession.self, NSURLSessionTask.self,
        String?.self),
      .init(
        "URLSession:webSocketTask:didCloseWithCode:reason:", NSURLSession.self,
        NSURLSessionTask.self, Int.self, NSData?.self),
    ])
  static let urlSessionStreamDelegate = NativeProtocol(
    "NSURLSessionStreamDelegate", adopts: [urlSessionTaskDelegate],
    optional: [
      .init("URLSession:readClosedForStreamTask:", NSURLSession.self, NSURLSessionTask.self),
      .init("URLSession:writeClosedForStreamTask:", NSURLSession.self, NSURLSessionTask.self),
      .init(
        "URLSession:betterRouteDiscoveredForStreamTask:", NSURLSession.self, NSURLSessionTask.self),
    ])
}

extension FoundationClasses {
  static let webSocketMessage = NativeClass<NSURLSessionWebSocketMessage>(
    "NSURLSessionWebSocketMessage", superclass: object, NSURLSessionWebSocketMessage.define)
  static let webSocketTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionWebSocketTask", superclass: urlSessionTask, NSURLSessionTask.defineWebSocket)
  static let localWebSocketTask = NativeClass<NSURLSessionTask>(
    "__NSURLSessionWebSocketTask", superclass: webSocketTask, NSURLSessionTask.defineLocal)
}
