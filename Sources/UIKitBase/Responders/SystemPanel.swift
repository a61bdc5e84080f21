/// A panel in a window of its own that the system dismisses, such as an alert.
package protocol SystemPanel: AnyObject {
  /// Dismisses the panel because the application enters the background.
  func cancelBySystem() throws
}
