-- NSManagedObjectID: a temporary identifier, or that of a row in a store.
--
-- An identity is {entity, serial} while it is temporary, and {entity, store, number} once a store has its row. All
-- contexts share it. The object for a temporary identity stays temporary after a save.

local C, native = ...
local objc, D = C.objc, C.coreData

local last_serial = 0
function D.temporaryIdentity(entity)
  last_serial = last_serial + 1
  return {entity = entity, serial = last_serial}
end

-- The identity of a row, which exists at most once.
function D.identity(store, entity, number)
  local name = entity.root.name
  local list = store.identities[name]
  if not list then
    list = setmetatable({}, {__mode = "v"})
    store.identities[name] = list
  end
  local identity = list[number]
  if not identity then
    identity = {entity = entity, store = store, number = number}
    list[number] = identity
  end
  return identity
end
-- Makes a temporary identity that of a new row of a store.
function D.makePermanent(identity, store)
  local name = identity.entity.root.name
  local number = (store.last[name] or 0) + 1
  store.last[name] = number
  identity.store, identity.number, identity.serial, identity.facade = store, number, nil, nil
  store.identities[name] = store.identities[name] or setmetatable({}, {__mode = "v"})
  store.identities[name][number] = identity
end

function D.identityOf(object)
  local record = D.record(object)
  return record and record.identity
end
-- The object for an identity.
function D.identifier(identity)
  local known = identity.facade and identity.facade:get()
  if known ~= nil then return known end
  local object = objc.NSManagedObjectID:alloc():init()
  D.attach(object, {identity = identity, serial = identity.serial})
  identity.facade = objc.weak(object)
  return object
end
-- The address of an identity in URLs.
function D.address(identity, serial)
  if serial or identity.serial then
    return ("x-coredata:///%s/t%08X-0000-4000-8000-%012X2"):format(identity.entity.name, 0, serial or identity.serial)
  end
  return ("x-coredata://%s/%s/p%d"):format(identity.store.identifier, identity.entity.name, identity.number)
end

D.class("NSManagedObjectID", "NSObject", {protocols = {"NSCopying", "NSFetchRequestResult"}, flags = "-isTemporaryID -isEqual:"},
  function(instance, _, super)
    function instance:entity() return D.identityOf(self).entity.object end
    function instance:persistentStore()
      local record = D.record(self)
      return not record.serial and record.identity.store and record.identity.store.object:get() or nil
    end
    function instance:isTemporaryID() return D.record(self).serial ~= nil end
    function instance:URIRepresentation()
      local record = D.record(self)
      return objc.NSURL:URLWithString_(D.address(record.identity, record.serial))
    end
    instance["isEqual:"] = function(self, other)
      local one, two = D.record(self), type(other) == "userdata" and D.record(other)
      return two and one.identity ~= nil and one.identity == two.identity and one.serial == two.serial or false
    end
    function instance:hash() return native.address(self) >> 4 end
    function instance:copyWithZone_() return self end
    function instance:description()
      local record = D.record(self)
      return ("0x%x <%s>"):format(native.address(self), D.address(record.identity, record.serial))
    end
    function instance:dealloc() D.detach(self) end
  end)
