--- trace.start
do
  trace.start {selectors = {"setTag:"}}
  objc.UIView:new():setTag_(7)
  print(#trace.stop()) --> 1
end

--- trace.stop
do
  trace.start {classes = {"UISwitch"}, selectors = {"isOn"}}
  objc.UISwitch:new():isOn()
  for _, entry in ipairs(trace.stop()) do print(entry.name, entry.result) end --> -[UISwitch isOn] false
end

--- trace.print
do
  trace.start {selectors = {"tag"}}
  objc.UIView:new():tag()
  trace.print(trace.stop())
end
