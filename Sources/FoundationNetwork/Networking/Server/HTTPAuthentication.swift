internal import FoundationCore
import StringSearch

/// A server's request for a name and a password: the field `WWW-Authenticate` of RFC 9110.
///
/// Of several schemes, the digest of RFC 7616 with MD5 comes before the plain password of RFC 7617. Other
/// schemes are not known here.
struct HTTPAuthentication {
  let isDigest: Bool
  let realm: String
  private let parameters: [String: String]

  /// Reads the fields of a response; nil if none of them has a known scheme.
  init?(_ headers: [(name: String, value: String)]) {
    let fields = headers.filter { $0.name.lowercased() == "www-authenticate" }
    let schemes = fields.flatMap { HTTPAuthentication.schemes(in: $0.value) }
    let digest = schemes.first {
      $0.name == "digest" && ["md5", nil].contains($0.parameters["algorithm"]?.lowercased())
    }
    guard let chosen = digest ?? schemes.first(where: { $0.name == "basic" }) else { return nil }
    isDigest = chosen.name == "digest"
    parameters = chosen.parameters
    realm = chosen.parameters["realm"] ?? ""
  }

  /// The name of the method in Foundation.
  var method: String { "NSURLAuthenticationMethodHTTP" + (isDigest ? "Digest" : "Basic") }

  /// Returns the field `Authorization` of a request.
  ///
  /// - Parameter uri: The path and query of the request.
  func field(user: String, password: String, method: String, uri: String) -> String {
    guard isDigest else { return "Basic " + Base64.text(of: Array("\(user):\(password)".utf8)) }
    let nonce = parameters["nonce"] ?? ""
    let own = MD5.text(of: "\(user):\(realm):\(password)")
    let asked = MD5.text(of: "\(method):\(uri)")
    let qop = (parameters["qop"] ?? "").split(separator: ",").contains { $0.contains("auth") }
    // The client's nonce need not be random here, where runs repeat.
    let clientNonce = MD5.text(of: nonce + uri)
    let middle = qop ? "\(nonce):00000001:\(clientNonce):auth" : nonce
    let response = MD5.text(of: "\(own):\(middle):\(asked)")
    var fields = [
      "username=\"\(user)\"", "realm=\"\(realm)\"", "nonce=\"\(nonce)\"", "uri=\"\(uri)\"",
      "response=\"\(response)\"",
    ]
    if let opaque = parameters["opaque"] { fields.append("opaque=\"\(opaque)\"") }
    if parameters["algorithm"] != nil { fields.append("algorithm=MD5") }
    if qop { fields += ["cnonce=\"\(clientNonce)\"", "nc=00000001", "qop=auth"] }
    return "Digest " + fields.joined(separator: ", ")
  }

  private typealias Scheme = (name: String, parameters: [String: String])

  /// The schemes of a field: `Digest realm="a", nonce="b", Basic realm="a"`.
  private static func schemes(in field: String) -> [Scheme] {
    var result: [Scheme] = []
    for part in parts(of: field) {
      let words = part.split(separator: "=", maxSplits: 1)
      guard var name = words.first?.split(separator: " "), !name.isEmpty else { continue }
      if name.count > 1 || words.count == 1 {
        result.append((name.removeFirst().lowercased(), [:]))
      }
      guard words.count == 2, let key = name.last, !result.isEmpty else { continue }
      let value = words[1].split(separator: " ").joined(separator: " ")
      result[result.count - 1].parameters[key.lowercased()] = value.filter { $0 != "\"" }
    }
    return result
  }

  /// The text between the commas that are not quoted.
  private static func parts(of field: String) -> [String] {
    var (result, isQuoted) = ([""], false)
    for character in field {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}
