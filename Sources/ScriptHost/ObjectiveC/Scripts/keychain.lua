-- The keychain of Security: items in memory, found by their attributes, with the errors of a device.
--
-- An item belongs to an access group. An app with entitlements, the .entitlements file of a project or
-- `keychain-access-groups` in Info.plist, may use only their groups; another app all groups. While
-- the device is locked, items that are accessible when it is unlocked cannot be read.

local C, native = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send

local items, last_number = {}, 0
local SUCCESS, PARAMETER, DUPLICATE, NOT_FOUND, LOCKED, ENTITLEMENT = 0, -50, -25299, -25300, -25308, -34018
local CLASSES = {genp = true, inet = true, cert = true, keys = true, idnt = true}
-- The attributes that identify an item of each class, as in SecItem.h, and those that the system sets.
local primary = {
  genp = {"acct", "svce", "agrp", "sync"},
  inet = {"acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"},
  keys = {"kcls", "klbl", "atag", "crtr", "type", "bsiz", "agrp", "sync"}, cert = {"ctyp", "issr", "slnr", "agrp", "sync"},
}
local WHEN_UNLOCKED = {ak = true, aku = true, akpu = true}

-- A key of a query or an item begins with these letters if it belongs to the search or the result.
local QUESTIONS = "^[mruv]_"
-- Selects a Mac's keychain, or the prompt's authentication.
local IGNORED = {nleg = true, u_OpPrompt = true}
local function entry(dictionary, name) return send(dictionary, "objectForKey:", C.str(name)) end
local function flag(dictionary, name) return send(entry(dictionary, name), "boolValue") or false end
local function is_dictionary(value) return value ~= nil and send(value, "isKindOfClass:", objc.NSDictionary) end
local function is_data(value) return send(value, "isKindOfClass:", objc.NSData) or false end
-- The value that an item stores: a source may change the object that it passed.
local function own(value)
  if is_data(value) then return objc.NSData:dataWithData_(value) end
  if send(value, "isKindOfClass:", objc.NSMutableString) then return objc.NSString:stringWithString_(value) end
  return value
end
local function attributes(dictionary)
  local list = {}
  for key in objc.each(send(dictionary, "allKeys")) do
    local name = tostring(key)
    if not name:find(QUESTIONS) and not IGNORED[name] and name ~= "class" then
      list[name] = own(obj(send(dictionary, "objectForKey:", key)))
    end
  end
  return list
end
local function class_of(dictionary)
  local class = entry(dictionary, "class")
  class = class ~= nil and tostring(class)
  return CLASSES[class] and class or nil
end
local function number(flag_value) return objc.NSNumber:numberWithInt_(flag_value and 1 or 0) end

-- The access groups of the app's entitlements; nil without any.
local function groups()
  local own = native.accessGroups() or {}
  local listed = objc.NSBundle:mainBundle():objectForInfoDictionaryKey_("keychain-access-groups")
  if listed ~= nil then
    for group in objc.each(listed) do own[#own + 1] = tostring(group) end
  end
  for _, group in ipairs(own) do own[group] = true end
  return #own > 0 and own or nil
end
local function is_allowed(group)
  local own = group ~= nil and groups()
  return not own or own[tostring(group)] == true
end
local function usual_group()
  local own = groups()
  return C.str(own and own[1] or tostring(objc.NSBundle:mainBundle():bundleIdentifier() or "hookhost"))
end
local function is_locked()
  local app = objc.UIApplication:sharedApplication()
  return app ~= nil and not send(app, "isProtectedDataAvailable")
end

local function is_same(one, two)
  if one == nil or two == nil then return one == two end
  return c.CFEqual(one, two)
end
local function bytes(value) return is_data(value) and value or send(value, "dataUsingEncoding:", 4) end
-- A text and its data are the same value of an attribute.
local function is_equal(one, two)
  if is_same(one, two) then return true end
  if one == nil or two == nil or is_data(one) == is_data(two) then return false end
  local first, second = bytes(one), bytes(two)
  return first ~= nil and second ~= nil and c.CFEqual(first, second)
end
local function identity(item) return primary[item.class] or {"labl", "agrp"} end

-- The items by the hashes of the attributes that identify them, so that adding many takes linear time.
local kept = {}
local function digest(item)
  local parts = {item.class}
  for _, name in ipairs(identity(item)) do
    local value = item.attributes[name]
    if is_data(value) or send(value, "isKindOfClass:", objc.NSString) then value = bytes(value) end
    parts[#parts + 1] = value ~= nil and send(value, "hash") or ""
  end
  return table.concat(parts, " ")
end
-- Retains the values of items by their attributes: a source may release the objects that it passed.
local held = setmetatable({}, {__mode = "k"})
local function hold(item)
  local values = objc.NSMutableArray:array()
  for _, value in pairs(item.attributes) do values:addObject_(value) end
  for _, value in pairs {item.data, item.object} do values:addObject_(value) end
  held[item.attributes] = values
end
local function keep(item)
  hold(item)
  item.digest = digest(item)
  kept[item.digest] = kept[item.digest] or {}
  kept[item.digest][item] = true
end
local function drop(item)
  local alike = kept[item.digest]
  alike[item] = nil
  if next(alike) == nil then kept[item.digest] = nil end
end
local function place_of(item)
  for place, other in ipairs(items) do
    if other == item then return place end
  end
end
local function has_duplicate(item, own)
  for other in pairs(kept[digest(item)] or {}) do
    local same = other ~= own and other.class == item.class
    for _, name in ipairs(identity(item)) do
      same = same and is_equal(item.attributes[name], other.attributes[name])
    end
    if same then return true end
  end
  return false
end

local function matching(query)
  local wanted, class, found = attributes(query), class_of(query), {}
  local reference, data = entry(query, "v_PersistentRef"), entry(query, "v_Data")
  local any = wanted.sync ~= nil and tostring(wanted.sync) == "syna"
  local is_synchronized = not any and send(wanted.sync, "boolValue") or false
  wanted.sync = nil
  local insensitive = flag(query, "m_CaseInsensitive")
  for place, item in ipairs(items) do
    local matches = class == nil or item.class == class
    if reference ~= nil then
      matches = matches and c.CFEqual(item.reference, reference)
    elseif not any and send(item.attributes.sync, "boolValue") ~= is_synchronized then
      matches = false
    end
    for name, value in pairs(wanted) do
      local own = item.attributes[name]
      local same = is_equal(own, value)
      if not same and insensitive and own ~= nil then same = tostring(own):lower() == tostring(value):lower() end
      matches = matches and same
    end
    if matches and data ~= nil then matches = is_same(item.data, data) end
    if matches and is_allowed(item.attributes.agrp) then found[#found + 1] = place end
  end
  return found
end

-- The result for one item: the value that is asked for, or a dictionary of several.
local function answer(item, query)
  local wants_data, wants_attributes = flag(query, "r_Data"), flag(query, "r_Attributes")
  local wants_reference, wants_object = flag(query, "r_PersistentRef"), flag(query, "r_Ref")
  local object = item.object or item.data
  local count = (wants_data and 1 or 0) + (wants_reference and 1 or 0) + (wants_object and 1 or 0)
  if not wants_attributes and count < 2 then
    return wants_data and item.data or wants_reference and item.reference or wants_object and object or nil
  end
  local result = objc.NSMutableDictionary:dictionary()
  local function set(name, value) if value ~= nil then result:setObject_forKey_(value, name) end end
  if wants_attributes then
    set("class", C.str(item.class))
    for name, value in pairs(item.attributes) do set(name, value) end
  end
  if wants_data then set("v_Data", item.data) end
  if wants_reference then set("v_PersistentRef", item.reference) end
  if wants_object then set("v_Ref", object) end
  return result
end
local function give(p, value)
  if p ~= nil then p.a[p.i] = value ~= nil and C.owned(value, true) or nil end
  return SUCCESS
end

function c.SecItemAdd(dictionary, p)
  if not is_dictionary(dictionary) then return PARAMETER end
  local class, data, object = class_of(dictionary), entry(dictionary, "v_Data"), entry(dictionary, "v_Ref")
  if class == nil and object == nil or data ~= nil and not is_data(data) then return PARAMETER end
  local item = {class = class or "keys", attributes = attributes(dictionary), data = own(data), object = object}
  local own, now = item.attributes, objc.NSDate:date()
  if not is_allowed(own.agrp) then return ENTITLEMENT end
  if own.sync ~= nil and tostring(own.sync) == "syna" then return PARAMETER end
  own.agrp, own.pdmn = own.agrp or usual_group(), own.pdmn or own.accc == nil and C.str "ak" or nil
  own.sync = number(send(own.sync, "boolValue"))
  own.cdat, own.mdat = own.cdat or now, own.mdat or now
  if class == "genp" then own.acct, own.svce = own.acct or C.str "", own.svce or C.str "" end
  if has_duplicate(item) then return DUPLICATE end
  last_number = last_number + 1
  item.reference = send(objc.NSString:stringWithFormat_("%@%08d", C.str(item.class), last_number), "dataUsingEncoding:", 4)
  items[#items + 1] = item
  keep(item)
  native.recordUndo(function() drop(table.remove(items, place_of(item))) end)
  return give(p, answer(item, dictionary))
end

function c.SecItemCopyMatching(query, p)
  if not is_dictionary(query) then return PARAMETER end
  local reference = entry(query, "v_PersistentRef")
  if class_of(query) == nil and reference == nil and entry(query, "v_Ref") == nil then return PARAMETER end
  if not is_allowed(entry(query, "agrp")) then return ENTITLEMENT end
  local found = matching(query)
  if #found == 0 then return NOT_FOUND end
  local reads = flag(query, "r_Data") or flag(query, "r_Ref")
  if reads and is_locked() then
    local readable = {}
    for _, place in ipairs(found) do
      if not WHEN_UNLOCKED[tostring(items[place].attributes.pdmn)] then readable[#readable + 1] = place end
    end
    if #readable == 0 then return LOCKED end
    found = readable
  end
  local limit = entry(query, "m_Limit")
  local most = limit == nil and 1 or tostring(limit) == "m_LimitAll" and #found
    or tostring(limit) == "m_LimitOne" and 1 or send(limit, "integerValue")
  local results = flag(query, "r_Attributes") or flag(query, "r_PersistentRef") or reads
  if not results then return give(p, nil) end
  if limit == nil or most <= 1 and tostring(limit) ~= "m_LimitAll" then
    return give(p, answer(items[found[1]], query))
  end
  local list = objc.NSMutableArray:array()
  for place = 1, math.min(most, #found) do
    local result = answer(items[found[place]], query)
    if result ~= nil then list:addObject_(result) end
  end
  if p ~= nil then p.a[p.i] = C.owned(list) end
  return SUCCESS
end

-- A query that changes items has no limit; the new attributes name neither a class nor a result.
local function changing(query)
  if not is_dictionary(query) or entry(query, "m_Limit") ~= nil then return PARAMETER end
  if class_of(query) == nil and entry(query, "v_PersistentRef") == nil and entry(query, "v_Ref") == nil then
    return PARAMETER
  end
  if not is_allowed(entry(query, "agrp")) then return ENTITLEMENT end
  local found = matching(query)
  if #found == 0 then return NOT_FOUND end
  return SUCCESS, found
end
function c.SecItemUpdate(query, changes)
  if not is_dictionary(changes) or entry(changes, "class") ~= nil then return PARAMETER end
  for key in objc.each(send(changes, "allKeys")) do
    if tostring(key):find "^[mr]_" then return PARAMETER end
  end
  local status, found = changing(query)
  if status ~= SUCCESS then return status end
  local new, data = attributes(changes), own(entry(changes, "v_Data"))
  if data ~= nil and not is_data(data) then return PARAMETER end
  if not is_allowed(new.agrp) then return ENTITLEMENT end
  for _, place in ipairs(found) do
    local item, changed = items[place], {}
    for name, value in pairs(item.attributes) do changed[name] = value end
    for name, value in pairs(new) do changed[name] = value end
    if new.sync ~= nil then changed.sync = number(send(new.sync, "boolValue")) end
    if has_duplicate({class = item.class, attributes = changed}, item) then return DUPLICATE end
    changed.mdat = objc.NSDate:date()
    local old_attributes, old_data = item.attributes, item.data
    local function set(attributes_now, data_now)
      drop(item)
      item.attributes, item.data = attributes_now, data_now
      keep(item)
    end
    set(changed, data or old_data)
    native.recordUndo(function() set(old_attributes, old_data) end)
  end
  return SUCCESS
end
function c.SecItemDelete(query)
  local status, found = changing(query)
  if status ~= SUCCESS then return status end
  for index = #found, 1, -1 do
    local place = found[index]
    local item = table.remove(items, place)
    drop(item)
    native.recordUndo(function()
      table.insert(items, place, item)
      keep(item)
    end)
  end
  return SUCCESS
end

-- Passwords that Safari shares with an app: by site and account.
local shared = {}
local function failure(code)
  return objc.NSError:errorWithDomain_code_userInfo_("NSOSStatusErrorDomain", code, nil)
end
local function answer_later(body) C.dispatch.async(body) end
function c.SecAddSharedWebCredential(site, account, password, completion)
  local name, user = tostring(site), tostring(account)
  shared[name] = shared[name] or {}
  local existed = shared[name][user] ~= nil
  shared[name][user] = password ~= nil and tostring(password) or nil
  answer_later(function()
    completion(password == nil and not existed and failure(NOT_FOUND) or nil)
  end)
end
function c.SecRequestSharedWebCredential(site, account, completion)
  local found = objc.NSMutableArray:array()
  for name, users in pairs(shared) do
    for user, password in pairs(users) do
      if (site == nil or tostring(site) == name) and (account == nil or tostring(account) == user) then
        found:addObject_(objc.NSDictionary:dictionaryWithObjects_forKeys_({name, user, password}, {"srvr", "acct", "spwd"}))
      end
    end
  end
  local missing = found:count() == 0 and failure(NOT_FOUND) or nil
  answer_later(function() completion(found, missing) end)
end
local LETTERS = "abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789"
function c.SecCreateSharedWebCredentialPassword()
  local groups_of_letters = {}
  for place = 1, 4 do
    local letters = ""
    for _ = 1, 3 do
      local index = c.arc4random_uniform(#LETTERS) + 1
      letters = letters .. LETTERS:sub(index, index)
    end
    groups_of_letters[place] = letters
  end
  return C.str(table.concat(groups_of_letters, "-"))
end
