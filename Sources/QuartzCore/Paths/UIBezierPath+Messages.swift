internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

extension UIBezierPath {
  static func define(_ path: ClassDefinition<UIBezierPath>) {
    defineMaking(path.classSide)
    defineChanging(path)
    path.readonly("empty", getter: "isEmpty") { $0.elements.isEmpty }
    path.readonly("bounds") { $0.bounds }
    path.readonly("currentPoint") { $0.currentPoint }
    path.method("_elements") { (path) -> [Double] in path.elements.flatMap(\.row) }
    path.method("containsPoint:") { (path, point: CGPoint) -> Bool in
      let evenOdd: Bool = try path.call(path.runtime.selector("usesEvenOddFillRule"))
      return path.contains(point, evenOdd: evenOdd)
    }
    path.method("copyWithZone:") { (path, _: Value) -> UIBezierPath in try path.copied() }
    // The same object represents a CGPath.
    path.property("CGPath", get: { (path) -> UIBezierPath in path }) {
      (path, other: UIBezierPath) in
      let copy = try other.copied()
      path.removeAll()
      path.take(copy)
    }
    // The defaults are those of the documentation.
    path.stored("lineWidth", usual: 1.0)
    path.stored("lineCapStyle", usual: 0)
    path.stored("lineJoinStyle", usual: 0)
    path.stored("miterLimit", usual: 10.0)
    path.stored("flatness", usual: 0.6)
    path.stored("usesEvenOddFillRule", usual: false)
    defineDashes(path)
    path.hooks("fill", "stroke", "addClip")
    path.method("fillWithBlendMode:alpha:") { (_, _: Int, _: Double) in }
    path.method("strokeWithBlendMode:alpha:") { (_, _: Int, _: Double) in }
  }

  /// Declares the dash pattern of a path.
  private static func defineDashes(_ path: ClassDefinition<UIBezierPath>) {
    path.method("setLineDash:count:phase:") {
      (path, lengths: [Double]?, count: Int, phase: Double) in
      let values = path.makeStoredValues()
      values.set("lineDash", Array((lengths ?? []).prefix(max(0, count))).messageValue, .copy)
      values.set("lineDashPhase", .number(phase), .assign)
    }
    path.raw("getLineDash:count:phase:", types: "v@:^d^q^d") { receiver, selector, arguments in
      let path = try ClassDefinition<UIBezierPath>.instance(receiver, selector)
      let lengths =
        path.storedValues?.value("lineDash").flatMap { [Double].from($0, in: path.runtime) } ?? []
      let values: [Value] = [
        lengths.messageValue, .integer(Int64(lengths.count)),
        path.storedValues?.value("lineDashPhase") ?? .number(0),
      ]
      if arguments.count > 0,
        case .foreign(let pointers as OutValues) = arguments[arguments.count - 1]
      {
        pointers.values = values
        return .none
      }
      return .foreign(OutValues(values))
    }
  }

  private func copied() throws -> UIBezierPath {
    let made = try foundation.instance(UIBezierPath.self, of: isa)
    made.take(self)
    return made
  }

  private static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    func make(_ cls: RuntimeClass, _ fill: (UIBezierPath) -> Void) throws -> UIBezierPath {
      let made = try cls.foundation.instance(UIBezierPath.self, of: cls)
      fill(made)
      return made
    }
    cls.method("bezierPath") { (cls) -> UIBezierPath in try make(cls) { _ in } }
    cls.method("bezierPathWithRect:") { (cls, rect: CGRect) -> UIBezierPath in
      try make(cls) { $0.addRect(rect) }
    }
    cls.method("bezierPathWithRoundedRect:cornerRadius:") {
      (cls, rect: CGRect, radius: Double) -> UIBezierPath in
      try make(cls) { $0.addRect(rect, corners: 15, radii: CGSize(width: radius, height: radius)) }
    }
    cls.method("bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:") {
      (cls, rect: CGRect, corners: Int, radii: CGSize) -> UIBezierPath in
      try make(cls) { $0.addRect(rect, corners: corners & 15, radii: radii) }
    }
    cls.method("bezierPathWithOvalInRect:") { (cls, rect: CGRect) -> UIBezierPath in
      try make(cls) { path in
        path.addArc(.zero, radius: 0.5, from: 0, to: 2 * .pi, clockwise: true)
        path.add(.close)
        path.apply(
          CGAffineTransform(
            a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.center.x,
            ty: rect.center.y))
      }
    }
    cls.raw(
      "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:",
      types: "@@:\(CGPoint.encoding)dddB",
      signature: NativeSignature(
        result: UIBezierPath.self,
        arguments: [CGPoint.self, Double.self, Double.self, Double.self, Bool.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let made = try cls.foundation.instance(UIBezierPath.self, of: cls)
      try made.addArc(arguments, selector)
      return .object(made)
    }
    cls.method("bezierPathWithCGPath:") { (cls, other: UIBezierPath) -> UIBezierPath in
      try make(cls) { $0.take(other) }
    }
  }

  /// Adds the arc that a message's arguments describe.
  private func addArc(_ arguments: borrowing Arguments, _ selector: Selector) throws {
    addArc(
      try arguments.value(0, as: CGPoint.self, self, selector),
      radius: try arguments.value(1, as: Double.self, self, selector),
      from: try arguments.value(2, as: Double.self, self, selector),
      to: try arguments.value(3, as: Double.self, self, selector),
      clockwise: try arguments.value(4, as: Bool.self, self, selector))
  }

  private static func defineChanging(_ path: ClassDefinition<UIBezierPath>) {
    path.method("moveToPoint:") { (path, point: CGPoint) in path.add(.move(point)) }
    path.method("addLineToPoint:") { (path, point: CGPoint) in path.add(.line(point)) }
    path.method("addCurveToPoint:controlPoint1:controlPoint2:") {
      (path, end: CGPoint, one: CGPoint, two: CGPoint) in path.add(.curve(one, two, end))
    }
    path.method("addQuadCurveToPoint:controlPoint:") { (path, end: CGPoint, control: CGPoint) in
      path.add(.quadratic(control, end))
    }
    path.raw(
      "addArcWithCenter:radius:startAngle:endAngle:clockwise:",
      types: "v@:\(CGPoint.encoding)dddB",
      signature: NativeSignature(
        result: nil, arguments: [CGPoint.self, Double.self, Double.self, Double.self, Bool.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      try ClassDefinition<UIBezierPath>.instance(receiver, selector).addArc(arguments, selector)
      return .none
    }
    path.method("closePath") { (path) in path.add(.close) }
    path.method("removeAllPoints") { (path) in path.removeAll() }
    path.method("appendPath:") { (path, other: UIBezierPath) in path.take(other) }
    path.method("applyTransform:") { (path, transform: CGAffineTransform) in
      path.apply(transform)
    }
    path.method("bezierPathByReversingPath") { (path) -> UIBezierPath in
      let made = path.foundation.create(UIKitClasses.bezierPath)
      path.reversed(into: made)
      return made
    }
  }
}
