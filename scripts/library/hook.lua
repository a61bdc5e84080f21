---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `hook`, for LuaLS and for LDoc.

-- HookLayer
--- One layer over a method, as hook.list answers it.
---@class HookLayer
---@field kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # what it does
---@field source? string # where it was laid, as file:line; nil for what native code laid
---@field key? string # what keeps it from being laid twice; nil for a layer without one
---@field owner? string # whose it is; nil for native code

-- HookToken
--- A hook that was laid, by which it is removed.
---@class HookToken
local HookToken = {}

--- Removes the hook; true the first time.
---@return boolean
function HookToken:remove() end

--- Answers whether the hook is installed.
---@return boolean
function HookToken:isActive() end

-- hook
---@class hook
hook = {}

---@class (exact) hook_after_options: table<"key"|"owner", any>
---@field key? string # hooks that have the same key are laid once
---@field owner? string # whose hook it is; the file that lays it without this

--- Runs a function after a method.
--- * `target`: a class, whose instances are all hooked, or one object
--- * `sel`: the exact selector; that of a class method on objc.getMetaClass(name)
--- * `body`: gets the arguments of the call; its results are dropped
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
--- * raises an error: the text is no selector, or a new one that differs little from one of the class
--- * raises an error: the other side has the method: the class, or its instances
--- * raises an error: the method counts references: retain, release, autorelease, retainCount
--- * raises an error: the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body fun(self: any, ...: any)
---@param options? hook_after_options
---@return HookToken
function hook.after(target, sel, body, options) end

---@class (exact) hook_before_options: table<"key"|"owner", any>
---@field key? string # hooks that have the same key are laid once
---@field owner? string # whose hook it is; the file that lays it without this

--- Runs a function before a method.
--- * `target`: a class, whose instances are all hooked, or one object
--- * `sel`: the exact selector; that of a class method on objc.getMetaClass(name)
--- * `body`: gets the arguments of the call; its results are dropped
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
--- * raises an error: the text is no selector, or a new one that differs little from one of the class
--- * raises an error: the other side has the method: the class, or its instances
--- * raises an error: the method counts references: retain, release, autorelease, retainCount
--- * raises an error: the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body fun(self: any, ...: any)
---@param options? hook_before_options
---@return HookToken
function hook.before(target, sel, body, options) end

---@class (exact) hook_delegate_options: table<"property"|"key"|"owner", any>
---@field property? string # the slot that is hooked; delegate
---@field key? string # hooks that have the same key are laid once
---@field owner? string # whose hook it is; the file that lays it without this

--- Puts functions in front of an object's delegate.
--- * `object`: an object with a delegate: and a setDelegate:
--- * `handlers`: by selector: function(original, self, ...), where original(self, ...) goes on to the delegate
--- * `property`: the slot that is hooked; delegate
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
--- * raises an error: the object lacks the getter or the setter of the property
--- * raises an error: there is no handler, one is no function, or two are of one selector
--- * raises an error: neither the delegate's protocol nor the delegate knows a selector
---@param object any
---@param handlers table<SEL, function>
---@param options? hook_delegate_options
---@return HookToken
function hook.delegate(object, handlers, options) end

---@class (exact) hook_instead_options: table<"key"|"owner", any>
---@field key? string # hooks that have the same key are laid once
---@field owner? string # whose hook it is; the file that lays it without this

--- Runs a function in a method's place.
--- * `target`: a class, whose instances are all hooked, or one object
--- * `sel`: the exact selector; that of a class method on objc.getMetaClass(name)
--- * `body`: original(self, ...) runs the next layer inside; without it the call is swallowed; its results are the answer
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
--- * raises an error: the text is no selector, or a new one that differs little from one of the class
--- * raises an error: the other side has the method: the class, or its instances
--- * raises an error: the method counts references: retain, release, autorelease, retainCount
--- * raises an error: the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
---@param target any
---@param sel SEL
---@param body (fun(original: function, self: any, ...: any): any)
---@param options? hook_instead_options
---@return HookToken
function hook.instead(target, sel, body, options) end

--- Lists the layers over a method, the outermost first.
--- * `target`: a class, a metaclass, or one object
--- * raises an error: the object has gone: EXC_BAD_ACCESS
---@param target any
---@param sel SEL
---@return HookLayer[]
function hook.list(target, sel) end

--- Removes all hooks, or those of an owner.
--- * `owner`: all owners without it
---@param owner? string
---@return integer
function hook.removeAll(owner) end

--- Exchanges two methods as it should be done, once.
--- * `original`: the exact selector
--- * `replacement`: the exact selector of what runs for it from now on
--- * raises an error: the class has no method of one of the selectors
--- * raises an error: both selectors are the same
--- * raises an error: the class was disposed of
---@param cls CLASS
---@param original SEL
---@param replacement SEL
---@return boolean
function hook.swizzle(cls, original, replacement) end

---@class (exact) hook_throttle_options: table<"mode"|"interval"|"key"|"owner", any>
---@field mode? ("first"|"last"|"debounce") # the first call of an interval, the last one, or the last one when calls have ceased; "first"
---@field interval number # in seconds of virtual time
---@field key? function # a function(self, ...) whose result tells the calls of one receiver apart; nil lets a call through
---@field owner? string # whose the hook is, for hook.removeAll and traces

--- Lets only some calls of a method through.
--- * `target`: a class, whose instances are all hooked, or one object
--- * `sel`: the exact selector; that of a class method on objc.getMetaClass(name)
--- * `mode`: the first call of an interval, the last one, or the last one when calls have ceased; "first"
--- * `interval`: in seconds of virtual time
--- * `key`: a function(self, ...) whose result tells the calls of one receiver apart; nil lets a call through
--- * `owner`: whose the hook is, for hook.removeAll and traces
--- * raises an error: the interval is missing, negative or not finite
--- * raises an error: the mode is none of these words
--- * raises an error: the text is no selector, or a new one that differs little from one of the class
--- * raises an error: the other side has the method: the class, or its instances
---@param target any
---@param sel SEL
---@param options hook_throttle_options
---@return HookToken
function hook.throttle(target, sel, options) end
