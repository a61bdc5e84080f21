import Testing

@testable import QuartzCore

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .spring(SpringCurve(dampingRatio: 1)), .spring(SpringCurve(dampingRatio: 2)),
  ]

  @Test(arguments: curves)
  func `a curve rises monotonically from 0 to 1`(curve: TimingCurve) {
    let parts = (0...100).map { curve.part(at: Double($0) / 100) }
    #expect(parts.first == 0)
    #expect(parts.last == 1)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: curves)
  func `the time for a value is where the curve has that value`(curve: TimingCurve) {
    for part in [0.1, 0.25, 0.5, 0.9] {
      #expect(abs(curve.part(at: curve.time(of: part)) - part) < 1e-9)
    }
  }

  @Test func `easing in and out is half way at half time`() {
    #expect(abs(TimingCurve.easeInOut.part(at: 0.5) - 0.5) < 1e-9)
    #expect(TimingCurve.easeIn.part(at: 0.5) < 0.5)
    #expect(TimingCurve.easeOut.part(at: 0.5) > 0.5)
  }

  @Test func `an underdamped spring overshoots and comes to rest at its end`() {
    let spring = SpringCurve(dampingRatio: 0.3)
    #expect((0...100).contains { spring.part(at: Double($0) / 100) > 1.2 })
    #expect(abs(spring.part(at: 1) - 1) < 0.001)
  }

  @Test(arguments: [0.5, 1, 2])
  func `a spring starts with its velocity`(ratio: Double) {
    let spring = SpringCurve(dampingRatio: ratio, velocity: 3)
    #expect(abs(spring.part(at: 1e-6) / 1e-6 - 3) < 0.01)
  }
}
