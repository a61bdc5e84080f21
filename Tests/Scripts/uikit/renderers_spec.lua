local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a renderer of pictures", function()
  it("runs its actions once and answers a picture of its size and scale", function()
    local format = objc.UIGraphicsImageRendererFormat:preferredFormat()
    format:setScale_(3)
    format:setOpaque_(true)
    local renderer = objc.UIGraphicsImageRenderer:alloc():initWithSize_format_({40, 20}, format)
    format:setScale_(1)
    local runs = 0
    local image = renderer:imageWithActions_(function(context)
      runs = runs + 1
      context:fillRect_{0, 0, 40, 20}
      assert.equal("UIGraphicsImageRendererContext", objc.object_getClassName(context))
      assert.equal(40, context:currentImage():size().width)
    end)
    assert.equal(1, runs)
    assert.same({width = 40, height = 20}, image:size())
    assert.equal(3, image:scale())
    assert.is_true(renderer:format():opaque())
    assert.equal(20, renderer:format():bounds().size.height)
  end)

  it("draws at the screen's scale unless its format says another", function()
    local image = objc.UIGraphicsImageRenderer:alloc():initWithSize_{5, 5}:imageWithActions_(function() end)
    assert.equal(objc.UIScreen:mainScreen():scale(), image:scale())
    assert.error_matches(function()
      objc.UIGraphicsImageRendererFormat:new():setScale_(-1)
    end, "-1.0 is no scale of a picture")
  end)
end)
