---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `trace`, for LuaLS and for LDoc.

-- TraceEntry
---@class TraceEntry
---@field t number # when it began, in virtual seconds
---@field depth integer # how many entries it lies in
---@field class string # the class that the receiver shows
---@field selector string
---@field receiver any
---@field owner string? # whose code it is; nil for native code
---@field kind "message"|"hook"
---@field name string # the message as the device's texts write it
---@field args string # the arguments, as text
---@field result string? # the answer, as text; nil when it raised
---@field failed true? # whether it raised
---@field source string? # where its code stands, as file:line
---@field layer string? # what a hook does
---@field cause integer? # the place in the list of what scheduled it

-- trace
---@class trace
trace = {}

--- Prints entries, or those of the last recording, one a line.
--- * `list`: what trace.stop answered; that of the last recording without it
--- * raises an error: an element is no entry
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
