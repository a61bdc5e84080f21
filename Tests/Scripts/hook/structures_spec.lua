describe("a hook's handler", function()
  it("gets structures with named fields, whatever the caller wrote", function()
    local log = {}
    local view, plain = objc.UIScrollView:alloc():initWithFrame_{0, 0, 100, 100}, objc.UIView:new()
    local tokens = {
      hook.before(objc.UIScrollView, "setContentOffset:", function(_, offset) log[#log + 1] = offset.y end),
      hook.after(view, "setContentOffset:", function(_, offset) log[#log + 1] = offset.x end),
      hook.instead(plain, "setFrame:", function(original, self, frame)
        log[#log + 1] = frame.size.height
        original(self, frame)
      end),
      hook.before(view, "scrollRectToVisible:animated:", function(_, rectangle, animated)
        log[#log + 1] = rectangle.origin.y
        log[#log + 1] = animated
      end),
    }
    view:setContentOffset_{0, 900}
    plain:setFrame_{1, 2, 3, 4}
    plain:setFrame_{origin = {1, 2}, size = {3, 5}}
    view:scrollRectToVisible_animated_({1, 2, 3, 4}, false)
    for _, token in ipairs(tokens) do token:remove() end
    assert.same({900, 0, 4, 5, 2, false}, {table.unpack(log, 1, 6)})
    assert.equal(5.0, plain:frame().size.height)
  end)
end)
