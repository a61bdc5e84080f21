import Dispatch
import Testing

/// The guarantees that hookhost's queues are tested for are those of the toolchain's own
/// libdispatch: the same programs run on both.
@Suite struct `Random programs on libdispatch` {
  @Test func `are the programs that hookhost runs`() {
    #expect(
      RandomProgram(seed: 7).text == """
        concurrent serial serial 2 1 semaphore 2 sync 3 1 { barrier_async 2 2 { } } sync 1 1 { \
        group_async 2 2 { semaphore 2 } } sync 3 2 { once } once barrier_async 1 1 { lock \
        barrier_async 1 1 { } barrier_async 1 1 { async 2 2 { } } } apply 3 4 group_async 2 2 { } \
        group_async 3 1 { lock once once } apply 3 3
        """)
    // The checksum of the lines of three hundred programs; the scripts' test has the same number.
    let sum = (1...300).flatMap { RandomProgram(seed: $0).text.utf8 }
      .reduce(Int64(0)) { $0 &* 31 &+ Int64($1) }
    #expect(sum == 4_866_440_156_183_350_910)
  }

  @Test func `keep libdispatch's guarantees`() async {
    // A serial queue has a thread even if the pool of the tests is busy.
    let queue = DispatchQueue(label: "random programs")
    let faults = await withCheckedContinuation { done in
      queue.async { done.resume(returning: Self.faults(ofSeeds: 1...300)) }
    }
    #expect(faults.isEmpty)
  }

  private static func faults(ofSeeds seeds: ClosedRange<UInt64>) -> [String] {
    var faults: [String] = []
    for seed in seeds {
      let program = RandomProgram(seed: seed)
      guard let events = ProgramRun(program).run(within: .seconds(20)) else {
        return faults + ["program \(seed) does not end: \(program.text)"]
      }
      if let fault = ProgramRun.fault(in: events, of: program) {
        faults.append("program \(seed): \(fault): \(program.text)")
      }
    }
    return faults
  }
}
