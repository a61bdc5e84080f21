-- Section "adding a callback", loaded after UIScrollView+Category.lua: the property stopScrollBlock
-- in an associated object, and the stopScroll: that calls it. As in the article's .m, the policy is
-- RETAIN_NONATOMIC, although its .h declares the property `copy`.

local p_stopScrollBlock = {} -- its address is the key, like that of the article's static char

objc.category(objc.UIScrollView, "StopScrollBlock", function(instance)
  function instance:stopScrollBlock()
    return objc.getAssociatedObject(self, p_stopScrollBlock)
  end

  function instance:setStopScrollBlock_(stopScrollBlock)
    objc.setAssociatedObject(self, p_stopScrollBlock, stopScrollBlock, "RETAIN_NONATOMIC")
  end

  instance["stopScroll:"] = function(self, scrollView)
    if self:stopScrollBlock() then
      self:stopScrollBlock()(scrollView)
    end
  end
end)
