internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The files attached to notifications, and their requirements.
///
/// The types and sizes are those of UNNotificationAttachment's documentation.
enum NotificationAttachments {
  /// The errors of UNError.h.
  enum Failure: Int {
    case invalidURL = 100
    case unrecognizedType, invalidSize

    var words: String {
      switch self {
      case .invalidURL: "Invalid attachment file URL"
      case .unrecognizedType: "Unrecognized attachment file type"
      case .invalidSize: "Invalid attachment file size"
      }
    }
  }

  private struct Kind {
    let type: String
    let extensions: Set<String>
    /// The maximum file size in bytes.
    let limit: Int
  }

  private static let mebibyte = 1 << 20
  private static let kinds = [
    Kind(type: "public.jpeg", extensions: ["jpg", "jpeg"], limit: 10 * mebibyte),
    Kind(type: "public.png", extensions: ["png"], limit: 10 * mebibyte),
    Kind(type: "com.compuserve.gif", extensions: ["gif"], limit: 10 * mebibyte),
    Kind(type: "public.aiff-audio", extensions: ["aiff", "aif"], limit: 5 * mebibyte),
    Kind(type: "com.microsoft.waveform-audio", extensions: ["wav"], limit: 5 * mebibyte),
    Kind(type: "public.mp3", extensions: ["mp3"], limit: 5 * mebibyte),
    Kind(type: "public.mpeg-4-audio", extensions: ["m4a"], limit: 5 * mebibyte),
    Kind(type: "public.mpeg", extensions: ["mpg", "mpeg"], limit: 50 * mebibyte),
    Kind(type: "public.mpeg-2-video", extensions: ["m2v"], limit: 50 * mebibyte),
    Kind(type: "public.mpeg-4", extensions: ["mp4"], limit: 50 * mebibyte),
    Kind(type: "public.avi", extensions: ["avi"], limit: 50 * mebibyte),
  ]

  /// The folder into which scheduled requests move their files.
  private static let store = "/var/mobile/Library/UserNotifications/Attachments"

  /// Creates the error for a failure.
  static func error(_ failure: Failure, in world: UIKitWorld) -> NSError {
    NSError.make(
      domain: "UNErrorDomain", code: failure.rawValue, description: failure.words, in: world)
  }

  /// The type of an attachment, from a hint or the file name.
  ///
  /// - Throws: ``Refusal`` with the reason for an invalid file.
  static func type(of path: String, hint: String?, in world: UIKitWorld) throws(Refusal) -> String {
    let bytes: [UInt8]
    do { bytes = try world.read(path) } catch { throw Refusal(.invalidURL) }
    let suffix = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    let kind = kinds.first { kind in
      hint.map { kind.type == $0 } ?? kind.extensions.contains(suffix?.lowercased() ?? "")
    }
    guard let kind else { throw Refusal(.unrecognizedType) }
    guard !bytes.isEmpty, bytes.count <= kind.limit else { throw Refusal(.invalidSize) }
    return kind.type
  }

  /// The reason why a file cannot be attached.
  struct Refusal: Error {
    let failure: Failure

    init(_ failure: Failure) { self.failure = failure }
  }

  /// Moves the attachments of a request to the system's store.
  ///
  /// Files in the app's bundle are copied.
  ///
  /// - Returns: the reason why an attachment is invalid, or nil.
  /// - Throws: errors of creating a URL.
  static func keep(_ content: FieldedObject, in world: UIKitWorld) throws -> Failure? {
    let attachments = [FieldedObject].from(content["attachments"], in: world.runtime) ?? []
    guard !attachments.isEmpty else { return nil }
    let paths = attachments.compactMap { world.path(ofFileURL: $0["URL"]) }
    guard paths.count == attachments.count else { return .invalidURL }
    for (path, attachment) in zip(paths, attachments) {
      do { _ = try type(of: path, hint: attachment.text("type"), in: world) } catch {
        return error.failure
      }
    }
    world.runtime.noteChange()
    let bundle = try world.bundlePath()
    for (path, attachment) in zip(paths, attachments) where !path.hasPrefix(store + "/") {
      let suffix = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
      let place = try store + "/" + world.newIdentifier() + (suffix.map { "." + $0 } ?? "")
      do {
        try world.files.makeFolder(store, withParents: true, at: world.absoluteTime)
        if path.hasPrefix(bundle + "/") {
          try world.files.copy(path, to: place)
        } else {
          try world.files.move(path, to: place)
        }
      } catch { return .invalidURL }
      attachment["URL"] = .object(try world.fileURL(place))
    }
    return nil
  }
}

extension UIKitWorld {
  /// The folder of the app's bundle.
  fileprivate func bundlePath() throws -> String {
    let bundle = try runtime.lookUpClass("NSBundle")?
      .call(runtime.selector("mainBundle"), as: RuntimeObject.self)
    return try bundle?.call(runtime.selector("bundlePath"), as: String?.self) ?? "/"
  }

  /// Returns a unique identifier.
  fileprivate func newIdentifier() throws -> String {
    let made = try runtime.lookUpClass("NSUUID")?
      .call(runtime.selector("UUID"), as: RuntimeObject.self)
    return try made?.call(runtime.selector("UUIDString")) ?? ""
  }

  fileprivate func fileURL(_ path: String) throws -> RuntimeObject {
    guard let cls = runtime.lookUpClass("NSURL") else {
      throw RuntimeError(.inconsistency, "there is no class NSURL")
    }
    return try cls.call(runtime.selector("fileURLWithPath:"), path)
  }
}

extension UIKitClasses {
  static let notificationAttachment = NativeClass<FieldedObject>(
    "UNNotificationAttachment", superclass: FoundationClasses.object
  ) { attachment in
    attachment.fieldsAreCopied()
    attachment.classSide.method("attachmentWithIdentifier:URL:options:error:") {
      (cls, identifier: String?, url: NSURL, options: Value, last: InOut<NSError?>) -> Value in
      let world = cls.uikit
      func answer(_ made: Value, _ error: NSError?) -> Value {
        guard case .foreign(let pointers as OutValues) = last.messageValue else {
          return .foreign(OutValues([made, error.messageValue]))
        }
        pointers.values = [error.messageValue]
        return made
      }
      let hint = try world.entries(of: options)?.first {
        String.from($0.key, in: cls.runtime) == "UNNotificationAttachmentOptionsTypeHintKey"
      }
      let type: String
      do throws(NotificationAttachments.Refusal) {
        guard let path = world.path(ofFileURL: .object(url)) else {
          throw NotificationAttachments.Refusal(.invalidURL)
        }
        type = try NotificationAttachments.type(
          of: path, hint: hint.flatMap { String.from($0.value, in: cls.runtime) }, in: world)
      } catch {
        return answer(.none, NotificationAttachments.error(error.failure, in: world))
      }
      // From the documentation: an empty identifier is replaced by a unique one.
      var name = identifier ?? ""
      if name.isEmpty { name = try world.newIdentifier() }
      let made = make(
        cls, ["identifier": .string(name), "URL": .object(url), "type": .string(type)])
      return answer(.object(made), nil)
    }
    attachment.field("identifier", .copy, usual: "", isReadonly: true)
    attachment.field("URL", .copy, of: "NSURL", usual: RuntimeObject?.none, isReadonly: true)
    attachment.field("type", .copy, usual: "", isReadonly: true)
  }
}
