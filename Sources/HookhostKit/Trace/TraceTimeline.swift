internal import LuaModules

/// The positions of a trace's entries on one axis, in microseconds.
///
/// The virtual clock does not advance while messages run, and is set back when a snapshot is
/// restored. On this axis time always advances: events at the same time are separated by up to a
/// microsecond each, so that nested entries are also displayed as nested.
struct TraceTimeline {
  struct Span {
    let entry: TraceEntry
    let start: Double
    let duration: Double
  }

  /// A block of a queue or a wait of a thread.
  struct Slice {
    let slice: TraceThreads.Slice
    let start: Double
    let duration: Double
  }

  private(set) var spans: [Span] = []
  private(set) var slices: [Slice] = []
  /// The indexes of entries in `spans`.
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The end of the last entry.
  private(set) var end = 0.0
  /// The offsets that are added to the clock, each with the tick from which it applies.
  private var shifts: [(tick: Int, shift: Double)] = [(0, 0)]

  private struct Mark {
    let time: Double
    let tick: Int
  }

  /// - Complexity: O(n log n).
  init(_ trace: Trace) {
    let entries = trace.entries
    let known = trace.threads.slices
    let latest = max(
      entries.map { max($0.start, $0.end) }.max() ?? 0,
      known.map { max($0.start, $0.end) }.max() ?? 0)
    var marks: [Mark] = []
    marks.reserveCapacity(entries.count * 2)
    for slice in known {
      marks.append(Mark(time: slice.start, tick: slice.startTick))
      if slice.endTick > 0 { marks.append(Mark(time: slice.end, tick: slice.endTick)) }
    }
    for entry in entries {
      marks.append(Mark(time: entry.start, tick: entry.startTick))
      if entry.endTick > 0 { marks.append(Mark(time: entry.end, tick: entry.endTick)) }
    }
    marks.sort { $0.tick < $1.tick }
    let places = spread(marks)
    end = places.values.max() ?? 0
    for entry in entries {
      let start = places[entry.startTick] ?? 0
      let stop = places[entry.endTick] ?? max(end, Self.microseconds(latest))
      positions[ObjectIdentifier(entry)] = spans.count
      spans.append(Span(entry: entry, start: start, duration: max(0, stop - start)))
    }
    slices = known.map { slice in
      let start = places[slice.startTick] ?? 0
      let stop = places[slice.endTick] ?? max(end, Self.microseconds(latest))
      return Slice(slice: slice, start: start, duration: max(0, stop - start))
    }
  }

  /// The index of the span that scheduled an entry; nil if there is none, or it was dropped.
  func cause(of entry: TraceEntry) -> Int? {
    entry.cause.flatMap { positions[ObjectIdentifier($0)] }
  }

  /// Microseconds, rounded to nanoseconds; the clock is limited to the range of centuries.
  ///
  /// Rounding keeps the order, so that nested entries stay nested.
  private static func microseconds(_ seconds: Double) -> Double {
    (min(seconds, 3e9) * 1e9).rounded() / 1000
  }

  /// The position of each mark, by its tick.
  private mutating func spread(_ marks: [Mark]) -> [Int: Double] {
    var places: [Int: Double] = [:]
    places.reserveCapacity(marks.count)
    var shift = 0.0
    var first = 0
    while first < marks.count {
      let time = marks[first].time
      var next = first
      while next < marks.count, marks[next].time == time { next += 1 }
      var gap = Double.infinity
      var nextShift = shift
      if next < marks.count {
        let step = marks[next].time - time
        if step < 0 {
          gap = 1e6
          nextShift = shift - step + 1
          shifts.append((marks[next].tick, nextShift))
        } else {
          gap = step * 1e6
        }
      }
      let width = min(1, gap / Double(next - first + 1))
      for place in first..<next {
        places[marks[place].tick] = Self.microseconds(
          time + shift + width / 1e6 * Double(place - first))
      }
      shift = nextShift
      first = next
    }
    return places
  }

  /// The position of an event that is neither a beginning nor an end.
  func place(_ time: Double, _ tick: Int) -> Double {
    let shift = shifts.last { $0.tick <= tick }?.shift ?? 0
    return Self.microseconds(time + shift)
  }
}
