--- dispatch.once
do
  local token = objc.onceToken()
  for _ = 1, 2 do print(dispatch.once(token, function() print "ran" end)) end --> ran true false
end

--- dispatch.async
do
  dispatch.async(function() print "later" end)
  print "first" --> first
  runloop.run(0) --> later
end

--- dispatch.after
do
  dispatch.after(0.5, function() print(runloop.now()) end)
  runloop.run(1) --> 0.5
end
