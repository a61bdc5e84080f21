/// A container controller that adjusts the insets of its child's main scroll view.
package protocol ContentInsetContainer: AnyObject {}
