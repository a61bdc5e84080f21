-- A small folder of specs, and `hookhost test` on it.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local tree = {program = arg[lowest]}
local folder

function tree.make()
  folder = os.tmpname()
  os.remove(folder)
  assert(os.execute(("mkdir '%s'"):format(folder)))
  tree.folder = folder
end

function tree.remove() os.execute(("rm -r '%s'"):format(folder)) end

function tree.write(name, text)
  local file <close> = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
end

--- Returns the command's standard output, its status and its standard error.
function tree.run(options, redirection)
  local command = "unset CI_NODE_INDEX CI_NODE_TOTAL; '%s' test -C '%s' %s 2>'%s/stderr' %s"
  command = command:format(tree.program, folder, options, folder, redirection or "")
  local pipe = assert(io.popen(command))
  local output = pipe:read "a"
  local _, _, status = pipe:close()
  local file <close> = assert(io.open(folder .. "/stderr"))
  return output, status, file:read "a"
end

return tree
