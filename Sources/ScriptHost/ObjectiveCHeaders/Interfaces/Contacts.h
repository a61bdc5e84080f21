@interface CNPostalAddress : NSObject
@property (nonatomic, readonly, copy) NSString *street;
@property (nonatomic, readonly, copy) NSString *subLocality;
@property (nonatomic, readonly, copy) NSString *city;
@property (nonatomic, readonly, copy) NSString *subAdministrativeArea;
@property (nonatomic, readonly, copy) NSString *state;
@property (nonatomic, readonly, copy) NSString *postalCode;
@property (nonatomic, readonly, copy) NSString *country;
@property (nonatomic, readonly, copy) NSString *ISOCountryCode;
+ (NSString *)localizedStringForKey:(NSString *)key;
@end

@interface CNLabeledValue<ValueType> : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly, copy, nullable) NSString *label;
@property (nonatomic, readonly, copy) ValueType value;
+ (instancetype)labeledValueWithLabel:(nullable NSString *)label value:(ValueType)value;
- (instancetype)initWithLabel:(nullable NSString *)label value:(ValueType)value;
- (instancetype)labeledValueBySettingLabel:(nullable NSString *)label;
- (instancetype)labeledValueBySettingValue:(ValueType)value;
- (instancetype)labeledValueBySettingLabel:(nullable NSString *)label value:(ValueType)value;
+ (NSString *)localizedStringForLabel:(NSString *)label;
@end

@interface CNPhoneNumber : NSObject
+ (nullable instancetype)phoneNumberWithStringValue:(NSString *)stringValue;
- (nullable instancetype)initWithStringValue:(NSString *)string;
@property (nonatomic, readonly, copy) NSString *stringValue;
@end

@interface CNContactRelation : NSObject
+ (instancetype)contactRelationWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name;
@property (nonatomic, readonly, copy) NSString *name;
@end

@interface CNSocialProfile : NSObject
@property (nonatomic, readonly, copy) NSString *urlString;
@property (nonatomic, readonly, copy) NSString *username;
@property (nonatomic, readonly, copy) NSString *userIdentifier;
@property (nonatomic, readonly, copy) NSString *service;
- (instancetype)initWithUrlString:(nullable NSString *)urlString username:(nullable NSString *)username userIdentifier:(nullable NSString *)userIdentifier service:(nullable NSString *)service;
+ (NSString *)localizedStringForKey:(NSString *)key;
+ (NSString *)localizedStringForService:(NSString *)service;
@end

@interface CNInstantMessageAddress : NSObject
@property (nonatomic, readonly, copy) NSString *username;
@property (nonatomic, readonly, copy) NSString *service;
- (instancetype)initWithUsername:(NSString *)username service:(NSString *)service;
+ (NSString *)localizedStringForKey:(NSString *)key;
+ (NSString *)localizedStringForService:(NSString *)service;
@end

@protocol CNKeyDescriptor <NSObject, NSSecureCoding, NSCopying>
@end

@interface CNContact : NSObject <NSItemProviderReading, NSItemProviderWriting>
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly) CNContactType contactType;
@property (nonatomic, readonly, copy) NSString *namePrefix;
@property (nonatomic, readonly, copy) NSString *givenName;
@property (nonatomic, readonly, copy) NSString *middleName;
@property (nonatomic, readonly, copy) NSString *familyName;
@property (nonatomic, readonly, copy) NSString *previousFamilyName;
@property (nonatomic, readonly, copy) NSString *nameSuffix;
@property (nonatomic, readonly, copy) NSString *nickname;
@property (nonatomic, readonly, copy) NSString *organizationName;
@property (nonatomic, readonly, copy) NSString *departmentName;
@property (nonatomic, readonly, copy) NSString *jobTitle;
@property (nonatomic, readonly, copy) NSString *phoneticGivenName;
@property (nonatomic, readonly, copy) NSString *phoneticMiddleName;
@property (nonatomic, readonly, copy) NSString *phoneticFamilyName;
@property (nonatomic, readonly, copy) NSString *phoneticOrganizationName;
@property (nonatomic, readonly, copy) NSString *note;
@property (nonatomic, readonly, copy, nullable) NSData *imageData;
@property (nonatomic, readonly, copy, nullable) NSData *thumbnailImageData;
@property (nonatomic, readonly) BOOL imageDataAvailable;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<NSString *> *> *emailAddresses;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<NSString *> *> *urlAddresses;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
@property (nonatomic, readonly, copy, nullable) NSDateComponents *birthday;
@property (nonatomic, readonly, copy, nullable) NSDateComponents *nonGregorianBirthday;
@property (nonatomic, readonly, copy) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
- (BOOL)isKeyAvailable:(NSString *)key;
- (BOOL)areKeysAvailable:(NSArray<id<CNKeyDescriptor>> *)keyDescriptors;
+ (NSString *)localizedStringForKey:(NSString *)key;
+ (NSComparator)comparatorForNameSortOrder:(CNContactSortOrder)sortOrder;
+ (id<CNKeyDescriptor>)descriptorForAllComparatorKeys;
- (BOOL)isUnifiedWithContactWithIdentifier:(NSString *)contactIdentifier;
+ (NSPredicate *)predicateForContactsMatchingName:(NSString *)name;
+ (NSPredicate *)predicateForContactsMatchingEmailAddress:(NSString *)emailAddress;
+ (NSPredicate *)predicateForContactsMatchingPhoneNumber:(CNPhoneNumber *)phoneNumber;
+ (NSPredicate *)predicateForContactsWithIdentifiers:(NSArray<NSString *> *)identifiers;
+ (NSPredicate *)predicateForContactsInGroupWithIdentifier:(NSString *)groupIdentifier;
+ (NSPredicate *)predicateForContactsInContainerWithIdentifier:(NSString *)containerIdentifier;
@end

@interface CNGroup : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly, copy) NSString *name;
+ (NSPredicate *)predicateForGroupsWithIdentifiers:(NSArray<NSString *> *)identifiers;
+ (NSPredicate *)predicateForSubgroupsInGroupWithIdentifier:(NSString *)parentGroupIdentifier;
+ (NSPredicate *)predicateForGroupsInContainerWithIdentifier:(NSString *)containerIdentifier;
@end

@interface CNContainer : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly) CNContainerType type;
+ (NSPredicate *)predicateForContainersWithIdentifiers:(NSArray<NSString *> *)identifiers;
+ (NSPredicate *)predicateForContainerOfContactWithIdentifier:(NSString *)contactIdentifier;
+ (NSPredicate *)predicateForContainerOfGroupWithIdentifier:(NSString *)groupIdentifier;
@end

@interface CNChangeHistoryEvent : NSObject
- (void)acceptEventVisitor:(id<CNChangeHistoryEventVisitor>)visitor;
@end

@interface CNFetchRequest : NSObject
@end

@interface CNContactFetchRequest : CNFetchRequest
- (instancetype)initWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)keysToFetch;
@property (nonatomic, copy, nullable) NSPredicate *predicate;
@property (nonatomic, copy) NSArray<id<CNKeyDescriptor>> *keysToFetch;
@property (nonatomic) BOOL mutableObjects;
@property (nonatomic) BOOL unifyResults;
@property (nonatomic) CNContactSortOrder sortOrder;
@end

@interface CNChangeHistoryFetchRequest : CNFetchRequest
@property (nonatomic, copy, nullable) NSData *startingToken;
@property (nonatomic, copy, nullable) NSArray<id<CNKeyDescriptor>> *additionalContactKeyDescriptors;
@property (nonatomic) BOOL shouldUnifyResults;
@property (nonatomic) BOOL mutableObjects;
@property (nonatomic) BOOL includeGroupChanges;
@property (nonatomic, copy, nullable) NSArray<NSString *> *excludedTransactionAuthors;
@end

@interface CNFetchResult<ValueType> : NSObject
@property (nonatomic, readonly) ValueType value;
@property (nonatomic, readonly, copy) NSData *currentHistoryToken;
@end

@interface CNSaveRequest : NSObject
- (void)addContact:(CNMutableContact *)contact toContainerWithIdentifier:(nullable NSString *)identifier;
- (void)updateContact:(CNMutableContact *)contact;
- (void)deleteContact:(CNMutableContact *)contact;
- (void)addGroup:(CNMutableGroup *)group toContainerWithIdentifier:(nullable NSString *)identifier;
- (void)updateGroup:(CNMutableGroup *)group;
- (void)deleteGroup:(CNMutableGroup *)group;
- (void)addSubgroup:(CNGroup *)subgroup toGroup:(CNGroup *)group;
- (void)removeSubgroup:(CNGroup *)subgroup fromGroup:(CNGroup *)group;
- (void)addMember:(CNContact *)contact toGroup:(CNGroup *)group;
- (void)removeMember:(CNContact *)contact fromGroup:(CNGroup *)group;
@property (nonatomic, copy, nullable) NSString *transactionAuthor;
@property (nonatomic) BOOL shouldRefetchContacts;
@end

@interface CNContactStore : NSObject
+ (CNAuthorizationStatus)authorizationStatusForEntityType:(CNEntityType)entityType;
- (void)requestAccessForEntityType:(CNEntityType)entityType completionHandler:(void (^)(BOOL, NSError *_Nullable))completionHandler;
- (nullable NSArray<CNContact *> *)unifiedContactsMatchingPredicate:(NSPredicate *)predicate keysToFetch:(NSArray<id<CNKeyDescriptor>> *)keys error:(NSError **)error;
- (nullable CNContact *)unifiedContactWithIdentifier:(NSString *)identifier keysToFetch:(NSArray<id<CNKeyDescriptor>> *)keys error:(NSError **)error;
- (nullable CNContact *)unifiedMeContactWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)keys error:(NSError **)error;
- (nullable CNFetchResult<NSEnumerator<CNContact *> *> *)enumeratorForContactFetchRequest:(CNContactFetchRequest *)request error:(NSError **)error;
- (nullable CNFetchResult<NSEnumerator<CNChangeHistoryEvent *> *> *)enumeratorForChangeHistoryFetchRequest:(CNChangeHistoryFetchRequest *)request error:(NSError **)error;
- (BOOL)enumerateContactsWithFetchRequest:(CNContactFetchRequest *)fetchRequest error:(NSError **)error usingBlock:(void (^)(CNContact *, BOOL *))block;
- (nullable NSArray<CNGroup *> *)groupsMatchingPredicate:(nullable NSPredicate *)predicate error:(NSError **)error;
- (nullable NSArray<CNContainer *> *)containersMatchingPredicate:(nullable NSPredicate *)predicate error:(NSError **)error;
- (BOOL)executeSaveRequest:(CNSaveRequest *)saveRequest error:(NSError **)error;
@property (nonatomic, readonly, copy, nullable) NSData *currentHistoryToken;
- (nullable NSString *)defaultContainerIdentifier;
@end

@interface CNChangeHistoryAnchor : NSObject
@end

@interface CNMutableContact : CNContact
@property (nonatomic) CNContactType contactType;
@property (nonatomic, copy) NSString *namePrefix;
@property (nonatomic, copy) NSString *givenName;
@property (nonatomic, copy) NSString *middleName;
@property (nonatomic, copy) NSString *familyName;
@property (nonatomic, copy) NSString *previousFamilyName;
@property (nonatomic, copy) NSString *nameSuffix;
@property (nonatomic, copy) NSString *nickname;
@property (nonatomic, copy) NSString *organizationName;
@property (nonatomic, copy) NSString *departmentName;
@property (nonatomic, copy) NSString *jobTitle;
@property (nonatomic, copy) NSString *phoneticGivenName;
@property (nonatomic, copy) NSString *phoneticMiddleName;
@property (nonatomic, copy) NSString *phoneticFamilyName;
@property (nonatomic, copy) NSString *phoneticOrganizationName;
@property (nonatomic, copy) NSString *note;
@property (nonatomic, copy, nullable) NSData *imageData;
@property (nonatomic, copy) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
@property (nonatomic, copy) NSArray<CNLabeledValue<NSString *> *> *emailAddresses;
@property (nonatomic, copy) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
@property (nonatomic, copy) NSArray<CNLabeledValue<NSString *> *> *urlAddresses;
@property (nonatomic, copy) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
@property (nonatomic, copy) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
@property (nonatomic, copy) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
@property (nonatomic, copy, nullable) NSDateComponents *birthday;
@property (nonatomic, copy, nullable) NSDateComponents *nonGregorianBirthday;
@property (nonatomic, copy) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
@end

@interface CNMutableGroup : CNGroup
@property (nonatomic, copy) NSString *name;
@end

@protocol CNChangeHistoryEventVisitor <NSObject>
@optional
- (void)visitDropEverythingEvent:(CNChangeHistoryDropEverythingEvent *)event;
- (void)visitAddContactEvent:(CNChangeHistoryAddContactEvent *)event;
- (void)visitUpdateContactEvent:(CNChangeHistoryUpdateContactEvent *)event;
- (void)visitDeleteContactEvent:(CNChangeHistoryDeleteContactEvent *)event;
- (void)visitAddGroupEvent:(CNChangeHistoryAddGroupEvent *)event;
- (void)visitUpdateGroupEvent:(CNChangeHistoryUpdateGroupEvent *)event;
- (void)visitDeleteGroupEvent:(CNChangeHistoryDeleteGroupEvent *)event;
- (void)visitAddMemberToGroupEvent:(CNChangeHistoryAddMemberToGroupEvent *)event;
- (void)visitRemoveMemberFromGroupEvent:(CNChangeHistoryRemoveMemberFromGroupEvent *)event;
- (void)visitAddSubgroupToGroupEvent:(CNChangeHistoryAddSubgroupToGroupEvent *)event;
- (void)visitRemoveSubgroupFromGroupEvent:(CNChangeHistoryRemoveSubgroupFromGroupEvent *)event;
@end

@interface CNChangeHistoryDropEverythingEvent : CNChangeHistoryEvent
@end

@interface CNChangeHistoryAddContactEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNContact *contact;
@property (nonatomic, readonly, nullable) NSString *containerIdentifier;
@end

@interface CNChangeHistoryUpdateContactEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNContact *contact;
@end

@interface CNChangeHistoryDeleteContactEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) NSString *contactIdentifier;
@end

@interface CNChangeHistoryAddGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNGroup *group;
@property (nonatomic, readonly) NSString *containerIdentifier;
@end

@interface CNChangeHistoryUpdateGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNGroup *group;
@end

@interface CNChangeHistoryDeleteGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) NSString *groupIdentifier;
@end

@interface CNChangeHistoryAddMemberToGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNContact *member;
@property (nonatomic, readonly) CNGroup *group;
@end

@interface CNChangeHistoryRemoveMemberFromGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNContact *member;
@property (nonatomic, readonly) CNGroup *group;
@end

@interface CNChangeHistoryAddSubgroupToGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNGroup *subgroup;
@property (nonatomic, readonly) CNGroup *group;
@end

@interface CNChangeHistoryRemoveSubgroupFromGroupEvent : CNChangeHistoryEvent
@property (nonatomic, readonly) CNGroup *subgroup;
@property (nonatomic, readonly) CNGroup *group;
@end

@interface CNMutablePostalAddress : CNPostalAddress
@property (nonatomic, copy) NSString *street;
@property (nonatomic, copy) NSString *subLocality;
@property (nonatomic, copy) NSString *city;
@property (nonatomic, copy) NSString *subAdministrativeArea;
@property (nonatomic, copy) NSString *state;
@property (nonatomic, copy) NSString *postalCode;
@property (nonatomic, copy) NSString *country;
@property (nonatomic, copy) NSString *ISOCountryCode;
@end

@interface CNContactFormatter : NSFormatter
+ (id<CNKeyDescriptor>)descriptorForRequiredKeysForStyle:(CNContactFormatterStyle)style;
@property (class, readonly) id<CNKeyDescriptor> descriptorForRequiredKeysForNameOrder;
@property (class, readonly) id<CNKeyDescriptor> descriptorForRequiredKeysForDelimiter;
+ (nullable NSString *)stringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style;
+ (nullable NSAttributedString *)attributedStringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style defaultAttributes:(nullable NSDictionary *)attributes;
+ (CNContactDisplayNameOrder)nameOrderForContact:(CNContact *)contact;
+ (NSString *)delimiterForContact:(CNContact *)contact;
@property (nonatomic) CNContactFormatterStyle style;
- (nullable NSString *)stringFromContact:(CNContact *)contact;
- (nullable NSAttributedString *)attributedStringFromContact:(CNContact *)contact defaultAttributes:(nullable NSDictionary *)attributes;
@end

@interface CNPostalAddressFormatter : NSFormatter
+ (NSString *)stringFromPostalAddress:(CNPostalAddress *)postalAddress style:(CNPostalAddressFormatterStyle)style;
+ (NSAttributedString *)attributedStringFromPostalAddress:(CNPostalAddress *)postalAddress style:(CNPostalAddressFormatterStyle)style withDefaultAttributes:(NSDictionary *)attributes;
@property (nonatomic) CNPostalAddressFormatterStyle style;
- (NSString *)stringFromPostalAddress:(CNPostalAddress *)postalAddress;
- (NSAttributedString *)attributedStringFromPostalAddress:(CNPostalAddress *)postalAddress withDefaultAttributes:(NSDictionary *)attributes;
@end

@interface CNContactVCardSerialization : NSObject
+ (id<CNKeyDescriptor>)descriptorForRequiredKeys;
+ (nullable NSData *)dataWithContacts:(NSArray<CNContact *> *)contacts error:(NSError **)error;
+ (nullable NSArray<CNContact *> *)contactsWithData:(NSData *)data error:(NSError **)error;
@end

@interface CNContactsUserDefaults : NSObject
+ (instancetype)sharedDefaults;
@property (nonatomic, readonly) CNContactSortOrder sortOrder;
@property (nonatomic, readonly, copy) NSString *countryCode;
@end

@interface CNContactProperty : NSObject
@property (nonatomic, readonly, copy) CNContact *contact;
@property (nonatomic, readonly, copy) NSString *key;
@property (nonatomic, readonly, nullable) id value;
@property (nonatomic, readonly, copy, nullable) NSString *identifier;
@property (nonatomic, readonly, copy, nullable) NSString *label;
@end

@protocol CNContactPickerDelegate <NSObject>
@optional
- (void)contactPickerDidCancel:(CNContactPickerViewController *)picker;
- (void)contactPicker:(CNContactPickerViewController *)picker didSelectContact:(CNContact *)contact;
- (void)contactPicker:(CNContactPickerViewController *)picker didSelectContactProperty:(CNContactProperty *)contactProperty;
- (void)contactPicker:(CNContactPickerViewController *)picker didSelectContacts:(NSArray<CNContact *> *)contacts;
- (void)contactPicker:(CNContactPickerViewController *)picker didSelectContactProperties:(NSArray<CNContactProperty *> *)contactProperties;
@end

@interface CNContactPickerViewController : UIViewController
@property (nonatomic, copy, nullable) NSArray<NSString *> *displayedPropertyKeys;
@property (nonatomic, weak, nullable) id<CNContactPickerDelegate> delegate;
@property (nonatomic, copy, nullable) NSPredicate *predicateForEnablingContact;
@property (nonatomic, copy, nullable) NSPredicate *predicateForSelectionOfContact;
@property (nonatomic, copy, nullable) NSPredicate *predicateForSelectionOfProperty;
@end

@protocol CNContactViewControllerDelegate <NSObject>
@optional
- (BOOL)contactViewController:(CNContactViewController *)viewController shouldPerformDefaultActionForContactProperty:(CNContactProperty *)property;
- (void)contactViewController:(CNContactViewController *)viewController didCompleteWithContact:(nullable CNContact *)contact;
@end

@interface CNContactViewController : UIViewController
+ (id<CNKeyDescriptor>)descriptorForRequiredKeys;
+ (instancetype)viewControllerForContact:(CNContact *)contact;
+ (instancetype)viewControllerForUnknownContact:(CNContact *)contact;
+ (instancetype)viewControllerForNewContact:(nullable CNContact *)contact;
@property (nonatomic, readonly) CNContact *contact;
@property (nonatomic, copy, nullable) NSArray *displayedPropertyKeys;
@property (nonatomic, weak, nullable) id<CNContactViewControllerDelegate> delegate;
@property (nonatomic, nullable) CNContactStore *contactStore;
@property (nonatomic, nullable) CNGroup *parentGroup;
@property (nonatomic, nullable) CNContainer *parentContainer;
@property (nonatomic, copy, nullable) NSString *alternateName;
@property (nonatomic, copy, nullable) NSString *message;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) BOOL allowsActions;
@property (nonatomic) BOOL shouldShowLinkedContacts;
- (void)highlightPropertyWithKey:(NSString *)key identifier:(nullable NSString *)identifier;
@end

@interface NSString (Contacts) <CNKeyDescriptor>
@end
