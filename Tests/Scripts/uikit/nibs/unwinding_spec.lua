describe("an unwind segue", function()
  local before, log
  local window = uikit.keyWindow()
  local function add(text) log[#log + 1] = text end

  objc.class("UnwindEnd", objc.UIViewController, function(instance)
    instance["backHere:"] = function(_, segue)
      add("action " .. segue:identifier() .. " " .. objc.NSStringFromClass(segue:destinationViewController():class()))
    end
  end)
  objc.class("UnwindStart", objc.UIViewController, function(instance)
    function instance:prepareForSegue_sender_(segue, sender) add("prepare " .. segue:identifier() .. " " .. tostring(sender)) end
  end)

  before_each(function()
    before, log = objc.snapshot(), {}
    local back = {{id = "back", kind = "unwind", action = "backHere:", from = "button"}}
    local nib = {subviews = {{class = "UIButton", id = "button", frame = {0, 200, 100, 44}}}}
    uikit.storyboard("Ways", {
      initial = "nav",
      scenes = {
        nav = {class = "UINavigationController", segues = {{to = "list", kind = "root"}}},
        list = {class = "UnwindEnd", segues = {
          {id = "push", to = "detail", kind = "show"}, {id = "modal", to = "sheet", kind = "present"}}},
        detail = {class = "UnwindStart", segues = back, nib = nib},
        sheet = {class = "UINavigationController", segues = {{to = "inner", kind = "root"}}},
        inner = {class = "UnwindStart", segues = back, nib = nib},
      },
    })
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(before)
  end)

  local function start(id)
    local nav = objc.UIStoryboard:storyboardWithName_bundle_("Ways", nil):instantiateInitialViewController()
    window:setRootViewController_(nav)
    runloop.run(0.1)
    local list = nav:topViewController()
    list:performSegueWithIdentifier_sender_(id, nil)
    runloop.run(2)
    return nav, list
  end

  it("prepares, sends the action to the nearest controller that has it, and pops to it", function()
    local nav, list = start "push"
    nav:topViewController():performSegueWithIdentifier_sender_("back", "me")
    assert.same({"prepare back me", "action back UnwindEnd"}, log)
    runloop.run(2)
    assert.equal(list, nav:topViewController())
  end)

  it("dismisses the controllers in front of its destination", function()
    local nav, list = start "modal"
    local inner = nav:presentedViewController():topViewController()
    gesture.tap(inner:view():subviews()[1])
    runloop.run(2)
    assert.equal("action back UnwindEnd", log[2])
    assert.is_nil(nav:presentedViewController())
    assert.equal(list, nav:topViewController())
  end)

  it("asks each controller on the way whether it is the destination, and goes nowhere if none is", function()
    local nav = start "push"
    local asked
    hook.instead(objc.getClass "UnwindEnd", "canPerformUnwindSegueAction:fromViewController:sender:",
      function(_, _, action, source, sender)
        asked = {tostring(action), source == nav:topViewController(), sender}
        return false
      end)
    nav:topViewController():performSegueWithIdentifier_sender_("back", "me")
    runloop.run(1)
    assert.same({true, "me"}, {asked[2], asked[3]})
    assert.same({}, log)
    assert.equal("UnwindStart", objc.NSStringFromClass(nav:topViewController():class()))
  end)

  it("lets a container choose which of its children can be the destination", function()
    local nav = start "push"
    local source
    hook.instead(nav, "allowedChildViewControllersForUnwindingFromSource:", function(_, _, origin)
      source = {origin:sourceViewController(), origin:sender()}
      return {}
    end)
    nav:topViewController():performSegueWithIdentifier_sender_("back", "me")
    assert.same({nav:topViewController(), "me"}, source)
    assert.same({}, log)
  end)

  it("needs an action and no destination", function()
    local function register(segue)
      return function() uikit.storyboard("Bad", {scenes = {a = {segues = {segue}}}}) end
    end
    assert.error_matches(register {kind = "unwind"}, "needs 'action'")
    assert.error_matches(register {kind = "unwind", action = "x:", to = "a"}, "finds its end itself")
    assert.error_matches(register {kind = "show", action = "x:", to = "a"}, "belongs to a segue")
  end)
end)
