-- The arguments of Core Data's methods, which are checked before a method runs.
--
-- The interfaces that sources include declare the types: each method that a script defines, and each setter, gets a
-- function around it that refuses an argument of another type, as native methods do. An object that answers
-- `isKindOfClass:` itself, as a proxy does, passes. nil is passed on, except where the method needs the object.

local C, native = ...
local objc, D = C.objc, C.coreData
local type, select = type, select

-- Arguments that are declared nonnull and that a method cannot do without, by the method.
local NEEDED = {
  ["-[NSManagedObjectContext executeFetchRequest:error:]"] = 1, ["-[NSManagedObjectContext countForFetchRequest:error:]"] = 1,
  ["-[NSManagedObjectContext executeRequest:error:]"] = 1, ["-[NSManagedObjectContext objectWithID:]"] = 1,
  ["-[NSManagedObjectContext existingObjectWithID:error:]"] = 1, ["-[NSManagedObjectContext insertObject:]"] = 1,
  ["-[NSManagedObjectContext assignObject:toPersistentStore:]"] = 2, ["-[NSManagedObject initWithContext:]"] = 1,
  ["-[NSManagedObject initWithEntity:insertIntoManagedObjectContext:]"] = 1,
  ["-[NSManagedObject objectIDsForRelationshipNamed:]"] = 1, ["-[NSManagedObject validateValue:forKey:error:]"] = 2,
  ["+[NSPersistentStoreCoordinator metadataForPersistentStoreOfType:URL:error:]"] = 2,
  ["+[NSPersistentStoreCoordinator metadataForPersistentStoreOfType:URL:options:error:]"] = 2,
  ["+[NSPersistentContainer persistentContainerWithName:]"] = 1, ["-[NSPersistentContainer initWithName:]"] = 1,
  ["-[NSPersistentContainer performBackgroundTask:]"] = 1,
}

-- Lua's types that stand for the instances of a class, as in messages to native methods.
local PLAIN = {
  NSString = {string = true}, NSNumber = {number = true, boolean = true}, NSArray = {table = true}, NSSet = {table = true},
  NSDictionary = {table = true}, NSObject = {string = true, number = true, boolean = true, table = true, ["function"] = true},
}
local NOUNS = {NSString = "a string", NSArray = "a list", NSSet = "a list", NSDictionary = "a dictionary", NSNumber = "a number"}

local function is_number(value) return type(value) == "number" end
local function is_integer(value) return type(value) == "number" and math.tointeger(value) ~= nil end
local function is_boolean(value) return type(value) == "boolean" or value == 0 or value == 1 end
local function is_pointer(value) return value == nil or type(value) == "table" and value.a ~= nil end
local function is_block(value)
  return value == nil or type(value) == "function" or type(value) == "userdata" and native.isInstance(value, "NSBlock") == true
end

-- Whether a value is an instance of a class, given by its name.
local function is_instance(value, name)
  if type(value) ~= "userdata" then
    local plain = PLAIN[name]
    return plain ~= nil and plain[type(value)] == true
  end
  local is_found = native.isInstance(value, name)
  return is_found or is_found == false and C.send(value, "isKindOfClass:", objc[name]) == true
end

-- The elements of a collection as Lua sees them; those of a list that a script wrote may have any type.
local function elements_of(collection)
  if type(collection) == "table" then return ipairs(collection) end
  local next_element = C.each(collection)
  return function()
    local element = next_element()
    if element ~= nil then return true, element end
  end
end

local function article(name) return NOUNS[name] or (name:find "^NS" and "an " or "a ") .. name end

-- The check of a declared class, and the words for it; `element` is the class of the elements, if it is declared.
local function of_class(name, element)
  local expected = article(name)
  if element then expected = ("%s (each %s)"):format(expected, article(element)) end
  return function(value)
    if value == nil then return true end
    if not is_instance(value, name) then return false end
    if element then
      for _, each in elements_of(value) do
        if not is_instance(each, element) then return false end
      end
    end
    return true
  end, expected .. " or nil"
end

-- The check of a declared type, and the words for it; `is_any` if it accepts anything.
local function is_any() return true end
local function of_type(declared)
  local plain = declared:gsub("%f[%w_]_?[Nn]ullable%f[^%w_]", ""):gsub("_Nonnull", ""):gsub("null_resettable", "")
    :gsub("__kindof", ""):gsub("NS_NOESCAPE", ""):gsub("%s+", " "):gsub("^ ", ""):gsub(" $", "")
  if plain:find("^", 1, true) then return is_block, "a function or nil" end
  if plain:find "^inout" then return is_any, "" end
  if plain:gsub("%b<>", ""):find "%*.*%*" then return is_pointer, "a pointer or nil" end
  local class, parameters = plain:match "^(%w+) ?(<?.-)>? ?%*$"
  if class == "void" then return is_any, "" end
  if class then
    -- Elements with plain values are not checked: lists of texts may have numbers.
    local element = (class == "NSArray" or class == "NSSet") and parameters:match "^<%s*(%u%w+) %*$"
    return of_class(class, not PLAIN[element] and element or nil)
  end
  if plain:find "^id" or plain:find "^Class" then return is_any, "" end
  if plain == "BOOL" then return is_boolean, "a boolean (or 0 or 1)" end
  if plain == "NSTimeInterval" then return is_number, "a number" end
  return is_integer, "an integer"
end

-- Types by `-[Class selector]`: of methods, and of the properties that can be set.
local declared = {}
local function declare_method(class, line)
  local sign, selector, types = line:sub(1, 1), "", {}
  -- The type of the result is in the first brackets.
  for name, parameter in line:gsub("^[-+]%s*%b()", ""):gmatch "([%w_]+):(%b())" do
    selector = selector .. name .. ":"
    types[#types + 1] = parameter:sub(2, -2)
  end
  declared[("%s[%s %s]"):format(sign, class, selector)] = types
end
local function declare_property(class, line)
  local attributes, rest = line:match "^@property%s*(%b())%s*(.*);$"
  if not attributes then attributes, rest = "", line:match "^@property%s*(.*);$" end
  if attributes:find "readonly" then return end
  local words, name = rest:match "^(.-)%s*([%w_]+)$"
  if words then declared[("-[%s set%s:]"):format(class, D.capitalized(name))] = {words} end
end
local declarations <const> = table.concat({"", native.declarations()}, "\n")
for class, body in declarations:gmatch "\n@interface (%w+)[^\n]*\n(.-)\n@end" do
  for line in body:gmatch "[^\n]+" do
    if line:find "^[-+]" then declare_method(class, line) elseif line:find "^@property" then declare_property(class, line) end
  end
end

-- Refuses an argument; the error has the form of native methods.
local function refuse(method, index, expected, value)
  D.refuse(("%s: argument %d must be %s, got %s"):format(method, index, expected, native.described(value)))
end

-- The checks of a method's arguments by their index, and the words for them; nil if nothing is to be checked.
local function checks_of(method)
  local types, needed = declared[method], NEEDED[method]
  if not types or #types == 0 then return nil end
  local checks, words = {}, {}
  for index, declaration in ipairs(types) do
    local check, expected = of_type(declaration)
    if needed == index then
      checks[index] = function(value) return value ~= nil and check(value) end
      words[index] = expected:gsub(" or nil$", "")
    else
      checks[index], words[index] = check, expected
    end
  end
  return checks, words
end

-- Refuses more arguments than a method has.
local function refuse_surplus(method, count, given)
  D.refuse(("%s: argument %d is one too many, expected %d argument%s, got %d"):format(
    method, count + 1, count, count == 1 and "" or "s", given))
end

-- A function that runs `body` with arguments that were checked. It calls `body` last, so that `D.result` finds the caller.
local function checked(method, checks, words, body)
  local count = #words
  if count == 1 then
    local check, expected = checks[1], words[1]
    return function(self, value, ...)
      if not check(value) then refuse(method, 1, expected, value) end
      if select("#", ...) > 0 then refuse_surplus(method, 1, 1 + select("#", ...)) end
      return body(self, value)
    end
  end
  return function(self, ...)
    for index = 1, count do
      local value = select(index, ...)
      if not checks[index](value) then refuse(method, index, words[index], value) end
    end
    if select("#", ...) > count then refuse_surplus(method, count, select("#", ...)) end
    return body(self, ...)
  end
end

-- Puts the checks before the methods of a class that scripts have defined.
function D.checkArguments(class)
  local name = objc.class_getName(class)
  for sign, owner in pairs {["-"] = class, ["+"] = objc.object_getClass(class)} do
    for _, method in ipairs(objc.class_copyMethodList(owner) or {}) do
      local selector = objc.method_getName(method)
      local title = ("%s[%s %s]"):format(sign, name, objc.sel_getName(selector))
      local checks, words = checks_of(title)
      if checks then
        declared[title] = nil
        local implementation = objc.method_getImplementation(method)
        local body = objc.imp_getBlock(implementation)
          or function(self, ...) return implementation(self, selector, ...) end
        objc.method_setImplementation(method, objc.imp_implementationWithBlock(checked(title, checks, words, body)))
      end
    end
  end
end
