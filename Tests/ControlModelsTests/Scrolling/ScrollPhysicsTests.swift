import Testing
import UIKitBase

/// Compares the motion formulas with measurements on the simulator of iOS 26.1.
struct ScrollPhysicsTests {
  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test(
    arguments: [
      (250.0, 119.76, 1.608), (500, 244.51, 1.954), (750, 369.33, 2.1605), (1000, 494.01, 2.300),
      (1500, 743.51, 2.503), (2000, 993.01, 2.647), (3000, 1492.0, 2.852), (5000, 2490.01, 3.104),
    ])
  func `a deceleration at the normal rate has the distance and duration of a device`(
    velocity: Double, travel: Double, duration: Double
  ) {
    let coast = Deceleration(from: 100, velocity: -velocity, rate: Deceleration.normalRate)
    #expect(isNear(coast.end, 100 - travel, 0.1))
    #expect(isNear(coast.duration, duration, 0.004))
    #expect(isNear(coast.position(at: coast.duration), coast.end, 1e-6))
    #expect(isNear(coast.velocity(at: coast.duration), -10, 1e-6))
  }

  @Test(arguments: [(500.0, 48.51, 0.389), (1000, 98.01, 0.458), (2000, 197.01, 0.527)])
  func `the fast rate stops sooner`(velocity: Double, travel: Double, duration: Double) {
    let coast = Deceleration(from: 0, velocity: velocity, rate: Deceleration.fastRate)
    #expect(isNear(coast.end, travel, 0.01))
    #expect(isNear(coast.duration, duration, 0.002))
  }

  @Test func `the announced end is a thousandth off`() {
    let coast = Deceleration(from: 5074, velocity: 750, rate: Deceleration.normalRate)
    #expect(isNear(coast.announcedEnd - coast.end, 0.37, 0.01))
  }

  @Test func `a deceleration with another target gets there`() {
    for end in [10.0, 300, 494, 900, -40] {
      let coast = Deceleration(from: 0, to: end, velocity: 1000, rate: Deceleration.normalRate)
      #expect(isNear(coast.end, end, 1e-6))
      #expect(coast.duration > 0 && coast.duration < 5)
    }
    let braking = Deceleration(from: 0, to: 300, velocity: 1000, rate: Deceleration.normalRate)
    #expect(braking.velocity == 1000)
  }

  @Test(arguments: [(480.0, 50.0, 26.01), (480, 100, 49.35), (480, 200, 89.49), (852, 590, 235.0)])
  func `a pull past the edge follows the rubber band formula`(
    length: Double, pull: Double, shown: Double
  ) {
    #expect(isNear(RubberBand.shown(pull, length: length), shown, 0.2))
    #expect(RubberBand.shown(-pull, length: length) == -RubberBand.shown(pull, length: length))
    let back = RubberBand.pull(
      showing: RubberBand.shown(pull, length: length), length: length)
    #expect(isNear(back, pull, 1e-6))
  }

  @Test func `a bounce peaks after an eleventh of a second`() {
    let spring = EdgeSpring(distance: 0, velocity: 3005)
    #expect(isNear(spring.distance(at: 1 / 11.0), 100.5, 0.05))
    #expect(spring.distance(at: 0.08) < spring.distance(at: 1 / 11.0))
    #expect(spring.distance(at: 0.1) < spring.distance(at: 1 / 11.0))
    #expect(isNear(spring.distance(at: spring.duration), EdgeSpring.restingDistance, 1e-6))
  }

  @Test func `content that was held past its edge returns as fast as on a device`() {
    let way = OverscrollReturn(distance: 235)
    #expect(way.distance(at: 0) == 235)
    #expect(isNear(way.duration, 0.69, 0.01))
  }

  @Test func `a deceleration into an edge bounces there and ends there`() {
    let motion = AxisMotion(
      from: 0, velocity: 3000, edges: 0...500, rate: Deceleration.normalRate, bounces: true)
    #expect(motion.end == 500)
    #expect(motion.endsAtEdge)
    let places = (0...600).map { motion.position(at: Double($0) / 100) }
    let peak = places.reduce(0, max)
    // 10 + the remaining velocity after 500 points, over 11 e
    #expect(isNear(peak - 500, (3000 - 500 / 0.499) / (11 * 2.71828), 1))
    #expect(places.last == 500)
  }

  @Test func `without bounces a deceleration stops at the edge`() {
    let motion = AxisMotion(
      from: 0, velocity: 3000, edges: 0...500, rate: Deceleration.normalRate, bounces: false)
    #expect(motion.end == 500)
    #expect(!motion.endsAtEdge)
    #expect((0...600).allSatisfy { motion.position(at: Double($0) / 100) <= 500 })
  }

  @Test func `content thrown inwards from past its edge decelerates inside`() {
    let motion = AxisMotion(
      from: -60, velocity: 2000, edges: 0...5000, rate: Deceleration.normalRate, bounces: true)
    #expect(motion.end > 300 && motion.end < 993)
    #expect(!motion.endsAtEdge)
    var last = -60.0
    for place in (1...400).map({ motion.position(at: Double($0) / 100) }) {
      #expect(place >= last - 1e-9)
      last = place
    }
  }

  @Test func `a page is the nearest one, or the next one in the direction of a flick`() {
    func target(_ offset: Double, _ velocity: Double) -> Double {
      PageSnap.target(from: offset, velocity: velocity, dragStart: 0, length: 320)
    }
    #expect(target(100, 0) == 0)
    #expect(target(200, 0) == 320)
    #expect(target(40, 5000) == 320)
    #expect(target(40, -5000) == 0)
    #expect(target(330, 5000) == 320)
  }
}
