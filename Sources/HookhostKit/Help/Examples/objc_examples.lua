--- objc.sel
do
  print(objc.UIView:instancesRespondToSelector_(objc.sel "setFrame:")) --> true
end
