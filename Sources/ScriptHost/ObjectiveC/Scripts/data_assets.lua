-- NSDataAsset: the data sets of asset catalogs, which a project's bundle has as files by their names.

local C = ...
local objc = C.objc

-- The path of the file with a name and any ending.
local function path_of(bundle, name)
  local folder = bundle:resourcePath()
  for file in C.each(objc.NSFileManager:defaultManager():contentsOfDirectoryAtPath_error_(folder, nil)) do
    local text = tostring(file)
    if text == name or text:match "^(.*)%.[^.]*$" == name then return folder .. "/" .. text end
  end
end

objc.class("NSDataAsset", objc.NSObject, {protocols = {"NSCopying"}}, function(instance, _, super)
  objc.property(instance, "name", {policy = "copy"})
  objc.property(instance, "data", {policy = "copy"})
  objc.property(instance, "typeIdentifier", {policy = "copy"})
  function instance:initWithName_(name) return self:initWithName_bundle_(name, objc.NSBundle:mainBundle()) end
  function instance:initWithName_bundle_(name, bundle)
    self = super(self):init()
    local path = path_of(bundle, tostring(name))
    if not path then return nil end
    self:setName_(name)
    self:setData_(objc.NSData:dataWithContentsOfFile_(path))
    local type = objc.UTType:typeWithFilenameExtension_(path:match "%.([^./]*)$" or "")
    self:setTypeIdentifier_(type and type:identifier() or "public.data")
    return self
  end
  function instance:copyWithZone_() return self end
end)
