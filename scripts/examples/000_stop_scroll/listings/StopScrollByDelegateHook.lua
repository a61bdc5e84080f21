-- The same property without the listing's defects. Who sets a block wants to know, so that is where
-- this one view is hooked: its delegate's class stays as it is, and the decision is made per view.

local p_stopScrollBlock = {}

objc.category(objc.UIScrollView, "StopScrollBlock", function(instance)
  function instance:stopScrollBlock()
    return objc.getAssociatedObject(self, p_stopScrollBlock)
  end

  function instance:setStopScrollBlock_(stopScrollBlock)
    objc.setAssociatedObject(self, p_stopScrollBlock, stopScrollBlock, "COPY_NONATOMIC")
    hook.delegate(self, {
      ["scrollViewDidEndDecelerating:"] = function(original, delegate, scrollView)
        original(delegate, scrollView)
        -- Types 1 and 2.
        if not scrollView:isTracking() and not scrollView:isDragging()
          and not scrollView:isDecelerating() then
          scrollView:stopScroll_(scrollView)
        end
      end,
      ["scrollViewDidEndDragging:willDecelerate:"] = function(
        original, delegate, scrollView, decelerate)
        original(delegate, scrollView, decelerate)
        -- Type 3.
        if not decelerate and scrollView:isTracking() and not scrollView:isDragging()
          and not scrollView:isDecelerating() then
          scrollView:stopScroll_(scrollView)
        end
      end,
    }, {key = "stopScroll"})
  end

  instance["stopScroll:"] = function(self, scrollView)
    if self:stopScrollBlock() then
      self:stopScrollBlock()(scrollView)
    end
  end
end)
