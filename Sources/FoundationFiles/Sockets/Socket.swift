/// The state of one socket; ``SocketNetwork`` owns it.
package struct Socket {
  /// The type of a socket, with the values of `SOCK_STREAM` and `SOCK_DGRAM`.
  package enum Kind: Int {
    case stream = 1
    case datagram = 2
  }

  /// A message of a datagram socket.
  package struct Datagram {
    package let bytes: [UInt8]
    package let sender: SocketAddress
    /// The bytes that it takes of a socket's capacity; an IPv4 address has 16.
    var size: Int { bytes.count + 16 }
  }

  /// The bytes that a connection holds until they are read: `net.inet.tcp.recvspace` of Darwin.
  static let capacity = 131_072
  /// The bytes of messages that a socket holds: `net.inet.udp.recvspace` of Darwin.
  static let datagramCapacity = 786_896
  /// The largest datagram: `net.inet.udp.maxdgram` of Darwin.
  static let longestDatagram = 9216

  package let kind: Kind
  package let family: SocketAddress.Family
  /// The address that the socket is bound to.
  package internal(set) var local: SocketAddress?
  /// The address of the other end; nil if the socket is not connected.
  package internal(set) var remote: SocketAddress?
  /// The other end of a connection; nil if it was closed.
  var peer: Int?
  /// The most connections that wait to be accepted; nil if the socket does not listen.
  var backlog: Int?
  /// The ends of connections that wait to be accepted.
  var arrived: [Int] = []
  /// The bytes that were received and not read.
  var received: [UInt8] = []
  var datagrams: ArraySlice<Datagram> = []
  /// The size of the messages, with the addresses of their senders.
  var datagramBytes = 0
  /// Whether the socket no longer reads, or no longer writes.
  var isReadClosed = false
  var isWriteClosed = false

  init(_ kind: Kind, _ family: SocketAddress.Family) {
    (self.kind, self.family) = (kind, family)
  }

  package var isListening: Bool { backlog != nil }
  package var isConnected: Bool { remote != nil }
  /// The number of bytes that can be read, or of connections that can be accepted.
  package var available: Int {
    isListening
      ? arrived.count : kind == .stream ? received.count : datagrams.first?.bytes.count ?? 0
  }
}
