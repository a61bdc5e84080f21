-- The program's images by name: its own, with the sources' definitions, and the frameworks'.

local C, native = ...
local c, objc, cstr = C.functions, C.objc, C.cstr

local RUNTIME = "/usr/lib/libobjc.A.dylib"
local function path_of(framework)
  if framework == "ObjectiveC" then return RUNTIME end
  return ("/System/Library/Frameworks/%s.framework/%s"):format(framework, framework)
end
-- The program is in its bundle, independent of its sources' paths.
local function program() return tostring(objc.NSBundle:mainBundle():executablePath()) end

-- The file of a bundle that sources belong to, such as `PlugIns/AppTests.xctest/AppTests`.
local function executable(folder)
  local bundle = objc.NSBundle:bundleWithPath_(folder)
  local path = bundle and bundle:executablePath()
  return path and tostring(path) or folder .. "/" .. folder:match "([^/]*)%.[^./]*$"
end

function C.imageOf(class)
  local framework = native.framework(class)
  if framework then return path_of(framework) end
  local bundle = objc.NSBundle:bundleForClass_(class)
  if bundle == nil or bundle == objc.NSBundle:mainBundle() then return program() end
  return executable(tostring(bundle:bundlePath()))
end
function C.imageNamed(name)
  if name == nil or type(name) == "userdata" then return program() end
  return type(name) == "string" and name or cstr(name)
end

function c._dyld_get_image_name(index)
  if index == 0 then return program() end
  local folder = native.bundleFolders()[index]
  return folder and executable(folder) or nil
end
function c._NSGetExecutablePath(to, size)
  local path, room = program(), size.a[size.i]
  size.a[size.i] = #path + 1
  if #path >= room then return -1 end
  c.strcpy(to, path)
  return 0
end
-- The image of a class, or of the data of its definition. A function belongs to the program and has
-- no symbol, like a static one.
function c.dladdr(address, info)
  if type(address) == "function" then
    local fields = info.a[info.i]
    fields.dli_fname, fields.dli_fbase = program(), c._dyld_get_image_header(0)
    fields.dli_sname, fields.dli_saddr = nil, nil
    return 1
  end
  if type(address) ~= "userdata" or not objc.object_isClass(address) then return 0 end
  local kind = objc.class_isMetaClass(address) and "METACLASS" or "CLASS"
  local fields, name = info.a[info.i], C.imageOf(address)
  fields.dli_fname, fields.dli_fbase = name, name == program() and c._dyld_get_image_header(0) or nil
  fields.dli_sname, fields.dli_saddr = ("OBJC_%s_$_%s"):format(kind, objc.class_getName(address)), address
  return 1
end

-- Functions that libraries have installed first are called first.
local function own_name(class, out)
  if class == nil then return false end
  out.a[out.i] = C.imageOf(class)
  return true
end
local name_of = own_name
function c.objc_setHook_getImageName(hook, old)
  if old ~= nil then old.a[old.i] = name_of end
  name_of = hook
end
-- No class of a source is registered without its name, so that the hook is never called.
local lazy_name
function c.objc_setHook_lazyClassNamer(hook, old)
  if old ~= nil then old.a[old.i] = lazy_name end
  lazy_name = hook
end
function c.class_getImageName(class)
  if class == nil then return nil end
  local out = C.cell(nil, "p")
  return name_of(class, out) and out[0] or nil
end

local function names_of_images()
  local known, list = {}, {program()}
  known[list[1]] = true
  for _, class in ipairs(objc.getClassList()) do
    local name = C.imageOf(class)
    if not known[name] then
      known[name] = true
      list[#list + 1] = name
    end
  end
  return list
end
local function counted(list, count)
  if count ~= nil then count.a[count.i] = #list end
  return C.list(list, #list + 1)
end
function c.objc_copyImageNames(count) return counted(names_of_images(), count) end
local function listed(list, count)
  local found = counted(list, count)
  return #list > 0 and found or nil
end
local function classes_of(image)
  local list = {}
  for _, class in ipairs(objc.getClassList()) do
    if C.imageOf(class) == image then list[#list + 1] = class end
  end
  return list
end
function c.objc_copyClassNamesForImage(image, count)
  if image == nil then return nil end
  local names = {}
  for place, class in ipairs(classes_of(cstr(image))) do names[place] = objc.class_getName(class) end
  return listed(names, count)
end
function c.objc_copyClassesForImage(image, count)
  if image == nil then return nil end
  return listed(classes_of(cstr(image)), count)
end
-- Data sections: those that sources define, and the program's classes in order of creation.
function c.getsectiondata(header, segment, section, size)
  local own = header ~= nil and C.sectionMemory(cstr(segment) .. "," .. cstr(section))
  if own then
    if size ~= nil then size.a[size.i] = C.sizeOfArray(own) end
    return own
  end
  local is_list = header ~= nil and cstr(segment) == "__DATA" and cstr(section) == "__objc_classlist"
  local list = is_list and classes_of(program()) or {}
  if size ~= nil then size.a[size.i] = #list * 8 end
  return #list > 0 and C.list(list, #list) or nil
end
c.getsectdatafromheader_64 = c.getsectiondata
function c.getsectbynamefromheader_64(header, segment, section)
  local size = C.cell(0)
  local data = c.getsectiondata(header, segment, section, size)
  return data and C.cell {sectname = section, segname = segment, addr = data, size = size[0], offset = 0}
end
function c.getsectbynamefromheader() return nil end
function c.getsectdatafromheader(_, segment, _, size) return c.getsegmentdata(nil, segment, size) end
function c.getsegmentdata(_, _, size)
  if size ~= nil then size.a[size.i] = 0 end
  return nil
end
function c._dyld_register_func_for_add_image(body)
  for place = 0, c._dyld_image_count() - 1 do body(c._dyld_get_image_header(place), 0) end
end
function c._dyld_register_func_for_remove_image() end
function c.NXGetLocalArchInfo()
  return C.cell {name = C.literal "arm64", cputype = 0x0100000C, cpusubtype = 0, byteorder = 1,
    description = C.literal "ARM64"}
end
c.objc_copyRealizedClassList = c.objc_copyClassList

-- The functions receive each image before its `+load`s, and existing images at once.
local image_functions = {}
function c.objc_addLoadImageFunc(f)
  image_functions[#image_functions + 1] = f
  for place = 0, c._dyld_image_count() - 1 do f(c._dyld_get_image_header(place), nil) end
end
c.objc_addLoadImageFunc2 = c.objc_addLoadImageFunc
function C.tellOfImage()
  for _, f in ipairs(image_functions) do f(c._dyld_get_image_header(0), nil) end
end

-- Names of missing classes, which a hook may provide: the hook set last is called first.
local class_hook
local function known_class(name, out)
  out.a[out.i] = objc.getClass(cstr(name))
  return out.a[out.i] ~= nil
end
-- A hook that looks up the same name while it runs is not called again.
local asked = {}
local function look_up(name)
  if name == nil then return nil end
  local text = cstr(name)
  local found = objc.getClass(text)
  if found ~= nil or asked[text] then return found end
  local out = C.cell(nil, "@")
  asked[text] = true
  local is_done, is_found = pcall(class_hook, name, out)
  asked[text] = nil
  if not is_done then error(is_found, 0) end
  return is_found and out[0] or nil
end
function c.objc_setHook_getClass(hook, old)
  if old ~= nil then old.a[old.i] = class_hook or known_class end
  class_hook = hook
  c.objc_getClass, c.objc_getRequiredClass = look_up, look_up
end
