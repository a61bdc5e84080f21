--- uikit.tree
do
  uikit.keyWindow():addSubview_(objc.UISwitch:new())
  uikit.tree()
end
