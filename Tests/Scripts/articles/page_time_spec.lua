-- Article 002, preface: page time by hooking viewDidAppear: and viewDidDisappear:.

local swizzleMethods =
  dofile "scripts/examples/002_hooks_in_a_large_app/listings/swizzle_methods.lua"
local window = uikit.keyWindow()

describe("page time", function()
  local snapshot, times, loads

  before_each(function()
    snapshot, times, loads = objc.snapshot(), {}, 0
    objc.category(objc.UIViewController, "MyHook", function(instance, class)
      function class:load()
        loads = loads + 1
        dispatch.once("UIViewController+MyHook", function()
          swizzleMethods(self, "viewDidAppear:", "my_viewDidAppear:")
          swizzleMethods(self, "viewDidDisappear:", "my_viewDidDisappear:")
        end)
      end
      function instance:my_viewDidAppear_(animated)
        objc.setAssociatedObject(self, "appeared", runloop.now())
        self:my_viewDidAppear_(animated)
      end
      function instance:my_viewDidDisappear_(animated)
        times[#times + 1] = runloop.now() - objc.getAssociatedObject(self, "appeared")
        self:my_viewDidDisappear_(animated)
      end
    end)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    runloop.run(0)
    objc.restore(snapshot)
  end)

  local function show(controller, seconds)
    window:setRootViewController_(controller)
    runloop.run(seconds)
    window:setRootViewController_(nil)
    runloop.run(0)
  end

  it("is the time between the two messages, for a class of the app as well", function()
    local seen = {}
    local Page = objc.class("TimedPage", objc.UIViewController, function(instance, _, super)
      function instance:viewDidAppear_(animated)
        super(self):viewDidAppear_(animated)
        seen[#seen + 1] = "app"
      end
    end)
    show(objc.UIViewController:new(), 2)
    show(Page:new(), 5)
    assert.same({"app"}, seen)
    assert.equal(2, #times)
    assert.is_true(math.abs(times[1] - 2) < 0.1 and math.abs(times[2] - 5) < 0.1)
  end)

  it("is installed once, also by a second explicit load", function()
    objc.UIViewController:load()
    assert.equal(2, loads)
    show(objc.UIViewController:new(), 1)
    assert.equal(1, #times)
  end)

  it("is not measured for a page that does not call super (H14)", function()
    local Forgetful = objc.class("ForgetfulPage", objc.UIViewController, function(instance)
      function instance:viewDidDisappear_() end
    end)
    show(Forgetful:new(), 1)
    assert.same({}, times)
  end)

  it("passes the alias as _cmd to an original, where a hook keeps the name (H08)", function()
    local seen = {}
    for _, selector in ipairs {"viewWillAppear:", "viewWillDisappear:"} do
      local original
      original = objc.method_setImplementation(
        objc.class_getInstanceMethod(objc.UIViewController, selector),
        objc.imp(function(self, _cmd, animated)
          seen[#seen + 1] = objc.NSStringFromSelector(_cmd)
          return original(self, _cmd, animated)
        end))
    end
    objc.UIViewController["my_viewWillAppear:"] = function(self, animated)
      self:my_viewWillAppear_(animated)
    end
    swizzleMethods(objc.UIViewController, "viewWillAppear:", "my_viewWillAppear:")
    hook.before(objc.UIViewController, "viewWillDisappear:", function() end)
    show(objc.UIViewController:new(), 1)
    assert.same({"my_viewWillAppear:", "viewWillDisappear:"}, seen)
  end)
end)
