--- How libraries hook methods, as actors for scenarios of the lab.
--
-- `techniques.NAME(class, selector, token)` is an actor that logs `token`, and promises it once,
-- for each message `selector` to an instance of `class`. Each works as such libraries do, pitfalls
-- included. The two that hook an object take it from the scenario: `isaSubclass` hooks
-- `ctx.object`, and `delegateProxy` the delegate of `ctx.owner`. Each returns a function that
-- removes the hook as naively as the libraries do.
--
--     local techniques = require "techniques"
--     actors = {sdk = techniques.forwarding(App, "m", "sdk"), own = techniques.hook(App, "m", "own")}
local techniques = {}

--- An actor that installs with `install(log, ctx)`; the hook calls `log` when it runs.
local function actor(token, install)
  return {
    install = function(ctx) return install(function() ctx.log(token) end, ctx) end,
    promises = {[token] = 1},
  }
end

--- The selector for the original in a library: `sdk_m` for `m`.
local function aliasOf(selector, token) return token:gsub("%W", "_") .. "_" .. selector end

--- Adds the body of an exchanging library, which calls the original through the alias.
local function addAliased(class, selector, token, log)
  local alias = objc.sel(aliasOf(selector, token))
  local types = objc.method_getTypeEncoding(objc.class_getInstanceMethod(class, selector))
  local name = objc.sel_getName(alias)
  objc.class_addMethod(class, alias, objc.imp(function(self, _, ...)
    log()
    return objc.msgSend(self, name, ...)
  end), types)
  return alias, types
end

--- Exchanges the method with a new one, after an inherited one was copied to the class.
--
-- The original runs under the alias, so it receives another name in `_cmd`.
function techniques.addOrExchange(class, selector, token)
  return actor(token, function(log)
    local alias, types = addAliased(class, selector, token, log)
    local original = objc.class_getInstanceMethod(class, selector)
    local replacement = objc.class_getInstanceMethod(class, alias)
    local function exchange()
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(class, selector), objc.class_getInstanceMethod(class, alias))
    end
    if objc.class_addMethod(
      class, objc.sel(selector), objc.method_getImplementation(replacement), types)
    then
      objc.class_replaceMethod(class, alias, objc.method_getImplementation(original), types)
    else
      exchange()
    end
    return exchange
  end)
end

--- Exchanges the method with a new one where it is found: an inherited one is the parent's.
function techniques.bareExchange(class, selector, token)
  return actor(token, function(log)
    local alias = addAliased(class, selector, token, log)
    local function exchange()
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(class, selector), objc.class_getInstanceMethod(class, alias))
    end
    exchange()
    return exchange
  end)
end

--- Replaces the class's own method; if it is inherited, each call looks up the superclass's.
function techniques.lateSuper(class, selector, token)
  return actor(token, function(log)
    local name = objc.sel(selector)
    local types = objc.method_getTypeEncoding(objc.class_getInstanceMethod(class, name))
    local original
    original = objc.class_replaceMethod(class, name, objc.imp(function(self, _cmd, ...)
      log()
      if original then return original(self, _cmd, ...) end
      return objc.msgSendSuper(class, self, selector, ...)
    end), types)
    return function()
      original = original or objc.class_getMethodImplementation(class:superclass(), name)
      objc.class_replaceMethod(class, name, original, types)
    end
  end)
end

--- Makes the message unrecognized, and runs the hook from `forwardInvocation:`.
--
-- The original runs through an invocation with an alias.
function techniques.forwarding(class, selector, token)
  return actor(token, function(log)
    local name, alias = objc.sel(selector), objc.sel(aliasOf(selector, token))
    local method = objc.class_getInstanceMethod(class, name)
    local implementation = objc.method_getImplementation(method)
    local types = objc.method_getTypeEncoding(method)
    local isFirst = implementation ~= objc._objc_msgForward
    if isFirst then
      objc.class_addMethod(class, alias, implementation, types)
      objc.class_replaceMethod(class, name, objc._objc_msgForward, types)
    end
    local original
    original = objc.class_replaceMethod(class, objc.sel "forwardInvocation:",
      objc.imp(function(self, _cmd, invocation)
        if invocation:selector() == name then
          log()
          if isFirst then
            invocation:setSelector_(alias)
            return invocation:invoke()
          end
        end
        if original then return original(self, _cmd, invocation) end
        return objc.msgSendSuper(class, self, "forwardInvocation:", invocation)
      end), "v@:@")
    return function()
      if isFirst then objc.class_replaceMethod(class, name, implementation, types) end
    end
  end)
end

--- Stores originals in a table, by the receiver's class and `_cmd`; a missing one is not called.
function techniques.classTable(class, selector, token)
  local originals = {}
  return actor(token, function(log)
    local name = objc.sel(selector)
    local method = objc.class_getInstanceMethod(class, name)
    local types = objc.method_getTypeEncoding(method)
    local original = objc.method_getImplementation(method)
    originals[class] = {[name] = original}
    objc.class_replaceMethod(class, name, objc.imp(function(self, _cmd, ...)
      log()
      local found = originals[self:class()]
      if found and found[_cmd] then return found[_cmd](self, _cmd, ...) end
    end), types)
    return function() objc.class_replaceMethod(class, name, original, types) end
  end)
end

--- Stores the original in the library's only variable: installed again, it stores its own hook.
function techniques.staticSlot(class, selector, token)
  local original
  return actor(token, function(log)
    local name = objc.sel(selector)
    local method = objc.class_getInstanceMethod(class, name)
    local types = objc.method_getTypeEncoding(method)
    original = objc.method_getImplementation(method)
    objc.class_replaceMethod(class, name, objc.imp(function(self, _cmd, ...)
      log()
      return original(self, _cmd, ...)
    end), types)
    return function() objc.class_replaceMethod(class, name, original, types) end
  end)
end

--- Gives `ctx.object` a dynamic subclass, whose `class` returns the original class.
function techniques.isaSubclass(_, selector, token)
  return actor(token, function(log, ctx)
    local object = ctx.object
    local found, shown = objc.object_getClass(object), object:class()
    local class = objc.allocateClassPair(
      found, objc.class_getName(found) .. "_" .. token:gsub("%W", "_"), 0)
    local types = objc.method_getTypeEncoding(objc.class_getInstanceMethod(found, selector))
    objc.class_addMethod(class, objc.sel(selector), objc.imp(function(self, _, ...)
      log()
      return objc.msgSendSuper(class, self, selector, ...)
    end), types)
    objc.class_addMethod(class, objc.sel "class", function() return shown end, "#@:")
    objc.registerClassPair(class)
    objc.object_setClass(object, class)
    return function() objc.object_setClass(object, found) end
  end)
end

--- Replaces the delegate of `ctx.owner` with a proxy.
function techniques.delegateProxy(_, selector, token)
  return actor(token, function(log, ctx)
    local owner, name = ctx.owner, objc.sel(selector)
    local delegate = owner:delegate()
    local Proxy = objc.class("Proxy_" .. token:gsub("%W", "_"), objc.NSProxy, function(instance)
      function instance:respondsToSelector_(asked) return delegate:respondsToSelector_(asked) end
      function instance:methodSignatureForSelector_(asked)
        return delegate:methodSignatureForSelector_(asked)
      end
      function instance:forwardInvocation_(invocation)
        if invocation:selector() == name then log() end
        invocation:invokeWithTarget_(delegate)
      end
    end)
    local proxy = Proxy:alloc()
    objc.setAssociatedObject(owner, Proxy, proxy)
    owner:setDelegate_(proxy)
    return function() owner:setDelegate_(delegate) end
  end)
end

--- Hooks with hookhost's `hook`.
function techniques.hook(class, selector, token)
  return actor(token, function(log)
    local installed = hook.before(class, selector, log, {owner = token})
    return function() installed:remove() end
  end)
end

return techniques
