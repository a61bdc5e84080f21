describe("an NSError", function()
  local function make(domain, code, info)
    return objc.NSError:errorWithDomain_code_userInfo_(domain, code, info)
  end

  it("prints its user info", function()
    assert.equal('Error Domain=d Code=3 "x" UserInfo={NSLocalizedDescription=x}',
      tostring(make("d", 3, {NSLocalizedDescription = "x"})))
    assert.equal('Error Domain=d Code=3 "(null)"', tostring(make("d", 3, nil)))
    local outer = make("d", 1, {NSUnderlyingError = make("e", 2, nil)})
    assert.matches('UserInfo={NSUnderlyingError=0x%x+ {Error Domain=e Code=2 "%(null%)"}}', tostring(outer))
  end)

  it("has the system's message", function()
    local missing = make("NSPOSIXErrorDomain", 2, nil)
    assert.equal("No such file or directory", missing:localizedFailureReason())
    assert.equal("The operation couldn’t be completed. No such file or directory",
      missing:localizedDescription())
    assert.equal("The file doesn’t exist.", make("NSCocoaErrorDomain", 4, nil):localizedDescription())
  end)

  it("asks the provider of its domain for missing values", function()
    objc.NSError:setUserInfoValueProviderForDomain_provider_("made", function(error, key)
      if key == "NSLocalizedDescription" then return "code " .. error:code() end
    end)
    assert.equal("code 7", make("made", 7, nil):localizedDescription())
    assert.equal("own", make("made", 7, {NSLocalizedDescription = "own"}):localizedDescription())
    assert.is_nil(make("made", 7, nil):localizedRecoverySuggestion())
    objc.NSError:setUserInfoValueProviderForDomain_provider_("made", nil)
    assert.equal("The operation couldn’t be completed. (made error 7.)",
      make("made", 7, nil):localizedDescription())
  end)

  it("puts the failure before the reason", function()
    assert.equal("It broke. It was old.",
      make("d", 1, {NSLocalizedFailure = "It broke.", NSLocalizedFailureReason = "It was old."})
        :localizedDescription())
  end)

  it("equals one with the same user info", function()
    assert.is_true(make("d", 1, {a = 1}):isEqual(make("d", 1, {a = 1})))
    assert.is_false(make("d", 1, {a = 1}):isEqual(make("d", 1, {a = 2})))
  end)
end)
