-- Differences that public reports show: other threads, nibs, menus and collections.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local logged = dofile(here .. "support/logged_by.lua")
local shown_views = dofile(here .. "support/shown_views.lua")

describe("a system", function()
  local show = shown_views(before_each, after_each)

  local function system(version) uikit.setting("systemVersion", version) end

  -- Activates a constraint on another thread.
  local function activate(constraint)
    local ok, exception
    objc.NSThread:detachNewThreadWithBlock_(function()
      ok, exception = pcall(function() constraint:setActive_(true) end)
    end)
    runloop.run(0.1)
    return ok, exception
  end

  it("raises for a layout on another thread since 13, if the view is in a window", function()
    for _, version in ipairs {"12.4", "13.0"} do
      system(version)
      local view = show(objc.UIView:alloc():initWithFrame_ {0, 0, 50, 50})
      view:setTranslatesAutoresizingMaskIntoConstraints_(false)
      local constraint = view:widthAnchor():constraintEqualToConstant_(70)
      local ok, exception = activate(constraint)
      assert.equal(version == "12.4", ok)
      assert.equal(version == "12.4", constraint:isActive())
      if not ok then
        assert.equal("NSInternalInconsistencyException", exception.name)
        assert.equal("Modifications to the layout engine must not be performed from a background thread after it "
          .. "has been accessed from the main thread.", exception.reason)
      end
      local loose = objc.UIView:new():widthAnchor():constraintEqualToConstant_(70)
      assert.is_true(activate(loose))
      constraint:setActive_(true)
      assert.is_true(constraint:isActive(), "the main thread may do it")
      constraint:setActive_(false)
    end
  end)

  it("logs such a layout before 13, once for each change", function()
    local lines = logged("12.4", [[
      local view = objc.UIView:new()
      view:setTranslatesAutoresizingMaskIntoConstraints_(false)
      uikit.keyWindow():addSubview_(view)
      for width = 1, 2 do
        objc.NSThread:detachNewThreadWithBlock_(function()
          view:widthAnchor():constraintEqualToConstant_(width):setPriority_(width)
          view:heightAnchor():constraintEqualToConstant_(width):setActive_(width == 1)
        end)
      end
      runloop.run(0.1)]])
    local words = "This application is modifying the autolayout engine from a background thread after the engine was "
      .. "accessed from the main thread. This can lead to engine corruption and weird crashes.\n"
    assert.equal(1, select(2, lines:gsub(words:gsub("%p", "%%%0"), "")), lines)
  end)

  local two_views = [[
    uikit.nib("Two", {
      {id = "root", subviews = {
        {id = "one", frame = {0, 0, 50, 50}, outlets = {gestureRecognizers = {"tap", "press"}}},
        {id = "two", frame = {0, 60, 50, 50}, outlets = {gestureRecognizers = {"tap"}}},
      }},
      {class = "UITapGestureRecognizer", id = "tap"}, {class = "UILongPressGestureRecognizer", id = "press"},
    })
    local root = objc.UINib:nibWithNibName_bundle_("Two", nil):instantiateWithOwner_options_(nil, nil)[1]
    local one, two = root:subviews()[1], root:subviews()[2]
    print(#(one:gestureRecognizers() or {}), #(two:gestureRecognizers() or {}))]]

  it("gives a recognizer of a nib to the first of several views, and logs the others", function()
    local lines = logged("9.3", two_views)
    assert.matches("^2\t0\n", (lines:gsub("^[^\n]*WARNING[^\n]*\n", "")))
    assert.matches("WARNING: A Gesture recognizer (<UITapGestureRecognizer: 0x", lines, 1, true)
    assert.matches("Beginning with iOS 9.0 it will be put in the first view it is loaded into.\n", lines, 1, true)
    assert.equal(1, select(2, lines:gsub("WARNING", "")))
  end)

  it("asks for the actions of an edit menu with the menu controller before 16, and a key command since", function()
    local senders
    local Text = objc.class("SenderText", objc.UITextView, function(instance, _, super)
      instance["canPerformAction:withSender:"] = function(self, action, sender)
        senders[objc.NSStringFromClass(sender:class())] = true
        return super(self):canPerformAction_withSender_(action, sender)
      end
    end)
    for version, expected in pairs {["15.8"] = "UIMenuController", ["16.0"] = "UIKeyCommand"} do
      system(version)
      local text = show(Text:alloc():initWithFrame_ {0, 0, 100, 100})
      text:setText_ "words"
      text:becomeFirstResponder()
      senders = {}
      local menu = objc.UIMenuController:sharedMenuController()
      menu:setMenuVisible_animated_(true, false)
      menu:setMenuVisible_animated_(false, false)
      text:resignFirstResponder()
      assert.same({[expected] = true}, senders, version)
    end
  end)

  -- A collection of two items whose layout also returns attributes of a third one.
  local collection = [[
    local Layout = objc.class("GenerousLayout", objc.UICollectionViewFlowLayout, function(instance, _, super)
      function instance:layoutAttributesForElementsInRect_(rect)
        local list = {}
        for _, one in ipairs(super(self):layoutAttributesForElementsInRect_(rect)) do list[#list + 1] = one end
        local more = objc.UICollectionViewLayoutAttributes:layoutAttributesForCellWithIndexPath_(
          objc.NSIndexPath:indexPathForItem_inSection_(2, 0))
        more:setFrame_ {0, 100, 50, 50}
        list[#list + 1] = more
        return list
      end
    end)
    local Source = objc.class("TwoItems", objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 2 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
    end)
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 300}, Layout:new())
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    local source = Source:new()
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    print(pcall(function() view:layoutIfNeeded() end))
    print(#view:visibleCells())]]

  it("raises for attributes of an item that does not exist before 13, and ignores them since", function()
    assert.matches("^false\tNSInternalInconsistencyException: UICollectionView received layout attributes for a cell "
      .. "with an index path that does not exist: ", logged("12.4", collection))
    local lines = logged("13.0", collection)
    assert.matches("true\n2\n", lines, 1, true)
    assert.matches("but are not valid for the data source counts. Attributes will be ignored.\n", lines, 1, true)
  end)

  it("raises for a supplementary view beyond the sections of a flow layout", function()
    local Source = objc.class("OneSection", objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 1 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
    end)
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 300},
      objc.UICollectionViewFlowLayout:new())
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(objc.UICollectionReusableView,
      "UICollectionElementKindSectionHeader", "header")
    local source = Source:new()
    view:setDataSource_(source)
    show(view)
    local function dequeue(section)
      return pcall(function()
        return view:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(
          "UICollectionElementKindSectionHeader", "header", objc.NSIndexPath:indexPathForItem_inSection_(0, section))
      end)
    end
    local ok, exception = dequeue(4)
    assert.is_false(ok)
    assert.matches("request for layout attributes for supplementary view UICollectionElementKindSectionHeader in "
      .. "section 4 when there are only 1 sections in the collection view", exception.reason, 1, true)
    assert.is_true(dequeue(0))
  end)
end)
