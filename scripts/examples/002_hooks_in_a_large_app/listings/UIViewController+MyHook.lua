-- The preface: two methods of UIViewController are hooked, which record when a page appears and disappears.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")

objc.category(objc.UIViewController, "MyHook", function(instance, class)
  function class:load()
    dispatch.once("UIViewController+MyHook", function()
      swizzleMethods(self, "viewDidAppear:", "my_viewDidAppear:")
      swizzleMethods(self, "viewDidDisappear:", "my_viewDidDisappear:")
    end)
  end

  function instance:my_viewDidAppear_(animated)
    objc.setAssociatedObject(self, "appeared", uikit.CACurrentMediaTime())
    self:my_viewDidAppear_(animated) -- after the exchange, this selector has the original implementation
  end

  function instance:my_viewDidDisappear_(animated)
    local appeared = objc.getAssociatedObject(self, "appeared")
    print(("%s was on the screen for %.1f s"):format(
      objc.NSStringFromClass(self:class()), uikit.CACurrentMediaTime() - appeared))
    self:my_viewDidDisappear_(animated)
  end
end)
