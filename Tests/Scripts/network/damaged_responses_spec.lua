-- Responses whose fields and limits make no sense: a task ends with the response or an error.

local world
before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local function session()
  return objc.NSURLSession:sessionWithConfiguration_(objc.NSURLSessionConfiguration:defaultSessionConfiguration())
end

describe("a damaged response", function()
  it("asks for no credential without the name of a scheme", function()
    for _, field in ipairs {",", " ", "=", " , ,", "a=b,", "Basic realm=\"r\", ,", "Digest ,=,=", ("é, "):rep(500)} do
      network.respond("*", {status = 401, headers = {["WWW-Authenticate"] = field}})
      local status
      session():dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_ "https://a.example/", function(_, response)
        status = response and response:statusCode()
      end):resume()
      runloop.run(5)
      assert.equal(401, status, field)
    end
  end)

  it("is read up to limits that are unsigned", function()
    local function read(least, most)
      local text
      network.respond("*", {body = "hello"})
      local task = session():streamTaskWithHostName_port_("a.example", 80)
      task:resume()
      task:readDataOfMinLength_maxLength_timeout_completionHandler_(least, most, 5, function(data)
        text = data and objc.unbox(data) or "nil"
      end)
      runloop.run(10)
      return text
    end
    assert.equal("hello", read(1, -1))
    assert.equal("hel", read(1, 3))
    assert.equal("hel", read(10, 3))
    assert.equal("hello", read(1, math.mininteger))
  end)
end)
