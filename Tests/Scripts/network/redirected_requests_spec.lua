-- What the request of a redirect keeps, and what is measured of it.

local metrics, events, request
local Delegate = objc.class("RedirectedDelegate", objc.NSObject, function(instance)
  instance["URLSession:task:didFinishCollectingMetrics:"] = function(_, _, _, found) metrics = found end
  instance["URLSession:downloadTask:didFinishDownloadingToURL:"] = function(_, _, _, url)
    events = {objc.NSFileManager:defaultManager():fileExistsAtPath_(url:path()), url:path()}
  end
  instance["URLSession:task:didCompleteWithError:"] = function()
    if events then events[#events + 1] = objc.NSFileManager:defaultManager():fileExistsAtPath_(events[2]) end
  end
end)

local function session(configuration)
  return objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    configuration or objc.NSURLSessionConfiguration:ephemeralSessionConfiguration(), Delegate:new(), nil)
end

describe("a redirect", function()
  before_each(function()
    metrics, events = nil, nil
    network.respond("https://from.example", {redirect = "https://to.example/"})
    network.respond("https://to.example/", {body = "end"})
    request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://from.example")
    request:setValue_forHTTPHeaderField_("Bearer 1", "Authorization")
    request:setValue_forHTTPHeaderField_("1", "X-Own")
  end)

  it("drops the authorization, keeps other fields, and has a transaction for each request", function()
    local task = session():dataTaskWithRequest_(request)
    task:resume()
    runloop.runUntilIdle()
    local fields = task:currentRequest():allHTTPHeaderFields()
    assert.same({nil, "1"}, {fields.Authorization, fields["X-Own"]})
    assert.equal("Bearer 1", task:originalRequest():allHTTPHeaderFields().Authorization)
    local urls = {}
    for _, transaction in ipairs(metrics:transactionMetrics()) do
      urls[#urls + 1] = ("%s %d"):format(transaction:request():URL(), transaction:response():statusCode())
    end
    assert.same({"https://from.example 302", "https://to.example/ 200"}, urls)
  end)
end)

describe("the file of a download", function()
  it("is gone when the delegate has returned", function()
    network.respond("https://to.example/", {body = "end"})
    session():downloadTaskWithURL_(objc.NSURL:URLWithString_ "https://to.example/"):resume()
    runloop.runUntilIdle()
    assert.same({true, events[2], false}, events)
  end)
end)

describe("a background session", function()
  it("refuses other schemes than HTTP's", function()
    local background = session(objc.NSURLSessionConfiguration:backgroundSessionConfigurationWithIdentifier_ "b")
    local ok, exception = pcall(background.downloadTaskWithURL_, background, objc.NSURL:URLWithString_ "ftp://a.example/x")
    assert.is_false(ok)
    assert.equal("Invalid URL scheme for background downloads: ftp. Valid schemes are http or https", exception.reason)
  end)
end)

describe("the error of a certificate", function()
  it("names the host", function()
    network.respond("https://bank.example/", {error = -1202})
    local found
    session():dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_ "https://bank.example/", function(_, _, error)
      found = error
    end):resume()
    runloop.runUntilIdle()
    assert.equal("The certificate for this server is invalid. You might be connecting to a server that is pretending to be "
      .. "“bank.example” which could put your confidential information at risk.", found:localizedDescription())
  end)
end)
