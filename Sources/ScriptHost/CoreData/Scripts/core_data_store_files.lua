-- The file of a persistent store: a header, and a log of records that each save appends to.
--
-- The format is this program's own. A record is its length and its text: "M" a property list of the metadata, "R" a
-- row, "D" a deleted row. The file is rewritten when most records are outdated. A SQLite file is not read.

local C, native = ...
local objc, D = C.objc, C.coreData

local HEADER <const> = "hookhost Core Data store 1\n"
local pack, unpack = string.pack, string.unpack
local function manager() return objc.NSFileManager:defaultManager() end
local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end

local function put_identity(identity) return pack("<s2I8", identity.entity.name, identity.number) end
local function put_value(value)
  local kind = math.type(value)
  if kind == "integer" then return "i" .. pack("<i8", value) end
  if kind == "float" then return "d" .. pack("<d", value) end
  if type(value) == "string" then return "s" .. pack("<s4", value) end
  if type(value) == "boolean" then return value and "t" or "f" end
  if value.entity then return "o" .. put_identity(value) end
  local parts = {}
  for _, identity in ipairs(value) do
    if identity.number then parts[#parts + 1] = put_identity(identity) end
  end
  return "m" .. pack("<I4", #parts) .. table.concat(parts)
end
local function row_record(row)
  local names, parts = {}, {"R", put_identity(row.identity), pack("<I8", row.version)}
  for name in pairs(row.values) do names[#names + 1] = name end
  table.sort(names)
  parts[#parts + 1] = pack("<I4", #names)
  for _, name in ipairs(names) do
    parts[#parts + 1] = pack("<s2", name) .. put_value(row.values[name])
  end
  return pack("<s4", table.concat(parts))
end
local function metadata_record(store)
  local data = objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(D.metadata(store), 200, 0, nil)
  return pack("<s4", "M" .. (data and objc.unbox(data) or ""))
end
local function counters_record(store)
  local parts = {}
  for name, number in pairs(store.last) do parts[#parts + 1] = pack("<s2I8", name, number) end
  table.sort(parts)
  return pack("<s4", "N" .. pack("<I4", #parts) .. table.concat(parts))
end

-- Writes the whole file; returns an error of the file system.
function D.writeStore(store)
  local parts, count = {HEADER, metadata_record(store), counters_record(store)}, 0
  for _, rows in pairs(store.rows) do
    for _, row in pairs(rows) do
      count = count + 1
      parts[#parts + 1] = row_record(row)
    end
  end
  table.sort(parts, function(one, other) return one ~= other and (one == HEADER or other ~= HEADER and one < other) end)
  store.live, store.written = count, count
  local is_written, problem = data_of(table.concat(parts)):writeToFile_options_error_(store.path, 1, nil)
  return not is_written and problem or nil
end

-- Appends what a save has changed: rows, and identities of deleted ones.
function D.appendToStore(store, touched, deleted)
  if not store.path then return nil end
  local parts = {}
  if store.has_new_metadata then
    parts[1] = metadata_record(store)
    store.has_new_metadata = false
  end
  local rows = {}
  for row in pairs(touched) do rows[#rows + 1] = row end
  table.sort(rows, function(one, other)
    local a, b = one.identity, other.identity
    if a.entity.name ~= b.entity.name then return a.entity.name < b.entity.name end
    return a.number < b.number
  end)
  for _, row in ipairs(rows) do parts[#parts + 1] = row_record(row) end
  for _, identity in ipairs(deleted) do parts[#parts + 1] = pack("<s4", "D" .. put_identity(identity)) end
  if #deleted > 0 then parts[#parts + 1] = counters_record(store) end
  store.written = store.written + #parts
  if store.written > 1000 and store.written > 4 * store.live then return D.writeStore(store) end
  store.live = store.live + #rows
  local handle = objc.NSFileHandle:fileHandleForWritingAtPath_(store.path)
  if handle == nil then return D.writeStore(store) end
  handle:seekToEndOfFile()
  handle:writeData_(data_of(table.concat(parts)))
  handle:closeFile()
end

local function corrupt(store)
  return D.error(259, {NSFilePath = C.str(store.path), NSSQLiteErrorDomain = objc.NSNumber:numberWithInt_(26)})
end

-- Reads the records of a file; nil for a file of another format.
local function records_of(bytes)
  if bytes:sub(1, #HEADER) ~= HEADER then return nil end
  local records, place = {}, #HEADER + 1
  while place <= #bytes do
    local is_whole, record, after = pcall(unpack, "<s4", bytes, place)
    if not is_whole then return nil end
    records[#records + 1], place = record, after
  end
  return records
end

-- A file's rows before their identities are known: {entity, number, version, values}.
local function read_identity(bytes, place) return unpack("<s2I8", bytes, place) end
local function read_value(bytes, place)
  local tag = bytes:sub(place, place)
  place = place + 1
  if tag == "i" then return unpack("<i8", bytes, place) end
  if tag == "d" then return unpack("<d", bytes, place) end
  if tag == "s" then return unpack("<s4", bytes, place) end
  if tag == "t" or tag == "f" then return tag == "t", place end
  local name, number, count
  if tag == "o" then
    name, number, place = read_identity(bytes, place)
    return {name = name, number = number}, place
  end
  count, place = unpack("<I4", bytes, place)
  local list = {}
  for index = 1, count do
    name, number, place = read_identity(bytes, place)
    list[index] = {name = name, number = number}
  end
  return list, place
end
local function read_row(bytes)
  local name, number, place = read_identity(bytes, 2)
  local row, count = {name = name, number = number, values = {}}, nil
  row.version, place = unpack("<I8", bytes, place)
  count, place = unpack("<I4", bytes, place)
  for _ = 1, count do
    local key
    key, place = unpack("<s2", bytes, place)
    row.values[key], place = read_value(bytes, place)
  end
  return row
end

-- Reads a file into {metadata, rows, last}, or an error.
function D.readStoreFile(store)
  local data = manager():contentsAtPath_(store.path)
  local records = data and records_of(data:length() > 0 and objc.unbox(data) or "")
  if not records then return nil, corrupt(store) end
  local file = {rows = {}, last = {}, count = #records}
  local is_read = pcall(function()
    for _, record in ipairs(records) do
      local kind = record:sub(1, 1)
      if kind == "M" then
        file.metadata = objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(
          data_of(record:sub(2)), 0, nil, nil)
      elseif kind == "R" then
        local row = read_row(record)
        file.rows[row.name .. "/" .. row.number] = row
      elseif kind == "D" then
        local name, number = read_identity(record, 2)
        file.rows[name .. "/" .. number] = nil
      elseif kind == "N" then
        local count, place = unpack("<I4", record, 2)
        for _ = 1, count do
          local name, number
          name, number, place = unpack("<s2I8", record, place)
          file.last[name] = number
        end
      end
    end
  end)
  if not is_read or file.metadata == nil then return nil, corrupt(store) end
  return file
end

-- Fills a store with the rows of a file, under the names of the model that it now has.
function D.fillStore(store, file, model)
  local entities, names = {}, {}
  for _, each in ipairs(D.list(model:entities())) do
    local entity = D.entity(each)
    entities[entity.name] = entity
    entities[D.text(each:renamingIdentifier())] = entities[D.text(each:renamingIdentifier())] or entity
    names[entity] = {}
    for _, property in ipairs(entity.order) do names[entity][property] = D.text(property.object:renamingIdentifier()) end
  end
  local function identity(given)
    local entity = given and entities[given.name]
    return entity and file.rows[given.name .. "/" .. given.number] and D.identity(store, entity, given.number) or nil
  end
  for name, number in pairs(file.last) do
    if entities[name] then store.last[entities[name].root.name] = number end
  end
  store.live, store.written = 0, file.count
  for _, given in pairs(file.rows) do
    local own = identity(given)
    if own then
      local row = {identity = own, version = given.version, values = {}}
      for _, property in ipairs(own.entity.order) do
        local value = given.values[property.name]
        if value == nil then value = given.values[names[own.entity][property]] end
        if property.is_relationship and type(value) == "table" then
          if property.is_to_many then
            local list = {}
            for _, each in ipairs(value.name and {value} or value) do list[#list + 1] = identity(each) end
            row.values[property.name] = list
          else
            row.values[property.name] = identity(value.name and value or value[1])
          end
        elseif property.is_attribute and type(value) ~= "table" then
          row.values[property.name] = value
          if value == nil and not property.is_optional then
            row.values[property.name] = D.encode(property, property.default, store)
          end
        end
      end
      D.rowsOf(store, own.entity)[own.number] = row
      local root = own.entity.root.name
      store.last[root] = math.max(store.last[root] or 0, own.number)
      store.live = store.live + 1
    end
  end
end
