// The cost of a message from Swift, beside a C function called through a pointer from a table.
//
// Both are timed in turn, so that they meet the same machine; what counts is the median of the
// ratios of neighbouring runs. Allocations are counted, not timed.

internal import CBenchmarkPeers
internal import SelectorRuntime

/// A method that counts how often it ran.
final class CountingImplementation: Implementation {
  private(set) var count = 0

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    count &+= 1
    return .none
  }

  override func invoke(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    count &+= 1
    return .none
  }
}

let runtime = Runtime()
let cls = runtime.makeNativeClass("Counter", superclass: nil) { RuntimeObject(isa: $0) }
let first = CountingImplementation()
let second = CountingImplementation()
let selectors = [runtime.selector("first"), runtime.selector("second")]
runtime.addMethod(cls, selectors[0], first, types: "v@:")
runtime.addMethod(cls, selectors[1], second, types: "v@:")
let object = runtime.createInstance(cls)
object.retain()

/// Sends two messages in turn, `count` in all.
func send(
  _ count: Int, _ runtime: Runtime, _ object: RuntimeObject, _ selectors: [Selector]
) throws {
  let (first, second) = (selectors[0], selectors[1])
  for _ in 0..<count / 2 {
    try runtime.send(object, first)
    try runtime.send(object, second)
  }
}

let clock = ContinuousClock()
let calls = 2_000_000
var ratios: [Double] = []
var nanoseconds: [Double] = []
try send(1000, runtime, object, selectors)
let allocationsBefore = peers_allocations()
try send(calls, runtime, object, selectors)
let allocations = peers_allocations() - allocationsBefore
for _ in 0..<15 {
  let peer = clock.measure { _ = peers_call_through_table(calls) }
  let subject = try clock.measure { try send(calls, runtime, object, selectors) }
  ratios.append(subject / peer)
  nanoseconds.append(Double(subject.components.attoseconds) / 1e9 / Double(calls))
}
precondition(first.count == second.count && first.count > calls)

/// A number with two places after the point, right-aligned.
func padded(_ number: Double, _ places: Int, _ width: Int) -> String {
  let scale = places == 1 ? 10.0 : 100.0
  let rounded = Int((number * scale).rounded())
  let text = "\(rounded / Int(scale)).\(String(rounded % Int(scale) + Int(scale)).dropFirst())"
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

let ratio = ratios.sorted()[ratios.count / 2]
let time = nanoseconds.sorted()[nanoseconds.count / 2]
let title = "message from Swift, cached, no arguments      "
print(
  title + padded(time, 1, 9) + " ns" + padded(ratio, 2, 7) + " × a C call through a table"
    + "        at most 2.00  " + (ratio <= 2 ? "met" : "missed"))
let pad = String(repeating: " ", count: 25 - String(allocations).count)
print(
  "  allocations in \(calls) of them" + pad + "\(allocations)" + String(repeating: " ", count: 34)
    + "at most    0  " + (allocations == 0 ? "met" : "missed"))
