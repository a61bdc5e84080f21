local function url(text) return objc.NSURL:URLWithString_(text) end

local function load(address, method)
  local request = objc.NSMutableURLRequest:requestWithURL_(url(address))
  request:setHTTPMethod_(method or "GET")
  local got
  objc.NSURLSession:sharedSession():dataTaskWithRequest_completionHandler_(request,
    function(data, response, failure)
      got = failure and failure:code() or {response:statusCode(), objc.unbox(data)}
    end):resume()
  runloop.runUntilIdle()
  return got
end

describe("network.respond", function()
  it("uses the last registered response first, until it is removed", function()
    local all = network.respond("*", {body = "all"})
    local some = network.respond("https://h/a*z", {body = "some"})
    local post = network.respond("POST https://h/*", {body = "post"})
    assert.same({{200, "some"}, {200, "all"}, {200, "post"}},
      {load "https://h/a/b/z", load "https://h/a/b", load("https://h/az", "POST")})
    assert.same({true, false, false}, {some:remove(), some:remove(), some:isActive()})
    assert.same({200, "all"}, load "https://h/a/b/z")
    post:remove()
    all:remove()
    assert.equal(-1003, load "https://h/a")
  end)

  it("accepts functions of the request", function()
    local token = network.respond(function(request) return request:HTTPMethod() == "PUT" end,
      function(request) return {status = 202, body = request:URL():path()} end)
    assert.same({202, "/x"}, load("https://h/x", "PUT"))
    assert.equal(-1003, load "https://h/x")
    token:remove()
  end)

  it("passes an error of a function out of the run loop, and ends the task", function()
    local token = network.respond("https://h/*", function() error("no answer", 0) end)
    local code
    objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(url "https://h/",
      function(_, _, failure) code = failure:code() end):resume()
    assert.error_matches(runloop.runUntilIdle, "^no answer$")
    runloop.runUntilIdle()
    assert.equal(-1, code)
    token:remove()
  end)

  it("fails with an error of a domain and a code", function()
    local token = network.respond("https://h/*", {error = {"NSURLErrorDomain", -1200}})
    assert.equal(-1200, load "https://h/")
    token:remove()
  end)

  it("reports mistakes in a response", function()
    for options, message in pairs {
      [{stat = 1}] = "unknown option 'stat'; there are status",
      [{status = 7}] = "option 'status' must be from 100 to 599",
      [{delay = -1}] = "option 'delay' must be a number that is not negative",
      [{chunks = 0, body = "x"}] = "option 'chunks' must be at least 1",
      [{headers = 7}] = "option 'headers' must be a table",
      [{error = {1}}] = "option 'error' must be {domain, code}",
    } do
      assert.error_matches(function() network.respond("https://h/", options) end, message, 1, true)
    end
    assert.error_matches(function() network.respond(7, {}) end, "argument 1 must be a URL")
    assert.error_matches(function() network.respond("https://h/", 7) end,
      "argument 2 must be a table")
    local token = network.respond("https://h/*", function() return 7 end)
    objc.NSURLSession:sharedSession():dataTaskWithURL_(url "https://h/"):resume()
    assert.error_matches(runloop.runUntilIdle, "what the function answers must be a table")
    runloop.runUntilIdle()
    token:remove()
  end)
end)

describe("network.requests", function()
  it("lists the requests that reached the network, with their bodies and times", function()
    local before = #network.requests()
    local token = network.respond("https://h/from", {redirect = "/to"})
    runloop.run(1.5)
    local start = runloop.now()
    local request = objc.NSMutableURLRequest:requestWithURL_(url "https://h/from")
    request:setHTTPMethod_("POST")
    request:setValue_forHTTPHeaderField_("1", "X-A")
    request:setHTTPBody_(objc.NSData:dataWithBytes_length_("abc", 3))
    objc.NSURLSession:sharedSession():dataTaskWithRequest_(request):resume()
    network.setOffline(true)
    network.setOffline(false)
    runloop.runUntilIdle()
    local list = table.move(network.requests(), before + 1, #network.requests(), 1, {})
    assert.same({
      {url = "https://h/from", method = "POST", headers = {["X-A"] = "1"}, body = "abc", t = start},
      {url = "https://h/to", method = "GET", headers = {["X-A"] = "1"}, t = start}}, list)
    token:remove()
  end)

  it("is part of a snapshot, as the answers are", function()
    local moment = objc.snapshot()
    local before = #network.requests()
    network.respond("https://snap/*", {body = "x"})
    network.setOffline(true)
    load "https://snap/"
    network.setOffline(false)
    assert.same({200, "x"}, load "https://snap/")
    objc.restore(moment)
    assert.equal(before, #network.requests())
    assert.equal(-1003, load "https://snap/")
  end)
end)

describe("the server and web views", function()
  it("share their pages", function()
    local web = objc.WKWebView:new()
    local token = network.respond("https://site/*", {body = "<title>Site</title>", status = 200})
    web:loadRequest_(objc.NSURLRequest:requestWithURL_(url "https://site/1"))
    runloop.runUntilIdle()
    assert.equal("Site", web:title())
    uikit.page("https://page/", {title = "Page"})
    assert.matches("<title>Page</title>", load("https://page/")[2], 1, true)
    local requests = network.requests()
    assert.equal("https://site/1", requests[#requests - 1].url)
    token:remove()
  end)
end)
