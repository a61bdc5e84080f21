local world, log, view

before_each(function()
  world = objc.snapshot()
  log = {}
  view = objc.UIImageView:alloc():initWithImage_(objc.UIImage:systemImageNamed_("bell"))
end)
after_each(function() objc.restore(world) end)

local function said() return table.concat(log, " ") end

local function note(name)
  return function(context)
    log[#log + 1] = name .. (context:isFinished() and "+" or "-")
    assert.equal(view, context:sender())
  end
end

local function add(effect, name, options, animated)
  view:addSymbolEffect_options_animated_completion_(effect,
    options or objc.NSSymbolEffectOptions:options(), animated ~= false, note(name))
end

describe("a symbol's effect", function()
  it("bounces once, or as often and as fast as the options say", function()
    add(objc.NSSymbolBounceEffect:bounceUpEffect():effectWithByLayer(), "bounce",
      objc.NSSymbolEffectOptions:optionsWithRepeatCount_(3):optionsWithSpeed_(2))
    runloop.run(0.7)
    assert.equal("", said())
    runloop.run(0.1)
    assert.equal("bounce+", said())
  end)

  it("pulses until it is removed, and then has not finished", function()
    add(objc.NSSymbolPulseEffect:effect(), "pulse")
    runloop.run(60)
    assert.equal("", said())
    view:removeSymbolEffectOfType_options_animated_completion_(objc.NSSymbolPulseEffect:effect(),
      objc.NSSymbolEffectOptions:options(), true, note("removed"))
    assert.equal("pulse-", said())
    runloop.run(1)
    assert.equal("pulse- removed+", said())
  end)

  it("pulses once where its options do not repeat", function()
    add(objc.NSSymbolPulseEffect:effect(), "pulse",
      objc.NSSymbolEffectOptions:optionsWithNonRepeating())
    runloop.run(1)
    assert.equal("pulse+", said())
  end)

  it("replaces only another of its type", function()
    add(objc.NSSymbolBounceEffect:effect(), "up")
    add(objc.NSSymbolScaleEffect:scaleUpEffect(), "scale")
    add(objc.NSSymbolBounceEffect:bounceDownEffect(), "down")
    assert.equal("up-", said())
    runloop.run(1)
    assert.equal("up- scale+ down+", said())
  end)

  it("applies at once when it changes the look without animation", function()
    add(objc.NSSymbolDisappearEffect:effect(), "gone", nil, false)
    runloop.run(0)
    assert.equal("gone+", said())
    view:removeAllSymbolEffects()
    assert.equal("gone+", said())
  end)

  it("is reached by every shorter message", function()
    local seen = 0
    hook.after(objc.UIImageView, "addSymbolEffect:options:animated:completion:", function()
      seen = seen + 1
    end)
    view:addSymbolEffect_(objc.NSSymbolWiggleEffect:effect())
    view:addSymbolEffect_options_(objc.NSSymbolRotateEffect:effect(),
      objc.NSSymbolEffectOptions:optionsWithRepeating())
    assert.equal(2, seen)
  end)

  it("is equal to one that is chosen alike", function()
    local up = objc.NSSymbolBounceEffect:bounceUpEffect()
    assert.is_true(up:isEqual_(objc.NSSymbolBounceEffect:bounceUpEffect()))
    assert.is_false(up:isEqual_(up:effectWithByLayer()))
    assert.is_false(objc.NSSymbolPulseEffect:effect():isEqual_(objc.NSSymbolScaleEffect:effect()))
  end)

  it("releases its view", function()
    local owner <const> = objc.weak(view)
    view:addSymbolEffect_(objc.NSSymbolPulseEffect:effect())
    view = nil
    collectgarbage()
    runloop.run(0)
    assert.is_nil(owner:get())
  end)
end)

describe("an image with a transition", function()
  local filled = objc.UIImage:systemImageNamed_("bell.fill")

  it("is set at once, and its completion handler is called at the end", function()
    local transition = objc.NSSymbolReplaceContentTransition:replaceUpUpTransition()
    local heard
    view:setSymbolImage_withContentTransition_options_completion_(filled, transition,
      objc.NSSymbolEffectOptions:options(), function(context)
        heard = context:contentTransition()
        assert.is_nil(context:effect())
        assert.is_true(context:isFinished())
      end)
    assert.equal(filled, view:image())
    assert.is_nil(heard)
    runloop.run(1)
    assert.equal(transition, heard)
  end)

  it("applies to a bar's button as well", function()
    local item = objc.UIBarButtonItem:alloc():initWithImage_style_target_action_(
      view:image(), 0, nil, nil)
    item:setSymbolImage_withContentTransition_(filled,
      objc.NSSymbolAutomaticContentTransition:transition())
    assert.equal(filled, item:image())
    item:addSymbolEffect_(objc.NSSymbolBounceEffect:effect())
    item:removeAllSymbolEffects()
  end)
end)
