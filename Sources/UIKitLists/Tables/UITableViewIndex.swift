internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The section index at the right of a table; a touch scrolls to a section.
///
/// The titles are distributed evenly over the visible height.
package final class UITableViewIndex: UIControl {
  package var titles: [String] = []
  /// The index of the touched title.
  private var chosen: Int?

  /// As commonly seen; no document states it.
  static let width = 15.0

  private func choose(_ touch: UITouch?) throws {
    guard let table = superview as? UITableView, let touch, bounds.size.height > 0,
      let point = touch.window?.convert(touch.location, to: self)
    else { return }
    let place = point.y / bounds.size.height * Double(titles.count)
    let index = min(max(Int(nearestTo: place.rounded(.down)), 0), titles.count - 1)
    guard titles.indices.contains(index), index != chosen else { return }
    chosen = index
    try table.keptAlive { try table.jump(to: titles[index], at: index) }
  }

  static func define(_ strip: ClassDefinition<UITableViewIndex>) {
    for name in ["beginTrackingWithTouch:withEvent:", "continueTrackingWithTouch:withEvent:"] {
      strip.method(name) { (strip, touch: UITouch?, _: UIEvent?) -> Bool in
        try strip.choose(touch)
        return true
      }
    }
    strip.method("endTrackingWithTouch:withEvent:") { (strip, _: UITouch?, _: UIEvent?) in
      strip.chosen = nil
    }
    strip.method("cancelTrackingWithEvent:") { (strip, _: UIEvent?) in strip.chosen = nil }
  }
}

/// The section index: titles of the data source, and their sections.
extension UITableView {
  /// Loads the titles, and shows the index if there are any.
  func reloadIndexTitles() throws {
    let titles = try callDataSource(.indexTitles, as: [String]?.self) ?? nil
    let rows = layout.sections.reduce(0) { $0.addingLimited($1.count) }
    guard let titles, !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      if let strip = indexStrip {
        indexStrip = nil
        try strip.removeFromSuperview()
      }
      return
    }
    let strip = try indexStrip ?? world.makeView(UIKitClasses.tableViewIndex)
    indexStrip = strip
    strip.titles = titles
    markNeedsLayout()
  }

  /// Lays out the index at the right of the visible area, in front of the rows.
  func placeIndex() throws {
    guard let strip = indexStrip else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    try withoutMarking {
      try strip.place(
        CGRect(
          x: bounds.maxX - UITableViewIndex.width, y: seen.origin.y,
          width: UITableViewIndex.width, height: seen.size.height))
      if subviews.last !== strip { try insert(strip, at: subviews.count) }
    }
  }

  /// Scrolls to the section of a title; by default, the section with the title's index.
  func jump(to title: String, at index: Int) throws {
    let section = try callDataSource(.sectionForIndexTitle, title, index, as: Int.self) ?? index
    guard layout.sections.indices.contains(section) else { return }
    try scroll(to: ItemPath(section, .max), 1, animated: false)
  }

  static func defineIndex(_ table: ClassDefinition<UITableView>) {
    table.method("reloadSectionIndexTitles") { (table) in
      try table.keptAlive { try table.reloadIndexTitles() }
    }
    table.property(
      "sectionIndexMinimumDisplayRowCount", get: { $0.sectionIndexMinimumDisplayRowCount },
      set: { $0.sectionIndexMinimumDisplayRowCount = $1 })
  }
}

extension UIKitClasses {
  package static let tableViewIndex = NativeClass<UITableViewIndex>(
    "UITableViewIndex", superclass: control, UITableViewIndex.define)
}
