local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

stated("network", {
  {"network.respond", "more than a method and a URL", "must be a URL", function(f) f("GET a b", {}) end},
  {"network.respond", "is unknown", "unknown option 'code'", function(f) f("*", {code = 200}) end},
  {"network.respond", "outside 100 to 599", "'status' must be", function(f) f("*", {status = 99}) end},
  {"network.respond", "a negative delay", "'delay' must be", function(f) f("*", {delay = -1}) end},
  {"network.respond", "0 chunks for a body", "'chunks' must be", function(f) f("*", {chunks = 0, body = "text"}) end},
  {"network.respond", "raised by the call that advances the time", "what the function answers must be a table", function(f)
    f("*", function() return 3 end)
    objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "http://example.com/"):resume()
    runloop.runUntilIdle()
  end},
})
