internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// Loads from a server of the same process, which listens on a socket of this device.

/// A request over a socket, and its response.
final class SocketExchange {
  private let network: SocketNetwork
  private let socket: Int
  private let request: [UInt8]
  private var sent = 0
  private(set) var response: HTTPResponseParser

  /// Connects to a server, or returns nil if it refuses.
  init?(
    _ network: SocketNetwork, to addresses: [SocketAddress], _ request: [UInt8], isHead: Bool
  ) {
    for address in addresses {
      let number = network.open(.stream, address.family)
      if (try? network.connect(number, to: address)) != nil {
        (self.network, socket, self.request) = (network, number, request)
        response = HTTPResponseParser(isHead: isHead)
        return
      }
      network.close(number)
    }
    return nil
  }

  deinit {
    network.stopObserving(socket, for: self)
    network.close(socket)
  }

  /// Calls a function when the server has read or written bytes.
  func observe(_ body: @escaping () -> Void) { network.observe(socket, for: self, body) }

  /// Writes and reads as many bytes as possible now.
  func transfer() {
    while sent < request.count,
      let count = try? network.send(socket, Array(request[sent...].prefix(131_072)))
    { sent += count }
    while !response.isComplete, !response.isInvalid {
      guard let bytes = try? network.receive(socket, most: .max) else { return }
      guard !bytes.isEmpty else { return response.end() }
      response.receive(bytes)
    }
  }
}

extension URLLoad {
  /// Loads a request from a server on this device; returns whether it may have one.
  func fetchFromSocket(_ request: NSURLRequest) throws -> Bool {
    guard let url = request.url, let text = URLText(url.absoluteString), let host = text.host
    else { return false }
    let port = text.port ?? (text.scheme?.lowercased() == "https" ? 443 : 80)
    let addresses = world.sockets.addresses(of: host).filter(\.isLoopback)
      .map { SocketAddress($0.family, $0.host, port: port) }
    guard !addresses.isEmpty else { return false }
    let sent = try authorized(addCookies(to: request))
    let bytes = try sent.whileKept {
      world.network.note(sent)
      return try Self.bytes(of: sent, text)
    }
    guard
      let exchange = SocketExchange(
        world.sockets, to: addresses, bytes, isHead: request.httpMethod == "HEAD")
    else {
      try later(0) { [weak self] in try self?.fail(NetworkFailure.cannotConnect) }
      return true
    }
    self.exchange = exchange
    exchange.observe { [weak self] in
      // The clock's errors cannot occur without a delay.
      try? self?.later(0) { [weak self] in try self?.proceed() }
    }
    try later(0) { [weak self] in
      try self?.sendBody(of: request)
      try self?.proceed()
    }
    return true
  }

  /// Continues the exchange, and delivers the response when it is complete.
  private func proceed() throws {
    guard let exchange else { return }
    exchange.transfer()
    let response = exchange.response
    guard response.isComplete || response.isInvalid else { return }
    self.exchange = nil
    guard response.isComplete else { return try fail(NetworkFailure.connectionLost) }
    var answer = NetworkAnswer()
    (answer.status, answer.headers, answer.body) = (
      response.status, response.headers, response.decodedBody
    )
    let isRedirect = (300..<400).contains(answer.status) && answer.status != 304
    if isRedirect {
      answer.redirect = answer.headers.last { $0.name.lowercased() == "location" }?.value
    }
    try take(answer)
  }

  /// The bytes of a request, with the fields that CFNetwork adds.
  private static func bytes(of request: NSURLRequest, _ url: URLText) throws -> [UInt8] {
    let path = url.encodedPath.isEmpty ? "/" : url.encodedPath
    let target = path + (url.query.map { "?" + $0 } ?? "")
    let host = (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
    let body = try request.sentBody()
    var headers: [(name: String, value: String)] = [("Host", host)] + request.headers
    for (name, value) in [
      ("Accept", "*/*"), ("Connection", "keep-alive"), ("Accept-Language", "en-us"),
      ("Accept-Encoding", "gzip, deflate"),
    ] where request.header(name) == nil { headers.append((name, value)) }
    let hasBody = !body.isEmpty || ["POST", "PUT"].contains(request.httpMethod)
    if hasBody, request.header("Content-Length") == nil {
      headers.append(("Content-Length", String(body.count)))
    }
    let head = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("\(request.httpMethod) \(target) HTTP/1.1\r\n\(head)\r\n".utf8) + body
  }
}

extension NSURLRequest {
  /// The bytes of the body, or of the stream that provides it.
  fileprivate func sentBody() throws -> [UInt8] {
    bodyBytes
  }
}
