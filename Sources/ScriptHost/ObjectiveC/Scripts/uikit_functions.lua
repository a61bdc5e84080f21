-- Functions of UIKit: accessibility settings, text sizes, ranges, pointer buttons.
--
-- The settings are a device's defaults, except the two that are traits of the screen, which a
-- script can set.

local C = ...
local c, objc, send = C.functions, C.objc, C.send

-- UIAccessibility.h.
local guided = false
local settings = {
  IsVoiceOverRunning = false, IsReduceMotionEnabled = false, IsReduceTransparencyEnabled = false,
  IsInvertColorsEnabled = false, IsGrayscaleEnabled = false, IsSwitchControlRunning = false,
  IsSpeakSelectionEnabled = false, IsSpeakScreenEnabled = false, IsAssistiveTouchRunning = false,
  IsMonoAudioEnabled = false, IsClosedCaptioningEnabled = false, IsShakeToUndoEnabled = true,
  ShouldDifferentiateWithoutColor = false, IsOnOffSwitchLabelsEnabled = false, ButtonShapesEnabled = false,
  PrefersCrossFadeTransitions = false, IsVideoAutoplayEnabled = true,
}
for name, value in pairs(settings) do c["UIAccessibility" .. name] = function() return value end end
local function traits() return objc.UIScreen:mainScreen():traitCollection() end
local HIGH_CONTRAST, BOLD = 1, 1
function c.UIAccessibilityDarkerSystemColorsEnabled() return traits():accessibilityContrast() == HIGH_CONTRAST end
function c.UIAccessibilityIsBoldTextEnabled() return traits():legibilityWeight() == BOLD end
function c.UIAccessibilityIsGuidedAccessEnabled() return guided end
-- Only a managed app may start a guided access session itself.
function c.UIAccessibilityRequestGuidedAccessSession(_, completion)
  if completion ~= nil then C.dispatch.async(function() completion(false) end) end
end
local NO_EAR = 0
function c.UIAccessibilityHearingDevicePairedEar() return NO_EAR end
-- No assistive technology runs: there is no focused element and no zoom.
function c.UIAccessibilityFocusedElement() return nil end
function c.UIAccessibilityZoomFocusChanged() end
function c.UIAccessibilityRegisterGestureConflictWithZoom() end

local function screen_rect(rect, view)
  local window = view:window()
  rect = view:convertRect_toView_(rect, window)
  return window and window:convertRect_toWindow_(rect, nil) or rect
end
function c.UIAccessibilityConvertFrameToScreenCoordinates(rect, view) return screen_rect(rect, view) end
-- Determined by converting the corners of a square of one point.
function c.UIAccessibilityConvertPathToScreenCoordinates(path, view)
  local function moved(x, y) return screen_rect(c.CGRectMake(x, y, 0.0, 0.0), view).origin end
  local zero, right, down = moved(0.0, 0.0), moved(1.0, 0.0), moved(0.0, 1.0)
  local copy = path:copy()
  copy:applyTransform_(c.CGAffineTransformMake(right.x - zero.x, right.y - zero.y, down.x - zero.x, down.y - zero.y,
    zero.x, zero.y))
  return copy
end

-- UIContentSizeCategory.h: the sizes in ascending order.
local categories, count = {}, 0
for ending in ("XS S M L XL XXL XXXL AccessibilityM AccessibilityL AccessibilityXL AccessibilityXXL AccessibilityXXXL")
  :gmatch "%S+" do
  count = count + 1
  categories["UICTContentSizeCategory" .. ending] = count
end
function c.UIContentSizeCategoryIsAccessibilityCategory(category)
  return tostring(category):find("Accessibility", 1, true) ~= nil and categories[tostring(category)] ~= nil
end
local function place_of(category)
  local place = categories[tostring(category)]
  if not place then
    objc.NSException:raise_format_("NSInvalidArgumentException", "Invalid content size category for comparison: %@",
      category)
  end
  return place
end
function c.UIContentSizeCategoryCompareToCategory(one, other)
  local first, second = place_of(one), place_of(other)
  return first < second and -1 or first > second and 1 or 0
end

-- UIEvent.h: the primary button has the number 1.
function c.UIEventButtonMaskForButtonNumber(number) return 1 << (number - 1) end

-- UIGeometry.h.
function c.UIFloatRangeMake(minimum, maximum) return {minimum = minimum, maximum = maximum} end
function c.UIFloatRangeIsEqualToRange(one, other)
  return one.minimum == other.minimum and one.maximum == other.maximum
end
function c.CAFrameRateRangeMake(minimum, maximum, preferred)
  return {minimum = minimum, maximum = maximum, preferred = preferred}
end
function c.CAFrameRateRangeIsEqualToRange(one, other)
  return one.minimum == other.minimum and one.maximum == other.maximum and one.preferred == other.preferred
end
function c.UIFloatRangeIsInfinite(range) return range.minimum == -math.huge and range.maximum == math.huge end
C.constants.UIFloatRangeZero = c.UIFloatRangeMake(0.0, 0.0)
C.constants.UIFloatRangeInfinite = c.UIFloatRangeMake(-math.huge, math.huge)
function c.NSDirectionalEdgeInsetsEqualToDirectionalEdgeInsets(a, b)
  return a.top == b.top and a.leading == b.leading and a.bottom == b.bottom and a.trailing == b.trailing
end

-- The album accepts videos that AVFoundation can play, determined by the file extension.
local videos = {mov = true, mp4 = true, m4v = true, ["3gp"] = true}
function c.UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path)
  return videos[tostring(path):lower():match "%.(%w+)$"] == true
    and objc.NSFileManager:defaultManager():fileExistsAtPath_(path)
end
local COCOA, UNKNOWN_FILE = "NSCocoaErrorDomain", 4
function c.UISaveVideoAtPathToSavedPhotosAlbum(path, target, selector, context)
  local fits = c.UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path)
  if target == nil or selector == nil then return end
  local failure = not fits and objc.NSError:errorWithDomain_code_userInfo_(COCOA, UNKNOWN_FILE, nil) or nil
  C.dispatch.async(function() send(target, selector, path, failure, context) end)
end
