---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `hook`, for LuaLS and for LDoc.

-- HookLayer
---@class HookLayer
---@field kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # what it does
---@field source string? # where it was laid, as file:line
---@field key string? # what keeps it from being laid twice
---@field owner string? # whose it is

-- HookToken
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
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
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
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
---@param target any
---@param sel SEL
---@param body fun(self: any, ...: any)
---@param options? hook_before_options
---@return HookToken
function hook.before(target, sel, body, options) end

--- Puts functions in front of an object's delegate.
--- * `object`: an object with a delegate: and a setDelegate:
--- * `handlers`: by selector: function(original, self, ...), where original(self, ...) goes on to the delegate
---@param object any
---@param handlers table<string, function>
---@param options? table
---@return HookToken
function hook.delegate(object, handlers, options) end

---@class (exact) hook_instead_options: table<"key"|"owner", any>
---@field key? string # hooks that have the same key are laid once
---@field owner? string # whose hook it is; the file that lays it without this

--- Runs a function in a method's place.
--- * `target`: a class, whose instances are all hooked, or one object
--- * `sel`: the exact selector; that of a class method on objc.getMetaClass(name)
--- * `key`: hooks that have the same key are laid once
--- * `owner`: whose hook it is; the file that lays it without this
---@param target any
---@param sel SEL
---@param body (fun(original: function, self: any, ...: any): any)
---@param options? hook_instead_options
---@return HookToken
function hook.instead(target, sel, body, options) end

--- Lists the layers over a method, the outermost first.
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
---@param cls CLASS
---@param original SEL
---@param replacement SEL
---@return boolean
function hook.swizzle(cls, original, replacement) end

---@class (exact) hook_throttle_options: table<"mode"|"interval"|"key"|"owner", any>
---@field mode? ("first"|"last"|"debounce") # the first call of an interval, the last one, or the last one when calls have ceased; "first"
---@field interval number # in seconds of virtual time
---@field key? function # a function whose result tells calls apart; the receiver without it
---@field owner? string # whose the hook is, for hook.removeAll and traces

--- Lets only some calls of a method through.
--- * `mode`: the first call of an interval, the last one, or the last one when calls have ceased; "first"
--- * `interval`: in seconds of virtual time
--- * `key`: a function whose result tells calls apart; the receiver without it
--- * `owner`: whose the hook is, for hook.removeAll and traces
--- * `error`: the interval is missing or negative
---@param target any
---@param sel SEL
---@param options hook_throttle_options
---@return HookToken
function hook.throttle(target, sel, options) end
