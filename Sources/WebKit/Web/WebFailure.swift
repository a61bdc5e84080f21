internal import FoundationCore
internal import FoundationNetwork
internal import SelectorRuntime
internal import UIKitBase

/// The reason of a failed load, as an `NSError`.
enum WebFailure {
  case cancelled, unsupportedAddress, hostNotFound, tooManyRedirects, interruptedByPolicy
  case other(Int)
  case ofDomain(String, Int)

  /// Names and numbers are those of NSURLError.h and WebKit's error domain.
  private var facts: (domain: String, code: Int, text: String) {
    switch self {
    case .cancelled: ("NSURLErrorDomain", -999, "cancelled")
    case .unsupportedAddress: ("NSURLErrorDomain", -1002, "unsupported URL")
    case .hostNotFound:
      ("NSURLErrorDomain", -1003, "A server with the specified hostname could not be found.")
    case .tooManyRedirects: ("NSURLErrorDomain", -1007, "too many HTTP redirects")
    case .interruptedByPolicy: ("WebKitErrorDomain", 102, "Frame load interrupted")
    case .other(let code):
      (
        "NSURLErrorDomain", code,
        NetworkFailure.words(code) ?? "The page at this address does not load (\(code))."
      )
    case .ofDomain(let domain, let code):
      (domain, code, "The operation couldn’t be completed. (\(domain) error \(code).)")
    }
  }

  /// The error object, with the failed URL in its `userInfo`.
  func error(in world: UIKitWorld, address: String) -> NSError? {
    guard let cls = world.runtime.lookUpClass("NSError"),
      let made = world.runtime.createInstance(cls) as? NSError
    else { return nil }
    let facts = facts
    made.fill(
      domain: facts.domain, code: facts.code,
      userInfo: .dictionary([
        .init(key: .string("NSLocalizedDescription"), value: .string(facts.text)),
        .init(key: .string("NSErrorFailingURLStringKey"), value: .string(address)),
      ]))
    return made
  }
}
