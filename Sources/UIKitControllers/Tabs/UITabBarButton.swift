internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The button of one tab bar item: an image above a title.
///
/// The button and its parts are private on a device, and have the same class names here, by which
/// apps find them. The bar draws what the parts show.
package final class UITabBarButton: UIControl {
  @Strong private var picture: UIImageView?
  @Strong private var label: UILabel?

  /// The displayed title.
  package var title: String? { label?.text }

  /// Updates the parts with an item's title and image.
  func show(_ item: UITabBarItem, isSelected: Bool) throws {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    if picture == nil, image != nil {
      let made = try world.makeView(UIKitClasses.tabBarSwappableImageView)
      picture = made
      try insert(made, at: 0)
    }
    if let picture, picture.image !== image { try picture.send(selectors.setImage, image) }
    if label == nil, item.title?.isEmpty == false {
      let made = try world.makeView(UIKitClasses.tabBarButtonLabel)
      label = made
      try insert(made, at: subviews.count)
    }
    if let label, label.text != item.title { try label.send(selectors.setText, item.title) }
    try send(selectors.alerts.setEnabled, item.isEnabled)
    try send(selectors.setSelected, isSelected)
  }

  // The positions at which the bar draws, as commonly seen; no document states them.
  private static let imageSide = 26.0
  private static let (imageTop, labelTop, labelHeight) = (6.0, 33.0, 13.0)

  private func layOut() throws {
    try picture?.place(
      CGRect(
        x: bounds.center.x - Self.imageSide / 2, y: Self.imageTop, width: Self.imageSide,
        height: Self.imageSide))
    let isAlone = picture?.image == nil
    try label?.place(
      CGRect(
        x: 2, y: isAlone ? 0 : Self.labelTop, width: max(0, bounds.size.width - 4),
        height: isAlone ? bounds.size.height : Self.labelHeight))
  }

  static func define(_ button: ClassDefinition<UITabBarButton>) {
    button.method("layoutSubviews") { (button) in try button.keptAlive { try button.layOut() } }
    button.method("accessibilityLabel") { (button) -> String? in button.title }
  }
}

extension UIKitClasses {
  package static let tabBarButton = NativeClass<UITabBarButton>(
    "UITabBarButton", superclass: control, UITabBarButton.define)
  package static let tabBarSwappableImageView = NativeClass<UIImageView>(
    "UITabBarSwappableImageView", superclass: imageView)
  package static let tabBarButtonLabel = NativeClass<UILabel>(
    "UITabBarButtonLabel", superclass: label)
}
