-- Methods of public headers that few apps send.
describe("a controller of a storyboard", function()
  it("is made by a creator of its coder, or by its class", function()
    local Page = objc.class("CreatedPage", objc.UIViewController, function(instance, _, super)
      objc.property(instance, "title2")
      instance["initWithCoder:title:"] = function(self, coder, title)
        self = super(self):initWithCoder_(coder)
        self:setTitle2_(title)
        return self
      end
    end)
    uikit.storyboard("Creators", {initial = "page", scenes = {page = {class = "CreatedPage"}}})
    local board = objc.UIStoryboard:storyboardWithName_bundle_("Creators", nil)
    local made = board:instantiateViewControllerWithIdentifier_creator_("page", function(coder)
      return objc.msgSend(Page:alloc(), "initWithCoder:title:", coder, "given")
    end)
    assert.equal("given", made:title2())
    assert.equal(board, made:storyboard())
    local other = board:instantiateInitialViewControllerWithCreator_(function() return nil end)
    assert.is_nil(other:title2())
    assert.is_true(other:isKindOfClass_(Page))
  end)
end)

describe("an index of names", function()
  it("has a section for each letter, and sorts as a reader does", function()
    local collation = objc.UILocalizedIndexedCollation:currentCollation()
    local Person = objc.class("IndexedPerson", objc.NSObject, function(instance)
      objc.property(instance, "name", {policy = "copy"})
    end)
    local people = {}
    for place, name in ipairs {"Zoe", "élan", "Ada", "3M", "eel"} do
      people[place] = Person:new()
      people[place]:setName_(name)
    end
    local sections, sorted = {}, {}
    for place, person in ipairs(people) do
      sections[place] = collation:sectionForObject_collationStringSelector_(person, "name")
    end
    assert.same({25, 4, 0, 26, 4}, sections)
    for person in objc.each(
      collation:sortedArrayFromArray_collationStringSelector_(people, "name")) do
      sorted[#sorted + 1] = person:name()
    end
    assert.same({"3M", "Ada", "eel", "élan", "Zoe"}, sorted)
  end)
end)

describe("the mode of a keyboard", function()
  it("is that of the device's language, for text input", function()
    local field = objc.UITextField:new()
    assert.equal("en-US", field:textInputMode():primaryLanguage())
    assert.is_nil(objc.UIView:new():textInputMode())
    assert.equal(field:textInputMode(), objc.UITextInputMode:currentInputMode())
  end)
end)

describe("an item of a web view's list", function()
  it("has the title of its page", function()
    uikit.page("https://rarer.example/", {title = "Rarer"})
    local view = objc.WKWebView:alloc():initWithFrame_ {0, 0, 100, 100}
    view:loadRequest_(objc.NSURLRequest:requestWithURL_(
      objc.NSURL:URLWithString_ "https://rarer.example/"))
    runloop.run(2)
    assert.equal("Rarer", view:backForwardList():currentItem():title())
  end)
end)

describe("a section's snapshot", function()
  it("inserts another beside an item, and lists expanded items", function()
    local outer = objc.NSDiffableDataSourceSectionSnapshot:new()
    outer:appendItems_ {"a", "b"}
    local inner = objc.NSDiffableDataSourceSectionSnapshot:new()
    inner:appendItems_ {"c"}
    inner:appendItems_intoParentItem_({"d"}, "c")
    inner:expandItems_ {"c"}
    assert.equal("c", outer:insertSnapshot_afterItem_(inner, "a"))
    assert.same({"a", "c", "d", "b"}, objc.unbox(outer:items()))
    assert.same({"c"}, objc.unbox(outer:expandedItems()))
    assert.equal(1, outer:levelOfItem_ "d")
  end)
end)
