-- `finalize`, which the garbage collector of macOS sent and which does nothing now.

it("every object responds to finalize, which does nothing", function()
  local log = {}
  local Finalized = objc.class("Finalized", objc.NSObject, function(instance, _, super)
    function instance:finalize()
      log[#log + 1] = "own"
      super(self):finalize()
    end
  end)
  local object = Finalized:new()
  object:finalize()
  object = nil
  collectgarbage()
  assert.same({"own"}, log)
  assert.is_true(objc.NSObject:instancesRespondToSelector_ "finalize")
end)
