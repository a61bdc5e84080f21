-- Private keys, loads without encryption and the SIM card before and after a change.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local logged = dofile(here .. "support/logged_by.lua")

describe("a system", function()
  local world
  before_each(function() world = objc.snapshot() end)
  after_each(function() objc.restore(world) end)

  local function system(version) uikit.setting("systemVersion", version) end

  it("lets apps set the images of dots by private keys before 14", function()
    local dot = objc.UIImage:new()
    local function set(key)
      local dots = objc.UIPageControl:new()
      local ok, exception = pcall(function() dots:setValue_forKey_(dot, key) end)
      if ok then return dots:valueForKey_ "_pageImage" end
      return exception.name, exception.reason:gsub("<UIPageControl: %S+>", "<UIPageControl>")
    end
    system "13.7"
    assert.equal(dot, set "_pageImage")
    assert.equal(dot, set "pageImage")
    system "14.0"
    assert.same({"NSInternalInconsistencyException", "Call to obsolete private method -[UIPageControl _setPageImage:]"},
      {(set "pageImage"), (select(2, set "pageImage"))})
    assert.equal("NSUnknownKeyException", (set "_pageImage"))
  end)

  local function load(url, transport)
    uikit.bundle {info = {NSAppTransportSecurity = transport}}
    local result
    objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_(url),
      function(_, _, failure) result = failure and failure:code() or "loaded" end):resume()
    runloop.run(1)
    return result
  end

  it("loads without encryption what Info.plist allows, since 9", function()
    network.respond("http://*", {body = "x"})
    network.respond("https://*", {body = "x"})
    assert.equal(-1022, load("http://shop.example.com/a", {NSAllowsArbitraryLoads = false}))
    assert.equal("loaded", load("https://shop.example.com/a", {NSAllowsArbitraryLoads = false}))
    assert.equal("loaded", load("http://shop.example.com/a", {NSAllowsArbitraryLoads = true}))
    assert.equal("loaded", load("http://shop.example.com/a", nil))
    local domains = {["example.com"] = {NSIncludesSubdomains = true, NSExceptionAllowsInsecureHTTPLoads = true}}
    assert.equal("loaded", load("http://shop.example.com/a", {NSExceptionDomains = domains}))
    assert.equal(-1022, load("http://example.org/a", {NSExceptionDomains = domains}))
    local both = {NSAllowsArbitraryLoads = true, NSAllowsLocalNetworking = true}
    assert.equal(-1022, load("http://example.org/a", both))
    assert.equal("loaded", load("http://printer.local/a", both))
    local script = [[
      uikit.bundle {info = {NSAppTransportSecurity = {NSAllowsArbitraryLoads = false}}}
      objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "http://a.example"):resume()
      runloop.run(1)
    ]]
    assert.matches("App Transport Security has blocked a cleartext HTTP %(http://%) resource load since",
      logged("9.3", script))
  end)

  it("hides what the SIM card says since 16.4", function()
    local function carrier() return objc.CTTelephonyNetworkInfo:new():subscriberCellularProvider() end
    assert.is_nil(carrier())
    uikit.setting("carrierName", "Example Mobile")
    local function values() return {carrier():carrierName(), carrier():mobileCountryCode(), carrier():isoCountryCode()} end
    assert.same({"--", "65535", "--"}, values())
    system "16.3"
    assert.same({"Example Mobile", "001"}, values())
  end)
end)
