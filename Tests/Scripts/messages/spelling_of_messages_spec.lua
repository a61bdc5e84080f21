describe("the spelling of a message", function()
  local Speller = objc.class("MessageSpeller", objc.NSObject, function(instance)
    instance["plain"] = function() return "plain" end
    instance["plain:"] = function(_, x) return "plain:" .. tostring(x) end
    instance["one:"] = function(_, x) return "one:" .. tostring(x) end
    instance["first:second:"] = function(_, x, y) return x .. "," .. y end
    instance["xx_keep:inner_word:"] = function(_, x, y) return x .. "+" .. y end
    instance["twice:named:"] = function() return "two colons" end
    instance["twice_named:"] = function() return "one colon" end
    instance["_leading:"] = function(_, x) return x end
  end)
  local speller = Speller:new()

  it("writes an underscore for each colon", function()
    assert.equal("1,2", speller:first_second_(1, 2))
  end)

  it("may leave off the last underscore", function()
    assert.equal("1,2", speller:first_second(1, 2))
    assert.equal("one:7", speller:one(7))
  end)

  it("keeps the underscores that belong to the selector", function()
    assert.equal("1+2", speller:xx_keep_inner_word_(1, 2))
    assert.equal("1+2", speller:xx_keep_inner_word(1, 2))
    assert.equal(5, speller:_leading_(5))
  end)

  it("is exact when it contains a colon", function()
    assert.equal("1,2", speller["first:second:"](speller, 1, 2))
    assert.equal("two colons", speller["twice:named:"](speller))
    assert.equal("one colon", speller["twice_named:"](speller))
  end)

  it("means the selector without a colon when both exist, for any arguments", function()
    assert.equal("plain", speller:plain())
    assert.equal("plain", speller:plain(1))
    assert.equal("plain:nil", speller:plain_())
    assert.equal("plain:1", speller:plain_(1))
  end)

  it("is an error that lists both selectors when two fit", function()
    for _, name in ipairs {"twice_named_", "twice_named"} do
      local call = function() return speller[name](speller, 1) end
      assert.error_matches(call, "twice:named:", 1, true)
      assert.error_matches(call, "twice_named:", 1, true)
    end
  end)

  it("finds inherited selectors and methods added later", function()
    local Child = objc.class("MessageSpellerChild", Speller)
    local child = Child:new()
    assert.equal("one:3", child:one_(3))
    objc.class_addMethod(Speller, "late:arrival:", function(_, x, y) return x * y end)
    assert.equal(12, child:late_arrival_(3, 4))
  end)

  it("looks among the receiver's selectors before all others", function()
    objc.sel "one_"
    assert.equal("one:7", speller:one_(7))
  end)

  -- The selector that was sent, from the error of the receiver that does not implement it.
  local function sent(name, ...)
    local ok, raised = pcall(speller[name], speller, ...)
    assert.is_false(ok)
    return raised.reason:match "^%-%[MessageSpeller (.+)%]: unrecognized selector"
  end

  it("accepts any known selector when the receiver implements none that fits", function()
    objc.sel "known:elsewhere_too:"
    assert.equal("known:elsewhere_too:", sent("known_elsewhere_too_", 1, 2))
  end)

  it("converts the last underscores to colons, one for each argument, for an unknown name", function()
    assert.equal("utterly_unheard_of", sent "utterly_unheard_of")
    assert.equal("utterly_unheard_a:", sent("utterly_unheard_a", 1))
    assert.equal("utterly_unheard:b:", sent("utterly_unheard_b_", 1, 2))
  end)

  it("is an error when it has fewer underscores than arguments", function()
    assert.error_matches(function() speller:unheardword(1, 2) end, "unheardword")
  end)
end)
