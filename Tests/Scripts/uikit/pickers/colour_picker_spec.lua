local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a color picker", function()
  it("notifies its delegate of the chosen color, and of the end when it is closed", function()
    local log = {}
    local delegate = objc.class("ColourDelegate", objc.NSObject,
      {protocols = {"UIColorPickerViewControllerDelegate"}}, function(instance)
        function instance:colorPickerViewController_didSelectColor_continuously_(picker, color, more)
          log[#log + 1] = color == picker:selectedColor() and not more and "chose"
        end
        function instance:colorPickerViewControllerDidFinish_() log[#log + 1] = "finished" end
      end):new()
    local picker, host = objc.UIColorPickerViewController:new(), objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(host)
    picker:setDelegate_(delegate)
    picker:setSupportsAlpha_(false)
    host:presentViewController_animated_completion_(picker, false, nil)
    runloop.run(1)
    uikit.choose(picker, objc.UIColor:redColor())
    assert.error_matches(function() uikit.choose(picker, "red") end, "takes a UIColor, got string")
    uikit.choose(picker, nil)
    runloop.run(1)
    assert.same({"chose", "finished"}, log)
    assert.is_nil(host:presentedViewController())
  end)
end)
