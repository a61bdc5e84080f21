-- Vendors that observe the same requests: one exchanges `resume`, one adds a protocol to every
-- configuration, one wraps completion handlers.

local function request(text) return objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(text)) end

--- An app that loads one request with a completion handler, and one with a delegate.
local function app(ctx)
  network.respond("https://app.example/*", {body = "data"})
  local Delegate = objc.class("AppSessionDelegate", objc.NSObject, function(instance)
    function instance:URLSession_task_didCompleteWithError_(_, _, failure)
      ctx.log(failure and "failed" or "told")
    end
  end)
  return {delegate = Delegate:new()}
end

local function load(ctx)
  local configuration = objc.NSURLSessionConfiguration:defaultSessionConfiguration()
  local session = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    configuration, ctx.delegate, nil)
  local completion = ctx.completion(function(_, _, failure) ctx.log(failure and "lost" or "got") end)
  session:dataTaskWithRequest_completionHandler_(request "https://app.example/a", completion):resume()
  session:dataTaskWithRequest_(request "https://app.example/b"):resume()
  session:finishTasksAndInvalidate()
  runloop.runUntilIdle()
end

-- Counts resumed tasks, as monitors do since AFNetworking found the class that implements `resume`.
local monitor = {promises = {resumed = 2}, install = function(ctx)
  local token = hook.after(objc.NSURLSessionTask, "resume", function() ctx.log "resumed" end)
  return function() token:remove() end
end}

-- Wraps completion handlers; a task without a handler must still work.
local tracker = {promises = {timed = 1}, install = function(ctx)
  local token = hook.instead(objc.NSURLSession, "dataTaskWithRequest:completionHandler:",
    function(original, self, request, completion)
      return original(self, request, completion and function(...)
        ctx.log "timed"
        return completion(...)
      end)
    end)
  return function() token:remove() end
end}

-- Handles requests to its own host, and no others.
local stubs = {promises = {asked = 2}, install = function(ctx)
  local Stub = objc.class("VendorProtocol", objc.NSURLProtocol, function(_, class)
    function class:canInitWithRequest_(request)
      ctx.log "asked"
      return request:URL():host() == "vendor.example"
    end
  end)
  local token = hook.instead(objc.NSURLSessionConfiguration, "protocolClasses",
    function(original, self)
      local list = original(self)
      table.insert(list, 1, Stub)
      return list
    end)
  return function() token:remove() end
end}

lab.scenario {
  name = "a monitor, a tracker and a stub watch the same requests",
  setup = app,
  actors = {monitor = monitor, tracker = tracker, stubs = stubs},
  drive = load,
  unhook = true,
  expect = function(ctx)
    return ctx.trace():find("got", 1, true) and ctx.trace():find("told", 1, true) and true
  end,
}

-- Symptom: the completion handler is never called if the tracker's block does not call it.
lab.scenario {
  name = "a tracker that keeps completion handlers for itself",
  setup = app,
  actors = {monitor = monitor, tracker = {install = function()
    hook.instead(objc.NSURLSession, "dataTaskWithRequest:completionHandler:",
      function(original, self, request) return original(self, request, function() end) end)
  end}},
  drive = load,
  want = {["monitor"] = "ok", ["monitor tracker"] = "completion", ["tracker monitor"] = "completion"},
}
