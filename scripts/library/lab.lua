---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `lab`, for LuaLS and for LDoc.

-- LabScenario
--- Who lays hooks, what is done then and what is wanted.
---@class (exact) LabScenario: table<"name"|"setup"|"actors"|"drive"|"want"|"expect"|"orders"|"unhook"|"seed"|"timeLimit"|"schedules"|"preemptions", any>
---@field name string # by which reports know it
---@field setup? (fun(ctx: LabContext): table) # makes what is acted upon; its fields become those of ctx
---@field actors table<string, function|LabActor> # by name: what lays hooks, and answers a function that takes them back or nothing
---@field drive fun(ctx: LabContext) # what is done then
---@field want? (string|table<string, string>) # the verdict of every order, or of some by "sdk app"; ok
---@field expect? (fun(ctx: LabContext): boolean) # a further check: an error or false is failed; none
---@field orders? ("all"|"pairs"|string[][]) # which orders run; all
---@field unhook? boolean # whether hooks are removed again, in every order; false
---@field seed? integer # of the sample, when there are more than 5,040 orders; 1
---@field timeLimit? number # seconds of the clock on the wall for one order; 5
---@field schedules? (integer|"all"|string[]) # under how many schedules of its threads each order runs, or which; one without it
---@field preemptions? integer # with "all": how many switches nobody had to make, at most; 0 to 8; 2

-- LabActor
--- An actor of a scenario that promises something.
---@class (exact) LabActor: table<"install"|"promises"|"owner", any>
---@field install fun(ctx: LabContext): any # lays the hooks, and answers a function that takes them back or nothing
---@field promises? table<string, integer> # how often each of its tokens comes; none
---@field owner? string # whose its hooks are in reports; its name

-- LabContext
--- What the functions of a scenario get, each order a new one.
---@class LabContext
---@field log fun(token: any) # records what the app could see
---@field trace fun(): string # what was recorded, joined by blanks
---@field assert fun(condition: any, name: string?): any # ends the order with the verdict assert
---@field same fun(actual: any, expected: any): boolean # two different things are the verdict identity
---@field completion fun(body: function?): function # a handler that is owed exactly one call
---@field removed fun(token: string) # from now on the token must not come
---@field targets fun(...: any) # all that the actors may change
---@field [string] any # what setup answered, and what the functions write

-- LabResult
--- What came of a scenario.
---@class LabResult
---@field name string # the scenario's
---@field complete boolean # whether every order has run, and not a sample
---@field orders LabOrder[] # what came of each

-- LabOrder
--- What came of one order of a scenario.
---@class LabOrder
---@field order string[] # the actors, the first to install first
---@field unhook? string[] # in which order they left again; nil when none did
---@field verdict string # what came of it; `hookhost help verdicts` tells them
---@field want string # the verdict that was wanted
---@field detail string # the verdict in words; empty when nothing is wrong
---@field minimal string[] # the fewest actors that still give the verdict, in that order
---@field trace string[] # what was logged
---@field schedule? string # the one with the fewest switches that gives the verdict; nil without schedules

-- lab
---@class lab
lab = {}

---@class (exact) lab_run_options: table<"names"|"paths", any>
---@field names? string[] # the scenarios to run; those that have not run without it
---@field paths? string[] # files of scenarios to load first; theirs are run too

--- Runs scenarios in every order of their actors.
--- * `names`: the scenarios to run; those that have not run without it
--- * `paths`: files of scenarios to load first; theirs are run too
--- * raises an error: no scenario has one of the names
--- * raises an error: a file cannot be opened or read, or raises
--- * raises an error: another thread than the main one calls it
---@param options? lab_run_options
---@return LabResult[]
function lab.run(options) end

--- Registers who lays hooks, what is done then and what is wanted.
--- * `scenario`: a LabScenario, whose page tells its fields
--- * raises an error: name, drive or actors is missing, or a field cannot be that
--- * raises an error: want or orders names an actor that there is not, or want a verdict that there is not
--- * raises an error: preemptions is given without schedules = "all", or is not from 0 to 8
--- * raises an error: a scenario of that name is registered
---@param scenario LabScenario
---@return LabScenario
function lab.scenario(scenario) end
