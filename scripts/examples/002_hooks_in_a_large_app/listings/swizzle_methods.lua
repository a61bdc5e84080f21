-- "An ordinary wrapping of method swizzling": add first, so that an inherited method stays the
-- parent's, and exchange what is the class's own.

return function(class, originalSel, swizzledSel)
  local original = objc.class_getInstanceMethod(class, originalSel)
  local swizzled = objc.class_getInstanceMethod(class, swizzledSel)
  local added = objc.class_addMethod(class, originalSel,
    objc.method_getImplementation(swizzled), objc.method_getTypeEncoding(swizzled))
  if added then
    objc.class_replaceMethod(class, swizzledSel,
      objc.method_getImplementation(original), objc.method_getTypeEncoding(original))
  else
    objc.method_exchangeImplementations(original, swizzled)
  end
end
