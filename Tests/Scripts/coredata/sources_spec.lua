-- Core Data in Objective-C: dynamic accessors, custom ones, validation methods, errors through pointers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "../objective_c/support/run_source.lua")

local HEAD = [=[
#import <CoreData/CoreData.h>
@class Person;
@interface Team : NSManagedObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSSet<Person *> *people;
@end
@interface Team (CoreDataGeneratedAccessors)
- (void)addPeopleObject:(Person *)person;
- (void)removePeople:(NSSet<Person *> *)people;
@end
@interface Person : NSManagedObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) int16_t age;
@property (nonatomic) BOOL active;
@property (nonatomic, strong) NSNumber *score;
@property (nonatomic, strong) Team *team;
@property (nonatomic, readonly) NSString *shout;
@end
@interface Person (Primitives)
@property (nonatomic, copy) NSString *primitiveName;
@end
@implementation Team
@dynamic name, people;
- (BOOL)validateForDelete:(NSError **)error {
  if (![super validateForDelete:error]) return NO;
  if ([self.name isEqual:@"kept"]) {
    if (error) *error = [NSError errorWithDomain:@"app" code:7 userInfo:nil];
    return NO;
  }
  return YES;
}
@end
@implementation Person
@dynamic age, active, score, team;
+ (NSSet *)keyPathsForValuesAffectingShout { return [NSSet setWithObject:@"name"]; }
- (NSString *)shout { return self.name.uppercaseString; }
- (NSString *)name {
  [self willAccessValueForKey:@"name"];
  NSString *name = self.primitiveName;
  [self didAccessValueForKey:@"name"];
  return name;
}
- (void)setName:(NSString *)name {
  [self willChangeValueForKey:@"name"];
  self.primitiveName = [name stringByAppendingString:@"!"];
  [self didChangeValueForKey:@"name"];
}
- (void)awakeFromInsert { [super awakeFromInsert]; self.age = 40; }
- (void)willSave { printf("willSave %s\n", self.name.UTF8String); }
- (BOOL)validateName:(id *)value error:(NSError **)error {
  if ([*value isEqual:@"bad!"]) {
    if (error) *error = [NSError errorWithDomain:@"app" code:9 userInfo:nil];
    return NO;
  }
  return YES;
}
@end
static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
  NSAttributeDescription *made = [NSAttributeDescription new];
  made.name = name; made.attributeType = type; made.optional = YES;
  return made;
}
static NSManagedObjectContext *openTeams(void) {
  NSEntityDescription *person = [NSEntityDescription new], *team = [NSEntityDescription new];
  person.name = person.managedObjectClassName = @"Person";
  team.name = team.managedObjectClassName = @"Team";
  NSRelationshipDescription *one = [NSRelationshipDescription new], *many = [NSRelationshipDescription new];
  one.name = @"team"; one.maxCount = 1; one.destinationEntity = team; one.optional = YES;
  many.name = @"people"; many.destinationEntity = person; many.optional = YES;
  one.inverseRelationship = many; many.inverseRelationship = one;
  person.properties = @[attribute(@"name", NSStringAttributeType), attribute(@"age", NSInteger16AttributeType),
    attribute(@"active", NSBooleanAttributeType), attribute(@"score", NSDoubleAttributeType), one];
  team.properties = @[attribute(@"name", NSStringAttributeType), many];
  NSManagedObjectModel *model = [NSManagedObjectModel new];
  model.entities = @[person, team];
  NSPersistentContainer *container = [NSPersistentContainer persistentContainerWithName:@"Team" managedObjectModel:model];
  [container loadPersistentStoresWithCompletionHandler:^(NSPersistentStoreDescription *description, NSError *error) {
    printf("%s %d\n", description.URL.lastPathComponent.UTF8String, error == nil);
  }];
  return container.viewContext;
}
]=]

local function printed(statements)
  return (run(HEAD .. "int main(void) { @autoreleasepool {\nNSManagedObjectContext *context = openTeams();\n" .. statements
    .. "\n} return 0; }"))
end

describe("Core Data in a source", function()
  it("has the accessors of the class's declarations", function()
    assert.equal("Team.sqlite 1\n40 0 (null)\nwillSave Ann!\n41 1 2.5 Ann! ANN! 1 1\n0\nPerson 0\n", printed [=[
      Person *person = [[Person alloc] initWithContext:context];
      printf("%d %d %s\n", person.age, person.active, [person.score description].UTF8String ?: "(null)");
      person.age++; person.active = YES; person.score = @2.5; person.name = @"Ann";
      Team *team = [NSEntityDescription insertNewObjectForEntityForName:@"Team" inManagedObjectContext:context];
      [team addPeopleObject:person];
      NSError *error = nil;
      [context save:&error];
      NSFetchRequest *request = [Person fetchRequest];
      request.predicate = [NSPredicate predicateWithFormat:@"age > %d AND team == %@", 40, team];
      Person *found = [context executeFetchRequest:request error:&error].firstObject;
      printf("%d %d %g %s %s %d %lu\n", found.age, found.active, found.score.doubleValue, found.name.UTF8String,
             found.shout.UTF8String, found == person && person.team == team, (unsigned long)team.people.count);
      [team removePeople:[NSSet setWithObject:person]];
      printf("%lu\n", (unsigned long)team.people.count);
      printf("%s %d\n", NSStringFromClass([person class]).UTF8String, object_getClass(person) == [Person class]);]=])
  end)

  it("passes errors through pointers, of the app's own validation too", function()
    assert.equal("Team.sqlite 1\nwillSave bad!\n0 app 9\nwillSave Bob!\n1\n0 app 7\n", printed [=[
      Person *person = [[Person alloc] initWithContext:context];
      person.name = @"bad";
      NSError *error = nil;
      BOOL saved = [context save:&error];
      printf("%d %s %ld\n", saved, error.domain.UTF8String, (long)error.code);
      person.name = @"Bob";
      Team *team = [[Team alloc] initWithContext:context];
      team.name = @"kept";
      printf("%d\n", [context save:&error]);
      [context deleteObject:team];
      saved = [context save:&error];
      printf("%d %s %ld\n", saved, error.domain.UTF8String, (long)error.code);]=])
  end)

  it("runs a background task, whose changes the view context merges", function()
    assert.equal("Team.sqlite 1\nwillSave New!\nNew! 1\n", printed [=[
      context.automaticallyMergesChangesFromParent = YES;
      NSManagedObjectContext *other =
        [[NSManagedObjectContext alloc] initWithConcurrencyType:NSPrivateQueueConcurrencyType];
      other.persistentStoreCoordinator = context.persistentStoreCoordinator;
      __block NSManagedObjectID *identifier;
      [other performBlockAndWait:^{
        Person *person = [[Person alloc] initWithContext:other];
        person.name = @"New";
        [other save:NULL];
        identifier = person.objectID;
      }];
      [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
      Person *person = [context objectWithID:identifier];
      printf("%s %d\n", person.name.UTF8String, person.managedObjectContext == context);]=])
  end)

  it("enumerates the entities of a model and the properties of an entity", function()
    assert.equal("Team.sqlite 1\nPerson: name age active score team\nTeam: name people\n2\n", printed [=[
      NSManagedObjectModel *model = context.persistentStoreCoordinator.managedObjectModel;
      for (NSEntityDescription *entity in model) {
        printf("%s:", entity.name.UTF8String);
        for (NSPropertyDescription *property in entity) printf(" %s", property.name.UTF8String);
        printf("\n");
      }
      NSFastEnumerationState state = {0};
      id __unsafe_unretained buffer[4];
      printf("%lu\n", (unsigned long)[model countByEnumeratingWithState:&state objects:buffer count:4]);]=])
  end)

  it("stores values by the reverse of a transformer that unarchives", function()
    assert.equal("stores NSArray\nreads 1\n(\n    1,\n    2\n)\n", (run [=[
#import <CoreData/CoreData.h>
@interface Lists : NSSecureUnarchiveFromDataTransformer @end
@implementation Lists
+ (NSArray *)allowedTopLevelClasses { return @[NSArray.class]; }
- (id)reverseTransformedValue:(id)value {
  printf("stores %s\n", [value isKindOfClass:NSArray.class] ? "NSArray" : "another");
  return [super reverseTransformedValue:value];
}
- (id)transformedValue:(id)value {
  printf("reads %d\n", [value isKindOfClass:NSData.class]);
  return [super transformedValue:value];
}
@end
int main(void) { @autoreleasepool {
  [NSValueTransformer setValueTransformer:[Lists new] forName:@"Lists"];
  NSAttributeDescription *list = [NSAttributeDescription new];
  list.name = @"list"; list.attributeType = NSTransformableAttributeType; list.valueTransformerName = @"Lists";
  NSEntityDescription *entity = [NSEntityDescription new];
  entity.name = @"Item"; entity.properties = @[list];
  NSManagedObjectModel *model = [NSManagedObjectModel new];
  model.entities = @[entity];
  NSPersistentContainer *container = [NSPersistentContainer persistentContainerWithName:@"Item" managedObjectModel:model];
  [container loadPersistentStoresWithCompletionHandler:^(NSPersistentStoreDescription *description, NSError *error) {}];
  NSManagedObject *item = [NSEntityDescription insertNewObjectForEntityForName:@"Item"
                                                        inManagedObjectContext:container.viewContext];
  [item setValue:@[@1, @2] forKey:@"list"];
  [container.viewContext save:NULL];
  [container.viewContext refreshObject:item mergeChanges:NO];
  printf("%s\n", [[item valueForKey:@"list"] description].UTF8String);
} return 0; }]=]))
  end)
end)
