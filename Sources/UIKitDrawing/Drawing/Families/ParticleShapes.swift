internal import FoundationCore
internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The particles of an emitter layer at a time of the clock.
///
/// The position of each particle depends only on its number and the layer's seed, so that every
/// drawing of one time is the same. A particle with an image, whose pixels are unknown, is drawn as
/// a circle of its size.
extension CALayer {
  /// The shapes of an emitter layer's particles.
  ///
  /// - Parameters:
  ///   - look: resolves the colors.
  ///   - place: the layer's bounds, in the coordinates of the shapes.
  func particleShapes(_ look: Look, in place: CGRect) -> [Shape] {
    guard isa.inherits(from: runtime.cls(UIKitClasses.emitterLayer)) else { return [] }
    let cells =
      storedValues?.value("emitterCells").flatMap { [CAEmitterCell].from($0, in: runtime) } ?? []
    let now = uikit.mediaTime
    let origin = place.origin - (view?.bounds ?? ownBounds).origin
    var flight = ParticleFlight(emitter: EmitterForm(self), now: now, look: look)
    let begin = storedNumber("beginTime") ?? 0
    guard begin <= now else { return [] }
    for (index, cell) in cells.enumerated() {
      flight.emit(cell, number: UInt64(index), during: begin...now)
    }
    return flight.shapes.map { shape in
      guard origin != .zero else { return shape }
      return .group(
        ShapeGroup(shapes: [shape], transform: .translation(x: origin.x, y: origin.y)))
    }
  }
}

/// The shape of an emitter, and the factors that it applies to its cells.
struct EmitterForm {
  let rate, lifetime, velocity, scale, spin: Double
  let seed: UInt64
  private let center: CGPoint
  private let size: CGSize
  private let shape: String
  private let mode: String

  init(_ layer: CALayer) {
    func number(_ name: String) -> Double { layer.storedNumber(name) ?? 1 }
    (rate, lifetime, velocity) = (number("birthRate"), number("lifetime"), number("velocity"))
    (scale, spin) = (number("scale"), number("spin"))
    seed = UInt64(bitPattern: Int64(Int(nearestTo: layer.storedNumber("seed") ?? 0)))
    center =
      layer.storedValues?.value("emitterPosition")
      .flatMap { CGPoint.from($0, in: layer.runtime) } ?? .zero
    size =
      layer.storedValues?.value("emitterSize").flatMap { CGSize.from($0, in: layer.runtime) }
      ?? .zero
    shape = layer.storedText("emitterShape") ?? "point"
    mode = layer.storedText("emitterMode") ?? "volume"
  }

  /// The starting point of a particle, for two numbers from 0 to 1.
  func start(_ one: Double, _ other: Double) -> CGPoint {
    switch shape {
    case "line": return CGPoint(x: center.x + (one - 0.5) * size.width, y: center.y)
    case "rectangle", "cuboid":
      guard mode == "outline" || mode == "surface" else {
        return CGPoint(
          x: center.x + (one - 0.5) * size.width, y: center.y + (other - 0.5) * size.height)
      }
      return onEdge(one)
    case "circle", "sphere":
      // The width is the radius.
      let isRim = mode == "outline" || mode == "surface"
      let radius = size.width * (isRim ? 1 : other.squareRoot())
      let angle = one * 2 * Double.pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    default: return center
    }
  }

  private func onEdge(_ part: Double) -> CGPoint {
    let (width, height) = (size.width, size.height)
    var way = part * 2 * (width + height)
    let corner = CGPoint(x: center.x - width / 2, y: center.y - height / 2)
    if way < width { return CGPoint(x: corner.x + way, y: corner.y) }
    way -= width
    if way < height { return CGPoint(x: corner.x + width, y: corner.y + way) }
    way -= height
    if way < width { return CGPoint(x: corner.x + width - way, y: corner.y + height) }
    return CGPoint(x: corner.x, y: corner.y + height - (way - width))
  }
}

/// The particles that are alive at a time, at their present positions.
struct ParticleFlight {
  private let emitter: EmitterForm
  private let now: Double
  private let look: Look
  private(set) var shapes: [Shape] = []

  /// The maximum number of particles; more cannot be distinguished on a screen.
  private static let most = 2000

  init(emitter: EmitterForm, now: Double, look: Look) {
    (self.emitter, self.now, self.look) = (emitter, now, look)
  }

  /// Adds the particles of a cell that were born in a time interval and are still alive.
  mutating func emit(_ cell: CAEmitterCell, number: UInt64, during time: ClosedRange<Double>) {
    emit(cell, number: number, during: time, depth: 0) { [emitter] _, dice in
      emitter.start(dice.next(), dice.next())
    }
  }

  /// Adds the particles of a cell, and those that they emit.
  ///
  /// The closure `origin` returns the starting point of a particle for its time of birth.
  private mutating func emit(
    _ cell: CAEmitterCell, number: UInt64, during time: ClosedRange<Double>, depth: Int,
    from origin: (Double, inout Dice) -> CGPoint
  ) {
    let isFirst = depth == 0
    let rate = cell.number("birthRate") * (isFirst ? emitter.rate : 1)
    guard cell.isThrowing, rate > 0, rate.isFinite, depth < 3 else { return }
    let cells = cell.innerCells
    let longest =
      (cell.number("lifetime") + cell.number("lifetimeRange") / 2)
      * (isFirst ? emitter.lifetime : 1)
    // A particle may have expired while particles that it emitted are still alive.
    let inner = cells.map { $0.number("lifetime") + $0.number("lifetimeRange") / 2 }.max() ?? 0
    let last = ((min(now, time.upperBound) - time.lowerBound) * rate).rounded(.down)
    let oldest = ((now - longest - inner - time.lowerBound) * rate).rounded(.up)
    let first = max(0, oldest, last - 4 * Double(Self.most))
    guard first <= last, last < 1e15 else { return }
    for birth in stride(from: first, through: last, by: 1) {
      guard shapes.count < Self.most else { return }
      let born = time.lowerBound + birth / rate
      var dice = Dice(emitter.seed &+ (number << 32), UInt64(birth))
      let start = origin(born, &dice)
      let particle = Particle(cell, start, isFirst ? emitter : nil, &dice)
      let age = now - born
      if age <= particle.lifetime { draw(particle, at: age, cell) }
      for (index, next) in cells.enumerated() {
        let life = born...max(born, min(now, born + particle.lifetime))
        emit(
          next, number: (number &+ 1) &* 31 &+ UInt64(birth) &* 7 &+ UInt64(index), during: life,
          depth: depth + 1
        ) { time, _ in particle.place(at: time - born) }
      }
    }
  }

  private mutating func draw(_ particle: Particle, at age: Double, _ cell: CAEmitterCell) {
    guard let picture = cell.storedValues?.value("contents")?.object as? UIImage else { return }
    let scale = particle.scale + cell.number("scaleSpeed") * age
    let size = picture.size
    let (width, height) = (size.width * scale.magnitude, size.height * scale.magnitude)
    let color = (cell.storedValues?.value("color")?.object as? UIColor).map { look[$0] } ?? .white
    let paint = particle.paint(color, cell, at: age)
    guard width > 0, height > 0, paint.alpha > 0.002 else { return }
    let place = particle.place(at: age)
    let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    let turn = CGAffineTransform.rotation(particle.spin * age)
      .followed(by: .translation(x: place.x, y: place.y))
    var drawn = [Shape(form: .ellipse(box), fill: paint)]
    if picture.content.isSymbol {
      drawn = SymbolSign(named: picture.content.name ?? "")
        .shapes(in: box, paint, ground: look[.systemBackground], width: 1.8)
    }
    shapes.append(.group(ShapeGroup(shapes: drawn, transform: turn)))
  }
}

/// The random values of one particle, chosen at its birth.
private struct Particle {
  let lifetime, scale, spin: Double
  private let start: CGPoint
  private let speed: CGPoint
  private let pull: CGPoint
  private let shades: [Double]

  /// Chooses the values of a particle.
  ///
  /// - Parameters:
  ///   - cell: the cell of the particle.
  ///   - start: the starting point.
  ///   - emitter: the factors for the cell's values; applies only to the layer's own cells.
  ///   - dice: the source of random numbers.
  init(_ cell: CAEmitterCell, _ start: CGPoint, _ emitter: EmitterForm?, _ dice: inout Dice) {
    /// The ranges of a cell are centered on its values, as CAEmitterCell.h says.
    func around(_ name: String, _ range: String, _ dice: inout Dice) -> Double {
      cell.number(name) + (dice.next() - 0.5) * cell.number(range)
    }
    self.start = start
    lifetime = max(0, around("lifetime", "lifetimeRange", &dice) * (emitter?.lifetime ?? 1))
    let velocity = around("velocity", "velocityRange", &dice) * (emitter?.velocity ?? 1)
    let angle = around("emissionLongitude", "emissionRange", &dice)
    // A latitude points out of the plane.
    let flat = velocity * cos(cell.number("emissionLatitude"))
    speed = CGPoint(x: flat * cos(angle), y: flat * sin(angle))
    pull = CGPoint(x: cell.number("xAcceleration"), y: cell.number("yAcceleration"))
    scale = around("scale", "scaleRange", &dice) * (emitter?.scale ?? 1)
    spin = around("spin", "spinRange", &dice) * (emitter?.spin ?? 1)
    var shades: [Double] = []
    for name in ["red", "green", "blue", "alpha"] {
      shades.append((dice.next() - 0.5) * cell.number(name + "Range"))
    }
    self.shades = shades
  }

  func place(at age: Double) -> CGPoint { start + speed * age + pull * (age * age / 2) }

  func paint(_ color: Paint, _ cell: CAEmitterCell, at age: Double) -> Paint {
    func part(_ value: Double, _ shade: Double, _ name: String) -> Double {
      (value + shade + cell.number(name + "Speed") * age).clamped(to: 0...1)
    }
    return Paint(
      red: part(color.red, shades[0], "red"), green: part(color.green, shades[1], "green"),
      blue: part(color.blue, shades[2], "blue"), alpha: part(color.alpha, shades[3], "alpha"))
  }
}

/// A deterministic generator of numbers from 0 to 1.
///
/// The algorithm is SplitMix64 by Steele, Lea and Flood.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64, _ number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ number &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
  }
}

extension CAEmitterCell {
  fileprivate func number(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? (name == "scale" ? 1 : 0)
  }

  fileprivate var isThrowing: Bool {
    storedValues?.value("enabled").flatMap { Bool.from($0, in: runtime) } ?? true
  }

  fileprivate var innerCells: [CAEmitterCell] {
    storedValues?.value("emitterCells").flatMap { [CAEmitterCell].from($0, in: runtime) } ?? []
  }
}
