-- The description of a view, as logs of devices have it.

local function described(view)
  return (tostring(view:description()):gsub("0x%x+", "0x"))
end

describe("the description of a view", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  it("has the frame, what differs from a new view, and the layer", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 1.5, 20, 100 / 3}
    assert.equal("<UIView: 0x; frame = (0 1.5; 20 33.3333); layer = <CALayer: 0x>>", described(view))
    view:setClipsToBounds_(true)
    view:setAlpha_(0.5)
    view:setHidden_(true)
    view:setOpaque_(false)
    view:setAutoresizingMask_(uikit.UIViewAutoresizingFlexibleWidth | uikit.UIViewAutoresizingFlexibleTopMargin)
    view:setUserInteractionEnabled_(false)
    view:setTag_(7)
    view:addGestureRecognizer_(objc.UITapGestureRecognizer:new())
    assert.equal("<UIView: 0x; frame = (0 1.5; 20 33.3333); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
      .. "autoresize = W+TM; userInteractionEnabled = NO; tag = 7; gestureRecognizers = <NSArray: 0x>; layer = <CALayer: 0x>>",
      described(view))
  end)

  it("names the framework's class below a class of the app", function()
    local Cell = objc.class("DescribedCell", objc.UITableViewCell)
    assert.matches("^<DescribedCell: 0x; baseClass = UITableViewCell; frame", described(Cell:new()))
    assert.matches("^<DescribedView: 0x; frame", described(objc.class("DescribedView", objc.UIView):new()))
  end)

  it("has a text of at most 25 characters", function()
    local label = objc.UILabel:new()
    label:setText_ "Learn how to hide your feelings"
    assert.matches("text = 'Learn how to hide your fe...'; ", described(label), 1, true)
    label:setText_ "short"
    assert.matches("frame = (0 0; 0 0); text = 'short'; ", described(label), 1, true)
  end)

  it("says what a scroll view shows, and the source of a list by system", function()
    for version, pattern in pairs {
      ["18.5"] = "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>",
      ["12.4"] = "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>",
      ["9.3"] = "contentOffset: {0, 0}; contentSize: {0, 0}>",
    } do
      uikit.setting("systemVersion", version)
      assert.matches(pattern, described(objc.UITableView:alloc():initWithFrame_ {0, 0, 0, 0}), 1, true)
      local collection = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
        {0, 0, 10, 10}, objc.UICollectionViewFlowLayout:new())
      assert.matches(version == "18.5" and "; layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>"
        or "> collection view layout: <UICollectionViewFlowLayout: 0x>", described(collection), 1, true)
    end
  end)

  it("has colors since 16, and the background of a text field since 13", function()
    local view, field = objc.UIView:new(), objc.UITextField:new()
    view:setBackgroundColor_(objc.UIColor:redColor())
    for version, has in pairs {["18.5"] = {true, true}, ["13.0"] = {false, true}, ["12.4"] = {false, false}} do
      uikit.setting("systemVersion", version)
      assert.equal(has[1], described(view):find("backgroundColor = ", 1, true) ~= nil, version)
      assert.equal(has[2], described(field):find("borderStyle = None; background = <", 1, true) ~= nil, version)
    end
  end)
end)
