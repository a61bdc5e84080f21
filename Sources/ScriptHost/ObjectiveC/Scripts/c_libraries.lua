-- Loaded libraries: those of the system can be opened. Functions are found by name, not by address.

local C = ...
local c, cstr = C.functions, C.cstr

-- The public frameworks of iOS, and the libraries of /usr/lib that programs open.
local frameworks, libraries = {}, {}
for name in ([[
  AVFoundation AVKit Accelerate Accounts AdSupport AddressBook AddressBookUI AppTrackingTransparency AssetsLibrary
  AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit CloudKit Combine Contacts ContactsUI CoreAudio
  CoreBluetooth CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion
  CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit DeviceCheck EventKit EventKitUI ExternalAccessory
  Foundation GLKit GameController GameKit HealthKit HomeKit IOKit ImageIO Intents JavaScriptCore LocalAuthentication MapKit
  MediaPlayer MessageUI Messages Metal MetalKit MobileCoreServices MultipeerConnectivity NaturalLanguage Network
  NetworkExtension NewsstandKit NotificationCenter OpenAL OpenGLES PDFKit PassKit Photos PhotosUI PushKit QuartzCore
  QuickLook ReplayKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit SwiftUI SystemConfiguration Twitter
  UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision WatchConnectivity WebKit]])
  :gmatch "%a+" do
  frameworks[name] = true
end
for name in ([[libSystem.dylib libSystem.B.dylib libobjc.dylib libobjc.A.dylib libsqlite3.dylib libz.dylib libz.1.dylib
  libxml2.dylib libxml2.2.dylib libc++.dylib libc++.1.dylib libiconv.dylib libiconv.2.dylib libicucore.dylib
  libicucore.A.dylib libresolv.dylib libresolv.9.dylib libbz2.dylib libcompression.dylib libxslt.dylib
  libMobileGestalt.dylib]]):gmatch "%S+" do
  libraries[name] = true
end

local function is_present(path)
  local framework, binary = path:match "^/System/Library/Frameworks/(%a+)%.framework/(%a+)$"
  if framework then return framework == binary and frameworks[framework] == true end
  return path == "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore"
    or path == objc.NSBundle:mainBundle():executablePath()
    or libraries[path:match "^/usr/lib/([^/]+)$" or path] == true
end

-- The text of the last failure, which `dlerror` returns once.
local HANDLE, failure = C.cell(0), nil
function c.dlopen(p, mode)
  local path = p and cstr(p)
  if not path or is_present(path) then return HANDLE end
  failure = ("dlopen(%s, 0x%04X): tried: '%s' (no such file)"):format(path, mode, path)
  return nil
end
function c.dlclose() return 0 end
function c.dlerror()
  local text = failure
  failure = nil
  return text
end
function c.dlsym(_, name)
  local text = cstr(name)
  local is_found, found = pcall(function() return C.c[text] end)
  if is_found and found then return found end
  failure = ("dlsym(RTLD_DEFAULT, %s): symbol not found"):format(text)
  return nil
end
