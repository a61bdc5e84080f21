-- Requesting scenes: a phone supports one, and reports an error.
describe("asking for a scene", function()
  local snapshot, app, session
  local continued = {}
  before_each(function()
    snapshot = objc.snapshot()
    continued = {}
    local App = objc.class("RequestApp", objc.UIResponder, {protocols = {"UIApplicationDelegate"}})
    local Scene = objc.class("RequestScene", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}}, function(instance)
      function instance:scene_continueUserActivity_(_, activity) continued[#continued + 1] = activity:activityType() end
    end)
    uikit.launch(App, {scene = Scene})
    app = objc.UIApplication:sharedApplication()
    session = app:connectedScenes()[1]:session()
  end)
  after_each(function()
    uikit.terminate()
    objc.restore(snapshot)
  end)

  local function failure(request)
    local code
    request(function(err) code = {err:domain(), err:code()} end)
    assert.is_nil(code)
    runloop.run(0)
    return code
  end

  it("brings the existing one to the front, with an activity for it", function()
    local activity = objc.NSUserActivity:alloc():initWithActivityType_ "reading"
    assert.is_nil(failure(function(handler)
      app:requestSceneSessionActivation_userActivity_options_errorHandler_(session, activity, nil, handler)
    end))
    local request = objc.UISceneSessionActivationRequest:requestWithSession_(session)
    request:setUserActivity_(activity)
    assert.is_nil(failure(function(handler) app:activateSceneSessionForRequest_errorHandler_(request, handler) end))
    assert.same({"reading", "reading"}, continued)
  end)

  it("fails for a second scene, or for none", function()
    local expected = {"UISceneErrorDomain", 0}
    assert.same(expected, failure(function(handler)
      app:requestSceneSessionActivation_userActivity_options_errorHandler_(nil, nil, nil, handler)
    end))
    assert.same(expected, failure(function(handler)
      app:activateSceneSessionForRequest_errorHandler_(objc.UISceneSessionActivationRequest:request(), handler)
    end))
    assert.same(expected, failure(function(handler)
      app:requestSceneSessionDestruction_options_errorHandler_(session, nil, handler)
    end))
  end)
end)
