-- Writes nibs in the format of Xcode 3 and 4, an archive of Interface Builder's objects.

local archived_nib = {}

local ARCHIVE = [[
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
<int key="IBDocument.SystemTarget">784</int>
<string key="IBDocument.SystemVersion">10D541</string>
<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
<bool key="EncodedWithXMLCoder">YES</bool>
<object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
<object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
%s
</object>
<object class="IBObjectContainer" key="IBDocument.Objects">
%s
<object class="IBMutableOrderedSet" key="objectRecords">%s</object>
<object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>%s%s</object>
</object>
</data></archive>
]]

local function array(key, elements, class)
  return ('<object class="%s" key="%s"><bool key="EncodedWithXMLCoder">YES</bool>%s</object>')
    :format(class or "NSMutableArray", key, table.concat(elements, "\n"))
end
archived_nib.array = array

-- An object of Interface Builder: `key` may be nil.
function archived_nib.object(class, id, key, body)
  return ('<object class="%s"%s id="%d">%s</object>')
    :format(class, key and (' key="%s"'):format(key) or "", id, body or "")
end

-- `outlets` is a list of `{source, name, destination}`, `actions` of `{source, selector, destination, event}`,
-- `classes` the custom classes by the ids of objects.
function archived_nib.document(roots, outlets, classes, actions)
  local connections, records, seen = {}, {}, {}
  local function record(id)
    if seen[id] then return end
    seen[id] = true
    records[#records + 1] = ('<object class="IBObjectRecord"><int key="objectID">%d</int><reference key="object" ref="%d"/></object>')
      :format(id <= 2 and -id or id, id)
  end
  local function connect(class, from, name, to, more)
    connections[#connections + 1] = ('<object class="IBConnectionRecord"><object class="%s" key="connection">'
      .. '<string key="label">%s</string><reference key="source" ref="%d"/><reference key="destination" ref="%d"/>%s</object>'
      .. '<int key="connectionID">%d</int></object>'):format(class, name, from, to, more or "", 100 + #connections)
  end
  for _, outlet in ipairs(outlets) do
    connect("IBCocoaTouchOutletConnection", outlet[1], outlet[2], outlet[3])
  end
  for _, action in ipairs(actions or {}) do
    connect("IBCocoaTouchEventConnection", action[1], action[2], action[3],
      action[4] and ('<int key="IBEventType">%d</int>'):format(action[4]))
  end
  local text = table.concat(roots, "\n")
  record(1)
  record(2)
  for id in text:gmatch '<object [^>]*id="(%d+)"' do record(tonumber(id)) end
  local keys, values = {}, {}
  for id, class in pairs(classes) do
    keys[#keys + 1] = ("<string>%d.CustomClassName</string>"):format(id <= 2 and -id or id)
    values[#values + 1] = ("<string>%s</string>"):format(class)
  end
  return ARCHIVE:format(text, array("connectionRecords", connections), array("orderedObjects", records, "NSArray"),
    array("dict.sortedKeys", keys, "NSArray"), array("dict.values", values))
end

return archived_nib
