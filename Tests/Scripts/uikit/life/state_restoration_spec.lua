-- The state of the interface that an application without scenes saves in the background and restores.
local world, log

before_each(function() world, log = objc.snapshot(), {} end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end
local function text_of(path)
  local names = {}
  for _, name in ipairs(path) do names[#names + 1] = tostring(name) end
  return table.concat(names, "/")
end

-- A page with a field, which saves a number and may refer to another page.
local function page_class()
  return objc.class("RestoredPage", objc.UIViewController, function(instance, class)
    objc.property(instance, "number", {default = 0})
    objc.property(instance, "friend", {policy = "strong"})
    function instance:viewDidLoad()
      local scroll = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
      scroll:setRestorationIdentifier_ "scroll"
      scroll:setContentSize_ {300, 2000}
      self:view():addSubview_(scroll)
    end
    function instance:encodeRestorableStateWithCoder_(coder)
      note("encode " .. self:restorationIdentifier())
      coder:encodeInteger_forKey_(self:number(), "number")
      coder:encodeObject_forKey_(self:friend(), "friend")
    end
    function instance:decodeRestorableStateWithCoder_(coder)
      self:setNumber_(coder:decodeIntegerForKey_ "number")
      self:setFriend_(coder:decodeObjectForKey_ "friend")
      note(("decode %s %d"):format(self:restorationIdentifier(), self:number()))
    end
    function instance:applicationFinishedRestoringState() note("finished " .. self:restorationIdentifier()) end
    class["viewControllerWithRestorationIdentifierPath:coder:"] = function(self, path)
      note("make " .. text_of(path))
      local page = self:new()
      page:setRestorationIdentifier_(path[#path])
      page:setRestorationClass_(self)
      return page
    end
  end)
end

local function page(name)
  local made = objc.RestoredPage:new()
  made:setRestorationIdentifier_(name)
  made:setRestorationClass_(objc.RestoredPage)
  return made
end

-- An app whose root is a navigation controller; `extra` adds methods to its delegate.
local function app(extra)
  page_class()
  return objc.class("RestoringApp", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
    objc.property(instance, "window", {policy = "strong"})
    instance["application:willFinishLaunchingWithOptions:"] = function(self)
      local navigation = objc.UINavigationController:alloc():initWithRootViewController_(page "first")
      navigation:setRestorationIdentifier_ "navigation"
      self:setWindow_(objc.UIWindow:alloc():initWithFrame_(objc.UIScreen:mainScreen():bounds()))
      self:window():setRootViewController_(navigation)
      self:window():makeKeyAndVisible()
      note "will"
      return true
    end
    instance["application:didFinishLaunchingWithOptions:"] = function() note "did" return true end
    instance["applicationDidEnterBackground:"] = function() note "background" end
    for _, kind in ipairs(extra or {""}) do
      instance[("application:shouldSave%sApplicationState:"):format(kind)] = function() note("save" .. kind) return true end
      instance[("application:shouldRestore%sApplicationState:"):format(kind)] = function(_, _, coder)
        note(("restore%s %s"):format(kind, coder:decodeObjectForKey_ "app"))
        return true
      end
    end
    instance["application:willEncodeRestorableStateWithCoder:"] = function(_, _, coder)
      note "willEncode"
      coder:encodeObject_forKey_("mine", "app")
    end
    instance["application:didDecodeRestorableStateWithCoder:"] = function() note "didDecode" end
  end)
end

local function navigation() return objc.UIApplication:sharedApplication():delegate():window():rootViewController() end
local function run_again(class)
  uikit.background()
  uikit.terminate()
  local saved = table.concat(log, ", ")
  log = {}
  uikit.launch(class)
  return saved, table.concat(log, ", ")
end

describe("the state of an interface", function()
  it("is saved and restored in the order of a device", function()
    local class = app()
    uikit.launch(class)
    local second = page "second"
    second:setNumber_(7)
    second:setFriend_(navigation():topViewController())
    navigation():pushViewController_animated_(second, false)
    second:view():subviews()[1]:setContentOffset_ {0, 400}
    log = {}
    local saved, restored = run_again(class)
    assert.equal("background, save, willEncode, encode first, encode second", saved)
    assert.equal("will, restore mine, make navigation/first, make navigation/second, decode first 0, "
      .. "decode second 7, didDecode, finished first, finished second, did", restored)
    local pages = navigation():viewControllers()
    assert.equal(2, #pages)
    assert.equal(pages[1], pages[2]:friend())
    assert.equal(400.0, pages[2]:view():subviews()[1]:contentOffset().y)
  end)

  it("is lost when the user closes the app, and restored once", function()
    local class = app()
    uikit.launch(class)
    uikit.terminate()
    log = {}
    uikit.launch(class)
    assert.equal("will, did", table.concat(log, ", "))
  end)

  it("leaves out a controller without an identifier, and what it contains", function()
    local class = app()
    uikit.launch(class)
    navigation():setRestorationIdentifier_(nil)
    log = {}
    local saved, restored = run_again(class)
    assert.equal("background, save, willEncode", saved)
    assert.equal("will, restore mine, didDecode, did", restored)
  end)

  it("asks the secure messages from 13.2 on, and the older ones before", function()
    for version, kind in pairs {["18.5"] = "Secure", ["12.4"] = ""} do
      objc.restore(world)
      log = {}
      uikit.setting("systemVersion", version)
      local class = app {"", "Secure"}
      uikit.launch(class)
      log = {}
      local saved, restored = run_again(class)
      assert.matches("background, save" .. kind .. ", willEncode", saved, 1, true)
      assert.matches("will, restore" .. kind .. " mine", restored, 1, true)
    end
  end)

  it("presents what was presented, and selects the tab", function()
    local class = app()
    uikit.launch(class)
    navigation():topViewController():presentViewController_animated_completion_(page "modal", false, nil)
    run_again(class)
    local presented = navigation():presentedViewController()
    assert.equal("modal", presented and presented:restorationIdentifier())
  end)

  it("is not saved where the delegate refuses", function()
    local class = app()
    objc.class_replaceMethod(class, "application:shouldSaveApplicationState:", function() return false end, "B@:@@")
    uikit.launch(class)
    log = {}
    local saved, restored = run_again(class)
    assert.equal("background", saved)
    assert.equal("will, did", restored)
  end)
end)
