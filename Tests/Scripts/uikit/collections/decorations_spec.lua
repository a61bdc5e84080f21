-- Decoration views of a layout, and the transition from one layout to another.

local world, view, log

local Source = objc.class("DecoratedSource", objc.NSObject, {
  protocols = {"UICollectionViewDataSource", "UICollectionViewDelegate"}}, function(instance)
  function instance:collectionView_numberOfItemsInSection_(_, _) return 2 end
  function instance:collectionView_cellForItemAtIndexPath_(list, path)
    return list:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
  end
  function instance:collectionView_willDisplaySupplementaryView_forElementKind_atIndexPath_()
    log[#log + 1] = "supplementary"
  end
end)

local function show(layout)
  view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 400}, layout)
  view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
  local source = Source:new()
  objc.setAssociatedObject(view, "source", source)
  view:setDataSource_(source)
  view:setDelegate_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function section()
  local function dimension(kind, amount)
    return objc.NSCollectionLayoutDimension[kind](objc.NSCollectionLayoutDimension, amount)
  end
  local size = objc.NSCollectionLayoutSize:sizeWithWidthDimension_heightDimension_(
    dimension("fractionalWidthDimension_", 1), dimension("absoluteDimension_", 50))
  local item = objc.NSCollectionLayoutItem:itemWithLayoutSize_(size)
  return objc.NSCollectionLayoutSection:sectionWithGroup_(
    objc.NSCollectionLayoutGroup:horizontalGroupWithLayoutSize_subitems_(size, {item}))
end

describe("a decoration", function()
  it("is created from the layout's registered class, behind the cells, without delegate calls", function()
    local Back = objc.class("SectionBack", objc.UICollectionReusableView)
    local part = section()
    local decoration = objc.NSCollectionLayoutDecorationItem
      :backgroundDecorationItemWithElementKind_("back")
    decoration:setContentInsets_({top = 5, leading = 5, bottom = 5, trailing = 5})
    part:setDecorationItems_({decoration})
    local layout = objc.UICollectionViewCompositionalLayout:alloc():initWithSection_(part)
    layout:registerClass_forDecorationViewOfKind_(Back, "back")
    show(layout)
    local first = view:subviews()[1]
    assert.equal("SectionBack", tostring(first:class()))
    assert.same({origin = {x = 5, y = 5}, size = {width = 290, height = 90}}, first:frame())
    assert.equal(2, #view:visibleCells())
    assert.same({}, log)
  end)

  it("must be registered", function()
    local part = section()
    part:setDecorationItems_({
      objc.NSCollectionLayoutDecorationItem:backgroundDecorationItemWithElementKind_("none")})
    assert.error_matches(function()
      show(objc.UICollectionViewCompositionalLayout:alloc():initWithSection_(part))
    end, "decoration view of kind: none")
  end)
end)

describe("another layout", function()
  local function flow(side)
    local made = objc.UICollectionViewFlowLayout:new()
    made:setItemSize_({side, side})
    return made
  end

  it("is passed to the visible elements before and after the change", function()
    show(flow(50))
    for _, name in ipairs {"willTransitionFromLayout:toLayout:", "didTransitionFromLayout:toLayout:"} do
      hook.before(objc.UICollectionReusableView, name, function() log[#log + 1] = name:sub(1, 3) end)
    end
    view:setCollectionViewLayout_(flow(80))
    assert.same({"wil", "wil", "did", "did"}, log)
  end)

  it("is reached step by step, or not at all", function()
    show(flow(50))
    local former, next = view:collectionViewLayout(), flow(80)
    local transition = view:startInteractiveTransitionToCollectionViewLayout_completion_(next,
      function(completed, finished) log[#log + 1] = tostring(completed) .. tostring(finished) end)
    assert.equal("UICollectionViewTransitionLayout", tostring(transition:class()))
    runloop.run(0)
    assert.equal(50, view:visibleCells()[1]:frame().size.width)
    transition:setTransitionProgress_(0.7)
    runloop.run(0)
    assert.equal(80, view:visibleCells()[1]:frame().size.width)
    view:cancelInteractiveTransition()
    runloop.run(0)
    assert.equal(former, view:collectionViewLayout())
    assert.equal(50, view:visibleCells()[1]:frame().size.width)
    view:startInteractiveTransitionToCollectionViewLayout_completion_(next,
      function(completed) log[#log + 1] = tostring(completed) end)
    view:finishInteractiveTransition()
    runloop.run(0)
    assert.equal(next, view:collectionViewLayout())
    assert.same({"falsefalse", "true"}, log)
  end)
end)
