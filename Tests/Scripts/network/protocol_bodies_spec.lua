-- The body of a request, as the app's own protocols receive it.

local function protocol(name)
  local seen = {}
  local class = objc.class(name, objc.NSURLProtocol, function(instance, class)
    function class:canInitWithRequest_(request)
      seen[#seen + 1] = {body = request:HTTPBody(), stream = request:HTTPBodyStream()}
      return true
    end
    function class:canonicalRequestForRequest_(request)
      seen.canonical = {request:HTTPBody(), request:valueForHTTPHeaderField_ "Content-Length"}
      return request
    end
    function instance:startLoading() self:client():URLProtocolDidFinishLoading_(self) end
    function instance:stopLoading() end
  end)
  return class, seen
end

local function request()
  local made = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example")
  made:setHTTPMethod_ "POST"
  made:setHTTPBody_(objc.NSData:dataWithBytes_length_("abc", 3))
  return made
end

describe("a protocol's request", function()
  it("has a stream for a body in a session", function()
    local class, seen = protocol "SessionBodies"
    local configuration = objc.NSURLSessionConfiguration:ephemeralSessionConfiguration()
    configuration:setProtocolClasses_ {class}
    local task = objc.NSURLSession:sessionWithConfiguration_(configuration):dataTaskWithRequest_(request())
    task:resume()
    runloop.runUntilIdle()
    assert.is_nil(seen[1].body)
    assert.same({nil, "3"}, seen.canonical)
    assert.kind_of(objc.NSInputStream, seen[1].stream)
    assert.equal("abc", objc.unbox(task:originalRequest():HTTPBody()))
  end)

  it("has its data for a connection", function()
    local class, seen = protocol "ConnectionBodies"
    objc.NSURLProtocol:registerClass_(class)
    finally(function() objc.NSURLProtocol:unregisterClass_(class) end)
    objc.NSURLConnection:connectionWithRequest_delegate_(request(), objc.NSObject:new())
    runloop.runUntilIdle()
    assert.equal("abc", objc.unbox(seen[1].body))
  end)
end)

describe("a protocol's answer", function()
  it("may be no data at all", function()
    local class = objc.class("NoData", objc.NSURLProtocol, function(instance, class)
      function class:canInitWithRequest_() return true end
      function class:canonicalRequestForRequest_(request) return request end
      function instance:startLoading()
        local client = self:client()
        client:URLProtocol_didReceiveResponse_cacheStoragePolicy_(self, objc.NSHTTPURLResponse:alloc()
          :initWithURL_statusCode_HTTPVersion_headerFields_(self:request():URL(), 204, "HTTP/1.1", {}), 0)
        client:URLProtocol_didLoadData_(self, nil)
        client:URLProtocolDidFinishLoading_(self)
      end
      function instance:stopLoading() end
    end)
    local configuration = objc.NSURLSessionConfiguration:ephemeralSessionConfiguration()
    configuration:setProtocolClasses_ {class}
    local got
    objc.NSURLSession:sessionWithConfiguration_(configuration):dataTaskWithRequest_completionHandler_(request(),
      function(data, response, failure) got = {#data, response:statusCode(), failure} end):resume()
    runloop.runUntilIdle()
    assert.same({0, 204}, got)
  end)
end)
