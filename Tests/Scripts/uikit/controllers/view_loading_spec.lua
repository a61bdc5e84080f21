describe("a view controller's view", function()
  it("is loaded when it is first asked for, once", function()
    local log = {}
    local Loading = objc.class("LoadingController", objc.UIViewController, function(instance, _, super)
      function instance:loadView() log[#log + 1] = "loadView" super(self):loadView() end
      function instance:viewDidLoad() log[#log + 1] = "viewDidLoad" super(self):viewDidLoad() end
    end)
    local controller = Loading:new()
    assert.is_false(controller:isViewLoaded())
    assert.is_nil(controller:viewIfLoaded())
    assert.same({}, log)
    local view = controller:view()
    assert.equal(view, controller:view())
    assert.equal(view, controller:viewIfLoaded())
    assert.same({"loadView", "viewDidLoad"}, log)
  end)

  it("runs a hook on UIViewController when the subclass calls super", function()
    local count = 0
    local token = hook and hook.after(objc.UIViewController, "viewDidLoad", function() count = count + 1 end)
    if not token then
      objc.category(objc.UIViewController, "CountLoads", function(instance)
        function instance:counting_viewDidLoad() count = count + 1 self:counting_viewDidLoad() end
      end)
      local one = objc.class_getInstanceMethod(objc.UIViewController, "viewDidLoad")
      local two = objc.class_getInstanceMethod(objc.UIViewController, "counting_viewDidLoad")
      objc.method_exchangeImplementations(one, two)
      objc.UIViewController:new():view()
      objc.method_exchangeImplementations(one, two)
    else
      objc.UIViewController:new():view()
      token:remove()
    end
    assert.equal(1, count)
  end)

  it("that loadView does not set, or reads, is a named error", function()
    local None = objc.class("NoViewController", objc.UIViewController, function(instance)
      function instance:loadView() end
    end)
    assert.error_matches(function() None:new():view() end, "has not set the view")
    local Asking = objc.class("AskingController", objc.UIViewController, function(instance)
      function instance:loadView() self:view() end
    end)
    assert.error_matches(function() Asking:new():view() end, "AskingController loadView")
  end)

  it("belongs to one controller at a time", function()
    local one, two = objc.UIViewController:new(), objc.UIViewController:new()
    assert.error_matches(function() two:setView_(one:view()) end, "at most one view controller")
  end)
end)
