-- AVAudioSession: the category, mode and activity of an app's sound on a device with one speaker and one microphone.
--
-- Nothing plays here, so no other app's sound is interrupted, and no route changes.

local C = ...
local objc, send = C.objc, C.send
local GRANTED = string.unpack(">I4", "grnt")
local BAD_PARAMETER = -50
local function names(beginning, list)
  local known, all = {}, {}
  for word in list:gmatch "%S+" do
    all[#all + 1] = beginning .. word
    known[beginning .. word] = true
  end
  return known, all
end
local categories, category_list = names("AVAudioSessionCategory", "Ambient SoloAmbient Playback Record PlayAndRecord MultiRoute")
local modes, mode_list = names("AVAudioSessionMode",
  "Default VoiceChat VideoChat GameChat VideoRecording Measurement MoviePlayback SpokenAudio VoicePrompt")

objc.class("AVAudioSession", objc.NSObject, {}, function(instance, class)
  local shared
  function class:sharedInstance()
    shared = shared or self:new()
    return shared
  end
  objc.property(instance, "category", {policy = "copy", readonly = true, default = "AVAudioSessionCategorySoloAmbient"})
  objc.property(instance, "mode", {policy = "copy", readonly = true, default = "AVAudioSessionModeDefault"})
  for _, name in ipairs {"categoryOptions", "routeSharingPolicy"} do
    objc.property(instance, name, {policy = "assign", readonly = true, default = 0})
  end
  objc.property(instance, "hookhostIsActive", {policy = "assign", default = false})
  local values = {preferredSampleRate = 0.0, preferredIOBufferDuration = 0.0, preferredInputNumberOfChannels = 0,
    preferredOutputNumberOfChannels = 0}
  for name, value in pairs(values) do
    objc.property(instance, name, {policy = "assign", default = value})
    instance["set" .. name:gsub("^%l", string.upper) .. ":error:"] = function(self, wanted)
      self:setValue_forKey_(wanted, name)
      return true
    end
  end
  -- What the device has, which no script changes.
  for name, value in pairs {sampleRate = 48000.0, IOBufferDuration = 0.01, inputNumberOfChannels = 1, outputNumberOfChannels = 2,
    inputLatency = 0.0, outputLatency = 0.0, outputVolume = 0.5, isInputAvailable = true, isOtherAudioPlaying = false,
    secondaryAudioShouldBeSilencedHint = false, recordPermission = GRANTED, isInputGainSettable = false, inputGain = 1.0} do
    instance[name] = function() return value end
  end
  function instance.availableCategories() return category_list end
  function instance.availableModes() return mode_list end
  for _, name in ipairs {"currentRoute", "availableInputs", "preferredInput", "inputDataSource", "outputDataSource"} do
    instance[name] = function() return nil end
  end

  local function fail(out)
    if out ~= nil then
      out.a[out.i] = objc.NSError:errorWithDomain_code_userInfo_("NSOSStatusErrorDomain", BAD_PARAMETER, nil)
    end
    return false
  end
  local function change(self, category, mode, policy, options, out)
    if category ~= nil and not categories[tostring(category)] or mode ~= nil and not modes[tostring(mode)] then return fail(out) end
    for key, value in pairs {category = category, mode = mode, routeSharingPolicy = policy, categoryOptions = options} do
      self:setValue_forKey_(value, "_" .. key)
    end
    return true
  end
  instance["setCategory:error:"] = function(self, category, out) return change(self, category, nil, nil, 0, out) end
  instance["setCategory:withOptions:error:"] = function(self, category, options, out)
    return change(self, category, nil, nil, options, out)
  end
  instance["setCategory:mode:options:error:"] = function(self, category, mode, options, out)
    return change(self, category, mode, 0, options, out)
  end
  instance["setCategory:mode:routeSharingPolicy:options:error:"] = function(self, category, mode, policy, options, out)
    return change(self, category, mode, policy, options, out)
  end
  instance["setMode:error:"] = function(self, mode, out) return change(self, nil, mode, nil, nil, out) end
  instance["setActive:error:"] = function(self, active)
    self:setHookhostIsActive_(active)
    return true
  end
  instance["setActive:withOptions:error:"] = function(self, active) return send(self, "setActive:error:", active, nil) end
  instance["overrideOutputAudioPort:error:"] = function() return true end
  instance["setPreferredInput:error:"] = function() return true end
  instance["requestRecordPermission:"] = function(_, block)
    objc.NSOperationQueue:mainQueue():addOperationWithBlock_(function() block(true) end)
  end
end)
