import Hookhost
import Shop
import Testing

@Suite struct `A shop` {
  let shop: Shop

  init() throws { shop = try Shop(prices: ["tea": 350, "pot": 2400]) }

  @Test func `takes a euro off what is dear`() throws {
    #expect(try shop.sell("tea", "pot") == 350 + 2300)
    #expect(try shop.host.run("return objc.Till:new():total()", as: Int.self) == 0)
  }

  @Test func `shows the sum, and empties the basket when the button is tapped`() throws {
    #expect(try shop.sell("tea") == 350)
    let sum = try shop.host.send(shop.host.window, "viewWithTag:", 2, as: RuntimeObject.self)
    #expect(try shop.host.send(sum, "text", as: String.self) == "350")
    try shop.host.run("gesture.tap(uikit.keyWindow():viewWithTag_(1))")
    #expect(try shop.sell("tea") == 350)
  }

  @Test func `refuses what it does not sell`() throws {
    let error = try #require(throws: HostError.self) { try shop.sell("coffee") }
    #expect(error.kind == .exception)
    #expect(error.message.contains("nothing is called 'coffee'"))
    let negative = try #require(throws: HostError.self) {
      try shop.host.run("objc.Till:new():add_(-1)")
    }
    #expect(negative.message.contains("nothing costs -1 cents"))
  }

  @Test func `hands its till to Swift`() throws {
    let till = try shop.host.run(
      "local till = objc.Till:new() till:add_(20) return till", as: Till.self)
    #expect(till.total == 20)
    #expect(throws: HostError.self) { try shop.host.send(till, "ad:", 1) }
  }
}
