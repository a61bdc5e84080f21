package import FoundationCore
package import FoundationFiles
package import SelectorRuntime

/// The errors of loading, with the codes of NSURLError.h and Foundation's English messages.
package enum NetworkFailure {
  static let domain = "NSURLErrorDomain"

  static let unknown = -1
  static let cancelled = -999
  static let badURL = -1000
  static let timedOut = -1001
  static let unsupportedURL = -1002
  static let hostNotFound = -1003
  static let cannotConnect = -1004
  static let connectionLost = -1005
  static let tooManyRedirects = -1007
  static let resourceUnavailable = -1008
  static let offline = -1009
  static let badResponse = -1011
  static let cancelledAuthentication = -1012
  static let insecure = -1022
  static let fileNotFound = -1100
  static let cannotOpenFile = -3001
  /// The codes of untrusted certificates, whose messages name the host.
  static let certificateCodes = -1204 ... -1201

  /// Returns Foundation's message for a code; nil if Foundation only gives the number.
  package static func words(_ code: Int) -> String? {
    switch code {
    case -1: "unknown error"
    case -999: "cancelled"
    case -1000: "bad URL"
    case -1001: "The request timed out."
    case -1002: "unsupported URL"
    case -1003: "A server with the specified hostname could not be found."
    case -1004: "Could not connect to the server."
    case -1005: "The network connection was lost."
    case -1007: "too many HTTP redirects"
    case -1008: "resource unavailable"
    case -1009: "The Internet connection appears to be offline."
    case -1011: "There was a bad response from the server."
    case -1014: "zero byte resource"
    case -1015: "cannot decode raw data"
    case -1016: "cannot decode content data"
    case -1017: "cannot parse response"
    case -1018: "International roaming is currently off."
    case -1019: "A data connection cannot be established since a call is currently active."
    case -1020: "A data connection is not currently allowed."
    case -1022:
      "The resource could not be loaded because the App Transport Security policy requires the "
        + "use of a secure connection."
    case -1100: "The requested URL was not found on this server."
    case -1101: "The requested URL is a directory."
    case -1102: "You do not have permission to access the requested resource."
    case -1103: "The resource exceeds the maximum size."
    case -1200:
      "An SSL error has occurred and a secure connection to the server cannot be made."
    case -1204, -1203, -1202, -1201: "The certificate for this server is invalid."
    default: nil
    }
  }
}

extension FoundationWorld {
  /// Creates the error of a load, with the failing URL.
  ///
  /// - Parameters:
  ///   - code: the error code.
  ///   - domain: the error's domain; the messages are those of `NSURLErrorDomain`.
  ///   - url: the failing URL.
  package func networkError(
    _ code: Int, domain: String = "NSURLErrorDomain", at url: NSURL?
  ) -> NSError? {
    guard let cls = runtime.lookUpClass("NSError"),
      let made = runtime.createInstance(cls) as? NSError
    else { return nil }
    var entries: [Value.DictionaryEntry] = []
    if domain == NetworkFailure.domain, let words = NetworkFailure.words(code) {
      entries.append(.init(key: .string("NSLocalizedDescription"), value: .string(words)))
    }
    if domain == NetworkFailure.domain, NetworkFailure.certificateCodes.contains(code) {
      let host = url.flatMap { URLText($0.absoluteString)?.host } ?? ""
      entries = [
        .init(
          key: .string("NSLocalizedDescription"),
          value: .string(
            "The certificate for this server is invalid. You might be connecting to a server that "
              + "is pretending to be “\(host)” which could put your confidential information at "
              + "risk.")),
        .init(
          key: .string("NSLocalizedRecoverySuggestion"),
          value: .string("Would you like to connect to the server anyway?")),
      ]
    }
    if let url {
      entries.append(
        .init(key: .string("NSErrorFailingURLStringKey"), value: .string(url.absoluteString)))
      entries.append(.init(key: .string("NSErrorFailingURLKey"), value: .object(url)))
    }
    made.fill(domain: domain, code: code, userInfo: .dictionary(entries))
    return made
  }
}

extension FoundationWorld {
  /// Converts a body to the value that scripts receive.
  package func text(ofBody bytes: [UInt8]) -> Value {
    ByteString.value(of: bytes)
  }
}
