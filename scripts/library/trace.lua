---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `trace`, for LuaLS and for LDoc.

-- TraceEntry
--- One message, or one run of a hook's handler, in a trace.
---@class TraceEntry
---@field t number # the start time, in virtual seconds
---@field depth integer # the number of entries that contain it
---@field class string # the class that the receiver reports
---@field selector string # the exact selector
---@field receiver any # the receiver of the message; nil after it was deallocated
---@field owner? string # the owner of the code; nil for native code
---@field kind "message"|"hook" # message for a sent message, hook for a run of a hook's handler
---@field name string # the message in Apple's notation
---@field args string # the arguments, as text
---@field result? string # the result, as text; nil if it raised an error
---@field failed? true # true if it raised an error; nil otherwise
---@field source? string # the position of its code, as file:line; nil for native code
---@field layer? string # the kind of hook layer: before, instead and so on; nil for a message
---@field cause? integer # the index in the list of the entry that scheduled it; nil for an action of the script itself

-- trace
---@class trace
trace = {}

--- Prints entries, by default those of the last recording, one per line.
--- * `list`: the result of trace.stop; without it, the entries of the last recording
--- * raises an error: an element is not an entry, or an entry has neither a name nor a class and a selector
--- * raises an error: writing to standard output fails
---@param list? TraceEntry[]
function trace.print(list) end

---@class (exact) trace_start_options: table<"classes"|"selectors"|"limit", any>
---@field classes? any[] # records only instances of these; all without it
---@field selectors? SEL[] # records only these selectors; all without it
---@field limit? integer # the number of newest entries to keep; 100,000

--- Starts recording every message.
--- * `classes`: records only instances of these; all without it
--- * `selectors`: records only these selectors; all without it
--- * `limit`: the number of newest entries to keep; 100,000
--- * raises an error: a trace is already running
--- * raises an error: the limit is not greater than 0, or an element of a list is not a class or not a selector
---@param options? trace_start_options
function trace.start(options) end

--- Stops recording, and returns the entries.
--- * raises an error: no trace is running
---@return TraceEntry[]
function trace.stop() end
