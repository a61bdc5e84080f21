-- CFError.h: its errors are NSError's.

local C = ...
local c, objc, obj, send = C.functions, C.objc, C.obj, C.send

function c.CFErrorCreate(_, domain, code, info)
  return objc.NSError:alloc():initWithDomain_code_userInfo_(domain, code, info)
end
function c.CFErrorGetCode(fault) return send(fault, "code") or 0 end
for name, selector in pairs {GetDomain = "domain", CopyDescription = "localizedDescription",
  CopyFailureReason = "localizedFailureReason", CopyRecoverySuggestion = "localizedRecoverySuggestion",
  CopyUserInfo = "userInfo"} do
  c["CFError" .. name] = function(fault) return obj(send(fault, selector)) end
end
