-- The field of a search bar holds tokens before its text.
describe("a search field", function()
  local window = uikit.keyWindow()
  local bar, field, log

  local function token(text)
    return objc.UISearchToken:tokenWithIcon_text_(nil, text)
  end

  before_each(function()
    log = {}
    bar = objc.UISearchBar:alloc():initWithFrame_ {0, 0, 320, 56}
    window:addSubview_(bar)
    field = bar:searchTextField()
  end)

  after_each(function() bar:removeFromSuperview() end)

  it("is a field of classes of its own", function()
    assert.equal("UISearchBarTextField", objc.NSStringFromClass(field:class()))
    assert.is_true(field:isKindOfClass_(objc.UISearchTextField))
    assert.equal(objc.UITextField, objc.UISearchTextField:superclass())
  end)

  it("inserts and removes tokens in its order", function()
    local red, big = token "red", token "big"
    big:setRepresentedObject_("size")
    field:insertToken_atIndex_(red, 0)
    field:insertToken_atIndex_(big, 0)
    assert.equal("size", objc.each(field:tokens())():representedObject())
    field:removeTokenAtIndex_(0)
    assert.equal(red, objc.each(field:tokens())())
    assert.error_matches(function() field:removeTokenAtIndex_(1) end,
      "%-%[UISearchBarTextField removeTokenAtIndex:%]: index 1 beyond bounds %[0 %.%. 0%]")
  end)

  it("loses a token to a backspace before the text", function()
    local Watcher = objc.class("TokenWatcher", objc.NSObject, function(instance)
      function instance:changed() log[#log + 1] = #field:tokens() end
    end)
    local watcher = Watcher:new()
    field:addTarget_action_forControlEvents_(watcher, "changed",
      uikit.UIControlEventEditingChanged)
    field:setTokens_ {token "red", token "big"}
    field:becomeFirstResponder()
    uikit.type "a\b\b"
    assert.same({2, 2, 1}, log)
    field:setAllowsDeletingTokens_(false)
    uikit.type "\b"
    assert.equal(1, #field:tokens())
  end)
end)
