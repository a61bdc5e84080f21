-- A scene that the system terminated in the background is restored with its activity.
local world, log

before_each(function() world, log = objc.snapshot(), {} end)
after_each(function() objc.restore(world) end)

local function app()
  local Scene = objc.class("RestoredScene", objc.UIResponder, function(instance)
    instance["scene:willConnectToSession:options:"] = function(_, _, session)
      local activity = session:stateRestorationActivity()
      log[#log + 1] = "connect " .. tostring(activity and activity:activityType())
    end
    instance["stateRestorationActivityForScene:"] = function(_, scene)
      log[#log + 1] = "save"
      scene:userActivity()
      return objc.NSUserActivity:alloc():initWithActivityType_ "com.example.page"
    end
    instance["scene:restoreInteractionStateWithUserActivity:"] = function(_, _, activity)
      log[#log + 1] = "restore " .. activity:activityType()
    end
  end)
  local App = objc.class("RestoredApp", objc.UIResponder, function(instance)
    function instance:application_didDiscardSceneSessions_() log[#log + 1] = "discard" end
  end)
  return App, Scene
end

describe("a scene", function()
  it("is restored where the system has ended it in the background", function()
    local App, Scene = app()
    uikit.launch(App, {scene = Scene})
    uikit.background()
    uikit.terminate()
    uikit.launch(App, {scene = Scene})
    assert.equal("connect nil, save, connect com.example.page, restore com.example.page",
      table.concat(log, ", "))
  end)

  it("is discarded where a person has swiped it away", function()
    local App, Scene = app()
    uikit.launch(App, {scene = Scene})
    uikit.terminate()
    uikit.launch(App, {scene = Scene})
    assert.equal("connect nil, save, discard, connect nil", table.concat(log, ", "))
  end)
end)
