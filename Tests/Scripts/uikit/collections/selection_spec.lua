local log, answers, view, spy, rows

local function path(item) return objc.NSIndexPath:indexPathForItem_inSection_(item, 0) end
local function cell(item) return view:cellForItemAtIndexPath_(path(item)) end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end
local function tap(item)
  gesture.tap(cell(item))
  return drain()
end

local Spy = objc.class("ItemSpy", objc.NSObject, {
  protocols = {"UICollectionViewDataSource", "UICollectionViewDelegate"}}, function(instance)
  function instance:collectionView_numberOfItemsInSection_(_, _) return rows end
  function instance:collectionView_cellForItemAtIndexPath_(collection, at)
    return collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", at)
  end
  for _, event in ipairs {"didHighlight", "didUnhighlight", "didSelect", "didDeselect"} do
    instance[("collectionView:%sItemAtIndexPath:"):format(event)] = function(_, _, at)
      log[#log + 1] = event .. " " .. at:item()
    end
  end
  for _, event in ipairs {"shouldHighlight", "shouldSelect", "shouldDeselect"} do
    instance[("collectionView:%sItemAtIndexPath:"):format(event)] = function(_, _, at)
      log[#log + 1] = event .. " " .. at:item()
      return answers[event] ~= false
    end
  end
end)

before_each(function()
  log, answers, rows = {}, {}, 9
  view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
    {0, 0, 320, 400}, objc.UICollectionViewFlowLayout:new())
  view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
  spy = Spy:new()
  view:setDelegate_(spy)
  view:setDataSource_(spy)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)

after_each(function() view:removeFromSuperview() end)

describe("a tap on an item", function()
  it("finds its item also before the layout that makes its cell", function()
    for _ = 1, 2 do
      view:reloadData()
      gesture.tap(view, {at = {x = 20, y = 20}})
      assert.matches("didSelect 0", drain())
    end
  end)

  it("highlights it, and selects it on lift", function()
    assert.equal("shouldHighlight 2, didHighlight 2, didUnhighlight 2, shouldSelect 2, didSelect 2",
      tap(2))
    assert.is_true(cell(2):isSelected())
    assert.equal(2, view:indexPathsForSelectedItems()[1]:item())
  end)

  it("deselects the old one without asking", function()
    tap(2)
    assert.equal("shouldHighlight 3, didHighlight 3, didUnhighlight 3, shouldSelect 3, "
      .. "didDeselect 2, didSelect 3", tap(3))
    assert.is_false(cell(2):isSelected())
  end)

  it("does nothing when it should not be highlighted, or selected", function()
    answers.shouldHighlight = false
    assert.equal("shouldHighlight 1", tap(1))
    answers = {shouldSelect = false}
    assert.matches("shouldSelect 1$", tap(1))
    assert.same({}, view:indexPathsForSelectedItems())
  end)

  it("asks before deselecting in multiple selection", function()
    view:setAllowsMultipleSelection_(true)
    tap(1)
    assert.matches("shouldSelect 2, didSelect 2$", tap(2))
    assert.matches("didUnhighlight 1, shouldDeselect 1, didDeselect 1$", tap(1))
    answers.shouldDeselect = false
    assert.matches("shouldDeselect 2$", tap(2))
    assert.equal(1, #view:indexPathsForSelectedItems())
  end)
end)

describe("an item under a finger", function()
  it("is not selected when the touch is cancelled", function()
    tap(2)
    local finger = gesture.touch(cell(3))
    runloop.run(0.2)
    assert.equal("shouldHighlight 3, didHighlight 3", drain())
    assert.is_true(cell(3):isHighlighted())
    finger:cancel()
    assert.equal("didUnhighlight 3", drain())
    assert.is_true(cell(2):isSelected())
    assert.is_false(cell(3):isHighlighted())
  end)
end)

describe("selecting items from code", function()
  it("does not notify the delegate", function()
    view:selectItemAtIndexPath_animated_scrollPosition_(path(4), false, 0)
    view:selectItemAtIndexPath_animated_scrollPosition_(path(5), false, 0)
    view:deselectItemAtIndexPath_animated_(path(5), false)
    assert.equal("", drain())
    assert.same({}, view:indexPathsForSelectedItems())
  end)
end)

describe("updates of items", function()
  it("move cells and selection", function()
    tap(4)
    local chosen = cell(4)
    rows = 8
    view:deleteItemsAtIndexPaths_ {path(0)}
    assert.equal(chosen, cell(3))
    assert.equal(3, view:indexPathsForSelectedItems()[1]:item())
    rows = 10
    local finished
    view:performBatchUpdates_completion_(function()
      view:insertItemsAtIndexPaths_ {path(0), path(1)}
    end, function(done) finished = done end)
    assert.equal(chosen, cell(5))
    assert.equal(10, #view:visibleCells())
    runloop.runUntilIdle()
    assert.is_true(finished)
  end)

  it("that do not add up raise UIKit's exception", function()
    local ok, e = pcall(view.insertItemsAtIndexPaths_, view, {path(0)})
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("Updates = [\n\tInsert item (0 - 0)\n]", e.reason, 1, true)
  end)
end)

describe("a tracker in front of the real delegate", function()
  local function proxy(name, target)
    local Proxy = objc.class(name, objc.NSProxy, function(instance)
      objc.property(instance, "target", {policy = "weak"})
      function instance:methodSignatureForSelector_(sel)
        return self:target():methodSignatureForSelector_(sel)
      end
      function instance:forwardInvocation_(inv) inv:invokeWithTarget_(self:target()) end
      function instance:collectionView_didSelectItemAtIndexPath_(collection, at)
        log[#log + 1] = name .. " " .. at:item()
        self:target():collectionView_didSelectItemAtIndexPath_(collection, at)
      end
    end)
    local made = Proxy:alloc()
    made:setTarget_(target)
    return made
  end

  it("sees a tap first, and the delegate sees it once", function()
    local tracker = proxy("Tracker1", spy)
    view:setDelegate_(tracker)
    assert.matches("shouldSelect 1, Tracker1 1, didSelect 1$", tap(1))
  end)

  it("may itself be in front of another one", function()
    local inner = proxy("Tracker2", spy)
    local outer = proxy("Tracker3", inner)
    view:setDelegate_(outer)
    assert.matches("shouldSelect 1, Tracker3 1, Tracker2 1, didSelect 1$", tap(1))
  end)
end)
