internal import FoundationCore
internal import SelectorRuntime

/// Loading a view of a known class from a nib.
extension UIViewController {
  /// Loads the view of a controller whose class determines the class of the view.
  ///
  /// - Parameter owner: The class whose `loadView` is running, for the error.
  /// - Returns: The view, or nil if there is no nib.
  /// - Throws: ``RuntimeError`` if the view of the nib has another class.
  package final func loadViewFromNib<View: UIView>(
    as type: View.Type, _ name: String, of owner: String
  ) throws -> View? {
    guard try world.functions.loadView(self) else { return nil }
    if let view = loadedView as? View { return view }
    let nib = nibName ?? className
    loadedView?.controller = nil
    loadedView = nil
    throw RuntimeError(
      .inconsistency, "-[\(owner) loadView] loaded the \"\(nib)\" nib but didn't get a \(name).")
  }
}
