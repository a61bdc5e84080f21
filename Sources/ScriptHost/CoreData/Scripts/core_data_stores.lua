-- Persistent stores: rows in memory, by the root entity and number.
--
-- A row is {identity, version, values}. Its values are plain: numbers, strings and Booleans of attributes, the identity
-- or the list of identities of a relationship. Only a store in memory keeps objects of transformable attributes.

local C, native = ...
local objc, D = C.objc, C.coreData

-- Plain values of attributes, and their objects.
local function number(value) return objc.unbox(value) end
local encoders = {
  Date = function(value) return value:timeIntervalSinceReferenceDate() + 0.0 end,
  Binary = function(value) return value:length() == 0 and "" or objc.unbox(value) end,
  UUID = function(value) return D.text(value:UUIDString()) end,
  URI = function(value) return D.text(value:absoluteString()) end,
  String = function(value) return objc.unbox(value) end,
  Decimal = function(value) return D.text(value:stringValue()) end,
  Boolean = function(value) return value:boolValue() end,
  Double = function(value) return value:doubleValue() + 0.0 end,
  Float = function(value) return value:floatValue() + 0.0 end,
}
local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local decoders = {
  Date = function(plain) return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(plain) end,
  Binary = data_of,
  UUID = function(plain) return objc.NSUUID:alloc():initWithUUIDString_(plain) end,
  URI = function(plain) return objc.NSURL:URLWithString_(plain) end,
  String = function(plain) return objc.NSString:stringWithString_(plain) end,
  Decimal = function(plain) return objc.NSDecimalNumber:decimalNumberWithString_(plain) end,
  Boolean = function(plain) return objc.NSNumber:numberWithBool_(plain) end,
  Double = function(plain) return objc.NSNumber:numberWithDouble_(plain) end,
  Float = function(plain) return objc.NSNumber:numberWithFloat_(plain) end,
}

-- The transformer of an attribute: Core Data archives with one that unarchives, so it is reversed. Without one, and with
-- the keyed ones, values are archived.
local ARCHIVING = {NSKeyedUnarchiveFromData = true, NSKeyedUnarchiveFromDataTransformerName = true,
  NSSecureUnarchiveFromData = true, NSSecureUnarchiveFromDataTransformerName = true}
local function transform(property, value, is_stored)
  local name = property.transformer
  local transformer = name and not ARCHIVING[name] and objc.NSValueTransformer:valueTransformerForName_(name)
  if not transformer then return nil, false end
  local is_reversed = D.isKind(transformer, "NSSecureUnarchiveFromDataTransformer")
  if is_reversed ~= is_stored then return transformer:transformedValue_(value), true end
  return transformer:reverseTransformedValue_(value), true
end
local function archived(property, value)
  local data, is_transformed = transform(property, value, true)
  if not is_transformed then
    data = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(value, false, nil)
  end
  return data and data:length() > 0 and objc.unbox(data) or ""
end
local function unarchived(property, plain)
  local value, is_transformed = transform(property, data_of(plain), false)
  if is_transformed then return value end
  return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data_of(plain))
end

function D.encode(property, value, store)
  if value == nil then return nil end
  local kind = D.types[property.type]
  if kind.is_integer then return math.tointeger(value:longLongValue()) end
  if encoders[kind.name] then return encoders[kind.name](value) end
  if store.type == "InMemory" then return native.retain(value) or value end
  return archived(property, value)
end
function D.decode(property, plain)
  if plain == nil then return nil end
  local kind = D.types[property.type]
  if kind.is_integer then return objc.NSNumber:numberWithLongLong_(plain) end
  if decoders[kind.name] then return C.obj(decoders[kind.name](plain)) end
  if type(plain) == "userdata" then return plain end
  return C.obj(unarchived(property, plain))
end

-- The rows of a root entity, by number.
function D.rowsOf(store, entity)
  local name = entity.root.name
  local rows = store.rows[name]
  if not rows then
    rows = {}
    store.rows[name] = rows
  end
  return rows
end
function D.rowOf(identity)
  local store = identity.store
  return store and not store.is_removed and D.rowsOf(store, identity.entity)[identity.number] or nil
end
-- The identities of a store's rows of an entity and those below it, in the order of their creation.
function D.identitiesIn(store, entity, is_alone)
  local list = {}
  for _, row in pairs(D.rowsOf(store, entity)) do
    if row.identity.entity == entity or not is_alone and D.isOfEntity(row.identity.entity, entity) then
      list[#list + 1] = row.identity
    end
  end
  table.sort(list, function(one, other) return one.number < other.number end)
  return list
end

-- Removes an identity from a list, or adds it; returns whether the list has changed.
local function remove(list, identity)
  for index, each in ipairs(list) do
    if each == identity then
      table.remove(list, index)
      return true
    end
  end
  return false
end
local function add(list, identity)
  for _, each in ipairs(list) do
    if each == identity then return false end
  end
  list[#list + 1] = identity
  return true
end

-- A to-many relationship whose inverse is to-one follows from the inverse, whatever a context has seen of it.
local function follows_inverse(property)
  local inverse = D.inverse(property)
  return inverse and not inverse.is_to_many and not property.is_ordered
end
local function change_inverse(identity, property, change, touched)
  local row = identity and D.rowOf(identity)
  local inverse = row and D.inverse(property)
  if not inverse or not inverse.is_to_many or not follows_inverse(inverse) then return end
  row.values[inverse.name] = row.values[inverse.name] or {}
  if change(row.values[inverse.name], property.changed) then touched[row] = true end
end

-- Writes the values of a row: all of a new one, else those that changed. `touched` receives the rows that follow.
function D.writeRow(store, identity, values, names, touched)
  local rows = D.rowsOf(store, identity.entity)
  local row = rows[identity.number]
  if not row then
    row = {identity = identity, version = 0, values = {}}
    rows[identity.number] = row
  end
  row.version = row.version + 1
  touched[row] = true
  for _, property in ipairs(identity.entity.order) do
    local name = property.name
    if not property.is_transient and not property.is_fetched and (not names or names[name]) then
      local value = values[name]
      if property.is_attribute then
        D.letGo {row.values[name]}
        row.values[name] = D.encode(property, value, store)
      elseif not property.is_to_many then
        local old = row.values[name]
        row.values[name] = value
        if old ~= value then
          change_inverse(old, property, function(list) return remove(list, identity) end, touched)
          change_inverse(value, property, function(list) return add(list, identity) end, touched)
        end
      elseif not follows_inverse(property) then
        row.values[name] = value and table.move(value, 1, #value, 1, {}) or {}
      end
    end
  end
  return row
end
-- Removes a row, and its identity from the lists that follow from it.
function D.removeRow(store, identity, touched)
  local rows = D.rowsOf(store, identity.entity)
  local row = rows[identity.number]
  if not row then return end
  for _, property in ipairs(identity.entity.order) do
    if property.is_relationship and not property.is_to_many then
      change_inverse(row.values[property.name], property, function(list) return remove(list, identity) end, touched)
    end
  end
  D.letGo(row.values)
  rows[identity.number] = nil
  touched[row] = nil
end

-- Releases what a store's record retains.
function D.release(store)
  D.keep(store, "url", nil)
  D.keep(store, "options", nil)
  D.letGo(store.metadata)
end

local function store_of(object) return D.record(object) end
D.class("NSPersistentStore", "NSObject", {flags = "-isReadOnly"}, function(instance)
  function instance:persistentStoreCoordinator()
    local store = store_of(self)
    return store and store.coordinator and store.coordinator.object:get() or nil
  end
  function instance:configurationName() return C.str(store_of(self).configuration or "PF_DEFAULT_CONFIGURATION_NAME") end
  function instance:options() return store_of(self).options end
  function instance:URL() return store_of(self).url end
  function instance:setURL_(url) D.keep(store_of(self), "url", url) end
  function instance:identifier() return C.str(store_of(self).identifier) end
  function instance:setIdentifier_(identifier) store_of(self).identifier = D.text(identifier) end
  function instance:type() return C.str(store_of(self).type) end
  function instance:isReadOnly() return store_of(self).is_read_only end
  function instance:setReadOnly_(is_read_only) store_of(self).is_read_only = is_read_only end
  function instance:metadata() return D.metadata(store_of(self)) end
  function instance:setMetadata_(metadata) D.setMetadata(store_of(self), metadata) end
  function instance:dealloc()
    local store = D.detach(self)
    if store then D.release(store) end
  end
end)

-- A store's metadata: what an app has set, and the store's own entries.
function D.metadata(store)
  local entries = {}
  for key, value in pairs(store.metadata) do entries[key] = value end
  entries.NSStoreType, entries.NSStoreUUID = C.str(store.type), C.str(store.identifier)
  return D.dictionary(entries)
end
function D.setMetadata(store, metadata)
  local entries = D.entries(metadata)
  entries.NSStoreType, entries.NSStoreUUID = nil, nil
  local hashes = store.metadata.NSStoreModelVersionHashes
  if hashes then native.retain(hashes) end
  D.letGo(store.metadata)
  for key, value in pairs(entries) do D.keep(store.metadata, key, value) end
  -- The next save writes them.
  store.has_new_metadata = true
  if hashes then
    if not entries.NSStoreModelVersionHashes then D.keep(store.metadata, "NSStoreModelVersionHashes", hashes) end
    native.release(hashes)
  end
end
