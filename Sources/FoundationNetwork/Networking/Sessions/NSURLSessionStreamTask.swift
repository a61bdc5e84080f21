internal import FoundationCore
internal import SelectorRuntime

// Streams to a host and a port, from NSURLSession.h; each direction is closed separately.
extension NSURLSessionTask {
  private func readStream(
    least: Int, most: Int, _ timeout: Double, _ completion: Block
  ) throws {
    guard let channel else { return }
    // The limits are unsigned on a device.
    let most = Int(clamping: UInt(bitPattern: most))
    let least = min(most, Int(clamping: UInt(bitPattern: least)))
    var collected: [UInt8] = []
    var isOver = false
    func finish(_ error: NSError?, atEnd: Bool) throws {
      guard !isOver else { return }
      isOver = true
      let data = collected.isEmpty && error != nil ? nil : foundation.data(collected)
      try session?.deliver(data, error) {
        try completion(data.messageValue, .bool(atEnd), error.messageValue)
      }
    }
    func next() throws {
      try channel.wait { [weak self, weak channel] error in
        guard self != nil, let channel, !isOver else { return }
        if let error { return try finish(collected.isEmpty ? error : nil, atEnd: true) }
        collected += channel.read(most: most - collected.count)
        if collected.count >= least { try finish(nil, atEnd: false) } else { try next() }
      }
    }
    try next()
    guard timeout > 0 else { return }
    channel.later(timeout) { [weak self] in
      guard let self, !isOver else { return }
      try finish(
        foundation.networkError(NetworkFailure.timedOut, at: originalRequest?.url), atEnd: false)
    }
  }

  static func defineStream(_ task: ClassDefinition<NSURLSessionTask>) {
    task.method("readDataOfMinLength:maxLength:timeout:completionHandler:") {
      (task, least: Int, most: Int, timeout: Double, completion: Block) in
      try task.readStream(least: least, most: most, timeout, completion)
    }
    task.method("writeData:timeout:completionHandler:") {
      (task, data: ByteArgument, _: Double, completion: Block) in
      try task.channel?.send(data.bytes) { [weak task] error in
        try task?.session?.deliver(error) { try completion(error.messageValue) }
      }
    }
    for (name, message) in [
      ("closeRead", "URLSession:readClosedForStreamTask:"),
      ("closeWrite", "URLSession:writeClosedForStreamTask:"),
    ] {
      task.method(name) { (task) in
        task.channel?.later { [weak task] in
          guard let task else { return }
          if name == "closeRead" { try task.channel?.close(nil) }
          try task.report(message, task)
        }
      }
    }
    // The scripted server does not use TLS, so these methods have no effect.
    for name in ["startSecureConnection", "stopSecureConnection"] { task.method(name) { _ in } }
  }
}

extension FoundationClasses {
  static let streamTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionStreamTask", superclass: urlSessionTask, NSURLSessionTask.defineStream)
  static let localStreamTask = NativeClass<NSURLSessionTask>(
    "__NSCFTCPIOStreamTask", superclass: streamTask, NSURLSessionTask.defineLocal)
}
