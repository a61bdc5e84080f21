-- Core Data, written in Lua: what its scripts share.
--
-- The objects that an app sees are facades. Their records are Lua tables, found by the object's address: an identity
-- for an NSManagedObjectID, a node for an NSManagedObject, a compiled entity for an NSEntityDescription. Identities
-- are shared by all contexts, so a new object keeps its relationships when a save gives it a permanent identifier.
--
-- A Lua table does not keep an object alive while only sources run, so each object in a record is retained.

local C, native = ...
local objc = C.objc
local type, rawequal = type, rawequal

local D = {}
C.coreData = D

-- The records of facades, by address.
local records = {}
-- The coordinators, oldest first, weakly: `+[NSManagedObject entity]` searches their models.
D.coordinators = {}

-- Copies all tables that can be reached from some; returns a function that gives them their contents back.
local function remember(...)
  local copies, rest = {}, {...}
  while #rest > 0 do
    local original = table.remove(rest)
    if not copies[original] then
      local copy = {}
      copies[original] = copy
      for key, value in next, original do
        copy[key] = value
        if type(key) == "table" then rest[#rest + 1] = key end
        if type(value) == "table" then rest[#rest + 1] = value end
      end
    end
  end
  return function()
    for original, copy in next, copies do
      for key in next, original do original[key] = nil end
      for key, value in next, copy do original[key] = value end
    end
  end
end
-- Remembers all records at the first use after a snapshot was taken or restored.
local last_generation
local function note_snapshot()
  local generation = native.snapshotGeneration()
  if generation == last_generation then return end
  last_generation = generation
  if generation then native.recordUndo(remember(records, D.coordinators)) end
end

function D.record(object)
  if object == nil then return nil end
  note_snapshot()
  return records[native.address(object)]
end
function D.attach(object, record)
  note_snapshot()
  records[native.address(object)] = record
  return record
end
function D.detach(object)
  note_snapshot()
  local address = native.address(object)
  local record = records[address]
  records[address] = nil
  return record
end

-- Releases an object; one that restoring a snapshot has ended raises, as it has no reference left.
local function release(object)
  if type(object) == "userdata" then pcall(native.release, object) end
end
D.releaseObject = release
-- Retains the new value of a record's field, and releases the old one.
function D.keep(record, field, value)
  local old = record[field]
  if rawequal(old, value) then return value end
  if type(value) == "userdata" then native.retain(value) end
  record[field] = value
  release(old)
  return value
end
-- Releases the objects in a table, which is emptied.
function D.letGo(list)
  for key, value in next, list do
    list[key] = nil
    release(value)
  end
end

-- A name as Lua's string; nil for nil.
function D.text(value)
  if value == nil or type(value) == "string" then return value end
  return tostring(value)
end
-- Whether an object is an instance of a class, by the class's name.
function D.isKind(object, name)
  return type(object) == "userdata" and C.send(object, "isKindOfClass:", objc[name]) == true
end

-- The elements of a collection, or of a Lua list, as a list of objects.
function D.list(collection)
  local list = {}
  if collection == nil then return list end
  if type(collection) == "table" then
    for index, value in ipairs(collection) do list[index] = C.obj(value) end
  else
    for value in C.each(collection) do list[#list + 1] = value end
  end
  return list
end
function D.array(list) return objc.NSArray:arrayWithObjects_count_(list, #list) end
function D.set(list) return objc.NSSet:setWithArray_(D.array(list)) end
function D.orderedSet(list) return objc.NSOrderedSet:orderedSetWithArray_(D.array(list)) end
-- A dictionary of a Lua table with string keys.
function D.dictionary(entries)
  local dictionary = objc.NSMutableDictionary:dictionary()
  for key, value in pairs(entries) do dictionary:setObject_forKey_(value, key) end
  return dictionary
end
-- The values of a dictionary by their keys as strings.
function D.entries(dictionary)
  local entries = {}
  if dictionary == nil then return entries end
  if type(dictionary) == "table" then
    for key, value in pairs(dictionary) do entries[D.text(key)] = C.obj(value) end
    return entries
  end
  for key in C.each(dictionary) do entries[D.text(key)] = C.obj(dictionary:objectForKey_(key)) end
  return entries
end

-- A method's result: an object for sources and native code; a Lua script gets the plain value, as from native methods.
-- It must be called in a tail call of the method, so that the caller is one level above.
local getinfo = debug and debug.getinfo
function D.result(value)
  if type(value) ~= "userdata" or not getinfo then return value end
  local caller = getinfo(2, "S")
  if caller.what == "C" or caller.source:find "%.mm?$" or caller.source:find "^=%[core_data" then return value end
  return objc.unbox(value)
end

function D.raise(name, reason) objc.NSException:raise_reason_(name, reason) end
function D.refuse(reason) D.raise("NSInvalidArgumentException", reason) end

D.domain = "NSCocoaErrorDomain"
function D.error(code, info) return objc.NSError:errorWithDomain_code_userInfo_(D.domain, code, D.dictionary(info or {})) end
-- Stores an error through a pointer, if there is one, and returns it as an additional result for Lua.
function D.failed(answer, pointer, error)
  if type(pointer) == "table" and error ~= nil then C.assign(pointer, error) end
  return answer, error
end

-- Defines a class. `flags` are its methods that return BOOL, and take objects.
function D.class(name, superclass, options, body)
  local types = options.types or {}
  for flag in (options.flags or ""):gmatch "%S+" do
    types[flag] = "B@:" .. flag:gsub("[^:]", ""):gsub(":", "@")
  end
  local class = objc.class(name, superclass and objc[superclass], {protocols = options.protocols, types = types}, body)
  D.checkArguments(class)
  return class
end
-- Adds a category to a class of these scripts.
function D.category(class, name, types, body)
  objc.category(class, name, {types = types}, body)
  D.checkArguments(class)
end
-- Declares properties: "name=default" of plain values, "name" of objects.
function D.properties(instance, policy, names)
  for name, default in names:gmatch "([%w]+)=?(%S*)" do
    local options = {policy = policy}
    if default == "true" or default == "false" then
      options.default = default == "true"
    elseif default ~= "" then
      options.default = math.tointeger(tonumber(default)) or tonumber(default)
    end
    objc.property(instance, name, options)
  end
end
-- As `properties`, for getters that begin with `is`.
function D.flagProperties(instance, names)
  for name, default in names:gmatch "([%w]+)=(%S+)" do
    local getter = "is" .. name:sub(1, 1):upper() .. name:sub(2)
    objc.property(instance, name, {policy = "assign", default = default == "true", getter = getter})
  end
end
function D.capitalized(name) return name:sub(1, 1):upper() .. name:sub(2) end

-- A text's hash of 32 bytes, FNV-1a with four beginnings, as data.
function D.hash(text)
  local parts = {}
  for part = 1, 4 do
    local sum = 0xCBF29CE484222325 + part
    for index = 1, #text do sum = (sum ~ text:byte(index)) * 0x100000001B3 end
    parts[part] = string.pack("<i8", sum)
  end
  return objc.NSData:dataWithBytes_length_(table.concat(parts), 32)
end

-- Calls a function with an autorelease pool of its own.
function D.pooled(body)
  local pool = native.openPool()
  local is_done, first, second = pcall(body)
  native.drainPool(pool)
  if not is_done then error(first, 0) end
  return first, second
end

-- Runs a function at the end of the current turn of the main run loop.
function D.later(body) C.dispatch.async(body) end

-- Declares a protocol, unless a source has named it before.
local function declare(name, declared)
  if not objc.getProtocol(name) then objc.protocol(name, declared) end
end
declare("NSFetchRequestResult", {adopts = {"NSObject"}})
declare("NSFetchedResultsSectionInfo", {required = {name = "@@:", indexTitle = "@@:", numberOfObjects = "Q@:", objects = "@@:"}})
declare("NSFetchedResultsControllerDelegate", {adopts = {"NSObject"}, optional = {
  ["controller:didChangeContentWithSnapshot:"] = "v@:@@", ["controllerWillChangeContent:"] = "v@:@", ["controllerDidChangeContent:"] = "v@:@",
  ["controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:"] = "v@:@@@Q@",
  ["controller:didChangeSection:atIndex:forChangeType:"] = "v@:@@QQ",
  ["controller:sectionIndexTitleForSectionName:"] = "@@:@@",
}})
