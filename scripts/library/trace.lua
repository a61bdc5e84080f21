---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `trace`, for LuaLS and for LDoc.

-- TraceEntry
--- One message, or one run of a hook's handler, of a trace.
---@class TraceEntry
---@field t number # when it began, in virtual seconds
---@field depth integer # how many entries it lies in
---@field class string # the class that the receiver shows
---@field selector string # the exact selector
---@field receiver any # who got the message; nil when it has gone
---@field owner? string # whose code it is; nil for native code
---@field kind "message"|"hook" # whether a message was sent, or a hook's handler ran
---@field name string # the message as the device's texts write it
---@field args string # the arguments, as text
---@field result? string # the answer, as text; nil when it raised
---@field failed? true # that it raised; nil when it did not
---@field source? string # where its code stands, as file:line; nil for native code
---@field layer? string # what a hook does: before, instead and so on; nil for a message
---@field cause? integer # the place in the list of what scheduled it; nil for what the script did itself

-- trace
---@class trace
trace = {}

--- Prints entries, or those of the last recording, one a line.
--- * `list`: what trace.stop answered; that of the last recording without it
--- * raises an error: an element is no entry, or an entry says neither its name nor its class and selector
--- * raises an error: standard output cannot be written to
---@param list? TraceEntry[]
function trace.print(list) end

---@class (exact) trace_start_options: table<"classes"|"selectors"|"limit", any>
---@field classes? any[] # keep instances of these; all without it
---@field selectors? SEL[] # keep these messages; all without it
---@field limit? integer # how many entries are kept, the newest; 100,000

--- Records every message from now on.
--- * `classes`: keep instances of these; all without it
--- * `selectors`: keep these messages; all without it
--- * `limit`: how many entries are kept, the newest; 100,000
--- * raises an error: a trace runs already
--- * raises an error: the limit is not more than 0, or an element of a list is no class or no selector
---@param options? trace_start_options
function trace.start(options) end

--- Ends the recording, and answers its entries.
--- * raises an error: no trace runs
---@return TraceEntry[]
function trace.stop() end
