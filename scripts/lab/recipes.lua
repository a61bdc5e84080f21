-- The recipes that install the hooks of the catalogue, pitfalls included.

local recipes = {}

local function method(cls, selector)
  return objc.class_getInstanceMethod(cls, selector)
end

--- Exchanges two methods as they are found, inherited or not.
function recipes.exchange(cls, original, alias)
  objc.method_exchangeImplementations(method(cls, original), method(cls, alias))
end

--- Adds the original to the class if it only inherits it, else exchanges.
function recipes.add_or_exchange(cls, original, alias)
  local imp, types = objc.method_getImplementation, objc.method_getTypeEncoding
  local from, to = method(cls, original), method(cls, alias)
  if objc.class_addMethod(cls, original, imp(to), types(to)) then
    objc.class_replaceMethod(cls, alias, imp(from), types(from))
  else
    objc.method_exchangeImplementations(from, to)
  end
end

--- Captures the class's implementation of a selector and replaces it with a body.
--
-- The body receives the captured function first, which keeps the canonical selector. Returns a
-- function that restores the captured one, regardless of later hooks.
function recipes.replace(cls, selector, body)
  local captured = objc.class_getMethodImplementation(cls, selector)
  local function original(self, ...)
    return captured(self, objc.sel(selector), ...)
  end
  objc.class_replaceMethod(cls, selector, objc.imp(function(self, _, ...)
    return body(original, self, ...)
  end))
  return function() objc.class_replaceMethod(cls, selector, captured) end
end

--- The same, but an inherited method is looked up in the superclass at each call.
function recipes.replace_late(cls, selector, body)
  local own
  for _, found in ipairs(objc.class_copyMethodList(cls) or {}) do
    if objc.method_getName(found) == objc.sel(selector) then own = found end
  end
  if own then return recipes.replace(cls, selector, body) end
  objc.class_addMethod(cls, selector, function(self, ...)
    return body(function(receiver, ...)
      return objc.msgSendSuper(cls, receiver, selector, ...)
    end, self, ...)
  end)
end

--- Patches the class of a delegate as the article on stop callbacks does.
--
-- A class that implements the selector gets the alias and exchanges; any other class gets `added`.
function recipes.patch_delegate(cls, selector, alias, replaced, added)
  local found = method(cls, selector)
  if not found then
    objc.class_addMethod(cls, selector, added)
  elseif objc.class_addMethod(cls, alias, replaced) then
    objc.method_exchangeImplementations(found, method(cls, alias))
  end
end

return recipes
