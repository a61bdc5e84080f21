local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local Attributes = objc.class("WideAttributes", objc.UICollectionViewLayoutAttributes, function(instance, _, super)
  function instance:init()
    self = super(self):init()
    objc.setAssociatedObject(self, "width", 320)
    return self
  end
end)
local Layout = objc.class("WideLayout", objc.UICollectionViewFlowLayout, function(_, class)
  function class:layoutAttributesClass() return Attributes end
end)
local Source = objc.class("WideSource", objc.NSObject, {protocols = {"UICollectionViewDataSource"}},
  function(instance)
    function instance:collectionView_numberOfItemsInSection_() return 2 end
    function instance:collectionView_cellForItemAtIndexPath_(view, path)
      return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
    end
  end)

describe("the attributes of a flow layout", function()
  it("are of the layout's attributes class, and receive init", function()
    local layout, source = Layout:new(), Source:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(source)
    view:layoutIfNeeded()
    local all = layout:layoutAttributesForElementsInRect_ {0, 0, 320, 400}
    assert.equal(2, #all)
    local one = layout:layoutAttributesForItemAtIndexPath_(objc.NSIndexPath:indexPathForItem_inSection_(1, 0))
    for _, attributes in ipairs {all[1], all[2], one} do
      assert.equal(Attributes, attributes:class())
      assert.equal(320, objc.getAssociatedObject(attributes, "width"))
    end
    assert.equal(1, one:indexPath():item())
  end)

  it("are made by the class methods as well", function()
    local made = Attributes:layoutAttributesForCellWithIndexPath_(objc.NSIndexPath:indexPathForItem_inSection_(0, 0))
    assert.equal(320, objc.getAssociatedObject(made, "width"))
  end)
end)
