local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("tokens of a search field", function()
  local field

  before_each(function()
    field = objc.UISearchTextField:alloc():initWithFrame_{0, 0, 300, 40}
    field:setText_ "swift lua"
    for index, name in ipairs{"a", "b"} do
      field:insertToken_atIndex_(objc.UISearchToken:tokenWithIcon_text_(nil, name), index - 1)
    end
  end)

  it("have positions before those of the text", function()
    assert.equal(0, field:comparePosition_toPosition_(
      field:positionOfTokenAtIndex_(0), field:beginningOfDocument()))
    local text = field:textualRange()
    assert.equal(1, field:offsetFromPosition_toPosition_(field:positionOfTokenAtIndex_(1), text:start()))
    assert.equal("swift lua", field:textInRange_(text))
    assert.same({}, field:tokensInRange_(text))
    local last = field:textRangeFromPosition_toPosition_(field:positionOfTokenAtIndex_(1), text:start())
    assert.same({field:tokens()[2]}, field:tokensInRange_(last))
    assert.error_matches(function() field:positionOfTokenAtIndex_(2) end, "index 2 beyond bounds")
  end)

  it("replace text, and keep tokens", function()
    local start = field:positionFromPosition_offset_(field:beginningOfDocument(), 1)
    local text = field:textualRange()
    local range = field:textRangeFromPosition_toPosition_(start, field:positionFromPosition_offset_(text:start(), 6))
    local token = objc.UISearchToken:tokenWithIcon_text_(nil, "c")
    local changes = 0
    field:addAction_forControlEvents_(
      objc.UIAction:actionWithHandler_(function() changes = changes + 1 end), uikit.UIControlEventEditingChanged)
    field:replaceTextualPortionOfRange_withToken_atIndex_(range, token, 2)
    assert.same({"lua", 3, 1}, {field:text(), #field:tokens(), changes})
    assert.equal(token, field:tokens()[3])
  end)
end)
