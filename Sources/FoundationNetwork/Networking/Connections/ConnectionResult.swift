internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Threads

/// A complete load without a delegate: its response, and its data or error.
final class ConnectionResult: URLLoadClient {
  @Strong private(set) var response: NSURLResponse?
  @Strong private(set) var data: NSData?
  @Strong private(set) var error: NSError?
  private unowned let world: FoundationWorld
  private var bytes: [UInt8] = []
  private var urlLoad: URLLoad?
  private var isOver = false
  private let done: (ConnectionResult) throws -> Void

  private init(_ world: FoundationWorld, _ done: @escaping (ConnectionResult) throws -> Void) {
    self.world = world
    self.done = done
  }

  /// Loads a request, and calls a function with the complete result.
  @discardableResult
  static func load(
    _ request: NSURLRequest, in world: FoundationWorld,
    _ done: @escaping (ConnectionResult) throws -> Void
  ) throws -> ConnectionResult {
    let result = ConnectionResult(world, done)
    let copied = try request.send("copy").object as? NSURLRequest ?? request
    let load = URLLoad(copied, world.connectionContext(copied), client: result, in: world)
    load.owner = result
    result.urlLoad = load
    try load.begin()
    return result
  }

  /// The result of a load.
  struct Answer {
    var response: NSURLResponse?
    var data: NSData?
    var error: NSError?
  }

  /// Loads a request synchronously, blocking the current thread.
  ///
  /// - Throws: the errors of any wait.
  static func wait(
    for request: NSURLRequest, in world: FoundationWorld
  ) throws -> Answer {
    var answer = Answer()
    let gate = Gate(world.threads)
    try load(request, in: world) { result in
      answer = Answer(response: result.response, data: result.data, error: result.error)
      for object in [result.response, result.data, result.error] as [RuntimeObject?] {
        object?.retain()
      }
      gate.open()
    }
    try gate.wait("the answer of \(request.url?.absoluteString ?? "a request")")
    for object in [answer.response, answer.data, answer.error] as [RuntimeObject?] {
      object?.autorelease()
    }
    return answer
  }

  private func end() throws {
    guard !isOver else { return }
    isOver = true
    let load = urlLoad
    urlLoad = nil
    defer {
      load?.owner = nil
      load?.release()
      // The objects stay valid until the caller's autorelease pool is drained.
      for object in [response, data, error] as [RuntimeObject?] {
        object?.retain()
        object?.autorelease()
      }
      (response, data, error) = (nil, nil, nil)
    }
    try done(self)
  }

  func load(
    _ load: URLLoad, redirectsTo request: NSURLRequest, by response: NSURLResponse,
    then: @escaping (NSURLRequest?) throws -> Void
  ) throws { try then(request) }

  func load(_ load: URLLoad, isChallengedBy challenge: NSURLAuthenticationChallenge) throws {
    try challenge.answer(.defaultHandling)
  }

  func load(_ load: URLLoad, didSend count: Int, total: Int, expected: Int) throws {}

  func load(
    _ load: URLLoad, didReceive response: NSURLResponse, then: @escaping () throws -> Void
  ) throws {
    self.response = response
    try then()
  }

  func load(
    _ load: URLLoad, didReceive data: NSData, then: @escaping () throws -> Void
  ) throws {
    bytes += data.bytes
    try then()
  }

  func load(
    _ load: URLLoad, willCache response: NSCachedURLResponse,
    then: @escaping (NSCachedURLResponse?) throws -> Void
  ) throws { try then(response) }

  func loadWaitsForConnectivity(_ load: URLLoad) throws {}

  func loadDidFinish(_ load: URLLoad) throws {
    data = world.data(bytes)
    try end()
  }

  func load(_ load: URLLoad, didFailWith error: NSError?) throws {
    response = nil
    self.error = error
    try end()
  }
}
