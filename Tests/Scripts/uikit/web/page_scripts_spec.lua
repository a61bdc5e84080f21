-- Working with the current page: scripts in content worlds, searching, snapshots, the back-forward list.
describe("a shown page", function()
  local snapshot, web, configuration
  before_each(function()
    snapshot = objc.snapshot()
    configuration = objc.WKWebViewConfiguration:new()
    web = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 300, 200}, configuration)
    uikit.page("http://a:81", {title = "A", text = "Long Words", javascript = {
      ["return a"] = function(arguments) return arguments.a end, x = 7}})
    uikit.page("http://b", {title = "B"})
  end)
  after_each(function() objc.restore(snapshot) end)

  local function load(address)
    web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(address)))
    runloop.run(1)
  end

  it("runs scripts in a frame and a world, with arguments", function()
    load "http://a:81"
    local world, got = objc.WKContentWorld:worldWithName_ "mine", {}
    assert.equal(world, objc.WKContentWorld:worldWithName_ "mine")
    assert.same({"mine"}, {world:name(), objc.WKContentWorld:pageWorld():name()})
    web["evaluateJavaScript:inFrame:inContentWorld:completionHandler:"](web, "x", nil, world,
      function(value) got[1] = value end)
    web["callAsyncJavaScript:arguments:inFrame:inContentWorld:completionHandler:"](web, "return a", {a = 5}, nil,
      world, function(value) got[2] = value end)
    runloop.runUntilIdle()
    assert.same({7, 5}, got)
  end)

  it("finds words, ignoring case unless it is case-sensitive", function()
    load "http://a:81"
    local found, exact = {}, objc.WKFindConfiguration:new()
    exact:setCaseSensitive_(true)
    for _, options in ipairs {objc.WKFindConfiguration:new(), exact} do
      web:findString_withConfiguration_completionHandler_("long", options, function(result)
        found[#found + 1] = result:matchFound()
      end)
    end
    runloop.runUntilIdle()
    assert.same({true, false}, found)
  end)

  it("takes pictures of the requested width", function()
    local picture
    local small = objc.WKSnapshotConfiguration:new()
    small:setRect_ {0, 0, 100, 50}
    small:setSnapshotWidth_(40)
    web:takeSnapshotWithConfiguration_completionHandler_(small, function(image) picture = image end)
    runloop.runUntilIdle()
    assert.same({width = 40, height = 20}, {width = picture:size().width, height = picture:size().height})
  end)

  it("passes its back-forward list to another view", function()
    load "http://a:81"
    load "http://b"
    local other = objc.WKWebView:new()
    other:setInteractionState_(web:interactionState())
    runloop.run(1)
    assert.same({"B", true}, {other:title(), other:canGoBack()})
  end)

  it("reports the owner of a frame, and answers messages in their world", function()
    local origin, reply
    local Replier = objc.class("MessageReplier", objc.NSObject, {protocols = {"WKScriptMessageHandlerWithReply"}},
      function(instance)
        instance["userContentController:didReceiveScriptMessage:replyHandler:"] = function(_, _, message, answer)
          origin = message:frameInfo():securityOrigin()
          answer(message:body() .. " " .. message:world():name(), nil)
        end
      end)
    local world = objc.WKContentWorld:worldWithName_ "mine"
    configuration:userContentController():addScriptMessageHandlerWithReply_contentWorld_name_(
      Replier:new(), world, "ask")
    load "http://a:81"
    uikit.postMessage(web, "ask", "hello", function(value) reply = value end)
    assert.same({"http", "a", 81, "hello mine"}, {origin:protocol(), origin:host(), origin:port(), reply})
    configuration:userContentController():removeScriptMessageHandlerForName_contentWorld_("ask", world)
    reply = nil
    uikit.postMessage(web, "ask", "hello", function(value) reply = value end)
    assert.is_nil(reply)
  end)

  it("observes its zoom and checks its insets", function()
    web:setPageZoom_(2)
    assert.equal(2, web:pageZoom())
    assert.error_matches(function()
      web:setMinimumViewportInset_maximumViewportInset_({5, 0, 0, 0}, {1, 0, 0, 0})
    end, "cannot be larger")
  end)
end)
