-- The article's pictures, drawn from the existing objects: the references that start at a view. A
-- dashed line is a strong reference, a dotted line a weak or an assigned one.

local references = {
  UICollectionView = {{"delegate", ".."}, {"bd_TrackerProxy", "--"}},
  UIWebView = {{"delegate", ".."}, {"bd_TrackerDecorator", "--"}, {"jsBridge", "--"}},
  DelegateProxy = {{"target", ".."}},
  WebViewJavascriptBridge = {{"webViewDelegate", ".."}},
  RxScrollViewDelegateProxy = {{"_forwardToDelegate", ".."}},
}

-- `object_getClass` and the method lists send no message to the objects, in particular not to proxies.
local function references_of(object)
  local class = objc.object_getClass(object)
  while class do
    local list = references[objc.class_getName(class)]
    if list then return list end
    class = objc.class_getSuperclass(class)
  end
  return {}
end

return function(root, write)
  write = write or print
  local names, counts, visited = {}, {}, {}

  local function is_there(object)
    return (pcall(objc.msgSend, object, "self"))
  end

  local function name(object)
    if not names[object] then
      local class = tostring(object):match "^<([%w_]+):"
      counts[class] = (counts[class] or 0) + 1
      names[object] = counts[class] == 1 and class or class .. " " .. counts[class]
    end
    return names[object]
  end

  local function visit(object)
    if visited[object] then return end
    visited[object] = true
    local found = {}
    for _, reference in ipairs(references_of(object)) do
      local selector, line = reference[1], reference[2]
      local implemented = objc.class_getInstanceMethod(objc.object_getClass(object), selector)
      local other = implemented and objc.msgSend(object, selector)
      if other then
        local there = is_there(other)
        write(("  %s %s%s%s> %s%s"):format(
          name(object), line, selector, line, name(other), there and "" or " (freed)"))
        if there then found[#found + 1] = other end
      end
    end
    for _, other in ipairs(found) do visit(other) end
  end

  -- The drawing retains none of the objects.
  objc.autoreleasepool(function()
    visit(root)
    names, visited = nil, nil
  end)
end
