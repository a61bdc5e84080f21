-- Challenges of HTTP: responses of status 401 with `WWW-Authenticate`.

local world, log
local function url(text) return objc.NSURL:URLWithString_(text) end
local Delegate = objc.class("AuthenticationDelegate", objc.NSObject, {protocols = {"NSURLSessionDataDelegate"}}, function(instance)
  function instance:URLSession_task_didReceiveChallenge_completionHandler_(_, _, challenge, handler)
    local space, proposed, response = challenge:protectionSpace(), challenge:proposedCredential(), challenge:failureResponse()
    log[#log + 1] = ("%s %s %d %s %d"):format(space:authenticationMethod():match "HTTP(%a+)$", space:realm(),
      challenge:previousFailureCount(), proposed and proposed:user() or "-", response:statusCode())
    local answer = self:valueForKey_("answers"):objectAtIndex_(challenge:previousFailureCount())
    local disposition, user, password = objc.unbox(answer):match "^(%d)(%a*):?(%a*)$"
    handler(tonumber(disposition), user ~= "" and objc.NSURLCredential:credentialWithUser_password_persistence_(user, password, 1) or nil)
  end
  function instance:URLSession_task_didCompleteWithError_(_, task, failure)
    log[#log + 1] = failure and "error " .. failure:code() or "status " .. task:response():statusCode()
  end
end)
objc.property(Delegate, "answers")

-- The reports of loads of an address by a new session whose delegate answers the challenges one after the other.
local function loaded(address, ...)
  local delegate = Delegate:new()
  delegate:setAnswers_(objc.NSArray:arrayWithObjects_count_({...}, select("#", ...)))
  local session = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    objc.NSURLSessionConfiguration:ephemeralSessionConfiguration(), delegate, nil)
  log = {}
  session:dataTaskWithURL_(url(address)):resume()
  runloop.runUntilIdle()
  return log, session
end
-- A server that accepts a field `Authorization`.
local function guarded(address, asked, expected)
  network.respond(address, function(request)
    if request:valueForHTTPHeaderField_("Authorization") == expected then return {body = "in"} end
    return {status = 401, headers = {["WWW-Authenticate"] = asked}, body = "out"}
  end)
end
local BASIC = "Basic dTpw"

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a response that asks for a password", function()
  it("is answered with the delegate's credential", function()
    guarded("https://safe/*", 'Basic realm="the realm"', BASIC)
    assert.same({"Basic the realm 0 - 401", "status 200"}, (loaded("https://safe/a", "0u:p")))
  end)

  it("is repeated for a wrong credential, and delivered when none is left", function()
    guarded("https://safe/*", 'Basic realm="r"', BASIC)
    assert.same({"Basic r 0 - 401", "Basic r 1 - 401", "status 200"}, (loaded("https://safe/a", "0u:x", "0u:p")))
    assert.same({"Basic r 0 - 401", "status 401"}, (loaded("https://safe/a", "1")))
    assert.same({"Basic r 0 - 401", "status 401"}, (loaded("https://safe/a", "3")))
    assert.same({"Basic r 0 - 401", "error -999"}, (loaded("https://safe/a", "2")))
  end)

  it("uses the credential of the address by default, and one that was accepted before", function()
    guarded("https://*safe/*", 'Basic realm="r"', BASIC)
    assert.same({"Basic r 0 u 401", "status 200"}, (loaded("https://u:p@safe/a", "1")))
    local _, session = loaded("https://safe/a", "0u:p")
    log = {}
    session:delegate():setAnswers_(objc.NSArray:arrayWithObject_("1"))
    session:dataTaskWithURL_(url "https://safe/b"):resume()
    runloop.runUntilIdle()
    assert.same({"Basic r 0 u 401", "status 200"}, log)
  end)

  it("is answered with a digest", function()
    -- The example of RFC 2069.
    network.respond("http://host/*", function(request)
      local field = request:valueForHTTPHeaderField_("Authorization")
      if field and field:find('response="1949323746fe6a43ef61f9606e7febea"', 1, true) and field:find('uri="/dir/index.html"', 1, true) then
        return {body = "in"}
      end
      return {status = 401, headers = {["WWW-Authenticate"] = 'Basic realm="other", Digest realm="testrealm@host.com", '
        .. 'nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"'}}
    end)
    assert.same({"Digest testrealm@host.com 0 - 401", "status 200"}, (loaded("http://host/dir/index.html", "0Mufasa:CircleOfLife")))
  end)

  it("is delivered if its scheme is unknown", function()
    guarded("https://safe/*", "Bearer realm=\"r\"", BASIC)
    assert.same({"status 401"}, (loaded("https://safe/a")))
  end)
end)
