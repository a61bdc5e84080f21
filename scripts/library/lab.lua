---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `lab`, for LuaLS and for LDoc.

-- LabScenario
--- A scenario: its actors, its actions and the expected verdict.
---@class (exact) LabScenario: table<"name"|"setup"|"actors"|"drive"|"want"|"expect"|"orders"|"unhook"|"seed"|"timeLimit"|"schedules"|"preemptions", any>
---@field name string # the name of the scenario in reports
---@field setup? (fun(ctx: LabContext): table) # creates the objects of the scenario; the fields of its result are copied to ctx
---@field actors table<string, function|LabActor> # by name: a function that installs hooks, and returns a function that removes them or nothing
---@field drive fun(ctx: LabContext) # runs the actions of the scenario
---@field want? (string|table<string, string>) # the expected verdict of every order, or of some, with keys like "sdk app"; ok
---@field expect? (fun(ctx: LabContext): boolean) # an additional check: an error or false gives the verdict failed; none
---@field orders? ("all"|"pairs"|string[][]) # the orders to run; all
---@field unhook? boolean # whether the hooks are also removed, in every order; false
---@field seed? integer # the seed of the sample if there are more than 5,040 orders; 1
---@field timeLimit? number # the limit for one order, in seconds of real time; 5
---@field schedules? (integer|"all"|string[]) # the number of thread schedules for each order, or a list of schedules; one without it
---@field preemptions? integer # with "all": the maximum number of preemptive thread switches; 0 to 8; 2

-- LabActor
--- An actor of a scenario, with promises.
---@class (exact) LabActor: table<"install"|"promises"|"owner", any>
---@field install fun(ctx: LabContext): any # installs the hooks, and returns a function that removes them or nothing
---@field promises? table<string, integer> # how often each of its tokens is logged; none
---@field owner? string # the owner of its hooks in reports; its name

-- LabContext
--- The argument of a scenario's functions; each order gets a new one.
---@class LabContext
---@field log fun(token: any) # records something that the app could observe
---@field trace fun(): string # returns the recorded tokens, joined by spaces
---@field assert fun(condition: any, name: string?): any # if the condition is false, ends the order with the verdict assert
---@field same fun(actual: any, expected: any): boolean # if the values differ, the verdict is identity
---@field completion fun(body: function?): function # returns a handler that must be called exactly once
---@field removed fun(token: string) # from now on, the token must not be logged
---@field targets fun(...: any) # declares all objects that the actors may change
---@field [string] any # the fields that setup returned and that the functions set

-- LabResult
--- The result of a scenario.
---@class LabResult
---@field name string # the name of the scenario
---@field complete boolean # whether every order was run, not a sample
---@field orders LabOrder[] # the result of each order

-- LabOrder
--- The result of one order of a scenario.
---@class LabOrder
---@field order string[] # the actors, in the order of installation
---@field unhook? string[] # the order of removal; nil if no hooks were removed
---@field verdict string # the actual verdict; `hookhost help verdicts` explains the verdicts
---@field want string # the expected verdict
---@field detail string # the explanation of the verdict; empty if nothing is wrong
---@field minimal string[] # the smallest set of actors with the same verdict, in that order
---@field trace string[] # the logged tokens
---@field schedule? string # the schedule with the fewest switches that gives the verdict; nil without schedules

-- lab
---@class lab
lab = {}

---@class (exact) lab_run_options: table<"names"|"paths", any>
---@field names? string[] # the scenarios to run; without it, those that have not run yet
---@field paths? string[] # scenario files to load first; their scenarios are run too

--- Runs scenarios in every order of their actors.
--- * `names`: the scenarios to run; without it, those that have not run yet
--- * `paths`: scenario files to load first; their scenarios are run too
--- * raises an error: no scenario has one of these names
--- * raises an error: a file cannot be opened or read, or raises an error
--- * raises an error: it is not called on the main thread
---@param options? lab_run_options
---@return LabResult[]
function lab.run(options) end

--- Registers a scenario: actors that install hooks, actions to run, and the expected verdict.
--- * `scenario`: a LabScenario; its page describes the fields
--- * raises an error: name, drive or actors is missing, or a field has an invalid value
--- * raises an error: want or orders names an unknown actor, or want an unknown verdict
--- * raises an error: preemptions is given without schedules = "all", or is not from 0 to 8
--- * raises an error: a scenario with this name is already registered
---@param scenario LabScenario
---@return LabScenario
function lab.scenario(scenario) end
