internal import FoundationCore
internal import SelectorRuntime

// no traps of count: a socket accepts no more bytes than it was given.

/// A file that a function of C has opened.
package struct OpenFile {
  package let path: String
  package let offset: Int
  package let canRead, canWrite: Bool

  package init(path: String, offset: Int, canRead: Bool, canWrite: Bool) {
    (self.path, self.offset) = (path, offset)
    (self.canRead, self.canWrite) = (canRead, canWrite)
  }
}

// The file descriptors of C: files, from the position they have, and sockets.
extension NSFileHandle {
  /// Opens a descriptor; one that is not open makes a handle whose methods fail.
  func fill(descriptor number: Int) throws {
    let sockets = foundation.sockets
    descriptor = number
    if let socket = sockets.descriptors[number] {
      source = .socket(socket)
      (canRead, canWrite, closesDescriptor) = (true, true, true)
      sockets.observe(socket, for: self) { [weak self] in
        // An error of the schedule would be one of the clock.
        try? self?.bytesHaveCome()
      }
    } else if let file = try sockets.openFile?(number) {
      (source, offset) = (.file(file.path), file.offset)
      (canRead, canWrite, closesDescriptor) = (file.canRead, file.canWrite, true)
    } else if (0...2).contains(number) {
      fillStandard(number)
    }
  }

  /// Reads bytes of a connection; waits until some are available, or until its end.
  func receive(from socket: Int, most: Int, toEnd: Bool) throws -> [UInt8] {
    let sockets = foundation.sockets
    var result: [UInt8] = []
    repeat {
      while !sockets.canRead(socket) { _ = try sockets.waitForChange(seconds: nil) }
      guard let part = try? sockets.receive(socket, most: most - result.count), !part.isEmpty
      else { break }
      result += part
    } while toEnd && result.count < most
    return result
  }

  /// Writes bytes to a connection; waits until all are accepted.
  func send(_ bytes: [UInt8], to socket: Int, _ method: String) throws {
    let sockets = foundation.sockets
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SocketFailure) {
        rest = rest.dropFirst(try sockets.send(socket, Array(rest)))
        continue
      } catch {
        guard error == .wouldBlock else { throw failure(method, error.words) }
      }
      _ = try sockets.waitForChange(seconds: nil)
    }
  }

  /// Accepts a connection, and returns the contents of its notification.
  func acceptedConnection() throws -> Value {
    let sockets = foundation.sockets
    guard case .socket(let server) = source, let socket = try? sockets.accept(server),
      let number = try sockets.makeDescriptor?(socket)
    else { return .none }
    let accepted = runtime.create(FoundationClasses.concreteFileHandle)
    try accepted.fill(descriptor: number)
    return .dictionary([
      .init(key: .string("NSFileHandleNotificationFileHandleItem"), value: .object(accepted))
    ])
  }
}
