internal import QuartzCore
internal import UIKitBase
internal import UIKitControls

// The sizes and distances in this file are measured on screens of iOS 15 to 17; no document states
// them.

extension UISwitch: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    let on = look.stored("onTintColor", of: self) ?? look[.systemGreen]
    let off = look.choose(light: .bytes(233, 233, 234), dark: .bytes(57, 57, 61))
    let radius = bounds.size.height / 2
    let knob = radius - 2
    let center = CGPoint(
      x: isOn ? bounds.maxX - radius : bounds.origin.x + radius, y: bounds.center.y)
    let thumb = look.stored("thumbTintColor", of: self) ?? .white
    let part = isEnabled ? 1 : 0.5
    return [Shape.rectangle(bounds, (isOn ? on : off).faded(part), radius: radius)]
      + Shape.knob(at: center, radius: knob, thumb)
  }
}

extension UISlider: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    let thumb = thumbRect
    let track = CGRect(
      x: bounds.origin.x + 2, y: bounds.center.y - 2, width: max(0, bounds.size.width - 4),
      height: 4)
    var done = track
    done.size.width = max(0, thumb.center.x - track.origin.x)
    let part = isEnabled ? 1 : 0.5
    let least = look.stored("minimumTrackTintColor", of: self) ?? look.tint(of: self)
    let most = look.stored("maximumTrackTintColor", of: self) ?? look[.systemFill]
    return [
      .rectangle(track, most.faded(part), radius: 2),
      .rectangle(done, least.faded(part), radius: 2),
    ]
      + Shape.knob(
        at: thumb.center, radius: thumb.size.width / 2,
        look.stored("thumbTintColor", of: self) ?? .white)
  }
}

extension Shape {
  /// A round knob with a shadow.
  fileprivate static func knob(at center: CGPoint, radius: Double, _ paint: Paint) -> [Shape] {
    let place = CGRect(x: center.x, y: center.y, width: 0, height: 0).expanded(by: radius)
    return shadow(
      below: place, Corners(radius: radius), blur: 5, offset: CGSize(width: 0, height: 3),
      Paint.black.faded(0.16))
      + [.circle(center, radius + 0.4, Paint.black.faded(0.04)), .circle(center, radius, paint)]
  }
}

extension UISegmentedControl: DrawnView {
  func usualBackground(_ look: Look) -> Paint? { nil }

  func shapes(_ look: Look) -> [Shape] {
    let segments = shownSegments
    var shapes: [Shape] = [.rectangle(bounds, look[.tertiarySystemFill], radius: 9)]
    let chosen = segments.firstIndex(where: \.isSelected)
    for (place, segment) in segments.enumerated() {
      let inner = segment.rectangle.expanded(by: -2)
      if segment.isSelected {
        let fill =
          look.stored("selectedSegmentTintColor", of: self)
          ?? look.choose(light: .white, dark: .bytes(99, 99, 102))
        shapes += Shape.shadow(
          below: inner, Corners(radius: 7), blur: 4, offset: CGSize(width: 0, height: 2),
          Paint.black.faded(0.12))
        shapes.append(.rectangle(inner, fill, radius: 7))
      } else if place > 0, chosen != place - 1 {
        let line = CGRect(
          x: segment.rectangle.origin.x - 0.5, y: bounds.center.y - 8, width: 1, height: 16)
        shapes.append(.rectangle(line, look[.separator], radius: 0.5))
      }
      let paint = segment.isEnabled ? look[.label] : look[.tertiaryLabel]
      let weight = segment.isSelected ? FontWeight.semibold : FontWeight.medium
      shapes += Shape.line(
        segment.title, look.font(13, weight), paint, in: inner.expanded(by: -2), 1, look)
    }
    return shapes
  }
}

extension UIStepper: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    let half = bounds.size.width / 2
    let middle = bounds.center
    func sign(_ commands: String, at x: Double, _ isPossible: Bool) -> Shape {
      .sign(
        commands, in: CGRect(x: x - 12, y: middle.y - 12, width: 24, height: 24),
        isPossible && isEnabled ? look[.label] : look[.tertiaryLabel], width: 1.6)
    }
    let line = CGRect(x: middle.x - 0.5, y: middle.y - 9, width: 1, height: 18)
    return [
      .rectangle(bounds, look[.tertiarySystemFill], radius: 8),
      .rectangle(line, look[.separator], radius: 0.5),
      sign("M5 12H19", at: bounds.origin.x + half / 2, wraps || value > minimumValue),
      sign("M5 12H19M12 5V19", at: bounds.maxX - half / 2, wraps || value < maximumValue),
    ]
  }
}

extension UIPageControl: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
    // White dots on white are invisible on a device; here they use the label color.
    let usual = isOnDarkGround(look) ? Paint.white : look[.label]
    let other = pageIndicatorTintColor.map { look[$0] } ?? usual.faded(0.3)
    let current = currentPageIndicatorTintColor.map { look[$0] } ?? usual.faded(0.8)
    let step = min(16, bounds.size.width / Double(max(1, numberOfPages)))
    let first = bounds.center.x - step * Double(numberOfPages - 1) / 2
    return (0..<min(numberOfPages, Self.mostDots)).map { page in
      .circle(
        CGPoint(x: first + step * Double(page), y: bounds.center.y), 3.8,
        page == currentPage ? current : other)
    }
  }

  /// Whether the color behind it is dark.
  private func isOnDarkGround(_ look: Look) -> Bool {
    for view in ancestry {
      if let ground = view.backgroundColor.map({ look[$0] }), ground.alpha >= 0.5 {
        return ground.luma < 0.5
      }
    }
    return look.isDark
  }

  /// The maximum number of dots drawn.
  private static let mostDots = 500
}

extension UIProgressView: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    let track = CGRect(
      x: bounds.origin.x, y: bounds.center.y - 2, width: bounds.size.width, height: 4)
    var done = track
    done.size.width *= progress
    let tint = progressTintColor.map { look[$0] } ?? look.tint(of: self)
    return [
      .rectangle(track, trackTintColor.map { look[$0] } ?? look[.systemFill], radius: 2),
      .rectangle(done, tint, radius: 2),
    ]
  }
}

extension UIActivityIndicatorView: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    // UIActivityIndicatorViewStyleWhiteLarge, …White
    let usual = style == 0 || style == 1 ? Paint.white : look[.systemGray]
    return Shape.wheel(at: bounds.center, side, color.map { look[$0] } ?? usual)
  }
}

extension UIRefreshControl: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    guard isRefreshing else { return [] }
    return Shape.wheel(at: bounds.center, 26, look[.systemGray])
  }
}

extension Shape {
  /// Eight spokes in a circle, each fainter than the one before.
  fileprivate static func wheel(at center: CGPoint, _ side: Double, _ paint: Paint) -> [Shape] {
    let place = CGRect(x: center.x, y: center.y, width: 0, height: 0).expanded(by: side / 2)
    // The spokes in a square of 24 units, clockwise from the top.
    let spokes = [
      "M12 7V2", "M15.5 8.5L19.1 4.9", "M17 12H22", "M15.5 15.5L19.1 19.1", "M12 17V22",
      "M8.5 15.5L4.9 19.1", "M7 12H2", "M8.5 8.5L4.9 4.9",
    ]
    return spokes.enumerated().map { turn, spoke in
      .sign(spoke, in: place, paint.faded(1 - 0.1 * Double(turn)), width: 2.6)
    }
  }
}
