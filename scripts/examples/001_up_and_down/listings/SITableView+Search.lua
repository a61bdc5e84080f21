-- Section "handing the movement out", the other idea: a BOOL enables a search up the responder
-- chain; the first responder that conforms to the protocol becomes the delegate.

objc.category(objc.SITableView, "Search", function(instance)
  objc.property(instance, "findsUpDownScrollDelegate", {policy = "assign",
    setter = "p_setFindsUpDownScrollDelegate:", default = false})

  function instance:setFindsUpDownScrollDelegate_(finds)
    self:p_setFindsUpDownScrollDelegate_(finds)
    if not finds then return self:setUpDownScrollDelegate_(nil) end
    local responder = self:nextResponder()
    while responder do
      if responder:conformsToProtocol_("SITableViewUpDownScrollProtocol") then
        return self:setUpDownScrollDelegate_(responder)
      end
      responder = responder:nextResponder()
    end
  end
end)
