internal import LuaBridge
internal import QuartzCore
internal import SelectorRuntime

/// The functions of CoreGraphics that calculate with geometry, under their C names.
extension Bridge {
  func setGeometryFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    setRectangleMeasures(define)
    setRectangleQuestions(define)
    setRectangleChanges(define)
    setTransforms(define)
  }

  private func setRectangleMeasures(_ define: ModuleDefiner) {
    let measures: KeyValuePairs<String, @Sendable (CGRect) -> Double> = [
      "CGRectGetMinX": { $0.standardized.origin.x },
      "CGRectGetMidX": { $0.center.x },
      "CGRectGetMaxX": { $0.standardized.maxX },
      "CGRectGetMinY": { $0.standardized.origin.y },
      "CGRectGetMidY": { $0.center.y },
      "CGRectGetMaxY": { $0.standardized.maxY },
      "CGRectGetWidth": { $0.standardized.size.width },
      "CGRectGetHeight": { $0.standardized.size.height },
    ]
    for (name, measure) in measures {
      define(name) { call in call.answer(.number(measure(try call.value(1)))) }
    }
  }

  private func setRectangleQuestions(_ define: ModuleDefiner) {
    define("CGRectContainsPoint") { call in
      let rectangle: CGRect = try call.value(1)
      return call.answer(.bool(rectangle.standardized.contains(try call.value(2))))
    }
    define("CGRectContainsRect") { call in
      let (outer, inner): (CGRect, CGRect) = (try call.value(1), try call.value(2))
      return call.answer(.bool(outer.union(inner) == outer.standardized))
    }
    define("CGRectIntersectsRect") { call in
      let (first, second): (CGRect, CGRect) = (try call.value(1), try call.value(2))
      return call.answer(.bool(first.standardized.meets(second.standardized)))
    }
    define("CGRectIsEmpty") { call in
      let size = try (call.value(1) as CGRect).size
      return call.answer(.bool(size.width == 0 || size.height == 0))
    }
    define("CGRectEqualToRect") { call in
      let (first, second): (CGRect, CGRect) = (try call.value(1), try call.value(2))
      return call.answer(.bool(first.standardized == second.standardized))
    }
    define("CGPointEqualToPoint") { call in
      call.answer(.bool(try (call.value(1) as CGPoint) == call.value(2)))
    }
    define("CGSizeEqualToSize") { call in
      call.answer(.bool(try (call.value(1) as CGSize) == call.value(2)))
    }
  }

  private func setRectangleChanges(_ define: ModuleDefiner) {
    define("CGRectInset") { call in
      let rectangle = try (call.value(1) as CGRect).standardized
      let (dx, dy): (Double, Double) = (try call.value(2), try call.value(3))
      return call.answer(
        CGRect(
          x: rectangle.origin.x + dx, y: rectangle.origin.y + dy,
          width: rectangle.size.width - 2 * dx, height: rectangle.size.height - 2 * dy
        ).messageValue)
    }
    define("CGRectOffset") { call in
      var rectangle = try (call.value(1) as CGRect).standardized
      rectangle.origin.x += try call.value(2)
      rectangle.origin.y += try call.value(3)
      return call.answer(rectangle.messageValue)
    }
    define("CGRectUnion") { call in
      let (first, second): (CGRect, CGRect) = (try call.value(1), try call.value(2))
      return call.answer(first.union(second).messageValue)
    }
    define("UIEdgeInsetsInsetRect") { call in
      let rectangle: CGRect = try call.value(1)
      return call.answer(rectangle.inset(by: try call.value(2)).messageValue)
    }
  }

  private func setTransforms(_ define: ModuleDefiner) {
    define("CGAffineTransformConcat") { call in
      let (first, second): (CGAffineTransform, CGAffineTransform) =
        (try call.value(1), try call.value(2))
      return call.answer(first.followed(by: second).messageValue)
    }
    define("CGAffineTransformInvert") { call in
      let transform: CGAffineTransform = try call.value(1)
      return call.answer((transform.inverse ?? transform).messageValue)
    }
    define("CGAffineTransformIsIdentity") { call in
      call.answer(.bool(try (call.value(1) as CGAffineTransform) == .identity))
    }
    define("CGAffineTransformScale") { call in
      let change = CGAffineTransform.scale(x: try call.value(2), y: try call.value(3))
      return call.answer(change.followed(by: try call.value(1)).messageValue)
    }
    define("CGAffineTransformRotate") { call in
      let change = CGAffineTransform.rotation(try call.value(2))
      return call.answer(change.followed(by: try call.value(1)).messageValue)
    }
    define("CGAffineTransformTranslate") { call in
      let change = CGAffineTransform.translation(x: try call.value(2), y: try call.value(3))
      return call.answer(change.followed(by: try call.value(1)).messageValue)
    }
    define("CGPointApplyAffineTransform") { call in
      let point: CGPoint = try call.value(1)
      return call.answer(point.applying(try call.value(2)).messageValue)
    }
  }
}
