-- Searching a text view: UIFindInteraction.h and UITextSearching.h.
-- Systems before iOS 16 have no tests here.
if not objc.NSClassFromString "UIFindInteraction" then return end

local world, view, log

local function note(...) log[#log + 1] = table.concat({...}, " ") end
local function said() return table.concat(log, ", ") end

before_each(function()
  world, log = objc.snapshot(), {}
  view = objc.UITextView:alloc():initWithFrame_ {0, 0, 300, 200}
  view:setText_ "One fish, two fish, red Fish"
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

local function press(title)
  local function find(of)
    for _, child in ipairs(of:subviews()) do
      if child:isKindOfClass_(objc.UIButton) and child:titleForState_(0) == title then return child end
      local found = find(child)
      if found then return found end
    end
  end
  gesture.tap(find(uikit.keyWindow()))
end

describe("the find panel of a text view", function()
  it("searches the typed text, and moves from one result to the next", function()
    assert.is_nil(view:findInteraction())
    view:setFindInteractionEnabled_(true)
    local find = view:findInteraction()
    find:presentFindNavigatorShowingReplace_(false)
    assert.is_true(find:isFindNavigatorVisible())
    uikit.type "fish"
    local session = find:activeFindSession()
    assert.same({3, 0}, {session:resultCount(), session:highlightedResultIndex()})
    press "Next"
    assert.equal(1, session:highlightedResultIndex())
    press "Previous"
    press "Previous"
    assert.equal(2, session:highlightedResultIndex())
    press "Done"
    assert.is_false(find:isFindNavigatorVisible())
    assert.is_nil(find:activeFindSession())
  end)

  it("replaces one result or all, where the text may be edited", function()
    view:setFindInteractionEnabled_(true)
    local find = view:findInteraction()
    find:setSearchText_ "fish"
    find:setReplacementText_ "cat"
    find:presentFindNavigatorShowingReplace_(true)
    press "Replace"
    assert.equal("One cat, two fish, red Fish", view:text())
    assert.equal(2, find:activeFindSession():resultCount())
    press "All"
    assert.equal("One cat, two cat, red cat", view:text())
    assert.equal(0, find:activeFindSession():resultCount())
  end)
end)

describe("a find interaction of an app's own view", function()
  it("requests a session, searches with its messages and reports its end", function()
    local Page = objc.class("SearchedPage", objc.UIView, function(instance)
      instance["findInteraction:sessionForView:"] = function(self)
        note "session"
        return objc.UITextSearchingFindSession:alloc():initWithSearchableObject_(self)
      end
      instance["findInteraction:didBeginFindSession:"] = function() note "began" end
      instance["findInteraction:didEndFindSession:"] = function() note "ended" end
      instance["performTextSearchWithQueryString:usingOptions:resultAggregator:"] =
        function(_, query, options, aggregator)
          note(query, options:stringCompareOptions(), options:wordMatchMethod())
          for _, n in ipairs {2, 1} do
            aggregator:foundRange_forSearchString_inDocument_(
              view:textRangeFromPosition_toPosition_(
                view:positionFromPosition_offset_(view:beginningOfDocument(), n),
                view:endOfDocument()), query, nil)
          end
          aggregator:finishedSearching()
        end
      instance["compareFoundRange:toRange:inDocument:"] = function(_, one, other)
        return view:comparePosition_toPosition_(one:start(), other:start())
      end
      instance["decorateFoundTextRange:inDocument:usingStyle:"] = function(_, range, _, style)
        note(view:offsetFromPosition_toPosition_(view:beginningOfDocument(), range:start()), style)
      end
      function instance:clearAllDecoratedFoundText() note "cleared" end
    end)
    local page = Page:alloc():initWithFrame_ {0, 300, 100, 100}
    uikit.keyWindow():addSubview_(page)
    local find = objc.UIFindInteraction:alloc():initWithSessionDelegate_(page)
    page:addInteraction_(find)
    find:presentFindNavigatorShowingReplace_(false)
    assert.equal("session, began", said())
    log = {}
    find:setSearchText_ "x"
    assert.equal("cleared, x 1 0, 1 1, 2 1, 1 2", said())
    log = {}
    find:findNext()
    assert.equal("1 1, 2 2", said())
    log = {}
    page:removeInteraction_(find)
    assert.equal("cleared, ended", said())
  end)
end)
