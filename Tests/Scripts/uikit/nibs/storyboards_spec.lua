describe("a storyboard", function()
  local before, log
  local window = uikit.keyWindow()
  local function add(text) log[#log + 1] = text end

  objc.class("BoardList", objc.UIViewController, function(instance, _, super)
    function instance:initWithCoder_(coder)
      add("list init")
      return super(self):initWithCoder_(coder)
    end
    function instance:awakeFromNib() add("list awake") end
    function instance:viewDidLoad() add("list loaded") end
    function instance:prepareForSegue_sender_(segue, sender)
      add(("prepare %s %s %s"):format(segue:identifier(),
        objc.NSStringFromClass(segue:class()), tostring(sender)))
      add("loaded " .. tostring(segue:destinationViewController():isViewLoaded()))
    end
    function instance:shouldPerformSegueWithIdentifier_sender_(id)
      add("should " .. id)
      return true
    end
  end)
  objc.class("BoardDetail", objc.UIViewController, function(instance)
    function instance:viewDidLoad() add("detail loaded") end
  end)

  before_each(function()
    before, log = objc.snapshot(), {}
    uikit.storyboard("Main", {
      initial = "nav",
      scenes = {
        nav = {class = "UINavigationController", segues = {{to = "list", kind = "root"}}},
        list = {class = "BoardList", title = "List", segues = {
          {id = "detail", to = "detail", kind = "show"},
          {id = "modal", to = "detail", kind = "present", from = "more"},
          {id = "inside", to = "plain", kind = "embed", from = "box"},
        }, nib = {subviews = {
          {class = "UIButton", id = "more", frame = {0, 100, 100, 44}},
          {id = "box", frame = {0, 200, 100, 100}},
        }}},
        detail = {class = "BoardDetail", nib = "DetailView"},
        plain = {class = "UIViewController"},
      },
    })
    uikit.nib("DetailView", {class = "UIScrollView"})
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(before)
  end)

  local function start()
    local navigation = objc.UIStoryboard:storyboardWithName_bundle_("Main", nil)
      :instantiateInitialViewController()
    window:setRootViewController_(navigation)
    runloop.run(0)
    return navigation, navigation:topViewController()
  end

  it("creates its first controller with its objects; embedding is done before viewDidLoad",
    function()
      local _, list = start()
      assert.same({"list init", "list awake", "prepare inside UIStoryboardEmbedSegue nil",
        "loaded false", "list loaded"}, log)
      assert.equal("List", list:title())
      assert.equal("Main", tostring(list:storyboard() ~= nil and "Main"))
      assert.equal(1, #list:childViewControllers())
      assert.equal(100, list:childViewControllers()[1]:view():frame().size.width)
    end)

  it("shows by pushing, and presents the controller for a tap", function()
    local navigation, list = start()
    log = {}
    list:performSegueWithIdentifier_sender_("detail", "me")
    assert.equal("prepare detail UIStoryboardShowSegue me", log[1])
    runloop.run(1)
    assert.equal(2, #navigation:viewControllers())
    assert.equal("UIScrollView",
      objc.NSStringFromClass(navigation:topViewController():view():class()))
    navigation:popViewControllerAnimated_(false)
    runloop.run(1)
    log = {}
    gesture.tap(list:view():subviews()[1])
    runloop.run(1)
    assert.equal("should modal", log[1])
    assert.matches("^prepare modal UIStoryboardPresentationSegue <UIButton", log[2])
    assert.equal("BoardDetail",
      objc.NSStringFromClass(navigation:presentedViewController():class()))
  end)

  it("reports what it lacks", function()
    local board = objc.UIStoryboard:storyboardWithName_bundle_("Main", nil)
    assert.error_matches(function() board:instantiateViewControllerWithIdentifier_("detial") end,
      "doesn't contain a view controller with identifier 'detial'")
    assert.error_matches(function() objc.UIStoryboard:storyboardWithName_bundle_("Mian", nil) end,
      "Could not find a storyboard named 'Mian' in bundle")
    assert.error_matches(function()
      objc.UIViewController:new():performSegueWithIdentifier_sender_("none", nil)
    end, "has no segue with identifier 'none'")
    assert.error_matches(function()
      uikit.storyboard("Bad", {scenes = {a = {segues = {{to = "b"}}}}})
    end, "storyboard 'Bad'.a: no scene has the id 'b'")
    assert.error_matches(function()
      uikit.storyboard("Bad", {scenes = {a = {segues = {{to = "a", kind = "fly"}}}}})
    end, "kind must be 'show' or 'present' or 'embed'")
  end)

  it("can be an app's main storyboard", function()
    objc.class("BoardAppDelegate", objc.UIResponder, function(instance)
      objc.property(instance, "window")
      instance["application:didFinishLaunchingWithOptions:"] = function(self)
        add("didFinish " .. tostring(self:window() ~= nil) .. " "
          .. tostring(self:window():isHidden()))
        return true
      end
    end)
    local delegate = uikit.launch("BoardAppDelegate", {storyboard = "Main"})
    assert.same({"list init", "list awake", "didFinish true true"}, {log[1], log[2], log[3]})
    assert.equal(delegate:window(), uikit.keyWindow())
    uikit.terminate()
  end)
end)

describe("a subclass of UIStoryboard", function()
  it("creates the initial controller and destinations by its own method, but no related controllers", function()
    local asked = {}
    objc.class("LoggedBoard", objc.UIStoryboard, function(instance, _, super)
      instance["instantiateViewControllerWithIdentifier:"] = function(self, id)
        asked[#asked + 1] = tostring(id)
        return super(self):instantiateViewControllerWithIdentifier_(id)
      end
    end)
    uikit.storyboard("Logged", {initial = "start", scenes = {
      start = {class = "UINavigationController", segues = {{to = "list", kind = "root"}}},
      list = {segues = {{id = "more", to = "detail"}}},
      detail = {},
    }})
    local board = objc.LoggedBoard:storyboardWithName_bundle_("Logged", nil)
    local navigation = board:instantiateInitialViewController()
    navigation:topViewController():performSegueWithIdentifier_sender_("more", nil)
    assert.same({"start", "detail"}, asked)
  end)

  it("with scenes that are each other's root controllers raises an error", function()
    uikit.storyboard("Circle", {initial = "a", scenes = {
      a = {class = "UINavigationController", segues = {{to = "b", kind = "root"}}},
      b = {class = "UINavigationController", segues = {{to = "a", kind = "root"}}},
    }})
    local board = objc.UIStoryboard:storyboardWithName_bundle_("Circle", nil)
    assert.error_matches(function() board:instantiateInitialViewController() end,
      "stack overflow", 1, true)
  end)
end)

describe("the layout guides of a controller in a nib", function()
  it("belong to the view of the nib", function()
    objc.class("GuidedController", objc.UIViewController, function(instance)
      objc.property(instance, "button", {policy = "weak"})
    end)
    uikit.storyboard("Guided", {initial = "a", scenes = {a = {class = "GuidedController", nib = {
      {class = "UIView", id = "v", subviews = {{class = "UIButton", id = "b", translatesAutoresizingMaskIntoConstraints = false}},
        constraints = {{item = "b", attribute = uikit.NSLayoutAttributeTop, to = "t", toAttribute = uikit.NSLayoutAttributeBottom}}},
      {id = "owner", outlets = {button = "b"}, guides = {t = "topLayoutGuide"}}}}}})
    local controller = objc.UIStoryboard:storyboardWithName_bundle_("Guided", nil):instantiateInitialViewController()
    local view = controller:view()
    assert.equal(view, controller:button():superview())
  end)
end)
