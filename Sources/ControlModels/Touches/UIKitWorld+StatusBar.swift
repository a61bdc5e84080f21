/// The bar at the top of the screen.
extension UIKitWorld {
  /// Taps the status bar, which scrolls the scroll view that is to go to its top.
  ///
  /// Without exactly one scroll view that wants it, nothing happens; nothing is touched either.
  package func tapStatusBar() throws {}
}
