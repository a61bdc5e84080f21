-- NSExtensionItem: what a host app and its extension exchange. Its properties are entries of `userInfo`.

local C = ...
local objc = C.objc

local ENTRIES = {
  attributedTitle = objc.NSExtensionItemAttributedTitleKey,
  attributedContentText = objc.NSExtensionItemAttributedContentTextKey,
  attachments = objc.NSExtensionItemAttachmentsKey,
}

objc.class("NSExtensionItem", objc.NSObject, {protocols = {"NSCopying", "NSSecureCoding"}}, function(instance, class, super)
  objc.property(instance, "userInfo", {policy = "copy"})
  for name, key in pairs(ENTRIES) do
    local setter = "set" .. name:sub(1, 1):upper() .. name:sub(2) .. ":"
    instance[name] = function(self)
      local info = self:userInfo()
      return info and info:objectForKey_(key)
    end
    instance[setter] = function(self, value)
      local info = objc.NSMutableDictionary:dictionary()
      if self:userInfo() ~= nil then info:addEntriesFromDictionary_(self:userInfo()) end
      info:setValue_forKey_(objc.msgSend(value, "copy"), key)
      self:setUserInfo_(info)
    end
  end
  function class:supportsSecureCoding() return true end
  function instance:initWithCoder_(coder)
    self = super(self):init()
    self:setUserInfo_(coder:decodeObjectForKey_("userInfo"))
    return self
  end
  function instance:encodeWithCoder_(coder) coder:encodeObject_forKey_(self:userInfo(), "userInfo") end
  function instance:copyWithZone_(zone)
    local copy = self:class():allocWithZone_(zone):init()
    copy:setUserInfo_(self:userInfo())
    return copy
  end
end)
