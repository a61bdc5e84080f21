-- The same property without the listing's defects. Setting a block hooks this one view: the class
-- of its delegate stays unchanged, and each view is handled separately.

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
