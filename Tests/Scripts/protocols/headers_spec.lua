-- The protocols of the public headers: their methods, and the classes that adopt them.
describe("a protocol of a header", function()
  local function describe_method(protocol, selector, required, instance)
    return objc.protocol_getMethodDescription(objc.getProtocol(protocol), selector, required, instance)
  end

  it("has required and optional methods of a delegate", function()
    local name = "UITableViewDropDelegate"
    assert.is_truthy(describe_method(name, "tableView:performDropWithCoordinator:", true, true))
    assert.is_nil(describe_method(name, "tableView:performDropWithCoordinator:", false, true))
    assert.is_truthy(describe_method(name, "tableView:canHandleDropSession:", false, true))
    assert.equal("B@:@@", describe_method(name, "tableView:canHandleDropSession:", false, true).types)
  end)

  it("adopts another", function()
    local drag = objc.getProtocol("UIDragSession")
    assert.is_true(objc.protocol_conformsToProtocol(drag, "UIDragDropSession"))
    assert.is_true(objc.protocol_conformsToProtocol(drag, "NSObject"))
  end)

  it("is adopted by the class of the header, and by its subclasses", function()
    local Own = objc.class("HeaderView", objc.UIView)
    for _, name in ipairs {"UICoordinateSpace", "UITraitEnvironment", "UIDynamicItem", "UIAppearance"} do
      assert.is_true(objc.UIView:conformsToProtocol_(objc.getProtocol(name)), name)
      assert.is_true(Own:conformsToProtocol_(objc.getProtocol(name)), name)
    end
    assert.is_true(objc.CALayer:conformsToProtocol_(objc.getProtocol("CAMediaTiming")))
    assert.is_true(objc.UITextField:conformsToProtocol_(objc.getProtocol("UIKeyInput")))
    assert.is_false(objc.UIView:conformsToProtocol_(objc.getProtocol("UIKeyInput")))
  end)

  it("determines the types of a delegate's methods", function()
    local Delegate = objc.class("HeaderDelegate", objc.NSObject)
    function Delegate:collectionView_canHandleDropSession_() return true end
    local method = objc.class_getInstanceMethod(Delegate, "collectionView:canHandleDropSession:")
    assert.equal("B@:@@", objc.method_getTypeEncoding(method))
  end)

  it("leaves common names to classes that do not adopt it", function()
    local Own = objc.class("HeaderOwnNames", objc.NSObject)
    function Own:state() return "mine" end
    Own["find:"] = function(_, what) return what end
    local made = Own:new()
    assert.equal("mine", made:state())
    assert.equal("it", made:find_("it"))
  end)
end)
