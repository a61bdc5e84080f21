describe("a notification center", function()
  local trace
  local Listener = objc.class("NoteListener", objc.NSObject, function(instance)
    objc.property(instance, "label")
    instance["heard:"] = function(self, note)
      trace[#trace + 1] = (self:label() or "") .. note:name()
    end
    instance[objc.sel "heardNothing"] = function(self, ...)
      trace[#trace + 1] = "args " .. select("#", ...)
    end
  end)
  local function listener(label)
    local made = Listener:new()
    made:setLabel_(label)
    return made
  end
  local center

  before_each(function()
    trace = {}
    center = objc.NSNotificationCenter:new()
  end)

  it("is shared by default", function()
    assert.equal(
      objc.NSNotificationCenter:defaultCenter(), objc.NSNotificationCenter:defaultCenter())
  end)

  it("notifies observers at once, in the order in which they registered", function()
    local a, b = listener "a:", listener "b:"
    center:addObserver_selector_name_object_(b, "heard:", "N", nil)
    center:addObserver_selector_name_object_(a, "heard:", nil, nil)
    center:postNotificationName_object_("N", nil)
    center:postNotificationName_object_("M", nil)
    assert.same({"b:N", "a:N", "a:M"}, trace)
  end)

  it("passes name, object and user information", function()
    local sender, got = objc.NSObject:new(), nil
    local Reader = objc.class("NoteReader", objc.NSObject, function(instance)
      instance["read:"] = function(self, note)
        got = {note:name(), note:object(), note:userInfo().key}
      end
    end)
    local reader = Reader:new()
    center:addObserver_selector_name_object_(reader, "read:", "N", nil)
    center:postNotificationName_object_userInfo_("N", sender, {key = "value"})
    assert.same({"N", sender, "value"}, got)
    center:postNotification_(objc.NSNotification:notificationWithName_object_userInfo_(
      "N", nil, {key = 2}))
    assert.same({"N", nil, 2}, {got[1], got[2], got[3]})
  end)

  it("notifies only about the requested sender", function()
    local sender, a = objc.NSObject:new(), listener "a:"
    center:addObserver_selector_name_object_(a, "heard:", "N", sender)
    center:postNotificationName_object_("N", objc.NSObject:new())
    center:postNotificationName_object_("N", nil)
    assert.same({}, trace)
    center:postNotificationName_object_("N", sender)
    assert.same({"a:N"}, trace)
  end)

  it("notifies an observer once per registration, without the notification if it accepts none",
    function()
      local a = listener ""
      center:addObserver_selector_name_object_(a, "heard:", "N", nil)
      center:addObserver_selector_name_object_(a, "heard:", "N", nil)
      center:addObserver_selector_name_object_(a, "heardNothing", "N", nil)
      center:postNotificationName_object_("N", nil)
      assert.same({"N", "N", "args 0"}, trace)
    end)

  it("forgets by observer, name and sender", function()
    local a, sender = listener "", objc.NSObject:new()
    local function register()
      center:removeObserver_(a)
      center:addObserver_selector_name_object_(a, "heard:", "N", nil)
      center:addObserver_selector_name_object_(a, "heard:", "M", sender)
      trace = {}
    end
    local function post()
      center:postNotificationName_object_("N", sender)
      center:postNotificationName_object_("M", sender)
      return trace
    end
    register()
    center:removeObserver_name_object_(a, "N", nil)
    assert.same({"M"}, post())
    register()
    center:removeObserver_name_object_(a, nil, sender)
    assert.same({"N"}, post())
    register()
    center:removeObserver_(a)
    assert.same({}, post())
  end)

  it("can be gone after an earlier snapshot is restored", function()
    local snapshot = objc.snapshot()
    objc.autoreleasepool(function()
      local center = objc.NSNotificationCenter:new()
      center:addObserverForName_object_queue_usingBlock_("Posted", nil, nil, function() end)
    end)
    objc.restore(snapshot)
    local center = objc.NSNotificationCenter:new()
    assert.is_nil(center:postNotificationName_object_("Posted", nil))
  end)

  it("calls blocks until their token is removed", function()
    local token = center:addObserverForName_object_queue_usingBlock_("N", nil, nil, function(note)
      trace[#trace + 1] = "block " .. note:name()
    end)
    center:postNotificationName_object_("N", nil)
    center:removeObserver_(token)
    center:postNotificationName_object_("N", nil)
    assert.same({"block N"}, trace)
  end)

  it("keeps a block alive, and no observer", function()
    objc.autoreleasepool(function()
      center:addObserverForName_object_queue_usingBlock_("N", nil, nil, function()
        trace[#trace + 1] = "block"
      end)
      center:addObserver_selector_name_object_(listener "gone:", "heard:", "N", nil)
    end)
    center:postNotificationName_object_("N", nil)
    assert.same({"block"}, trace)
    assert.equal(0, #objc.liveObjects(Listener))
  end)

  it("skips an observer that is removed during a post, and calls a new one from the next post on",
    function()
      local a, b = listener "a:", listener "b:"
      local Meddler = objc.class("NoteMeddler", objc.NSObject, function(instance)
        instance["meddle:"] = function(self, note)
          center:removeObserver_(a)
          center:addObserver_selector_name_object_(b, "heard:", "N", nil)
        end
      end)
      local meddler = Meddler:new()
      center:addObserver_selector_name_object_(meddler, "meddle:", "N", nil)
      center:addObserver_selector_name_object_(a, "heard:", "N", nil)
      center:postNotificationName_object_("N", nil)
      assert.same({}, trace)
      center:removeObserver_(meddler)
      center:postNotificationName_object_("N", nil)
      assert.same({"b:N"}, trace)
    end)

  it("passes an error to the poster, and skips the remaining observers", function()
    local Raising = objc.class("NoteRaising", objc.NSObject, function(instance)
      instance["fail:"] = function() error("failed", 0) end
    end)
    local raising, a = Raising:new(), listener ""
    center:addObserver_selector_name_object_(raising, "fail:", "N", nil)
    center:addObserver_selector_name_object_(a, "heard:", "N", nil)
    assert.has_error(function() center:postNotificationName_object_("N", nil) end, "failed")
    assert.same({}, trace)
  end)
end)

describe("two notifications", function()
  local function make(name, info)
    return objc.NSNotification:notificationWithName_object_userInfo_(name, "sender", info)
  end

  it("describe what they have", function()
    local function text(...)
      local made = objc.NSNotification:notificationWithName_object_userInfo_(...)
      return (made:description():gsub("0x%x+", "0x"))
    end
    assert.equal("NSConcreteNotification 0x {name = plain}", text("plain"))
    assert.equal("NSConcreteNotification 0x {name = sent; object = 7; userInfo = {\n    key = value;\n}}",
      text("sent", 7, {key = "value"}))
  end)

  it("are equal with equal values", function()
    assert.is_true(make("N", {key = 1}):isEqual_(make("N", {key = 1})))
    assert.equal(make("N"):hash(), make("N"):hash())
    assert.is_false(make("N", {key = 1}):isEqual_(make("N", {key = 2})))
    assert.is_false(make("N"):isEqual_(make("M")))
  end)
end)
