-- Data and strings with the contents of a loaded URL.

local address = objc.NSURL:URLWithString_ "https://a.example/wren.txt"

describe("the contents of a URL of a server", function()
  it("are loaded while the thread waits", function()
    network.respond("https://a.example/*", {body = "wren", delay = 2})
    assert.equal("wren", objc.unbox(objc.NSData:dataWithContentsOfURL_(address)))
    assert.equal(2.0, runloop.now())
    assert.equal("wren", tostring(objc.NSString:stringWithContentsOfURL_encoding_error_(address, 4)))
  end)

  it("are loaded by the URL itself, which reports the status", function()
    network.respond("https://a.example/*", {body = "wren", status = 203})
    assert.equal("wren", objc.unbox(address:resourceDataUsingCache_(false)))
    assert.equal(203, address:propertyForKey_(objc.NSHTTPPropertyStatusCodeKey))
    assert.is_nil(address:propertyForKey_ "other")
  end)

  it("are nil when the server is missing, or reports a failure", function()
    assert.is_nil(objc.NSData:dataWithContentsOfURL_(objc.NSURL:URLWithString_ "https://b.example/"))
    network.respond("https://c.example/*", {status = 404, body = "gone"})
    local data, fault = objc.NSData:dataWithContentsOfURL_options_error_(objc.NSURL:URLWithString_ "https://c.example/a", 0)
    assert.is_nil(data)
    assert.equal(256, fault:code())
  end)

  it("are a URL's own when it has its data in it", function()
    local inline = objc.NSURL:URLWithString_ "data:text/plain;base64,d3Jlbg=="
    assert.equal("wren", objc.unbox(objc.NSData:dataWithContentsOfURL_(inline)))
  end)

  it("use a registered protocol, for any scheme", function()
    local before = objc.snapshot()
    finally(function() objc.restore(before) end)
    local Shout = objc.class("ContentsProtocol", objc.NSURLProtocol, function(instance, class)
      class["canInitWithRequest:"] = function() return true end
      class["canonicalRequestForRequest:"] = function(_, request) return request end
      function instance:startLoading()
        local client = self:client()
        client:URLProtocol_didLoadData_(self, objc.NSData:dataWithBytes_length_("HI", 2))
        client:URLProtocolDidFinishLoading_(self)
      end
      function instance:stopLoading() end
    end)
    objc.NSURLProtocol:registerClass_(Shout)
    for _, text in ipairs {"https://contents.example/text", "shout://text"} do
      assert.equal("HI", objc.unbox(objc.NSData:dataWithContentsOfURL_(objc.NSURL:URLWithString_(text))))
    end
  end)
end)
