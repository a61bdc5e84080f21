---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

---@class trace
trace = {}

--- Prints entries, or those of the last recording, one a line.
---@param list? table[]
function trace.print(list) end

--- Records every message from now on.
---@param options? {classes: any[]?, selectors: SEL[]?, limit: integer?}
function trace.start(options) end

--- Ends the recording, and answers its entries.
---@return table[]
function trace.stop() end
