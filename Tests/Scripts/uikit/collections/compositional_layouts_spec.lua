-- Compositional layouts: items in groups in sections, lists, headers.

local window = uikit.keyWindow()
local world, view

local Source = objc.class("ComposedSource", objc.NSObject, {
  protocols = {"UICollectionViewDataSource"}}, function(instance)
  objc.property(instance, "counts")
  function instance:numberOfSectionsInCollectionView_(_) return #self:counts() end
  function instance:collectionView_numberOfItemsInSection_(_, section)
    return self:counts()[section + 1]
  end
  function instance:collectionView_cellForItemAtIndexPath_(list, path)
    return list:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
  end
  function instance:collectionView_viewForSupplementaryElementOfKind_atIndexPath_(list, kind, path)
    return list:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(kind, "h", path)
  end
end)

local Size, Dimension = objc.NSCollectionLayoutSize, objc.NSCollectionLayoutDimension
local function size(width, height)
  local function dimension(text)
    local kind, amount = text:match("(%a+) ([%d.]+)")
    return Dimension[kind .. "Dimension_"](Dimension, tonumber(amount))
  end
  return Size:sizeWithWidthDimension_heightDimension_(dimension(width), dimension(height))
end
local function item(width, height)
  return objc.NSCollectionLayoutItem:itemWithLayoutSize_(size(width, height))
end
local function horizontal(width, height, items)
  return objc.NSCollectionLayoutGroup:horizontalGroupWithLayoutSize_subitems_(size(width, height), items)
end

local function show(layout, counts, class)
  view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 400}, layout)
  view:registerClass_forCellWithReuseIdentifier_(class or objc.UICollectionViewCell, "cell")
  for _, kind in ipairs {"UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter"} do
    view:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(
      objc.UICollectionReusableView, kind, "h")
  end
  local source = Source:new()
  source:setCounts_(counts)
  objc.setAssociatedObject(view, "source", source)
  view:setDataSource_(source)
  window:addSubview_(view)
  runloop.run(0)
end

local function frames()
  local found = {}
  for _, cell in ipairs(view:visibleCells()) do
    local frame = cell:frame()
    found[#found + 1] = string.format("%g,%g %gx%g", frame.origin.x, frame.origin.y,
      frame.size.width, frame.size.height)
  end
  return found
end

local function composed(group)
  local section = objc.NSCollectionLayoutSection:sectionWithGroup_(group)
  return objc.UICollectionViewCompositionalLayout:alloc():initWithSection_(section), section
end

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a compositional layout", function()
  it("repeats an item as often as it fits into the group", function()
    local layout = composed(horizontal("fractionalWidth 1", "absolute 50",
      {item("fractionalWidth 0.5", "fractionalHeight 1")}))
    show(layout, {3})
    assert.same({"0,0 150x50", "150,0 150x50", "0,50 150x50"}, frames())
    assert.same({width = 300, height = 100}, view:contentSize())
  end)

  it("divides the room equally among a number of items", function()
    local group = objc.NSCollectionLayoutGroup:horizontalGroupWithLayoutSize_subitem_count_(
      size("fractionalWidth 1", "absolute 40"), item("fractionalWidth 1", "fractionalHeight 1"), 3)
    group:setInterItemSpacing_(objc.NSCollectionLayoutSpacing:fixedSpacing_(15))
    local layout, section = composed(group)
    section:setInterGroupSpacing_(10)
    section:setContentInsets_({top = 5, leading = 15, bottom = 5, trailing = 15})
    show(layout, {4})
    assert.same({"15,5 80x40", "110,5 80x40", "205,5 80x40", "15,55 80x40"}, frames())
    assert.equal(100, view:contentSize().height)
  end)

  it("nests groups, and sets items in by their insets", function()
    local large = item("fractionalWidth 0.5", "fractionalHeight 1")
    large:setContentInsets_({top = 2, leading = 2, bottom = 2, trailing = 2})
    local column = objc.NSCollectionLayoutGroup:verticalGroupWithLayoutSize_subitem_count_(
      size("fractionalWidth 0.5", "fractionalHeight 1"), item("fractionalWidth 1", "fractionalHeight 1"), 2)
    local layout = composed(horizontal("fractionalWidth 1", "fractionalHeight 0.5", {large, column}))
    show(layout, {4})
    assert.same({"2,2 146x196", "150,0 150x100", "150,100 150x100", "2,202 146x196"}, frames())
  end)

  it("asks a provider for each section, with the room there is", function()
    local asked = {}
    local layout = objc.UICollectionViewCompositionalLayout:alloc():initWithSectionProvider_(
      function(section, environment)
        asked[#asked + 1] = section .. " " .. environment:container():effectiveContentSize().width
        return objc.NSCollectionLayoutSection:sectionWithGroup_(
          horizontal("fractionalWidth 1", "absolute " .. (section + 1) * 10,
            {item("fractionalWidth 1", "fractionalHeight 1")}))
      end)
    show(layout, {1, 1})
    assert.same({"0 300.0", "1 300.0"}, asked)
    assert.same({"0,0 300x10", "0,10 300x20"}, frames())
    assert.error_matches(function()
      show(objc.UICollectionViewCompositionalLayout:alloc():initWithSectionProvider_(
        function() return nil end), {1})
    end, "Invalid section definition")
  end)

  it("scrolls sideways with a configuration", function()
    local configuration = objc.UICollectionViewCompositionalLayoutConfiguration:new()
    configuration:setScrollDirection_(uikit.UICollectionViewScrollDirectionHorizontal)
    local section = objc.NSCollectionLayoutSection:sectionWithGroup_(
      horizontal("absolute 100", "fractionalHeight 1", {item("fractionalWidth 1", "fractionalHeight 1")}))
    show(objc.UICollectionViewCompositionalLayout:alloc():initWithSection_configuration_(section,
      configuration), {5})
    assert.same({width = 500, height = 400}, view:contentSize())
    assert.equal(3, #view:visibleCells())
  end)

  it("puts headers above sections, and pins them", function()
    local layout, section = composed(horizontal("fractionalWidth 1", "absolute 100",
      {item("fractionalWidth 1", "fractionalHeight 1")}))
    local header = objc.NSCollectionLayoutBoundarySupplementaryItem
      :boundarySupplementaryItemWithLayoutSize_elementKind_alignment_(
        size("fractionalWidth 1", "absolute 30"), uikit.UICollectionElementKindSectionHeader, 1)
    header:setPinToVisibleBounds_(true)
    section:setBoundarySupplementaryItems_({header})
    show(layout, {10})
    assert.equal("0,30 300x100", frames()[1])
    view:setContentOffset_({0, 200})
    runloop.run(0)
    local shown = view:visibleSupplementaryViewsOfKind_(uikit.UICollectionElementKindSectionHeader)
    assert.equal(200, shown[1]:frame().origin.y)
  end)

  it("asks cells for their heights where these are estimated", function()
    local Tall = objc.class("TallComposedCell", objc.UICollectionViewCell, function(instance)
      function instance:preferredLayoutAttributesFittingAttributes_(attributes)
        local made = attributes:copy()
        made:setSize_({attributes:size().width, 70})
        return made
      end
    end)
    local layout = composed(horizontal("fractionalWidth 1", "estimated 20",
      {item("fractionalWidth 1", "estimated 20")}))
    show(layout, {3}, Tall)
    assert.same({"0,0 300x70", "0,70 300x70", "0,140 300x70"}, frames())
  end)
end)

describe("a list layout", function()
  it("has rows as wide as the collection, as tall as their contents", function()
    local list = objc.UICollectionLayoutListConfiguration:alloc():initWithAppearance_(0)
    show(objc.UICollectionViewCompositionalLayout:layoutWithListConfiguration_(list), {2},
      objc.UICollectionViewListCell)
    for _, cell in ipairs(view:visibleCells()) do
      local content = cell:defaultContentConfiguration()
      content:setText_("Text")
      cell:setContentConfiguration_(content)
      assert.equal(300, cell:frame().size.width)
    end
    view:reloadData()
    runloop.run(0)
    assert.same({"0,0 300x44", "0,44 300x44"}, frames())
  end)

  it("is inset from the edges on request, and has headers", function()
    local list = objc.UICollectionLayoutListConfiguration:alloc():initWithAppearance_(2)
    list:setHeaderMode_(1)
    show(objc.UICollectionViewCompositionalLayout:layoutWithListConfiguration_(list), {1},
      objc.UICollectionViewListCell)
    assert.equal(16, view:visibleCells()[1]:frame().origin.x)
    assert.equal(268, view:visibleCells()[1]:frame().size.width)
    assert.equal(1,
      #view:visibleSupplementaryViewsOfKind_(uikit.UICollectionElementKindSectionHeader))
  end)
end)

describe("a list's cell", function()
  local cell

  before_each(function()
    cell = objc.UICollectionViewListCell:alloc():initWithFrame_({0, 0, 300, 44})
    window:addSubview_(cell)
  end)

  it("gives its accessories room beside the contents", function()
    local custom = objc.UIView:alloc():initWithFrame_({0, 0, 24, 24})
    cell:setAccessories_({
      objc.UICellAccessoryDisclosureIndicator:new(),
      objc.UICellAccessoryCustomView:alloc():initWithCustomView_placement_(custom, 0),
    })
    cell:layoutIfNeeded()
    assert.same({origin = {x = 40, y = 0}, size = {width = 226, height = 44}},
      cell:contentView():frame())
    assert.equal(cell, custom:superview())
  end)

  it("runs the handler of an accessory that is tapped", function()
    local tapped = 0
    local detail = objc.UICellAccessoryDetail:new()
    detail:setActionHandler_(function() tapped = tapped + 1 end)
    cell:setAccessories_({detail})
    runloop.run(0)
    gesture.tap(cell:subviews()[2])
    assert.equal(1, tapped)
  end)

  it("rejects two accessories of one type", function()
    assert.error_matches(function()
      cell:setAccessories_({objc.UICellAccessoryCheckmark:new(), objc.UICellAccessoryCheckmark:new()})
    end, "more than one accessory")
  end)

  it("is indented by its level", function()
    cell:setIndentationLevel_(2)
    cell:layoutIfNeeded()
    assert.equal(20, cell:contentView():frame().origin.x)
  end)
end)
