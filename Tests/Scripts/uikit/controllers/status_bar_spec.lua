-- The status bar and the rotation of the screen: which controller is asked, and when.
describe("the status bar", function()
  local window, application = uikit.keyWindow(), objc.UIApplication:sharedApplication()
  local Controller, asked, wanted, snapshot

  local function controller(name, answers)
    local made = Controller:new()
    wanted[made] = {name = name, answers = answers or {}}
    return made
  end
  local function show(shown)
    window:setRootViewController_(shown)
    runloop.run(1)
  end

  setup(function()
    Controller = objc.class("StatusBarController", objc.UIViewController, function(instance)
      for _, question in ipairs {
        "preferredStatusBarStyle", "prefersStatusBarHidden", "supportedInterfaceOrientations",
        "preferredStatusBarUpdateAnimation",
      } do
        instance[question] = function(self)
          asked[#asked + 1] = wanted[self].name .. " " .. question
          local own = wanted[self].answers[question]
          if own ~= nil then return own end
          return objc.msgSendSuper(Controller, self, question)
        end
      end
    end)
  end)
  before_each(function()
    snapshot, asked, wanted = objc.snapshot(), {}, {}
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("is asked of a root, and of its presented controller", function()
    local root = controller("root", {preferredStatusBarStyle = 1})
    show(root)
    assert.same({
      "root prefersStatusBarHidden", "root preferredStatusBarStyle",
      "root preferredStatusBarUpdateAnimation", "root supportedInterfaceOrientations",
    }, asked)
    assert.equal(1, application:statusBarStyle())
    asked = {}
    local over = controller("over", {prefersStatusBarHidden = true})
    over:setModalPresentationStyle_(0)
    root:presentViewController_animated_completion_(over, false, nil)
    runloop.run(1)
    assert.same({"over supportedInterfaceOrientations", "over prefersStatusBarHidden"},
      {asked[1], asked[2]})
    assert.is_true(application:isStatusBarHidden())
    assert.equal(0, application:statusBarFrame().size.height)
    asked = {}
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.same({"root supportedInterfaceOrientations", "root prefersStatusBarHidden"},
      {asked[1], asked[2]})
    assert.is_false(application:isStatusBarHidden())
  end)

  it("is left to the presenter by a sheet, unless that captures it", function()
    local root = controller "root"
    show(root)
    asked = {}
    local sheet = controller "sheet"
    sheet:setModalPresentationStyle_(1)
    root:presentViewController_animated_completion_(sheet, false, nil)
    runloop.run(1)
    assert.equal("root prefersStatusBarHidden", asked[1])
    asked = {}
    sheet:setModalPresentationCapturesStatusBarAppearance_(true)
    sheet:setNeedsStatusBarAppearanceUpdate()
    assert.same({"sheet prefersStatusBarHidden", "sheet preferredStatusBarStyle"}, asked)
  end)

  it("is hidden by the top of a stack, whose style counts only without a bar", function()
    local top = controller "top"
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(
      controller "root")
    show(navigation)
    asked = {}
    navigation:pushViewController_animated_(top, false)
    runloop.run(1)
    assert.same({"top prefersStatusBarHidden"}, asked)
    navigation:setNavigationBarHidden_(true)
    asked = {}
    top:setNeedsStatusBarAppearanceUpdate()
    assert.same({"top prefersStatusBarHidden", "top preferredStatusBarStyle"}, asked)
  end)

  it("is asked of the selected tab, and rejects children that name each other", function()
    local tabs, tab = objc.UITabBarController:new(), controller "tab"
    tabs:setViewControllers_ {tab}
    show(tabs)
    assert.same({"tab prefersStatusBarHidden", "tab preferredStatusBarStyle"}, asked)
    hook.instead(objc.UIViewController, "childViewControllerForStatusBarHidden", function()
      return tab
    end)
    assert.error_matches(function() tab:setNeedsStatusBarAppearanceUpdate() end,
      "the controllers name each other without end", 1, true)
  end)

  it("asks no controller whose view is not in a window", function()
    controller("alone"):setNeedsStatusBarAppearanceUpdate()
    assert.same({}, asked)
  end)
end)
