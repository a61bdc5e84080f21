-- Address Book's constants and labels: the properties have the numbers of a device's database.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local constants = C.constants

for name, number in pairs {FirstName = 0, LastName = 1, Phone = 3, Email = 4, Address = 5, MiddleName = 6,
  FirstNamePhonetic = 7, MiddleNamePhonetic = 8, LastNamePhonetic = 9, Organization = 10, Department = 11, Date = 12,
  InstantMessage = 13, Note = 14, CreationDate = 15, ModificationDate = 16, Birthday = 17, JobTitle = 18, Nickname = 19,
  Prefix = 20, Suffix = 21, URL = 22, RelatedNames = 23, Kind = 24, SocialProfile = 46} do
  constants["kABPerson" .. name .. "Property"] = number
end
constants.kABGroupNameProperty, constants.kABSourceNameProperty, constants.kABSourceTypeProperty = 0, 0, 1
constants.kABPersonKindPerson = objc.NSNumber:numberWithInt_(0)
constants.kABPersonKindOrganization = objc.NSNumber:numberWithInt_(1)
constants.ABAddressBookErrorDomain = "ABAddressBookErrorDomain"

-- Labels are stored in a form of their own, except that of iPhones.
for name, text in pairs {Home = "Home", Work = "Work", Other = "Other", PersonPhoneMobile = "Mobile", PersonPhoneMain = "Main",
  PersonPhoneHomeFAX = "HomeFAX", PersonPhoneWorkFAX = "WorkFAX", PersonPhoneOtherFAX = "OtherFAX", PersonPhonePager = "Pager",
  PersonHomePage = "HomePage", PersonAnniversary = "Anniversary", PersonFather = "Father", PersonMother = "Mother",
  PersonParent = "Parent", PersonBrother = "Brother", PersonSister = "Sister", PersonChild = "Child", PersonFriend = "Friend",
  PersonSpouse = "Spouse", PersonPartner = "Partner", PersonAssistant = "Assistant", PersonManager = "Manager"} do
  constants["kAB" .. name .. "Label"] = "_$!<" .. text .. ">!$_"
end
constants.kABPersonPhoneIPhoneLabel = "iPhone"
for name, text in pairs {Street = "Street", City = "City", State = "State", ZIP = "ZIP", Country = "Country",
  CountryCode = "CountryCode"} do
  constants["kABPersonAddress" .. name .. "Key"] = text
end
constants.kABPersonInstantMessageServiceKey, constants.kABPersonInstantMessageUsernameKey = "service", "username"
for name, text in pairs {Yahoo = "Yahoo", Jabber = "Jabber", MSN = "MSN", ICQ = "ICQ", AIM = "AIM", QQ = "QQ",
  GoogleTalk = "GoogleTalk", Skype = "Skype", Facebook = "Facebook", GaduGadu = "GaduGadu"} do
  constants["kABPersonInstantMessageService" .. name] = text
end
for name, text in pairs {URL = "url", Service = "service", Username = "username", UserIdentifier = "identifier"} do
  constants["kABPersonSocialProfile" .. name .. "Key"] = text
end
for name, text in pairs {Twitter = "twitter", Facebook = "facebook", LinkedIn = "linkedin", Flickr = "flickr", Myspace = "myspace",
  GameCenter = "gamecenter", SinaWeibo = "sinaweibo"} do
  constants["kABPersonSocialProfileService" .. name] = text
end

-- A label as people read it in English; a label of the user's own is itself.
local shown = {HomeFAX = "home fax", WorkFAX = "work fax", OtherFAX = "other fax", HomePage = "home page"}
function c.ABAddressBookCopyLocalizedLabel(label)
  if label == nil then return nil end
  local name = C.cstr(label):match "^_%$!<(.*)>!%$_$"
  return C.owned(name and obj(shown[name] or name:lower()) or label)
end
