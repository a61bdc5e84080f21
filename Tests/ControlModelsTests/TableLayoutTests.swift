import Testing

@testable import UIKitLists

@Suite struct TableLayoutTests {
  @Test func `rows of one height are found without counting`() {
    let layout = TableLayout([
      .init(count: 1_000_000_000, rows: .uniform(44)), .init(count: 2, rows: .uniform(10)),
    ])
    #expect(layout.bottom == 44_000_000_020)
    #expect(layout.row(at: 43_999_999_999) == ItemPath(0, 999_999_999))
    #expect(layout.row(at: 44_000_000_010) == ItemPath(1, 1))
    #expect(layout.row(at: 44_000_000_020) == nil)
    #expect(layout.rows(from: 440, to: 500, check: { _ in }) == [ItemPath(0, 10), ItemPath(0, 11)])
  }

  @Test func `headers and footers are between the rows`() {
    let layout = TableLayout(
      top: 100, [.init(count: 2, rows: .init([10, 20]), header: 5, footer: 7)])
    #expect(layout.row(at: 104) == nil)
    #expect(layout.row(at: 105) == ItemPath(0, 0))
    #expect(layout.row(at: 115) == ItemPath(0, 1))
    #expect(layout.row(at: 135) == nil)
    #expect(layout.bottom == 142)
    #expect(layout.span(of: ItemPath(0, 1))?.height == 20)
    #expect(layout.span(of: ItemPath(0, 2)) == nil)
    #expect(layout.sections(from: 0, to: 100).isEmpty)
  }

  @Test func `rows without a height are not visible`() {
    let uniform = TableLayout([.init(count: 1_000_000, rows: .uniform(0))])
    #expect(uniform.rows(from: -10, to: 10, check: { _ in }).isEmpty)
    let varied = TableLayout([.init(count: 3, rows: .init([10, 0, 10]))])
    #expect(varied.rows(from: 0, to: 20, check: { _ in }) == [ItemPath(0, 0), ItemPath(0, 2)])
  }

  @Test func `rows that are measured later move the rows below them`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func random(below limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    var heights = [Double](repeating: 10, count: 40)
    var layouts = [
      TableLayout([.init(count: 40, rows: .uniform(10)), .init(count: 1, rows: .uniform(5))]),
      TableLayout([.init(count: 40, rows: .init(heights)), .init(count: 1, rows: .uniform(5))]),
    ]
    for _ in 0..<60 {
      let (row, height) = (random(below: 40), Double(random(below: 30)))
      heights[row] = height
      for place in layouts.indices { layouts[place].setHeight(height, of: ItemPath(0, row)) }
    }
    for layout in layouts {
      var top = 0.0
      for (row, height) in heights.enumerated() {
        #expect(
          layout.span(of: ItemPath(0, row)).map { [$0.top, $0.height] } == [top, height],
          "seed \(seed)")
        top += height
      }
      #expect(layout.span(of: ItemPath(1, 0))?.top == top, "seed \(seed)")
      #expect(layout.bottom == top + 5, "seed \(seed)")
    }
  }

  @Test func `rows of any heights are found at their positions`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var state = seed
    let heights = (0..<200).map { _ -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 60)
    }
    let layout = TableLayout([.init(count: heights.count, rows: .init(heights))])
    var top = 0.0
    for (row, height) in heights.enumerated() {
      if height > 0 {
        #expect(layout.row(at: top) == ItemPath(0, row), "seed \(seed)")
        #expect(layout.row(at: top + height / 2) == ItemPath(0, row), "seed \(seed)")
      }
      top += height
    }
  }
}

@Suite struct IndexMapTests {
  @Test func `indexes move by removals and insertions before them`() {
    let map = IndexMap(removed: [1, 3], inserted: [0, 4])
    #expect((0..<5).map(map.newPlace) == [1, nil, 2, nil, 3])
    #expect(map.newPlace(of: 5) == 5)
    #expect(IndexMap(removed: [], inserted: [0, 1, 2]).newPlace(of: 0) == 3)
  }
}

@Suite struct FlowArrangementTests {
  private func grid(_ count: Int, _ breadth: Double) -> FlowArrangement {
    var section = FlowArrangement.Section(
      .uniform(.init(length: 50, breadth: 100), count: count))
    section.itemSpacing = 10
    section.lineSpacing = 10
    return FlowArrangement([section], breadth: breadth)
  }

  @Test func `full lines spread their items over the breadth`() {
    let flow = grid(7, 350)
    #expect((0..<4).compactMap { flow.area(of: ItemPath(0, $0))?.side } == [0, 125, 250, 0])
    #expect(flow.area(of: ItemPath(0, 6))?.start == 120)
    #expect(flow.length == 170)
    #expect(flow.items(of: 0, from: 55, to: 65) == 3..<6)
    #expect(flow.items(of: 0, from: 50, to: 60).isEmpty)
    #expect(flow.area(of: ItemPath(0, 7)) == nil)
  }

  @Test func `a line for one item has it in the middle, a line with room at the side`() {
    #expect(grid(2, 150).area(of: ItemPath(0, 1))?.side == 25)
    #expect(grid(1, 350).area(of: ItemPath(0, 0))?.side == 0)
    #expect(grid(2, 20).area(of: ItemPath(0, 0))?.side == 0)
  }

  @Test func `items of their own sizes break into lines where they do not fit`() {
    var section = FlowArrangement.Section(
      .varied([
        .init(length: 10, breadth: 60), .init(length: 30, breadth: 30),
        .init(length: 10, breadth: 90),
      ]))
    section.leading = 5
    let flow = FlowArrangement([section], breadth: 100)
    #expect(flow.area(of: ItemPath(0, 0))?.start == 15)
    #expect(flow.area(of: ItemPath(0, 1))?.side == 70)
    #expect(flow.area(of: ItemPath(0, 2))?.start == 35)
    #expect(flow.length == 45)
    #expect(flow.items(of: 0, from: 0, to: 10) == 0..<2)
  }

  @Test func `items without a size make no endless line`() {
    let section = FlowArrangement.Section(
      .uniform(.init(length: 0, breadth: 0), count: 1_000_000_000))
    let flow = FlowArrangement([section], breadth: 100)
    #expect(flow.length == 0)
    #expect(flow.items(of: 0, from: -1, to: 1).isEmpty)
  }
}
