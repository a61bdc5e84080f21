---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `lab`, for LuaLS and for LDoc.

-- LabScenario
---@class LabScenario
---@field name string # by which reports know it
---@field setup (fun(ctx: LabContext): table)? # makes what is acted upon; its fields become those of ctx
---@field actors table<string, function|table> # by name: what lays hooks, or {install =, promises = {token = count}, owner = whose hooks they are}
---@field drive fun(ctx: LabContext) # what is done then
---@field want (string|table<string, string>)? # the verdict of every order, or of some by "sdk app"; ok
---@field expect (fun(ctx: LabContext): boolean)? # a further check: an error or false is failed
---@field orders ("all"|"pairs"|string[][])? # which orders run; all
---@field unhook boolean? # whether hooks are removed again, in every order
---@field seed integer? # of the sample, when there are more than 5,040 orders; 1
---@field timeLimit number? # seconds of the clock on the wall for one order; 5

-- LabContext
---@class LabContext
---@field log fun(token: any) # records what the app could see
---@field trace fun(): string # what was recorded, joined by blanks
---@field assert fun(condition: any, name: string?): any # ends the order with the verdict assert
---@field same fun(actual: any, expected: any): boolean # two different things are the verdict identity
---@field completion fun(body: function?): function # a handler that is owed exactly one call
---@field removed fun(token: string) # from now on the token must not come
---@field targets fun(...: any) # all that the actors may change

-- lab
---@class lab
lab = {}

---@class (exact) lab_run_options: table<"names"|"paths", any>
---@field names? string[] # the scenarios to run; those that have not run without it
---@field paths? string[] # files of scenarios to load first

--- Runs scenarios in every order of their actors.
--- * `names`: the scenarios to run; those that have not run without it
--- * `paths`: files of scenarios to load first
---@param options? lab_run_options
---@return table[]
function lab.run(options) end

--- Registers who lays hooks, what is done then and what is wanted.
--- * `scenario`: a LabScenario, whose page tells its fields
--- * `error`: a field is missing or wrong, or a scenario of that name is registered
---@param scenario table
---@return table
function lab.scenario(scenario) end
