/// A node of a parsed regular expression.
indirect enum PatternNode {
  case empty
  case scalar(UInt32, ignoresCase: Bool)
  case set(PatternSet, ignoresCase: Bool)
  /// `.`, which matches line ends only with the option for it.
  case any(isAll: Bool, isUnix: Bool)
  case sequence([PatternNode])
  case choice([PatternNode])
  case loop(PatternNode, least: Int, most: Int?, Greed)
  /// A capturing group with its number.
  case group(PatternNode, Int)
  case atomic(PatternNode)
  case look(PatternNode, isBehind: Bool, isNegative: Bool)
  case backreference(Int, ignoresCase: Bool)
  case anchor(Anchor)

  /// The type of a repetition: greedy, lazy or possessive.
  enum Greed {
    case greedy, lazy, possessive
  }

  enum Anchor {
    case start, lineStart, end, lineEnd, absoluteEnd, wordBoundary, noWordBoundary, searchStart
    /// Anchors for which only line feeds end lines.
    case unixLineStart, unixEnd, unixLineEnd
  }

  /// The minimum and maximum number of matched characters; nil for no maximum.
  var lengths: (least: Int, most: Int?) {
    switch self {
    case .empty, .look, .anchor: return (0, 0)
    case .scalar, .set: return (1, 1)
    // CR LF counts as one match.
    case .any(let isAll, _): return (1, isAll ? 2 : 1)
    case .backreference: return (0, nil)
    case .group(let node, _), .atomic(let node): return node.lengths
    case .sequence(let nodes):
      return nodes.reduce((0, Optional(0))) { sum, node in
        let next = node.lengths
        return (sum.0 + next.least, sum.1.flatMap { most in next.most.map { most + $0 } })
      }
    case .choice(let nodes):
      let all = nodes.map(\.lengths)
      let mosts = all.compactMap(\.most)
      return (all.map(\.least).min() ?? 0, mosts.count == all.count ? mosts.max() : nil)
    case .loop(let node, let least, let most, _):
      let inner = node.lengths
      return (inner.least * least, most.flatMap { most in inner.most.map { $0 * most } })
    }
  }
}
