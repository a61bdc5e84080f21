internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// String drawing in a width with a reduced font size, from UIStringDrawing.h before iOS 7.
extension StringDrawing {
  /// The font size at which a line fits into a width, and its size.
  ///
  /// - Parameters:
  ///   - string: The string to measure.
  ///   - font: The font at its full size.
  ///   - smallest: The minimum size, in points; a value above the font's size has no effect.
  ///   - width: The available width, in points.
  private static func fitted(
    _ string: NSString, _ font: UIFont, smallest: Double, width: Double
  ) throws -> (points: Double, taken: CGSize) {
    let wanted: Double = try font.call(string.runtime.selector("pointSize"))
    let whole = try size(string, font, .zero, lines: 1)
    guard whole.width > width, smallest < wanted else {
      return (wanted, try size(string, font, CGSize(width: width, height: 0), lines: 1))
    }
    let points = max(smallest, (wanted * width / whole.width).rounded(.down))
    let smaller: UIFont = try font.call(string.runtime.selector("fontWithSize:"), points)
    return (points, try size(string, smaller, CGSize(width: width, height: 0), lines: 1))
  }

  /// Declares a method with a minimum and an actual font size.
  ///
  /// - Parameters:
  ///   - string: The class that gets the method.
  ///   - name: The selector.
  ///   - types: The type encoding of the method.
  ///   - font: The index of the font argument, which the minimum size follows.
  ///   - width: The index of the width argument; a negative one counts from the end.
  private static func fitting(
    _ string: ClassDefinition<NSString>, _ name: String, types: String, font: Int, width: Int
  ) {
    string.raw(name, types: types) { receiver, selector, arguments in
      let string = try ClassDefinition<NSString>.instance(receiver, selector)
      let place = width < 0 ? max(arguments.count + width, 0) : width
      let (points, taken) = try fitted(
        string, try arguments.value(font, as: UIFont.self, receiver, selector),
        smallest: try arguments.value(font + 1, as: Double.self, receiver, selector),
        width: try arguments.value(place, as: Double.self, receiver, selector))
      return .foreign(OutValues([taken.messageValue, .number(points)]))
    }
  }

  static func addFitting(to string: ClassDefinition<NSString>) {
    defineDrawing(string)
    let (size, point) = ("{CGSize=dd}", "{CGPoint=dd}")
    // The pointer to the actual size may be omitted or nil.
    fitting(
      string, "sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:",
      types: "\(size)@:@d^ddq", font: 0, width: -2)
    fitting(
      string,
      "drawAtPoint:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:",
      types: "\(size)@:\(point)d@d^dqq", font: 2, width: 1)
  }

  private static func defineDrawing(_ string: ClassDefinition<NSString>) {
    string.method("drawAtPoint:forWidth:withFont:lineBreakMode:") {
      (string, _: CGPoint, width: Double, font: UIFont, _: Int) -> CGSize in
      try size(string, font, CGSize(width: width, height: 0), lines: 1)
    }
    let name = "drawAtPoint:forWidth:withFont:fontSize:lineBreakMode:baselineAdjustment:"
    string.raw(name, types: "{CGSize=dd}@:{CGPoint=dd}d@dqq") { receiver, selector, arguments in
      try arguments.expect(atMost: 6, receiver, selector)
      let string = try ClassDefinition<NSString>.instance(receiver, selector)
      let width = try arguments.value(1, as: Double.self, receiver, selector)
      let font = try arguments.value(2, as: UIFont.self, receiver, selector)
      let points = try arguments.value(3, as: Double.self, receiver, selector)
      let sized: UIFont = try font.call(string.runtime.selector("fontWithSize:"), points)
      return try size(string, sized, CGSize(width: width, height: 0), lines: 1).messageValue
    }
    string.method("drawInRect:withFont:lineBreakMode:") {
      (string, rect: CGRect, font: UIFont, _: Int) -> CGSize in
      try size(string, font, rect.size, lines: 0)
    }
    string.method("drawInRect:withFont:lineBreakMode:alignment:") {
      (string, rect: CGRect, font: UIFont, _: Int, _: Int) -> CGSize in
      try size(string, font, rect.size, lines: 0)
    }
  }
}
