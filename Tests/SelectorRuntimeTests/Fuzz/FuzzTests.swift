import CStandardLibrary
import Testing

/// Random programs on the runtime and on a naive version of its rules; every result is compared.
///
/// `scripts/fuzz` runs it for longer, or with a printed seed.
@Suite struct `A random program` {
  private static let length = 60

  private static func setting(_ name: String) -> String? {
    let pointer = unsafe getenv(name)
    return unsafe pointer.map { unsafe String(cString: $0) }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `of a known seed follows the rules`(seed: UInt64) {
    for number in 0..<(20 as UInt64) { Self.check(seed &* 1000 &+ number) }
  }

  @Test func `of any seed follows the rules`() {
    let given = Self.setting("HOOKHOST_FUZZ_SEED").flatMap { UInt64($0) }
    let first = given ?? UInt64.random(in: 0..<1 << 32)
    let seconds = Self.setting("HOOKHOST_FUZZ_SECONDS").flatMap { Double($0) } ?? 3
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    print("fuzz: from seed \(first)")
    var programs: UInt64 = 0
    while clock.now < end, Self.check(first &+ programs) { programs += 1 }
    print("fuzz: \(programs) programs of \(Self.length) steps")
  }

  /// Runs one program; a failing one is recorded in its shortest form.
  @discardableResult
  private static func check(_ seed: UInt64) -> Bool {
    let program = RandomProgram(seed: seed, length: length)
    let isTracing = setting("HOOKHOST_FUZZ_TRACE") != nil
    if isTracing { print("fuzz: seed \(seed)") }
    let run = FuzzRun(program) { if isTracing { print("  \($0)") } }
    guard run.mismatch != nil else { return true }
    Issue.record("\(FuzzRun.shrink(program).report(seed: seed))")
    return false
  }
}
