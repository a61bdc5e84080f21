-- Uniform types: what each identifier conforms to, its file extensions and its content types.
--
-- A tag without a type has a dynamic identifier, which contains the tag and can be read back.

local C = ...
local c, objc = C.functions, C.objc

-- The name of the constant, the identifier, the types it conforms to, file extensions, content types.
local LIST = [[
Item public.item - - -
Content public.content - - -
CompositeContent public.composite-content public.content - -
DiskImage public.disk-image - - -
Data public.data public.item - -
Directory public.directory public.item - -
Resolvable com.apple.resolvable - - -
SymbolicLink public.symlink public.item,com.apple.resolvable - -
Executable public.executable public.item - -
MountPoint com.apple.mount-point public.item,com.apple.resolvable - -
AliasFile com.apple.alias-file public.data,com.apple.resolvable - -
URLBookmarkData com.apple.bookmark public.data,com.apple.resolvable - -
URL public.url public.data - -
FileURL public.file-url public.url - -
Text public.text public.data,public.content - -
PlainText public.plain-text public.text txt,text text/plain
UTF8PlainText public.utf8-plain-text public.plain-text - -
UTF16ExternalPlainText public.utf16-external-plain-text public.plain-text - -
UTF16PlainText public.utf16-plain-text public.plain-text - -
DelimitedText public.delimited-values-text public.text - -
CommaSeparatedText public.comma-separated-values-text public.delimited-values-text csv text/csv
TabSeparatedText public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
UTF8TabSeparatedText public.utf8-tab-separated-values-text public.tab-separated-values-text,public.utf8-plain-text - -
RTF public.rtf public.text rtf text/rtf
HTML public.html public.text html,htm text/html
XML public.xml public.text xml application/xml,text/xml
YAML public.yaml public.text yml,yaml application/x-yaml
SourceCode public.source-code public.plain-text - -
AssemblyLanguageSource public.assembly-source public.source-code s -
CSource public.c-source public.source-code c -
ObjectiveCSource public.objective-c-source public.source-code m -
SwiftSource public.swift-source public.source-code swift -
CPlusPlusSource public.c-plus-plus-source public.source-code cp,cpp,c++,cc,cxx -
ObjectiveCPlusPlusSource public.objective-c-plus-plus-source public.source-code mm -
CHeader public.c-header public.source-code h -
CPlusPlusHeader public.c-plus-plus-header public.source-code hh,hp,hpp,h++,hxx -
Script public.script public.source-code - -
AppleScript com.apple.applescript.text public.script applescript -
OSAScript com.apple.applescript.script public.data,public.script scpt -
OSAScriptBundle com.apple.applescript.script-bundle com.apple.bundle,com.apple.package,public.script scptd -
JavaScript com.netscape.javascript-source public.source-code,public.executable js,jscript,javascript text/javascript
ShellScript public.shell-script public.script sh,command -
PerlScript public.perl-script public.shell-script pl,pm text/x-perl-script
PythonScript public.python-script public.shell-script py text/x-python-script
RubyScript public.ruby-script public.shell-script rb,rbw text/x-ruby-script
PHPScript public.php-script public.shell-script php,php3,php4,ph3,ph4,phtml text/php
Makefile public.make-source public.script mk,mak -
JSON public.json public.text json application/json
PropertyList com.apple.property-list public.data plist -
XMLPropertyList com.apple.xml-property-list public.xml,com.apple.property-list - -
BinaryPropertyList com.apple.binary-property-list com.apple.property-list - -
PDF com.adobe.pdf public.data,public.composite-content pdf application/pdf
RTFD com.apple.rtfd com.apple.package,public.composite-content rtfd -
FlatRTFD com.apple.flat-rtfd public.data,public.composite-content - -
WebArchive com.apple.webarchive public.data,public.composite-content webarchive application/x-webarchive
Image public.image public.data,public.content - -
JPEG public.jpeg public.image jpeg,jpg,jpe image/jpeg,image/jpg
JPEG2000 public.jpeg-2000 public.image jp2,jpf,jpx,j2k,j2c image/jp2
TIFF public.tiff public.image tiff,tif image/tiff
GIF com.compuserve.gif public.image gif image/gif
PNG public.png public.image png image/png
ICNS com.apple.icns public.image icns -
BMP com.microsoft.bmp public.image bmp,dib image/bmp
ICO com.microsoft.ico public.image ico image/vnd.microsoft.icon
RAWImage public.camera-raw-image public.image raw -
SVG public.svg-image public.image svg,svgz image/svg+xml
LivePhoto com.apple.live-photo - - -
- public.heif-standard public.image - -
HEIF public.heif public.heif-standard heif,hif image/heif
HEIC public.heic public.heif-standard heic image/heic
WebP org.webmproject.webp public.image webp image/webp
3DContent public.3d-content public.content - -
USD com.pixar.universal-scene-description public.3d-content,public.data usd,usda,usdc -
USDZ com.pixar.universal-scene-description-mobile public.3d-content,public.data usdz model/vnd.usdz+zip
RealityFile com.apple.reality public.data reality model/vnd.reality
SceneKitScene com.apple.scenekit.scene public.3d-content,public.data scn,scncache -
ARReferenceObject com.apple.arobject public.data arobject -
AudiovisualContent public.audiovisual-content public.data,public.content - -
Movie public.movie public.audiovisual-content - -
Video public.video public.movie - -
Audio public.audio public.audiovisual-content - -
QuickTimeMovie com.apple.quicktime-movie public.movie mov,qt video/quicktime
MPEG public.mpeg public.movie mpg,mpeg,mpe,m75,m15 video/mpeg
MPEG2Video public.mpeg-2-video public.video m2v video/mpeg2
MPEG2TransportStream public.mpeg-2-transport-stream public.movie ts -
MP3 public.mp3 public.audio mp3,mpga audio/mpeg,audio/mp3
MPEG4Movie public.mpeg-4 public.movie mp4,mpg4 video/mp4
MPEG4Audio public.mpeg-4-audio public.mpeg-4,public.audio mp4 audio/mp4
- com.apple.m4a-audio public.mpeg-4-audio m4a audio/x-m4a
- com.apple.m4v-video public.mpeg-4 m4v video/x-m4v
AppleProtectedMPEG4Audio com.apple.protected-mpeg-4-audio public.audio m4p,m4b audio/x-m4p
AppleProtectedMPEG4Video com.apple.protected-mpeg-4-video com.apple.m4v-video m4v -
AVI public.avi public.movie avi,vfw video/avi
- public.aifc-audio public.audio aifc audio/aiff
AIFF public.aiff-audio public.aifc-audio aiff,aif audio/aiff
WAV com.microsoft.waveform-audio public.audio wav,wave,bwf audio/vnd.wave,audio/wav
MIDI public.midi-audio public.audio midi,mid,smf,kar audio/midi
Playlist public.playlist - - -
M3UPlaylist public.m3u-playlist public.text,public.playlist m3u audio/mpegurl
Folder public.folder public.directory - -
Volume public.volume public.folder - -
Package com.apple.package public.directory - -
Bundle com.apple.bundle public.directory bundle -
PluginBundle com.apple.plugin com.apple.bundle,com.apple.package plugin -
SpotlightImporter com.apple.metadata-importer com.apple.plugin mdimporter -
QuickLookGenerator com.apple.quicklook-generator com.apple.plugin qlgenerator -
XPCService com.apple.xpc-service com.apple.bundle,com.apple.package xpc -
Framework com.apple.framework com.apple.bundle framework -
Application com.apple.application public.executable - -
ApplicationBundle com.apple.application-bundle com.apple.application,com.apple.bundle,com.apple.package app -
ApplicationExtension com.apple.application-and-system-extension com.apple.xpc-service appex -
UnixExecutable public.unix-executable public.data,public.executable - -
EXE com.microsoft.windows-executable public.data,public.executable exe application/x-msdownload
SystemPreferencesPane com.apple.systempreference.prefpane com.apple.package,com.apple.bundle prefpane -
Archive public.archive - - -
GZIP org.gnu.gnu-zip-archive public.data,public.archive gz,gzip application/gzip
BZ2 public.bzip2-archive public.data,public.archive bz2,bz application/x-bzip2
- com.pkware.zip-archive public.data,public.archive - -
ZIP public.zip-archive com.pkware.zip-archive zip application/zip
AppleArchive com.apple.archive public.data,public.archive aar,yaa -
Spreadsheet public.spreadsheet public.content - -
Presentation public.presentation public.composite-content - -
Database public.database - - -
Message public.message - - -
Contact public.contact - - -
VCard public.vcard public.text,public.contact vcf,vcard text/vcard,text/directory
ToDoItem public.to-do-item - - -
CalendarEvent public.calendar-event - - -
EmailMessage public.email-message public.message - -
InternetLocation com.apple.internet-location public.data - -
InternetShortcut com.microsoft.internet-shortcut public.data url -
Font public.font - - -
Bookmark public.bookmark - - -
PKCS12 com.rsa.pkcs-12 public.data p12,pfx application/x-pkcs12
X509Certificate public.x509-certificate public.data cer,der,crt application/x-x509-ca-cert
EPUB org.idpf.epub-container public.data,public.composite-content epub application/epub+zip
Log public.log public.data log -
]]
local EXTENSION, CONTENT = "public.filename-extension", "public.mime-type"

-- The types by identifier, and in the order in which a tag is looked up.
local types, ordered, identifiers = {}, {}, {}
local function parts(text)
  local list = {}
  if text ~= "-" then
    for part in text:gmatch "[^,]+" do list[#list + 1] = part end
  end
  return list
end
local function add(record)
  types[record.identifier:lower()] = record
  ordered[#ordered + 1] = record
  return record
end
local function read_list()
  if LIST == nil then return end
  for name, identifier, above, endings, contents in LIST:gmatch "(%S+) (%S+) (%S+) (%S+) (%S+)" do
    add {identifier = identifier, above = parts(above),
      tags = {[EXTENSION] = parts(endings), [CONTENT] = parts(contents)}}
    identifiers[name] = identifier
  end
  LIST = nil
end

-- Types that the information of the app's bundle declares.
local function strings(value)
  local list = {}
  if value ~= nil and value:isKindOfClass_(objc.NSString) then return {tostring(value)} end
  for place = 1, value ~= nil and value:count() or 0 do list[place] = tostring(value:objectAtIndex_(place - 1)) end
  return list
end
local function read_bundle()
  for _, key in ipairs {"UTExportedTypeDeclarations", "UTImportedTypeDeclarations"} do
    local entries = objc.NSBundle:mainBundle():objectForInfoDictionaryKey_(key)
    for place = 1, entries ~= nil and entries:count() or 0 do
      local entry = entries:objectAtIndex_(place - 1)
      local identifier, tags = tostring(entry:objectForKey_ "UTTypeIdentifier"), entry:objectForKey_ "UTTypeTagSpecification"
      if types[identifier:lower()] == nil then
        local record = {identifier = identifier, above = strings(entry:objectForKey_ "UTTypeConformsTo"), tags = {}}
        for _, class in ipairs {EXTENSION, CONTENT} do
          record.tags[class] = strings(tags ~= nil and tags:objectForKey_(class) or nil)
        end
        add(record)
      end
    end
  end
end

-- Dynamic identifiers: a tag and a type to which it conforms, in groups of five bits.
local DIGITS = "abcdefghkmnpqrstuvwxyz0123456789"
local SHORT = {["0"] = "UTTypeConformsTo", ["1"] = EXTENSION, ["3"] = CONTENT, ["6"] = "public.data",
  ["7"] = "public.text", ["8"] = "public.plain-text", B = "public.image", C = "public.video", D = "public.audio",
  E = "public.directory", F = "public.folder"}
local function shortened(name)
  for digit, whole in pairs(SHORT) do
    if whole == name then return digit end
  end
  return name
end
local function dynamic_identifier(class, tag, above)
  local text = shortened(class) .. "=" .. tag:gsub("[,:=\\]", "\\%0")
  if above then text = "?0=" .. shortened(above) .. ":" .. text end
  local bits, count, digits = 0, 0, {}
  for place = 1, #text do
    bits, count = bits << 8 | text:byte(place), count + 8
    while count >= 5 do
      count = count - 5
      digits[#digits + 1] = bits >> count & 31
    end
    bits = bits & (1 << count) - 1
  end
  if count > 0 then digits[#digits + 1] = bits << 5 - count & 31 end
  for place, digit in ipairs(digits) do digits[place] = DIGITS:sub(digit + 1, digit + 1) end
  return "dyn.a" .. table.concat(digits)
end
local function dynamic_record(identifier)
  local bits, count, bytes = 0, 0, {}
  for digit in identifier:sub(6):gmatch "." do
    local value = DIGITS:find(digit, 1, true)
    if not value then return nil end
    bits, count = bits << 5 | value - 1, count + 5
    if count >= 8 then
      count = count - 8
      bytes[#bytes + 1] = string.char(bits >> count & 255)
      bits = bits & (1 << count) - 1
    end
  end
  local above, class, tag = table.concat(bytes):match "^%??0?=?(.-):?([^:=]+)=(.+)$"
  if not class then return nil end
  above = SHORT[above] or above
  return {identifier = identifier, is_dynamic = true, above = above ~= "" and {above} or {},
    tags = {[SHORT[class] or class] = {(tag:gsub("\\(.)", "%1"))}}}
end

local function record_of(name)
  local identifier = tostring(name):lower()
  read_list()
  if types[identifier] == nil then read_bundle() end
  return types[identifier] or identifier:find "^dyn%.a" and dynamic_record(identifier) or nil
end
local function conforms(name, wanted)
  if name:lower() == wanted:lower() then return true end
  local record = record_of(name)
  for _, above in ipairs(record and record.above or {}) do
    if conforms(above, wanted) then return true end
  end
  return false
end
-- The identifiers of a tag that conform to a type; a dynamic one if there is none.
local function identifiers_for(class, tag, above)
  class, tag, above = tostring(class), tostring(tag), above ~= nil and tostring(above) or nil
  read_list()
  read_bundle()
  local found = {}
  for _, record in ipairs(ordered) do
    for _, own in ipairs(record.tags[class] or {}) do
      if own == tag:lower() and (not above or conforms(record.identifier, above)) then
        found[#found + 1] = record.identifier
      end
    end
  end
  if not found[1] then found[1] = dynamic_identifier(class, tag:lower(), above) end
  return found
end
local function tags_of(name, class)
  local record = record_of(name)
  return record and record.tags[tostring(class)] or {}
end

function c.UTTypeCreatePreferredIdentifierForTag(class, tag, above)
  return C.str(identifiers_for(class, tag, above)[1])
end
function c.UTTypeCreateAllIdentifiersForTag(class, tag, above) return objc.box(identifiers_for(class, tag, above)) end
function c.UTTypeCopyPreferredTagWithClass(name, class)
  local tag = tags_of(name, class)[1]
  return tag and C.str(tag)
end
function c.UTTypeCopyAllTagsWithClass(name, class)
  local tags = tags_of(name, class)
  return tags[1] and objc.box(tags)
end
function c.UTTypeEqual(one, other) return tostring(one):lower() == tostring(other):lower() end
function c.UTTypeConformsTo(one, other) return conforms(tostring(one), tostring(other)) end
function c.UTTypeIsDynamic(name) return tostring(name):find "^dyn%." ~= nil end
function c.UTTypeIsDeclared(name)
  local record = record_of(name)
  return record ~= nil and not record.is_dynamic
end

-- The constants: `UTTypePNG` is an object, `kUTTypePNG` its identifier.
local OTHER_NAMES = {AppleICNS = "ICNS", AVIMovie = "AVI", Bzip2Archive = "BZ2", ElectronicPublication = "EPUB",
  GNUZipArchive = "GZIP", MIDIAudio = "MIDI", MPEG4 = "MPEG4Movie", RawImage = "RAWImage",
  ScalableVectorGraphics = "SVG", SymLink = "SymbolicLink", WaveformAudio = "WAV", ZipArchive = "ZIP"}
setmetatable(C.computed, {__index = function(_, name)
  local short, suffix = name:match "^(k?)UTType(%w+)$"
  if not suffix then return nil end
  read_list()
  local identifier = identifiers[OTHER_NAMES[suffix] or suffix]
  if not identifier then return nil end
  return function() return short == "k" and identifier or objc.UTType:typeWithIdentifier_(identifier) end
end})

C.uniformTypes = {recordOf = record_of, conforms = conforms, identifiersFor = identifiers_for, add = add}
