internal import QuartzCore

/// A point at which two bodies, or a body and a boundary, touch.
struct DynamicContact {
  var point: CGPoint
  /// Points from the second body towards the first.
  var normal: CGPoint
  var depth: Double

  /// The contact points of two convex outlines; empty if they do not overlap.
  static func between(_ one: [CGPoint], _ other: [CGPoint]) -> [DynamicContact] {
    guard let first = leastOverlap(one, other), let second = leastOverlap(other, one) else {
      return []
    }
    // The tolerance keeps the reference of resting bodies from alternating.
    let isFirst = first.depth <= second.depth + 1e-6
    let (edge, reference, incident) =
      isFirst ? (first, one, other) : (second, other, one)
    let start = reference[edge.index]
    let end = reference[(edge.index + 1) % reference.count]
    let along = (end - start) * (1 / max((end - start).length, 1e-12))
    // The edge of the other outline that faces the reference most, clipped to its width.
    var ends = facingEdge(of: incident, against: edge.normal)
    ends = clipped(ends, along, from: along.dot(start), to: along.dot(end))
    return ends.compactMap { point in
      let depth = edge.normal.dot(start - point)
      guard depth >= 0 else { return nil }
      // The normal of the reference points outwards.
      return DynamicContact(
        point: point, normal: isFirst ? edge.normal * -1 : edge.normal, depth: depth)
    }
  }

  /// The contact points of an outline and a line segment.
  ///
  /// The line pushes the outline towards the side where its center is.
  static func between(
    _ outline: [CGPoint], _ center: CGPoint, lineFrom start: CGPoint, to end: CGPoint
  ) -> [DynamicContact] {
    let way = end - start
    let length = way.length
    guard length > 1e-9 else { return [] }
    let along = way * (1 / length)
    var normal = CGPoint(x: -along.y, y: along.x)
    if normal.dot(center - start) < 0 { normal = normal * -1 }
    var found: [DynamicContact] = []
    for corner in outline {
      let depth = normal.dot(start - corner)
      let place = along.dot(corner - start)
      guard depth >= 0, place >= -1e-6, place <= length + 1e-6 else { continue }
      found.append(DynamicContact(point: corner, normal: normal, depth: depth))
    }
    if !found.isEmpty { return Array(found.sorted { $0.depth > $1.depth }.prefix(2)) }
    // The end of a line inside the outline pushes it out at the nearest edge.
    for point in [start, end] {
      guard let edge = leastOverlap(outline, [point]) else { continue }
      return [DynamicContact(point: point, normal: edge.normal * -1, depth: edge.depth)]
    }
    return []
  }

  private struct Edge {
    let index: Int
    let normal: CGPoint
    let depth: Double
  }

  /// The edge of least penetration, or nil if the outlines are separated.
  private static func leastOverlap(_ outline: [CGPoint], _ other: [CGPoint]) -> Edge? {
    var best: Edge?
    for index in outline.indices {
      let (start, end) = (outline[index], outline[(index + 1) % outline.count])
      let way = end - start
      let length = way.length
      guard length > 1e-9 else { continue }
      let normal = CGPoint(x: way.y / length, y: -way.x / length)
      let deepest = other.reduce(Double.infinity) { min($0, normal.dot($1 - start)) }
      guard deepest <= 0 else { return nil }
      if best.map({ -deepest < $0.depth }) ?? true {
        best = Edge(index: index, normal: normal, depth: -deepest)
      }
    }
    return best
  }

  private static func facingEdge(of outline: [CGPoint], against normal: CGPoint) -> [CGPoint] {
    var best = (index: 0, facing: Double.infinity)
    for index in outline.indices {
      let way = outline[(index + 1) % outline.count] - outline[index]
      let facing = CGPoint(x: way.y, y: -way.x).dot(normal) / max(way.length, 1e-12)
      if facing < best.facing { best = (index, facing) }
    }
    return [outline[best.index], outline[(best.index + 1) % outline.count]]
  }

  private static func clipped(
    _ ends: [CGPoint], _ along: CGPoint, from low: Double, to high: Double
  ) -> [CGPoint] {
    ends.map { point in
      let place = along.dot(point)
      let inside = min(max(place, min(low, high)), max(low, high))
      guard inside != place, let other = ends.first(where: { $0 != point }) else { return point }
      let span = along.dot(other) - place
      return span.magnitude < 1e-12 ? point : point + (other - point) * ((inside - place) / span)
    }
  }
}
