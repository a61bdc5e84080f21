-- Models of Xcode 3, which are archives of Xcode's own objects.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "../projects/support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

-- An object of a class of Xcode's, with the values that it encodes.
local values = setmetatable({}, {__mode = "k"})
local function object(name, fields)
  local class = objc.getClass(name) or objc.class(name, objc.NSObject, {protocols = {"NSCoding"}}, function(instance)
    function instance:encodeWithCoder_(coder)
      for key, value in pairs(values[self]) do coder:encodeObject_forKey_(value, key) end
    end
  end)
  local made = class:alloc():init()
  values[made] = fields
  return made
end
local function stereotypes(all)
  local made = {}
  for name, properties in pairs(all) do
    local attributes = {}
    for key, value in pairs(properties) do attributes[key] = object("XDUMLPropertyImp", {_name = key, _default = value}) end
    made[name] = object("XDUMLStereotypeImp", {_name = name, XDBucketForOwnedAttributesstorage = attributes})
  end
  return made
end
local function attribute(name, type, more)
  more.XD_PAttK_attributeType = type
  return object("XDPMAttribute", {_name = name, XDBucketForStereotypesstorage = stereotypes {
    XD_PAtt_Stereotype = more, XD_PPropStereotype = {XD_PPSK_isOptional = false, XD_PPSK_userInfo = {unit = "m"}}}})
end
local function model()
  local tag = object("XDPMEntity", {_name = "Tag"})
  local place = object("XDPMEntity", {_name = "Place"})
  local city = object("XDPMEntity", {_name = "City", XDBucketForGeneralizationsstorage = {
    object("XDUMLGeneralizationImp", {_general = place, _specific = place})}})
  local places = object("XDPMRelationship", {_name = "places", _owner = tag})
  local tags = object("XDPMRelationship", {_name = "tags", _owner = place})
  values[places].XDBucketForStereotypesstorage = stereotypes {
    XD_PR_Stereotype = {XD_PRK_destination = place, XD_PRK_inverseRelationship = tags, XD_PRK_isToMany = true}}
  values[tags].XDBucketForStereotypesstorage = stereotypes {XD_PR_Stereotype = {
    XD_PRK_destination = tag, XD_PRK_inverseRelationship = places, XD_PRK_isToMany = true, XD_PRK_deleteRule = 2}}
  values[tag].XDBucketForOwnedAttributesstorage = {places = places}
  values[place].XDBucketForOwnedAttributesstorage = {tags = tags,
    height = attribute("height", 500, {XD_PAttK_defaultValueAsString = "1.5", XD_PAttK_maxValueString = "9000"})}
  values[place].XDBucketForStereotypesstorage = stereotypes {XD_PStereotype = {XD_PSK_entityClassName = "Place"}}
  return object("XDPMModel", {
    _xd_rootPackage = object("XDModelPackage", {XDBucketForClassesstorage = {Tag = tag, Place = place, City = city}}),
    _configurationsByName = {Local = object("XDPMConfiguration", {_name = "Local", _entities = {tag}})}})
end

it("a model of Xcode 3 has entities with their attributes, relationships and configurations", function()
  local path = os.tmpname()
  local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(model())
  local file = assert(io.open(path, "wb"))
  file:write(objc.unbox(data))
  file:close()
  local text = assert(io.open(path, "rb")):read "a"
  os.remove(path)
  local folder <close> = project.new {
    ["App/Old.xcdatamodel/elements"] = text,
    ["App/App.m"] = "#import <CoreData/CoreData.h>\n@interface Place : NSManagedObject @end\n@implementation Place @end\n",
    ["Tests/T.m"] = project.case("T", [=[
      NSURL *url = [NSBundle.mainBundle URLForResource:@"Old" withExtension:@"mom"];
      NSManagedObjectModel *model = [[NSManagedObjectModel alloc] initWithContentsOfURL:url];
      NSEntityDescription *place = model.entitiesByName[@"Place"];
      XCTAssertEqualObjects(place.managedObjectClassName, @"Place");
      XCTAssertEqualObjects([model.entitiesByName[@"City"] superentity], place);
      NSAttributeDescription *height = place.attributesByName[@"height"];
      XCTAssertEqual(height.attributeType, NSDoubleAttributeType);
      XCTAssertEqualObjects(height.defaultValue, @1.5);
      XCTAssertFalse(height.isOptional);
      XCTAssertEqualObjects(height.userInfo, @{@"unit": @"m"});
      XCTAssertEqual(height.validationPredicates.count, 1);
      NSRelationshipDescription *tags = place.relationshipsByName[@"tags"];
      XCTAssertTrue(tags.isToMany);
      XCTAssertEqual(tags.deleteRule, NSCascadeDeleteRule);
      XCTAssertEqualObjects(tags.inverseRelationship, [model.entitiesByName[@"Tag"] relationshipsByName][@"places"]);
      XCTAssertEqualObjects([[model entitiesForConfiguration:@"Local"] valueForKey:@"name"], @[@"Tag"]);
    ]=], "#import <CoreData/CoreData.h>"),
    ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
      {name = "App", kind = "application", sources = {"App/App.m", "App/Old.xcdatamodel"}},
      {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
    },
  }
  assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
end)
