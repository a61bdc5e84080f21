describe("a search bar", function()
  local bar, delegate, log, answers

  local Delegate = objc.class("SearchDelegate", objc.NSObject, {
    protocols = {"UISearchBarDelegate"}}, function(instance)
    function instance:searchBarShouldBeginEditing_(_) return answers.begins ~= false end
    function instance:searchBarTextDidBeginEditing_(_) log[#log + 1] = "begin" end
    function instance:searchBarTextDidEndEditing_(_) log[#log + 1] = "end" end
    function instance:searchBar_textDidChange_(_, text) log[#log + 1] = "text " .. text end
    function instance:searchBar_shouldChangeTextInRange_replacementText_(_, range, text)
      return not (text == "!" and range.location == 2)
    end
    function instance:searchBarSearchButtonClicked_(_) log[#log + 1] = "search" end
    function instance:searchBarCancelButtonClicked_(searched)
      log[#log + 1] = "cancel"
      searched:resignFirstResponder()
    end
  end)

  before_each(function()
    log, answers, delegate = {}, {}, Delegate:new()
    bar = objc.UISearchBar:alloc():initWithFrame_ {0, 100, 320, 56}
    bar:setDelegate_(delegate)
    uikit.keyWindow():addSubview_(bar)
    runloop.run(0)
  end)
  after_each(function() bar:removeFromSuperview() end)

  it("notifies its delegate of typed text, and not of text that a script sets", function()
    gesture.tap(bar)
    assert.is_true(bar:isFirstResponder())
    local field = bar:searchTextField()
    field:insertText_ "ab"
    uikit.type "!\b\n"
    bar:setText_ "set"
    assert.equal("set", field:text())
    gesture.tap(field, {at = {320 - 16 - 14, 18}})
    assert.equal("begin, text ab, text a, search, text ", table.concat(log, ", "))
  end)

  it("has a cancel button on request", function()
    assert.is_false(bar:showsCancelButton())
    bar:setShowsCancelButton_animated_(true, true)
    bar:becomeFirstResponder()
    runloop.run(0)
    gesture.tap(bar, {at = {290, 28}})
    assert.equal("begin, cancel, end", table.concat(log, ", "))
    assert.is_false(bar:isFirstResponder())
  end)

  it("edits nothing when its delegate rejects", function()
    answers.begins = false
    gesture.tap(bar)
    assert.is_false(bar:becomeFirstResponder())
    assert.equal(0, #log)
  end)
end)
