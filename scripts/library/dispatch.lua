---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `dispatch`, for LuaLS and for LDoc.

-- dispatch
---@class dispatch
dispatch = {}

--- Runs a function later.
---@param seconds number
---@param body function
function dispatch.after(seconds, body) end

--- Runs a function in the next turn of the run loop.
---@param body function
function dispatch.async(body) end

--- Runs a function the first time this world meets the token; answers whether it ran.
---@param token string|OnceToken
---@param body function
---@return boolean
function dispatch.once(token, body) end
