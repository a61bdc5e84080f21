---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `lab`, for LuaLS and for LDoc.

-- lab
---@class lab
lab = {}

--- Runs scenarios in every order of their actors.
---@param options? {names: string[]?, paths: string[]?}
---@return table[]
function lab.run(options) end

--- Registers who lays hooks, what is done then and what is wanted.
---@param scenario table
---@return table
function lab.scenario(scenario) end
