--- Restores the world after each test of a block, and returns a function that shows a view until then.
return function(before_each, after_each)
  local before, created
  before_each(function() before, created = objc.snapshot(), {} end)
  after_each(function()
    for _, view in ipairs(created) do view:removeFromSuperview() end
    objc.restore(before)
  end)

  return function(view)
    created[#created + 1] = view
    uikit.keyWindow():addSubview_(view)
    runloop.run(0.1)
    return view
  end
end
