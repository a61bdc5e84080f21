describe("a task method of a session", function()
  local seen, tokens
  local session, url = objc.NSURLSession:sharedSession(), objc.NSURL:URLWithString_ "https://tasks.example/"
  local request = objc.NSURLRequest:requestWithURL_(url)
  before_each(function()
    seen, tokens = {}, {}
    for _, name in ipairs {
      "dataTaskWithURL:", "dataTaskWithRequest:", "dataTaskWithURL:completionHandler:",
      "dataTaskWithRequest:completionHandler:", "downloadTaskWithURL:", "downloadTaskWithRequest:",
      "webSocketTaskWithURL:", "webSocketTaskWithRequest:",
    } do
      tokens[#tokens + 1] = hook.before(objc.NSURLSession, name, function() seen[#seen + 1] = name end)
    end
  end)
  after_each(function() for _, token in ipairs(tokens) do token:remove() end end)

  it("makes its task itself", function()
    session:dataTaskWithURL_(url)
    session:dataTaskWithRequest_(request)
    session:dataTaskWithURL_completionHandler_(url, function() end)
    session:downloadTaskWithURL_(url)
    session:webSocketTaskWithURL_(url)
    assert.same({
      "dataTaskWithURL:", "dataTaskWithRequest:", "dataTaskWithURL:completionHandler:",
      "downloadTaskWithURL:", "webSocketTaskWithURL:",
    }, seen)
  end)

  it("sent others before iOS 13", function()
    uikit.setting("systemVersion", "12.4")
    session:dataTaskWithURL_(url)
    session:downloadTaskWithURL_(url)
    uikit.setting("systemVersion", "18.5")
    assert.same({
      "dataTaskWithURL:", "dataTaskWithRequest:", "dataTaskWithRequest:completionHandler:",
      "downloadTaskWithURL:", "downloadTaskWithRequest:",
    }, seen)
  end)
end)
