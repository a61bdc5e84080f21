package import SelectorRuntime

/// Functions that the application, windows, controllers and images call.
///
/// They are those of modules above. Each module sets its own when a world is created, before the
/// first window; until then they have no effect.
package struct UIKitFunctions {
  /// Loads a nib by name for an owner, and returns its top-level objects.
  package var loadNib: (_ name: String, _ owner: RuntimeObject?) throws -> [RuntimeObject] = {
    _, _ in []
  }
  /// Instantiates the initial controller of a storyboard.
  package var initialController: (_ storyboard: String) throws -> UIViewController? = { _ in nil }
  /// Loads a controller's view from its nib; returns whether there is one.
  package var loadView: (_ controller: UIViewController) throws -> Bool = { _ in false }
  /// Connects the segues of a controller that has created its view itself.
  package var connectSegues: (_ controller: UIViewController) throws -> Void = { _ in }
  /// Abandons the transitions between controllers after a snapshot was restored.
  package var abandonTransitions: () -> Void = {}
  /// Rotates the interface if the frontmost controller supports the orientation; returns whether.
  package var rotate: (_ orientation: Int) throws -> Bool = { _ in false }
  /// Delivers a remote notification; returns false if the application's delegate receives it.
  package var receiveRemoteNotification: (_ userInfo: Value) throws -> Bool = { _ in false }
  /// Saves the state of the interface, which a later launch restores.
  package var saveState: () throws -> Void = {}
  /// Restores the saved state of the interface; the returned closure presents what was presented.
  package var restoreState: () throws -> () throws -> Void = { {} }
  /// Warns once for each unknown symbol name.
  package var warnOfUnknownSymbol: (_ name: String) throws -> Void = { _ in }
  /// Warns of the name of an image that the app's bundle does not have.
  package var warnOfMissingImage: (_ name: String) -> Void = { _ in }
}
