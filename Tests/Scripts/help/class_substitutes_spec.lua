-- Suggested replacements for unknown classes whose names do not suggest one.
describe("an unknown class", function()
  it("names its replacement here", function()
    for name, words in pairs {
      UIHostingController = "there is no SwiftUI here; a UIViewController",
      JSONDecoder = "NSJSONSerialization reads JSON",
      UIActionSheetController = "UIAlertController shows action sheets",
      DispatchQueue = "the module dispatch",
      NotificationCenter = "it is called NSNotificationCenter",
      UIScribbleInteraction = "UIPencilInteraction handles taps of a pencil",
      EKEventStore = "EventKit is not here",
    } do
      assert.error_matches(function() return objc[name] end, "unknown class '" .. name .. "'; .*" .. words)
    end
  end)
end)
