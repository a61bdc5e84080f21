-- Pairs of streams: bytes written to one are read from the other.

describe("a pair of streams", function()
  local function pair(size)
    local input, output = objc.NSStream:getBoundStreamsWithBufferSize_inputStream_outputStream_(size)
    input:open()
    output:open()
    return input, output
  end

  it("passes on as much as its buffer holds", function()
    local input <const>, output <const> = pair(4)
    assert.equal(4, output:write_maxLength_("abcdef", 6))
    assert.is_false(output:hasSpaceAvailable())
    assert.equal("abc", select(2, input:read_maxLength_(nil, 3)))
    assert.equal(3, output:write_maxLength_("efgh", 4))
    assert.equal("defg", select(2, input:read_maxLength_(nil, 9)))
  end)

  it("ends when the writing end is closed", function()
    local input <const>, output <const> = pair(8)
    output:write_maxLength_("a", 1)
    output:close()
    assert.equal("a", select(2, input:read_maxLength_(nil, 8)))
    assert.equal(0, (input:read_maxLength_(nil, 8)))
    assert.equal(5, input:streamStatus())
  end)

  it("notifies its delegate of bytes and of the end", function()
    local input <const>, output <const> = pair(8)
    local events = {}
    local delegate <const> = objc.class("PairDelegate", objc.NSObject, {protocols = {"NSStreamDelegate"}},
      function(instance)
        instance["stream:handleEvent:"] = function(_, stream, event)
          events[#events + 1] = event
          if event == 2 then stream:read_maxLength_(nil, 8) end
        end
      end):new()
    input:setDelegate_(delegate)
    input:scheduleInRunLoop_forMode_(objc.NSRunLoop:currentRunLoop(), "kCFRunLoopDefaultMode")
    output:write_maxLength_("a", 1)
    runloop.run(0)
    assert.same({2}, events)
    output:close()
    runloop.run(0)
    assert.same({2, 16}, events)
  end)
end)
