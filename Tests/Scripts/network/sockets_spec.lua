-- Web sockets and streams: the scripted server at the other end.

local world, log, session, queue, delegate

local function note(text) log[#log + 1] = text end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  world = objc.snapshot()
  log = {}
  local Delegate = objc.class("SocketDelegate", objc.NSObject, {
    protocols = {"NSURLSessionWebSocketDelegate"}}, function(instance)
    function instance:URLSession_webSocketTask_didOpenWithProtocol_(_, _, name)
      note("open " .. tostring(name))
    end
    function instance:URLSession_webSocketTask_didCloseWithCode_reason_(_, _, code, reason)
      note("close " .. code .. " " .. (reason and objc.unbox(reason) or "nil"))
    end
    function instance:URLSession_task_didCompleteWithError_(_, _, problem)
      note("complete " .. (problem and problem:code() or "nil"))
    end
  end)
  delegate = Delegate:new()
  queue = objc.NSOperationQueue:mainQueue()
  session = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    objc.NSURLSessionConfiguration:defaultSessionConfiguration(), delegate, queue)
end)
after_each(function() objc.restore(world) end)

local url = "wss://chat.example/room"
local function socket()
  return session:webSocketTaskWithURL_(objc.NSURL:URLWithString_(url))
end
local function receive(task)
  task:receiveMessageWithCompletionHandler_(function(message, problem)
    note(problem and "error " .. problem:code() or "got " .. message:string())
  end)
end

describe("a web socket", function()
  it("opens, and receives the messages of the server's response", function()
    network.respond(url, {body = "helloworld", chunks = 2})
    local task = socket()
    assert.equal("__NSURLSessionWebSocketTask", tostring(task:class()))
    receive(task)
    task:resume()
    runloop.run(1)
    assert.equal("open nil, got hello", drain())
    receive(task)
    runloop.run(1)
    assert.equal("got world", drain())
    -- NSURLSessionTaskStateRunning
    assert.equal(0, task:state())
  end)

  it("sends messages, to which a function answers", function()
    network.respond(url, function(request)
      if request:HTTPMethod() ~= "MESSAGE" then return {} end
      return {body = "echo " .. objc.unbox(request:HTTPBody()), delay = 0.5}
    end)
    local task = socket()
    task:resume()
    task:sendMessage_completionHandler_(
      objc.NSURLSessionWebSocketMessage:alloc():initWithString_("hi"),
      function(problem) note("sent " .. tostring(problem)) end)
    receive(task)
    runloop.run(0.2)
    assert.equal("open nil, sent nil", drain())
    runloop.run(1)
    assert.equal("got echo hi", drain())
    local requests = network.requests()
    assert.equal("MESSAGE", requests[2].method)
    assert.equal("hi", requests[2].body)
  end)

  it("returns pings, and closes with a code and a reason", function()
    network.respond(url, {})
    local task = socket()
    task:resume()
    runloop.run(0)
    task:sendPingWithPongReceiveHandler_(function(problem) note("pong " .. tostring(problem)) end)
    runloop.run(1)
    receive(task)
    task:cancelWithCloseCode_reason_(1001, "bye")
    runloop.run(1)
    assert.equal("open nil, pong nil, error -999, close 1001 bye, complete -999", drain())
    assert.equal(1001, task:closeCode())
  end)

  it("fails where no server is, and offline", function()
    local task = socket()
    receive(task)
    task:resume()
    runloop.run(1)
    assert.equal("error -1003, complete -1003", drain())
    network.setOffline(true)
    socket():resume()
    runloop.run(1)
    assert.equal("complete -1009", drain())
    network.setOffline(false)
    network.respond(url, {status = 403})
    socket():resume()
    runloop.run(1)
    assert.equal("complete -1011", drain())
  end)

  it("requires a web-socket URL", function()
    assert.error_matches(function()
      session:webSocketTaskWithURL_(objc.NSURL:URLWithString_("ftp://host"))
    end, "must be ws or wss")
  end)
end)

describe("a stream", function()
  local function read(task, least, most, timeout)
    task:readDataOfMinLength_maxLength_timeout_completionHandler_(least, most, timeout,
      function(data, atEnd, problem)
        note((data and objc.unbox(data) or "nil") .. " " .. tostring(atEnd)
          .. (problem and " " .. problem:code() or ""))
      end)
  end

  it("reads and writes bytes", function()
    network.respond("tcp://mail.example:25", function(request)
      if request:HTTPMethod() ~= "MESSAGE" then return {body = "220 ready"} end
      return {body = "250 ok"}
    end)
    local task = session:streamTaskWithHostName_port_("mail.example", 25)
    task:resume()
    read(task, 1, 3, 5)
    runloop.run(1)
    assert.equal("220 false", drain())
    task:writeData_timeout_completionHandler_("HELO", 5, function(problem)
      note("written " .. tostring(problem))
    end)
    read(task, 12, 100, 5)
    runloop.run(1)
    assert.equal("written nil,  ready250 ok false", drain())
    read(task, 1, 10, 2)
    runloop.run(3)
    assert.equal("nil false -1001", drain())
  end)
end)
