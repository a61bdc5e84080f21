describe("the spelling of a definition", function()
  local number = 0

  -- The one selector that a class has after this one method was defined in its body.
  local function selector_of(name, method)
    number = number + 1
    local class = objc.class("DefinitionSpeller" .. number, objc.NSObject, function(instance)
      instance[name] = method
    end)
    local methods = objc.class_copyMethodList(class)
    assert.equal(1, #methods)
    return objc.sel_getName(objc.method_getName(methods[1]))
  end

  it("is exact when it contains a colon", function()
    assert.equal("da:b_c:", selector_of("da:b_c:", function(self) end))
    assert.equal("db:", selector_of("db:", function(self, x, y) end))
  end)

  it("makes a colon of the last underscores, one for each parameter", function()
    assert.equal("setXx_dTime:", selector_of("setXx_dTime_", function(self, t) end))
    assert.equal("p_didEnd:slow:", selector_of("p_didEnd_slow_", function(self, view, slow) end))
    assert.equal("dc_d", selector_of("dc_d", function(self) end))
  end)

  it("adds a missing last underscore when there are parameters", function()
    assert.equal("hook_setDel:", selector_of("hook_setDel", function(self, d) end))
    assert.equal("dd:e:", selector_of("dd_e", function(self, x, y) end))
  end)

  it("has a colon when it ends in an underscore, also without parameters", function()
    assert.equal("didShow:", selector_of("didShow_", function(self) end))
  end)

  it("does not count _cmd as a parameter", function()
    assert.equal("de", selector_of("de", objc.imp(function(self, _cmd) end)))
    assert.equal("df:", selector_of("df", objc.imp(function(self, _cmd, x) end)))
  end)

  it("accepts a known selector with at least as many colons", function()
    objc.sel "dg:of:three:"
    assert.equal("dg:of:three:", selector_of("dg_of_three_", function(self, x) end))
    assert.equal("dg:of:three:", selector_of("dg_of_three_", function(self, ...) end))
  end)

  it("prefers, of several known selectors, the one with a colon for each parameter", function()
    objc.sel "dh:i:"
    objc.sel "dh_i:"
    assert.equal("dh_i:", selector_of("dh_i_", function(self, x) end))
    assert.equal("dh:i:", selector_of("dh_i_", function(self, x, y) end))
  end)

  it("makes the selector known to definitions that follow", function()
    assert.equal("dj:k:", selector_of("dj:k:", function(self) end))
    assert.equal("dj:k:", selector_of("dj_k_", function(self) end))
  end)

  it("may be a selector object", function()
    assert.equal("dl_m", selector_of(objc.sel "dl_m", function(self) end))
  end)

  it("is an error that shows the exact form when there are too few underscores", function()
    assert.error_matches(function() selector_of("dn", function(self, x, y) end) end, 'dn.*:')
  end)

  it("is an error for a vararg or C function when no known selector has it", function()
    assert.error_matches(function() selector_of("dp_q_", function(self, ...) end) end, "dp_q_")
    assert.error_matches(function() selector_of("dr_s_", print) end, "dr_s_")
  end)
end)
