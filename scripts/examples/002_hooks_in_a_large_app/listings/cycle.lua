-- The messages of an endless recursion, whichever of them reached the end of the stack.

return function(exception)
  local messages, seen = {}, {}
  for message in exception.reason:gmatch "[-+]%[[^%]]+%]" do
    if not seen[message] then messages[#messages + 1] = message end
    seen[message] = true
  end
  table.sort(messages)
  return "stack overflow: " .. table.concat(messages, " and ")
end
