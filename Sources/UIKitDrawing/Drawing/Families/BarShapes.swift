internal import FoundationCore
internal import FoundationText
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitRuntime

// The sizes and distances in this file are measured on screens of iOS 15 to 17; no document states
// them.

extension UIBarBackground: DrawnView {
  /// The color of a translucent bar over a plain background.
  func usualBackground(_ look: Look) -> Paint? { nil }

  func shapes(_ look: Look) -> [Shape] {
    guard let bar = superview else { return [] }
    if let bar = bar as? UINavigationBar, bar.isAtScrollEdge {
      // A bar with a large title is transparent while the content is at its top.
      return bar.scrollEdgeAppearance.map { shapes(of: $0, bar, look) } ?? []
    }
    let appearance = bar.storedValues?.value("standardAppearance")?.object as? UIBarAppearance
    if let appearance { return shapes(of: appearance, bar, look) }
    let tint = look.stored("barTintColor", of: bar)
    let chrome = look.choose(light: .bytes(249, 249, 249, 0.94), dark: .bytes(29, 29, 29, 0.94))
    return [.rectangle(reach(of: bar), tint ?? chrome), hairline(of: bar, look[.separator])]
  }

  private func shapes(of appearance: UIBarAppearance, _ bar: UIView, _ look: Look) -> [Shape] {
    var shapes: [Shape] = []
    let hasEffect = appearance.storedValues?.value("backgroundEffect")?.object != nil
    let chrome = look.choose(light: .bytes(249, 249, 249, 0.94), dark: .bytes(29, 29, 29, 0.94))
    let fill = look.stored("backgroundColor", of: appearance) ?? (hasEffect ? chrome : nil)
    if let fill { shapes.append(.rectangle(reach(of: bar), fill)) }
    if let shadow = look.stored("shadowColor", of: appearance) {
      shapes.append(hairline(of: bar, shadow))
    }
    return shapes
  }

  /// The bar's rectangle, extended over the status bar or to the end of the screen.
  private func reach(of bar: UIView) -> CGRect {
    var place = bounds
    guard let window = bar.window, let inWindow = bar.convert(bar.bounds, to: window) else {
      return place
    }
    if isAtTop(bar), inWindow.origin.y > 0, inWindow.origin.y <= 60 {
      place.origin.y -= inWindow.origin.y
      place.size.height += inWindow.origin.y
    } else if !isAtTop(bar), inWindow.maxY < window.bounds.size.height,
      window.bounds.size.height - inWindow.maxY <= 40
    {
      place.size.height += window.bounds.size.height - inWindow.maxY
    }
    return place
  }

  private func isAtTop(_ bar: UIView) -> Bool { bar is UINavigationBar }

  private func hairline(of bar: UIView, _ paint: Paint) -> Shape {
    let y = isAtTop(bar) ? bounds.maxY : bounds.origin.y - Shape.hairline
    return .rectangle(
      CGRect(x: bounds.origin.x, y: y, width: bounds.size.width, height: Shape.hairline), paint)
  }
}

extension UINavigationBar: DrawnView {
  func shapesAbove(_ look: Look) -> [Shape] {
    var shapes = title(look)
    for place in shownButtons where !place.view.isHidden {
      guard let item = place.item else {
        shapes += wayBack(place.view, look)
        continue
      }
      if item.customView == nil { shapes += self.shapes(of: item, place, look) }
    }
    return shapes
  }

  private func title(_ look: Look) -> [Shape] {
    guard let item = topItem, let title = item.title, item.titleView == nil, showsSmallTitle
    else { return [] }
    let attributes = titleAttributes(look)
    let font = look.font(17, FontWeight.semibold)
    let natural = TextLayout(StyledText(title, StyledText.Style(font: font))).size.width
    let room = titleRoom
    // Centered in the bar if the buttons leave enough room.
    let middle = CGRect(
      x: bounds.center.x - natural / 2, y: room.origin.y, width: natural + 0.01,
      height: room.size.height)
    let fits = middle.origin.x >= room.origin.x && middle.maxX <= room.maxX
    return Shape.line(
      title, attributes.font ?? font, attributes.paint ?? look[.label], in: fits ? middle : room, 1,
      look)
  }

  /// The title text attributes that a script has set.
  private func titleAttributes(_ look: Look) -> (font: UIFont?, paint: Paint?) {
    let appearance = storedValues?.value("standardAppearance")?.object as? UIBarAppearance
    let value =
      appearance?.storedValues?.value("titleTextAttributes")
      ?? storedValues?.value("titleTextAttributes")
    guard let value, let given = try? world.attributes(of: value, "titleTextAttributes") else {
      return (nil, nil)
    }
    let font = given["NSFont"]?.object as? UIFont
    return (font, (given["NSColor"]?.object as? UIColor).map { look[$0] })
  }

  /// The back arrow and the title of the previous item.
  private func wayBack(_ button: UIView, _ look: Look) -> [Shape] {
    let tint = look.tint(of: self).faded((button as? UIControl)?.isHighlighted == true ? 0.2 : 1)
    let frame = button.frame
    let arrow = CGRect(x: frame.origin.x + 5, y: frame.center.y - 11, width: 22, height: 22)
    var words = frame
    words.origin.x += 27
    words.size.width = max(frame.size.width - 27, bounds.size.width / 2 - 60 - words.origin.x)
    return [.sign(Symbol.chevronLeft, in: arrow, tint, width: 2.7)]
      + Shape.line(backTitle, look.font(17), tint, in: words, 0, look)
  }

  private func shapes(
    of item: UIBarButtonItem, _ place: (item: UIBarButtonItem?, view: UIView, isLeft: Bool),
    _ look: Look
  ) -> [Shape] {
    let frame = place.view.frame
    let isPressed = (place.view as? UIControl)?.isHighlighted == true
    let own = look.stored("tintColor", of: item) ?? look.tint(of: self)
    let paint =
      item.isEnabled ? own.faded(isPressed ? 0.2 : 1) : look[.tertiaryLabel]
    let (word, sign) = item.content
    // UIBarButtonItemStyleDone, UIBarButtonSystemItemDone
    let isDone = item.style == 2 || [0, 3].contains(item.systemItem)
    if let sign {
      let x = place.isLeft ? frame.origin.x + 16 : frame.maxX - 38
      return sign.shapes(
        in: CGRect(x: x, y: frame.center.y - 11, width: 22, height: 22), paint,
        ground: look[.systemBackground], width: 2)
    }
    var room = frame
    room.origin.x += place.isLeft ? 16 : 4
    room.size.width = max(0, room.size.width - 20)
    return Shape.line(
      word ?? "", look.font(17, isDone ? FontWeight.semibold : FontWeight.regular), paint, in: room,
      place.isLeft ? 0 : 2, look)
  }
}

extension UIBarButtonItem {
  /// The content of its button: a word or a symbol.
  var content: (word: String?, sign: SymbolSign?) {
    if let title { return (title, nil) }
    if let image = image as? UIImage { return (nil, SymbolSign(named: image.content.name ?? "")) }
    return Symbol.barItem(systemItem)
  }
}

extension UIToolbar: DrawnView {
  func shapesAbove(_ look: Look) -> [Shape] {
    shownButtons.flatMap { item, view -> [Shape] in
      // The button draws its own title.
      guard item.title == nil, item.customView == nil else { return [] }
      let own = look.stored("tintColor", of: item) ?? look.tint(of: self)
      let paint = item.isEnabled ? own : look[.tertiaryLabel]
      let (word, sign) = item.content
      if let sign {
        let middle = view.frame.center
        let place = CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
        return sign.shapes(in: place, paint, ground: look[.systemBackground], width: 2)
      }
      return Shape.line(word ?? "", look.font(17), paint, in: view.frame, 1, look)
    }
  }
}

extension UITabBar: DrawnView {
  func shapesAbove(_ look: Look) -> [Shape] {
    let selected = look.tint(of: self)
    let other =
      look.stored("unselectedItemTintColor", of: self)
      ?? look.choose(light: .bytes(153, 153, 153), dark: .bytes(117, 117, 117))
    return shownItems.flatMap { item, button -> [Shape] in
      let frame = button.frame
      let paint =
        item.isEnabled ? (item === selectedItem ? selected : other) : look[.quaternaryLabel]
      let known = item.systemItem.flatMap { Symbol.tabItem($0) }
      let image =
        (item === selectedItem ? item.selectedImage ?? item.image : item.image) as? UIImage
      let sign = image.map { SymbolSign(named: $0.content.name ?? "") } ?? known?.sign
      let own = item.title ?? ""
      let title = own.isEmpty ? known?.title ?? "" : own
      var shapes: [Shape] = []
      if let sign {
        let square = CGRect(x: frame.center.x - 13, y: frame.origin.y + 6, width: 26, height: 26)
        shapes += sign.shapes(in: square, paint, ground: look[.systemBackground], width: 1.7)
      }
      let words = CGRect(
        x: frame.origin.x + 2, y: frame.origin.y + (sign == nil ? 0 : 33),
        width: frame.size.width - 4, height: sign == nil ? frame.size.height : 13)
      shapes += Shape.line(title, look.font(10, FontWeight.medium), paint, in: words, 1, look)
      return shapes + badge(of: item, frame, look)
    }
  }

  private func badge(of item: UITabBarItem, _ frame: CGRect, _ look: Look) -> [Shape] {
    guard let text = item.badgeValue else { return [] }
    let font = look.font(13)
    let words = TextLayout(StyledText(text, StyledText.Style(font: font))).size.width
    let place = CGRect(
      x: frame.center.x + 4, y: frame.origin.y + 2, width: max(18, words + 10), height: 18)
    let fill = look.stored("badgeColor", of: item) ?? look[.systemRed]
    return [.rectangle(place, fill, radius: 9)]
      + Shape.line(text, font, .white, in: place, 1, look)
  }
}

extension UISearchBar: DrawnView {
  func usualBackground(_ look: Look) -> Paint? {
    // UISearchBarStyleMinimal
    if storedValues?.value("searchBarStyle").flatMap({ Int.from($0, in: runtime) }) == 2 {
      return nil
    }
    return look.stored("barTintColor", of: self)
      ?? look.choose(light: .bytes(249, 249, 249, 0.94), dark: .bytes(29, 29, 29, 0.94))
  }
}
