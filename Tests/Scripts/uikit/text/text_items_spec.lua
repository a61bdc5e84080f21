local world, view, log

before_each(function()
  world = objc.snapshot()
  log = {}
  view = objc.UITextView:alloc():initWithFrame_{0, 100, 390, 200}
  view:setEditable_(false)
  local text = objc.NSMutableAttributedString:alloc():initWithString_ "Read this page now"
  text:addAttribute_value_range_("NSLink", objc.NSURL:URLWithString_ "https://example.com/a", {5, 9})
  view:setAttributedText_(text)
  uikit.keyWindow():addSubview_(view)
  hook.instead("UIApplication", "openURL:options:completionHandler:",
    function(_, _, url) log[#log + 1] = "open " .. url:absoluteString() end)
end)
after_each(function() objc.restore(world) end)

local function delegate(methods)
  local made = objc.class("ItemDelegate", objc.NSObject)
  for name, body in pairs(methods) do made[name] = body end
  local object = made:new()
  view:setDelegate_(object)
  return object
end

local function tapAt(index)
  local position = view:positionFromPosition_offset_(view:beginningOfDocument(), index)
  local caret = view:caretRectForPosition_(position)
  gesture.tap(view, {at = {x = caret.origin.x + 3, y = caret.origin.y + caret.size.height / 2}})
  runloop.run(0)
end

-- UITextItem came with iOS 17.
local later = objc.NSClassFromString "UITextItem" and it or pending

describe("a link in a text view", function()
  it("opens only for a tap on it", function()
    tapAt(2)
    assert.same({}, log)
    tapAt(7)
    assert.same({"open https://example.com/a"}, log)
  end)

  it("opens if the delegate allows it", function()
    local kept = delegate{["textView:shouldInteractWithURL:inRange:interaction:"] = function(_, _, url, range, kind)
      log[#log + 1] = ("ask %s %d+%d %d"):format(url:lastPathComponent(), range.location, range.length, kind)
      return false
    end}
    tapAt(7)
    assert.same({"ask a 5+9 0"}, log)
    assert.is_not_nil(kept)
  end)

  later("performs the delegate's primary action instead", function()
    local item
    local usual = true
    local kept = delegate{["textView:primaryActionForTextItem:defaultAction:"] = function(_, _, asked, default)
      item = asked
      if usual then return default end
      return objc.UIAction:actionWithHandler_(function() log[#log + 1] = "mine" end)
    end}
    tapAt(7)
    usual = false
    tapAt(7)
    assert.same({"open https://example.com/a", "mine"}, log)
    assert.equal(0, item:contentType())
    assert.equal("https://example.com/a", item:link():absoluteString())
    assert.same({5, 9}, {item:range().location, item:range().length})
    assert.is_not_nil(kept)
  end)

  it("is text like any other where the text is edited", function()
    view:setEditable_(true)
    tapAt(7)
    assert.same({}, log)
    assert.is_true(view:isFirstResponder())
  end)
end)
