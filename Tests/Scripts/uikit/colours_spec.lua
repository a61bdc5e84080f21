local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a color", function()
  it("is made by an initializer as by its class method", function()
    local colour = objc.UIColor:alloc():initWithDynamicProvider_(function()
      return objc.UIColor:redColor()
    end)
    local traits = objc.UITraitCollection:currentTraitCollection()
    assert.is_true(objc.UIColor:redColor():isEqual_(
      colour:resolvedColorWithTraitCollection_(traits)))
  end)
end)
