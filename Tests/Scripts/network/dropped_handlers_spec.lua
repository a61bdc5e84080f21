-- A completion handler that a delegate of a session never calls is a misuse, which ends the task.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function run(version, body)
  local name = os.tmpname()
  local file <close> = assert(io.open(name, "w"))
  file:write([[
    network.respond("https://to/*", {body = "text", headers = {["Cache-Control"] = "max-age=60"}})
    network.respond("https://from/*", {redirect = "https://to/x"})
    network.respond("https://locked/*", {challenge = "NSURLAuthenticationMethodHTTPBasic"})
    network.respond("https://trusted/*", {challenge = "NSURLAuthenticationMethodServerTrust"})
    local kept, Dropping = {}, objc.class("Dropping", objc.NSObject, {protocols = {"NSURLSessionDataDelegate"}})
    function Dropping:URLSession_task_didCompleteWithError_(_, _, failure)
      print("complete", failure and failure:code() or "ok")
    end
    local function load(address)
      local session = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
        objc.NSURLSessionConfiguration:defaultSessionConfiguration(), Dropping:new(), nil)
      session:dataTaskWithURL_(objc.NSURL:URLWithString_(address)):resume()
      runloop.run(5)
    end
  ]], body)
  file:flush()
  local pipe <close> = assert(io.popen(("'%s' --system %s '%s' 2>&1"):format(arg[lowest], version, name)))
  local lines = pipe:read "a"
  os.remove(name)
  return (lines:gsub("0x%x+", "0x…"):gsub("[%d-]+ [%d:.]+ script%[%d:%d+%] ", ""))
end

local head = "API MISUSE: NSURLSession delegate Dropping: <Dropping: 0x…> (0x…)\nAPI MISUSE: "

describe("a completion handler that a session's delegate drops", function()
  it("is a misuse in the log, and cancels the task", function()
    for message, address in pairs {
      ["task:willPerformHTTPRedirection:newRequest:completionHandler:"] = "https://from/1",
      ["task:didReceiveChallenge:completionHandler:"] = "https://locked/",
      ["didReceiveChallenge:completionHandler:"] = "https://trusted/",
      ["dataTask:didReceiveResponse:completionHandler:"] = "https://to/1",
    } do
      local lines = run("18.5", ("Dropping['URLSession:%s'] = function() end load '%s'"):format(message, address))
      assert.equal(head .. message .. " completion handler not called\ncomplete\t-999\n", lines)
    end
  end)

  it("keeps no response in the cache, and the task completes", function()
    local message = "dataTask:willCacheResponse:completionHandler:"
    assert.equal(head .. message .. " completion handler not called\ncomplete\tok\n",
      run("18.5", ("Dropping['URLSession:%s'] = function() end load 'https://to/1'"):format(message)))
  end)

  it("may be called later, and says nothing on systems before 13", function()
    local message = "URLSession:dataTask:didReceiveResponse:completionHandler:"
    assert.equal("complete\tok\n", run("18.5", ([[
      Dropping["%s"] = function(_, _, _, _, handler) kept[1] = handler end
      load "https://to/1"
      kept[1](1)
      runloop.run(1)]]):format(message)))
    assert.equal("", run("12.4", ("Dropping['%s'] = function() end load 'https://to/1'"):format(message)))
  end)
end)
