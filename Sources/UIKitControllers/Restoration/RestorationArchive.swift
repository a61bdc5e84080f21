package import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// The state of an app's interface: Apple's article "Preserving your app's UI across launches" and
// the pages of the messages say who is asked and in which order. As on a device, each controller and
// view has an archive of its own, so that equal keys do not meet; a controller or view in another
// one's archive is a reference by its path. How the archives are stored is ours.

/// The saved state of an interface, until a launch restores it.
struct SavedInterface {
  /// A controller, with its views and what it shows.
  struct Controller {
    let path: [String]
    /// The name of its restoration class.
    var restorationClass: String?
    /// The name of its storyboard, in which its restoration identifier is that of its scene.
    var storyboard: String?
    var state: [UInt8]
    var views: [(identifier: String, state: [UInt8])] = []
    /// The paths of a container's controllers; nil for other controllers.
    var children: [[String]]?
    /// The selected index of a tab bar controller.
    var selectedIndex: Int?
    /// The path of the controller that it presents.
    var presented: [String]?
  }

  /// Whether the delegate wants archives of classes that support secure coding only.
  var isSecure = false
  /// The archive of the application's delegate.
  var application: [UInt8] = []
  /// The controllers, parents first.
  var controllers: [Controller] = []
  /// The registered objects, by their identifiers.
  var objects: [(identifier: String, state: [UInt8])] = []
}

/// A controller or view in an archive of another one: its path, and what is found there.
package final class RestorationReference: RuntimeObject {
  fileprivate var path = ""

  static func define(_ reference: ClassDefinition<RestorationReference>) {
    reference.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    reference.method("encodeWithCoder:") { (reference, coder: RuntimeObject) in
      try coder.send(reference.runtime.selector("encodeObject:forKey:"), reference.path, "path")
    }
    reference.method("initWithCoder:") {
      (reference, coder: RuntimeObject) -> RestorationReference in
      let decode = reference.runtime.selector("decodeObjectForKey:")
      reference.path = try coder.call(decode, "path", as: String?.self) ?? ""
      return reference
    }
    reference.method("awakeAfterUsingCoder:") {
      (reference, _: RuntimeObject?) -> RuntimeObject? in
      let pass = reference.uikit.application.restorationPass as? InterfaceRestoring
      return pass?.object(at: reference.path)
    }
  }
}

extension UIKitClasses {
  package static let restorationReference = NativeClass<RestorationReference>(
    "_UIStateRestorationReference", superclass: FoundationClasses.object,
    RestorationReference.define)

  /// The archiver of a controller's or a view's state, which is its own delegate.
  package static let restorationArchiver = NativeClass<NSKeyedArchiver>(
    "UIStateRestorationKeyedArchiver", superclass: FoundationClasses.keyedArchiver
  ) { archiver in
    archiver.method("archiver:willEncodeObject:") {
      (archiver, _: NSKeyedArchiver, object: RuntimeObject) -> RuntimeObject? in
      let pass = archiver.uikit.application.restorationPass as? InterfaceSaving
      guard let path = try pass?.note(object) else { return object }
      return archiver.uikit.makeReference(path)
    }
  }
}

extension UIKitWorld {
  fileprivate func makeReference(_ path: String) -> RestorationReference {
    let made = create(UIKitClasses.restorationReference)
    made.path = path
    return made
  }
}

extension [String] {
  /// The text of a path, which is the key of what is found there.
  var pathText: String { joined(separator: "/") }
}
