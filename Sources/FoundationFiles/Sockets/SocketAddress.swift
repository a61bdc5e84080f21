// no traps of count: addresses have 4 or 16 bytes.

/// The address of a socket: a host of the simulated network and a port, or a path.
package struct SocketAddress: Hashable {
  /// The family of an address, with the values of Darwin's `sys/socket.h`.
  package enum Family: Int {
    case local = 1
    case ipv4 = 2
    case ipv6 = 30
  }

  package var family: Family
  /// The bytes of the host's address, or of the path.
  package var host: [UInt8]
  package var port: Int

  package init(_ family: Family, _ host: [UInt8], port: Int) {
    (self.family, self.host, self.port) = (family, host, port)
  }

  /// Returns the address of this device's loopback interface.
  package static func loopback(_ family: Family, port: Int) -> SocketAddress {
    SocketAddress(family, family == .ipv4 ? [127, 0, 0, 1] : zeros(15) + [1], port: port)
  }

  /// Returns the address that stands for every interface of this device.
  static func any(_ family: Family) -> SocketAddress {
    SocketAddress(family, zeros(family == .ipv4 ? 4 : family == .ipv6 ? 16 : 0), port: 0)
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  var isAny: Bool { family != .local && host.allSatisfy { $0 == 0 } }

  /// Whether the address is this device's own, which needs no connection to a network.
  package var isLoopback: Bool {
    switch family {
    case .local: true
    case .ipv4: host.first == 127
    case .ipv6: host.last == 1 && host.dropLast().allSatisfy { $0 == 0 }
    }
  }

  /// The IPv4 address that an IPv6 address maps, such as `::ffff:127.0.0.1`; itself for any other.
  var unmapped: SocketAddress {
    let prefix = Self.zeros(10) + [255, 255]
    guard family == .ipv6, host.starts(with: prefix) else { return self }
    return SocketAddress(.ipv4, Array(host.dropFirst(prefix.count)), port: port)
  }
}

/// The error of a function for sockets: an `errno` of Darwin.
package struct SocketFailure: Error, Equatable {
  package let code: Int

  package static let badDescriptor = SocketFailure(code: 9)
  package static let invalid = SocketFailure(code: 22)
  static let brokenPipe = SocketFailure(code: 32)
  package static let wouldBlock = SocketFailure(code: 35)
  static let tooLong = SocketFailure(code: 40)
  package static let protocolNotSupported = SocketFailure(code: 43)
  static let unsupported = SocketFailure(code: 45)
  static let addressInUse = SocketFailure(code: 48)
  static let addressNotAvailable = SocketFailure(code: 49)
  static let networkUnreachable = SocketFailure(code: 51)
  package static let isConnected = SocketFailure(code: 56)
  package static let notConnected = SocketFailure(code: 57)
  package static let refused = SocketFailure(code: 61)

  /// The text of `strerror`.
  package var words: String {
    switch code {
    case 9: "Bad file descriptor"
    case 22: "Invalid argument"
    case 32: "Broken pipe"
    case 35: "Resource temporarily unavailable"
    case 40: "Message too long"
    case 43: "Protocol not supported"
    case 45: "Operation not supported"
    case 48: "Address already in use"
    case 49: "Can't assign requested address"
    case 51: "Network is unreachable"
    case 56: "Socket is already connected"
    case 57: "Socket is not connected"
    case 61: "Connection refused"
    default: "Unknown error: \(code)"
    }
  }
}
