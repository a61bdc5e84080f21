local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a layout guide", function()
  it("is notified of its view, and returns the constraints that name it", function()
    local log = {}
    local Guide = objc.class("HeardGuide", objc.UILayoutGuide, function(instance, _, super)
      function instance:setOwningView_(view)
        log[#log + 1] = view and "in" or "out"
        super(self):setOwningView_(view)
      end
    end)
    local view, guide = objc.UIView:new(), Guide:new()
    view:addLayoutGuide_(guide)
    local width = guide:widthAnchor():constraintEqualToConstant_(20)
    width:setActive_(true)
    assert.same({width}, guide:constraintsAffectingLayoutForAxis_(0))
    assert.same({}, guide:constraintsAffectingLayoutForAxis_(1))
    view:removeLayoutGuide_(guide)
    assert.same({"in", "out"}, log)
    assert.is_nil(guide:owningView())
  end)
end)

describe("the background of a cell", function()
  it("casts the shadow of its configuration", function()
    local cell = objc.UICollectionViewCell:alloc():initWithFrame_{0, 0, 100, 44}
    local background = objc.UIBackgroundConfiguration:listCellConfiguration()
    background:shadowProperties():setOpacity_(0.5)
    background:shadowProperties():setRadius_(3)
    local copy = background:copy()
    copy:shadowProperties():setRadius_(9)
    cell:setBackgroundConfiguration_(background)
    uikit.keyWindow():addSubview_(cell)
    runloop.run(0)
    local layer = cell:subviews()[1]:layer()
    assert.same({0.5, 3}, {layer:shadowOpacity(), layer:shadowRadius()})
  end)
end)

describe("an accessory with a view of its own", function()
  it("has the position that its block returns among those at its edge", function()
    local cell = objc.UICollectionViewListCell:alloc():initWithFrame_{0, 0, 300, 44}
    local view = objc.UIView:alloc():initWithFrame_{0, 0, 20, 20}
    local custom = objc.UICellAccessoryCustomView:alloc():initWithCustomView_placement_(view, 1)
    local others
    custom:setPosition_(function(accessories)
      others = #accessories
      return 1
    end)
    cell:setAccessories_{custom, objc.UICellAccessoryCheckmark:new(), objc.UICellAccessoryDetail:new()}
    uikit.keyWindow():addSubview_(cell)
    runloop.run(0)
    assert.equal(2, others)
    local places = {}
    for _, sub in ipairs(cell:subviews()) do
      if sub:frame().size.width < 100 then places[#places + 1] = {sub == view, sub:frame().origin.x} end
    end
    table.sort(places, function(a, b) return a[2] < b[2] end)
    assert.same({false, true, false}, {places[1][1], places[2][1], places[3][1]})
  end)
end)

describe("pictures and colors", function()
  it("are read from the data of an item provider", function()
    local types = objc.UIImage:readableTypeIdentifiersForItemProvider()
    assert.equal("public.png", types[1])
    assert.same({"com.apple.uikit.color"}, objc.UIColor:writableTypeIdentifiersForItemProvider())
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(
      objc.UIColor:redColor(), false)
    local color = objc.UIColor:objectWithItemProviderData_typeIdentifier_error_(data, "com.apple.uikit.color")
    assert.is_true(color:isEqual_(objc.UIColor:redColor()))
    local none, failure = objc.UIColor:objectWithItemProviderData_typeIdentifier_error_(data, "public.png")
    assert.is_nil(none)
    assert.equal("NSItemProviderErrorDomain", failure:domain())
  end)

  it("of the system are symbols, and any has the format of its renderer", function()
    assert.is_true(objc.UIImage:checkmarkImage():isSymbolImage())
    uikit.image("photo", {30, 20}, 3)
    assert.equal(3, objc.UIImage:imageNamed_ "photo":imageRendererFormat():scale())
  end)
end)

describe("the tab of a search", function()
  it("is named by the system, and makes its controller when it is asked for", function()
    local controller = objc.UIViewController:new()
    local tab = objc.UISearchTab:alloc():initWithViewControllerProvider_(function() return controller end)
    assert.equal("Search", tab:title())
    assert.equal(controller, tab:viewController())
  end)
end)
