local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a color well", function()
  it("presents a picker, and sets the picked color", function()
    local root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    local well = objc.UIColorWell:alloc():initWithFrame_{20, 200, 28, 28}
    well:setSelectedColor_(objc.UIColor:blueColor())
    root:view():addSubview_(well)
    local changes = 0
    well:addAction_forControlEvents_(
      objc.UIAction:actionWithHandler_(function() changes = changes + 1 end), uikit.UIControlEventValueChanged)
    gesture.tap(well)
    runloop.run(1)
    local picker = root:presentedViewController()
    assert.equal(objc.UIColor:blueColor(), picker:selectedColor())
    uikit.choose(picker, objc.UIColor:redColor())
    assert.same({objc.UIColor:redColor(), 1}, {well:selectedColor(), changes})
  end)
end)

describe("a paste configuration", function()
  it("lists the item providers that a responder accepts", function()
    local view = objc.UIView:new()
    local text = objc.NSItemProvider:alloc():initWithObject_ "words"
    assert.is_false(view:canPasteItemProviders_{text})
    view:setPasteConfiguration_(objc.UIPasteConfiguration:alloc():initWithTypeIdentifiersForAcceptingClass_(objc.UIColor))
    assert.is_false(view:canPasteItemProviders_{text})
    view:pasteConfiguration():addTypeIdentifiersForAcceptingClass_(objc.NSString)
    assert.is_true(view:canPasteItemProviders_{text})
    assert.error_matches(function()
      objc.UIPasteConfiguration:new():addTypeIdentifiersForAcceptingClass_(objc.UIView)
    end, "NSItemProviderReading")
  end)

  it("passes the pasteboard to a paste control's target", function()
    local pasted = 0
    local View = objc.class("PasteTarget", objc.UIView, function(instance)
      function instance:pasteItemProviders_(providers) pasted = pasted + #providers end
    end)
    local target = View:new()
    target:setPasteConfiguration_(objc.UIPasteConfiguration:alloc():initWithTypeIdentifiersForAcceptingClass_(objc.NSString))
    local control = objc.UIPasteControl:alloc():initWithConfiguration_(objc.UIPasteControlConfiguration:new())
    control:setFrame_{20, 200, 88, 34}
    control:setTarget_(target)
    uikit.keyWindow():addSubview_(control)
    gesture.tap(control)
    assert.equal(0, pasted)
    objc.UIPasteboard:generalPasteboard():setString_ "words"
    gesture.tap(control)
    assert.equal(1, pasted)
  end)
end)

describe("a document interaction controller", function()
  local log, documents, delegate, root

  before_each(function()
    log = {}
    local function record(name) return function(_, _, app) log[#log + 1] = app and name .. " " .. app or name end end
    local prefix = "documentInteractionController"
    root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    local Delegate = objc.class("DocumentDelegate", objc.NSObject,
      {protocols = {"UIDocumentInteractionControllerDelegate"}}, function(instance)
        function instance:documentInteractionControllerViewControllerForPreview_() return root end
        instance[prefix .. "WillBeginPreview:"] = record "begin preview"
        instance[prefix .. "DidEndPreview:"] = record "end preview"
        instance[prefix .. "WillPresentOpenInMenu:"] = record "menu"
        instance[prefix .. "DidDismissOpenInMenu:"] = record "no menu"
        instance[prefix .. ":willBeginSendingToApplication:"] = record "send"
        instance[prefix .. ":didEndSendingToApplication:"] = record "sent"
      end)
    delegate = Delegate:new()
    documents = objc.UIDocumentInteractionController:interactionControllerWithURL_(
      objc.NSURL:fileURLWithPath_ "/Documents/plan.pdf")
    documents:setDelegate_(delegate)
  end)

  it("passes the document to the chosen app", function()
    assert.equal("plan.pdf", documents:name())
    assert.is_true(documents:presentOpenInMenuFromRect_inView_animated_({0, 0, 1, 1}, root:view(), true))
    uikit.choose(documents, "com.example.reader")
    assert.same({"menu", "send com.example.reader", "no menu", "sent com.example.reader"}, log)
    assert.error_matches(function() uikit.choose(documents, "com.example.reader") end, "shows no menu")
  end)

  it("shows a preview over the delegate's controller", function()
    assert.is_true(documents:presentPreviewAnimated_(true))
    runloop.run(1)
    assert.equal("plan.pdf", root:presentedViewController():title())
    documents:dismissPreviewAnimated_(true)
    runloop.run(1)
    assert.is_nil(root:presentedViewController())
    assert.same({"begin preview", "end preview"}, log)
    documents:setDelegate_(nil)
    assert.is_false(documents:presentPreviewAnimated_(true))
  end)
end)
