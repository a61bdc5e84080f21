---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `hook`, for LuaLS and for LDoc.

-- HookLayer
--- One hook layer of a method, as hook.list returns it.
---@class HookLayer
---@field kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # the kind of layer
---@field source? string # where it was installed, as file:line; nil for a layer from native code
---@field key? string # the key that prevents a second installation; nil for a layer without one
---@field owner? string # the owner; nil for native code

-- HookToken
--- An installed hook, used to remove it.
---@class HookToken
local HookToken = {}

--- Removes the hook; returns true the first time.
---@return boolean
function HookToken:remove() end

--- Returns whether the hook is installed.
---@return boolean
function HookToken:isActive() end

-- hook
---@class hook
hook = {}

---@class (exact) hook_after_options: table<"key"|"owner", any>
---@field key? string # hooks with the same key are installed once
---@field owner? string # the owner of the hook; without it, the file that installs it

--- Runs a function after a method.
--- * `target`: a class, which hooks all its instances, or one object
--- * `sel`: the exact selector; for a class method, pass objc.getMetaClass(name) as the target
--- * `body`: receives the arguments of the call; its results are ignored
--- * `key`: hooks with the same key are installed once
--- * `owner`: the owner of the hook; without it, the file that installs it
--- * raises an error: the text is not a selector, or is an unknown one similar to a selector of the class
--- * raises an error: the method is a class method instead of an instance method, or the reverse
--- * raises an error: the method is part of reference counting: retain, release, autorelease, retainCount
--- * raises an error: the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body fun(self: any, ...: any)
---@param options? hook_after_options
---@return HookToken
function hook.after(target, sel, body, options) end

---@class (exact) hook_before_options: table<"key"|"owner", any>
---@field key? string # hooks with the same key are installed once
---@field owner? string # the owner of the hook; without it, the file that installs it

--- Runs a function before a method.
--- * `target`: a class, which hooks all its instances, or one object
--- * `sel`: the exact selector; for a class method, pass objc.getMetaClass(name) as the target
--- * `body`: receives the arguments of the call; its results are ignored
--- * `key`: hooks with the same key are installed once
--- * `owner`: the owner of the hook; without it, the file that installs it
--- * raises an error: the text is not a selector, or is an unknown one similar to a selector of the class
--- * raises an error: the method is a class method instead of an instance method, or the reverse
--- * raises an error: the method is part of reference counting: retain, release, autorelease, retainCount
--- * raises an error: the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body fun(self: any, ...: any)
---@param options? hook_before_options
---@return HookToken
function hook.before(target, sel, body, options) end

---@class (exact) hook_delegate_options: table<"property"|"key"|"owner", any>
---@field property? string # the property to hook; delegate
---@field key? string # hooks with the same key are installed once
---@field owner? string # the owner of the hook; without it, the file that installs it

--- Intercepts the messages to an object's delegate with functions.
--- * `object`: an object with the methods delegate and setDelegate:
--- * `handlers`: by selector: function(original, self, ...), where original(self, ...) calls the delegate
--- * `property`: the property to hook; delegate
--- * `key`: hooks with the same key are installed once
--- * `owner`: the owner of the hook; without it, the file that installs it
--- * raises an error: the object lacks the getter or the setter of the property
--- * raises an error: there is no handler, one is not a function, or two have the same selector
--- * raises an error: a selector is neither in the delegate's protocol nor implemented by the delegate
---@param object any
---@param handlers table<SEL, function>
---@param options? hook_delegate_options
---@return HookToken
function hook.delegate(object, handlers, options) end

---@class (exact) hook_instead_options: table<"key"|"owner", any>
---@field key? string # hooks with the same key are installed once
---@field owner? string # the owner of the hook; without it, the file that installs it

--- Runs a function instead of a method.
--- * `target`: a class, which hooks all its instances, or one object
--- * `sel`: the exact selector; for a class method, pass objc.getMetaClass(name) as the target
--- * `body`: original(self, ...) runs the next inner layer; if it is not called, the method does not run; the function's results are returned
--- * `key`: hooks with the same key are installed once
--- * `owner`: the owner of the hook; without it, the file that installs it
--- * raises an error: the text is not a selector, or is an unknown one similar to a selector of the class
--- * raises an error: the method is a class method instead of an instance method, or the reverse
--- * raises an error: the method is part of reference counting: retain, release, autorelease, retainCount
--- * raises an error: the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body (fun(original: function, self: any, ...: any): any)
---@param options? hook_instead_options
---@return HookToken
function hook.instead(target, sel, body, options) end

--- Lists the hook layers of a method, the outermost first.
--- * `target`: a class, a metaclass, or one object
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param target any
---@param sel SEL
---@return HookLayer[]
function hook.list(target, sel) end

--- Removes all hooks, or those of one owner.
--- * `owner`: all owners without it
---@param owner? string
---@return integer
function hook.removeAll(owner) end

--- Exchanges the implementations of two methods safely, and only once.
--- * `original`: the exact selector
--- * `replacement`: the exact selector of the replacement method
--- * raises an error: the class has no method for one of the selectors
--- * raises an error: both selectors are the same
--- * raises an error: the class was disposed of
---@param cls CLASS
---@param original SEL
---@param replacement SEL
---@return boolean
function hook.swizzle(cls, original, replacement) end

---@class (exact) hook_throttle_options: table<"mode"|"interval"|"key"|"owner", any>
---@field mode? ("first"|"last"|"debounce") # runs the first call of an interval, the last one, or the last one after calls have stopped; "first"
---@field interval number # in seconds of virtual time
---@field key? function # a function(self, ...) whose result groups the calls of one receiver; a call with the result nil always runs
---@field owner? string # the owner of the hook, for hook.removeAll and traces

--- Limits how often a method runs: drops some of its calls.
--- * `target`: a class, which hooks all its instances, or one object
--- * `sel`: the exact selector; for a class method, pass objc.getMetaClass(name) as the target
--- * `mode`: runs the first call of an interval, the last one, or the last one after calls have stopped; "first"
--- * `interval`: in seconds of virtual time
--- * `key`: a function(self, ...) whose result groups the calls of one receiver; a call with the result nil always runs
--- * `owner`: the owner of the hook, for hook.removeAll and traces
--- * raises an error: the interval is missing, negative or not finite
--- * raises an error: the mode is not one of these words
--- * raises an error: the text is not a selector, or is an unknown one similar to a selector of the class
--- * raises an error: the method is a class method instead of an instance method, or the reverse
---@param target any
---@param sel SEL
---@param options hook_throttle_options
---@return HookToken
function hook.throttle(target, sel, options) end
