internal import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The description of a constraint: visual format where possible, otherwise an equation.
extension NSLayoutConstraint {
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "(active" : "(inactive"
    let (body, names) = visualText ?? (equation, nil)
    return "<NSLayoutConstraint:\(address)\(name) \(body)   "
      + state + (names.map { ", names: \($0) " } ?? "") + ")>"
  }

  private var priorityText: String {
    priority < LayoutSolver.required ? "@\(priority.layoutText)" : ""
  }

  private var sign: String {
    switch relation {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }

  private var equation: String {
    var text = "\(first?.layoutName ?? "nil").\(firstAttribute.name) \(sign) "
    guard let second else { return text + constant.layoutText + priorityText }
    if multiplier != 1 { text += multiplier.layoutText + "*" }
    text += "\(second.layoutName).\(secondAttribute.name)"
    if constant != 0 {
      text += constant < 0 ? " - \((-constant).layoutText)" : " + \(constant.layoutText)"
    }
    return text + priorityText
  }

  /// The visual format of a space between a view and its superview, or between two neighbors.
  private var visualText: (String, names: String?)? {
    guard multiplier == 1, let first = first as? UIView, let second = second as? UIView else {
      return nil
    }
    let axis: String
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing),
      (.trailing, .leading):
      axis = "H"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom), (.bottom, .top): axis = "V"
    default: return nil
    }
    let begins: [LayoutAttribute] = [.leading, .top]
    let isSame = firstAttribute == secondAttribute
    let firstBegins = begins.contains(firstAttribute)
    func gap(_ distance: Double, flipped: Bool) -> String {
      let words = [">=": "<=", "<=": ">="]
      let sign = relation == .equal ? "" : flipped ? words[sign] ?? sign : sign
      return "-(\(sign)\(distance.layoutText)\(priorityText))-"
    }
    if isSame, first.superview === second {
      let names = "'|':\(second.layoutName)"
      let body =
        firstBegins
        ? "|\(gap(constant, flipped: false))[\(first.layoutName)]"
        : "[\(first.layoutName)]\(gap(-constant, flipped: true))|"
      return ("\(axis):\(body)", names)
    }
    if isSame, second.superview === first {
      let names = "'|':\(first.layoutName)"
      let body =
        firstBegins
        ? "|\(gap(-constant, flipped: true))[\(second.layoutName)]"
        : "[\(second.layoutName)]\(gap(constant, flipped: false))|"
      return ("\(axis):\(body)", names)
    }
    guard !isSame, first.superview === second.superview else { return nil }
    return firstBegins
      ? ("\(axis):[\(second.layoutName)]\(gap(constant, flipped: false))[\(first.layoutName)]", nil)
      : ("\(axis):[\(first.layoutName)]\(gap(-constant, flipped: true))[\(second.layoutName)]", nil)
  }
}

extension Double {
  /// A number as layout descriptions print it, without a fraction if it is integral.
  var layoutText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(nearestTo: self))" : "\(self)"
  }
}
