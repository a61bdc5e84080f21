-- Run by hookhost test itself, from test_command_spec.lua: checks the environment of a test.
describe("luassert under hookhost test", function()
  local View = objc.class("DoublesView", objc.UIView, function(instance)
    function instance:add_to_(a, b) return a + b end
  end)
  local stub = require "luassert.stub"

  it("spies on the messages of a class and of an object", function()
    local view, other = View:new(), View:new()
    local all, one = spy.on(View, "add:to:"), spy.on(view, "add:to:")
    assert.equal(3, view:add_to_(1, 2))
    assert.equal(7, other:add_to_(3, 4))
    assert.spy(all).was.called(2)
    assert.spy(one).was.called(1)
    assert.spy(one).was.called_with(view, 1, 2)
    assert.spy(all).was.returned_with(7)
    all:revert()
  end)

  it("spies on messages that UIKit itself sends", function()
    local button = objc.UIButton:alloc():initWithFrame_ {0, 0, 50, 50}
    uikit.keyWindow():addSubview_(button)
    local sent = spy.on(objc.UIButton, "sendAction:to:forEvent:")
    button:addTarget_action_forControlEvents_(button, "setNeedsLayout", uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    assert.spy(sent).was.called(1)
    button:removeFromSuperview()
  end)

  it("stubs a message until it is reverted, and leaves no hook", function()
    local view = View:new()
    local answer = stub(view, "add:to:", 42)
    assert.equal(42, view:add_to_(1, 2))
    answer.on_call_with(view, 5, 5).returns("five")
    assert.equal("five", view:add_to_(5, 5))
    answer:revert()
    assert.equal(3, view:add_to_(1, 2))
    assert.same({}, hook.list(view, "add:to:"))
  end)

  it("still spies on tables", function()
    local object = {greet = function() return "hello" end}
    local greet = spy.on(object, "greet")
    assert.equal("hello", object.greet())
    assert.spy(greet).was.called(1)
  end)

  it("asserts the class, the messages and the protocols of an object", function()
    local view = View:new()
    assert.kind_of(objc.UIView, view)
    assert.kind_of("UIResponder", view)
    assert.responds_to("add:to:", view)
    assert.conforms_to("NSObject", view)
    assert.is_not.kind_of(objc.UIButton, view)
    assert.is_not.responds_to("fly:", view)
    assert.is_not.kind_of(objc.UIView, "text")
  end)

  it("shows objects by their description and structs in one line", function()
    local view = View:new()
    local _, fault = pcall(assert.equal, view, View)
    assert.matches("(object) <DoublesView: 0x", tostring(fault), 1, true)
    assert.matches("(class) DoublesView", tostring(fault), 1, true)
    local _, difference = pcall(assert.same, {x = 1, y = 2}, view:frame())
    assert.matches("{x = 1, y = 2}", tostring(difference), 1, true)
    assert.matches("{origin = {x = 0, y = 0}, size = {width = 0, height = 0}}",
      tostring(difference), 1, true)
  end)
end)

describe("a timeline", function()
  local timeline = require "hookhost.timeline"

  it("plays a finger and returns the marks on the same grid", function()
    local button = objc.UIButton:alloc():initWithFrame_ {0, 0, 50, 50}
    uikit.keyWindow():addSubview_(button)
    local target = objc.class("TimelineTarget", objc.NSObject, function(instance)
      function instance:down() timeline.mark "D" end
      function instance:up()
        timeline.mark "U"
        dispatch.after(0.2, function() timeline.mark "L" end)
      end
    end):new()
    button:addTarget_action_forControlEvents_(target, "down", uikit.UIControlEventTouchDown)
    button:addTarget_action_forControlEvents_(target, "up", uikit.UIControlEventTouchUpInside)
    assert.equal("D-----U-L-", timeline("d--m--u---", {view = button}))
    assert.equal("(DU)-L-", timeline("t---", {view = button}))
    button:removeFromSuperview()
  end)

  it("rejects an invalid drawing", function()
    for drawing, message in pairs {u = "needs a finger that is down", dd = "that is up", x = "signs"} do
      local played, fault = pcall(timeline, drawing)
      assert.is_false(played)
      assert.matches(message, fault, 1, true)
    end
    assert.error_matches(function() timeline.mark "T" end, "no timeline is being played")
  end)
end)
