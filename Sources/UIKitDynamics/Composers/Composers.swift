package import SelectorRuntime
internal import UIKitBase
package import UIKitControllers
package import UIKitRuntime

/// MessageUI's mail and message composers.
///
/// There is no user interface: a script sends the delegate the result of a choice.
package enum Composers {
  static func defineMail(_ mail: ClassDefinition<UINavigationController>) {
    mail.classSide.method("canSendMail") { (cls) -> Bool in cls.uikit.settings.composers == .ready }
    mail.stored(
      "mailComposeDelegate", .weak, of: "<MFMailComposeViewControllerDelegate>",
      usual: RuntimeObject?.none)
    for name in ["Subject", "PreferredSendingEmailAddress"] {
      mail.method("set\(name):") { (mail, text: String?) in
        mail.makeStoredValues().set(name, text.messageValue, .strong)
      }
    }
    for name in ["ToRecipients", "CcRecipients", "BccRecipients"] {
      mail.method("set\(name):") { (mail, recipients: [String]?) in
        mail.makeStoredValues().set(name, recipients.messageValue, .strong)
      }
    }
    mail.method("setMessageBody:isHTML:") { (mail, body: String, _: Bool) in
      mail.makeStoredValues().set("MessageBody", .string(body), .strong)
    }
    mail.method("addAttachmentData:mimeType:fileName:") { (_, _: Value, _: String, _: String) in }
  }

  static func defineMessage(_ message: ClassDefinition<UINavigationController>) {
    for name in ["canSendText", "canSendSubject", "canSendAttachments"] {
      message.classSide.method(name) { (cls) -> Bool in cls.uikit.settings.composers == .ready }
    }
    message.classSide.method("isSupportedAttachmentUTI:") { (_, _: String) -> Bool in true }
    message.stored(
      "messageComposeDelegate", .weak, of: "<MFMessageComposeViewControllerDelegate>",
      usual: RuntimeObject?.none)
    message.stored("recipients", .copy, usual: [String]?.none)
    message.stored("body", .copy, usual: String?.none)
    message.stored("subject", .copy, usual: String?.none)
    message.method("disableUserAttachments") { _ in }
    message.method("addAttachmentURL:withAlternateFilename:") {
      (_, _: Value, _: String?) -> Bool in true
    }
    message.method("addAttachmentData:typeIdentifier:filename:") {
      (_, _: Value, _: String, _: String) -> Bool in true
    }
  }
}

extension UIKitClasses {
  package static let mailComposeViewController = NativeClass<UINavigationController>(
    "MFMailComposeViewController", superclass: navigationController, Composers.defineMail)
  package static let messageComposeViewController = NativeClass<UINavigationController>(
    "MFMessageComposeViewController", superclass: navigationController, Composers.defineMessage)
}
