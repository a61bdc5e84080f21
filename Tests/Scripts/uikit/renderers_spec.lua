local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a renderer of pictures", function()
  it("runs its actions once and returns a picture of its size and scale", function()
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

  it("returns a file of its drawing", function()
    local renderer = objc.UIGraphicsImageRenderer:alloc():initWithSize_{4, 2}
    local runs = 0
    local png = renderer:PNGDataWithActions_(function() runs = runs + 1 end)
    local jpeg = renderer:JPEGDataWithCompressionQuality_actions_(0.8, function() runs = runs + 1 end)
    assert.equal("\x89PNG", objc.unbox(png):sub(1, 4))
    assert.equal("\xFF\xD8", objc.unbox(jpeg):sub(1, 2))
    assert.equal(2, runs)
  end)

  it("draws at the screen's scale unless its format has another", function()
    local image = objc.UIGraphicsImageRenderer:alloc():initWithSize_{5, 5}:imageWithActions_(function() end)
    assert.equal(objc.UIScreen:mainScreen():scale(), image:scale())
    assert.error_matches(function()
      objc.UIGraphicsImageRendererFormat:new():setScale_(-1)
    end, "-1.0 is no scale of a picture")
  end)
end)
