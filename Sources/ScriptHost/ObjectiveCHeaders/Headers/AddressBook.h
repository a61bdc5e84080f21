// The fields of people, declared only.
#ifndef HOOKHOST_ADDRESS_BOOK_H
#define HOOKHOST_ADDRESS_BOOK_H
#include <CoreFoundation/CoreFoundation.h>

typedef CFTypeRef ABRecordRef, ABAddressBookRef, ABMultiValueRef, ABMutableMultiValueRef;
typedef int32_t ABPropertyID, ABRecordID, ABMultiValueIdentifier;
typedef uint32_t ABPropertyType, ABRecordType, ABPersonSortOrdering, ABPersonCompositeNameFormat;
typedef int ABSourceType;
typedef CFTypeRef ABPersonRef, ABGroupRef, ABSourceRef;
typedef void (*ABExternalChangeCallback)(
  ABAddressBookRef addressBook, CFDictionaryRef info, void *context);
enum { kABPersonType = 0, kABGroupType = 1, kABSourceType = 2 };
enum { kABPersonSortByFirstName = 0, kABPersonSortByLastName = 1 };
enum { kABPersonCompositeNameFormatFirstNameFirst = 0, kABPersonCompositeNameFormatLastNameFirst };
enum { kABSourceTypeLocal = 0, kABSourceTypeExchange = 1, kABSourceTypeExchangeGAL = 0x1000001,
  kABSourceTypeMobileMe = 2, kABSourceTypeLDAP = 0x1000003, kABSourceTypeCardDAV = 4,
  kABSourceTypeCardDAVSearch = 0x1000004 };
typedef enum { kABPersonImageFormatThumbnail = 0, kABPersonImageFormatOriginalSize = 2 } ABPersonImageFormat;
enum { kABOperationNotPermittedByStoreError = 0, kABOperationNotPermittedByUserError };
#define kABRecordInvalidID -1
#define kABPropertyInvalidID -1
#define kABMultiValueInvalidIdentifier -1
typedef CF_ENUM(CFIndex, ABAuthorizationStatus) {
  kABAuthorizationStatusNotDetermined, kABAuthorizationStatusRestricted,
  kABAuthorizationStatusDenied, kABAuthorizationStatusAuthorized
};
extern const ABPropertyID kABPersonFirstNameProperty, kABPersonLastNameProperty,
  kABPersonMiddleNameProperty, kABPersonPrefixProperty, kABPersonSuffixProperty,
  kABPersonPhoneProperty, kABPersonEmailProperty, kABPersonAddressProperty,
  kABPersonBirthdayProperty, kABPersonOrganizationProperty, kABPersonNoteProperty,
  kABPersonURLProperty, kABPersonNicknameProperty, kABPersonJobTitleProperty,
  kABPersonFirstNamePhoneticProperty, kABPersonLastNamePhoneticProperty,
  kABPersonMiddleNamePhoneticProperty, kABPersonDepartmentProperty, kABPersonKindProperty,
  kABPersonCreationDateProperty, kABPersonModificationDateProperty, kABPersonDateProperty,
  kABPersonInstantMessageProperty, kABPersonRelatedNamesProperty, kABPersonSocialProfileProperty,
  kABGroupNameProperty, kABSourceNameProperty, kABSourceTypeProperty;
extern const CFNumberRef kABPersonKindPerson, kABPersonKindOrganization;
extern const CFStringRef ABAddressBookErrorDomain, kABPersonPhoneHomeFAXLabel,
  kABPersonPhoneWorkFAXLabel, kABPersonPhoneOtherFAXLabel, kABPersonPhonePagerLabel,
  kABPersonHomePageLabel, kABPersonAnniversaryLabel, kABPersonFatherLabel, kABPersonMotherLabel,
  kABPersonParentLabel, kABPersonBrotherLabel, kABPersonSisterLabel, kABPersonChildLabel,
  kABPersonFriendLabel, kABPersonSpouseLabel, kABPersonPartnerLabel, kABPersonAssistantLabel,
  kABPersonManagerLabel, kABPersonInstantMessageServiceKey, kABPersonInstantMessageUsernameKey,
  kABPersonInstantMessageServiceYahoo, kABPersonInstantMessageServiceJabber,
  kABPersonInstantMessageServiceMSN, kABPersonInstantMessageServiceICQ,
  kABPersonInstantMessageServiceAIM, kABPersonInstantMessageServiceQQ,
  kABPersonInstantMessageServiceGoogleTalk, kABPersonInstantMessageServiceSkype,
  kABPersonInstantMessageServiceFacebook, kABPersonInstantMessageServiceGaduGadu,
  kABPersonSocialProfileURLKey, kABPersonSocialProfileServiceKey,
  kABPersonSocialProfileUsernameKey, kABPersonSocialProfileUserIdentifierKey,
  kABPersonSocialProfileServiceTwitter, kABPersonSocialProfileServiceFacebook,
  kABPersonSocialProfileServiceLinkedIn, kABPersonSocialProfileServiceFlickr,
  kABPersonSocialProfileServiceMyspace, kABPersonSocialProfileServiceGameCenter,
  kABPersonSocialProfileServiceSinaWeibo;
extern const CFStringRef kABPersonAddressStreetKey, kABPersonAddressCityKey,
  kABPersonAddressStateKey, kABPersonAddressZIPKey, kABPersonAddressCountryKey,
  kABPersonAddressCountryCodeKey, kABHomeLabel, kABWorkLabel, kABOtherLabel,
  kABPersonPhoneMobileLabel, kABPersonPhoneMainLabel, kABPersonPhoneIPhoneLabel;
enum { kABInvalidPropertyType = 0, kABStringPropertyType = 1, kABIntegerPropertyType,
  kABRealPropertyType, kABDateTimePropertyType, kABDictionaryPropertyType,
  kABMultiStringPropertyType = 0x101, kABMultiIntegerPropertyType, kABMultiRealPropertyType,
  kABMultiDateTimePropertyType, kABMultiDictionaryPropertyType };
ABAuthorizationStatus ABAddressBookGetAuthorizationStatus(void);
ABAddressBookRef ABAddressBookCreate(void);
ABAddressBookRef ABAddressBookCreateWithOptions(CFDictionaryRef options, CFErrorRef *error);
_Bool ABAddressBookAddRecord(ABAddressBookRef addressBook, ABRecordRef record, CFErrorRef *error);
_Bool ABAddressBookRemoveRecord(ABAddressBookRef addressBook, ABRecordRef record, CFErrorRef *error);
_Bool ABAddressBookSave(ABAddressBookRef addressBook, CFErrorRef *error);
_Bool ABAddressBookHasUnsavedChanges(ABAddressBookRef addressBook);
CFIndex ABAddressBookGetPersonCount(ABAddressBookRef addressBook);
ABRecordRef ABAddressBookGetPersonWithRecordID(ABAddressBookRef addressBook, ABRecordID identifier);
CFStringRef ABAddressBookCopyLocalizedLabel(CFStringRef label);
ABRecordID ABRecordGetRecordID(ABRecordRef record);
_Bool ABPersonHasImageData(ABRecordRef person);
CFDataRef ABPersonCopyImageData(ABRecordRef person);
_Bool ABPersonSetImageData(ABRecordRef person, CFDataRef data, CFErrorRef *error);
CFArrayRef ABMultiValueCopyArrayOfAllValues(ABMultiValueRef values);
ABMultiValueIdentifier ABMultiValueGetIdentifierAtIndex(ABMultiValueRef values, CFIndex index);
CFIndex ABMultiValueGetIndexForIdentifier(
  ABMultiValueRef values, ABMultiValueIdentifier identifier);
#if __BLOCKS__
void ABAddressBookRequestAccessWithCompletion(
  ABAddressBookRef addressBook, void (^completion)(_Bool isGranted, CFErrorRef error));
#endif
CFArrayRef ABAddressBookCopyPeopleWithName(ABAddressBookRef addressBook, CFStringRef name);
CFArrayRef ABAddressBookCopyArrayOfAllPeople(ABAddressBookRef addressBook);
CFArrayRef ABAddressBookCopyArrayOfAllPeopleInSource(ABAddressBookRef addressBook, ABRecordRef source);
CFArrayRef ABAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering(
  ABAddressBookRef addressBook, ABRecordRef source, ABPersonSortOrdering order);
CFArrayRef ABAddressBookCopyArrayOfAllGroups(ABAddressBookRef addressBook);
CFArrayRef ABAddressBookCopyArrayOfAllGroupsInSource(ABAddressBookRef addressBook, ABRecordRef source);
CFArrayRef ABAddressBookCopyArrayOfAllSources(ABAddressBookRef addressBook);
ABRecordRef ABAddressBookCopyDefaultSource(ABAddressBookRef addressBook);
ABRecordRef ABAddressBookGetSourceWithRecordID(ABAddressBookRef addressBook, ABRecordID identifier);
ABRecordRef ABAddressBookGetGroupWithRecordID(ABAddressBookRef addressBook, ABRecordID identifier);
CFIndex ABAddressBookGetGroupCount(ABAddressBookRef addressBook);
void ABAddressBookRevert(ABAddressBookRef addressBook);
void ABAddressBookRegisterExternalChangeCallback(
  ABAddressBookRef addressBook, ABExternalChangeCallback callback, void *context);
void ABAddressBookUnregisterExternalChangeCallback(
  ABAddressBookRef addressBook, ABExternalChangeCallback callback, void *context);
ABRecordType ABRecordGetRecordType(ABRecordRef record);
_Bool ABRecordRemoveValue(ABRecordRef record, ABPropertyID property, CFErrorRef *error);
ABRecordRef ABPersonCreateInSource(ABRecordRef source);
ABRecordRef ABPersonCopySource(ABRecordRef person);
CFArrayRef ABPersonCopyArrayOfAllLinkedPeople(ABRecordRef person);
ABPropertyType ABPersonGetTypeOfProperty(ABPropertyID property);
CFStringRef ABPersonCopyLocalizedPropertyName(ABPropertyID property);
ABPersonSortOrdering ABPersonGetSortOrdering(void);
ABPersonCompositeNameFormat ABPersonGetCompositeNameFormat(void);
ABPersonCompositeNameFormat ABPersonGetCompositeNameFormatForRecord(ABRecordRef record);
CFDataRef ABPersonCopyImageDataWithFormat(ABRecordRef person, ABPersonImageFormat format);
_Bool ABPersonRemoveImageData(ABRecordRef person, CFErrorRef *error);
CFComparisonResult ABPersonComparePeopleByName(
  ABRecordRef person, ABRecordRef other, ABPersonSortOrdering order);
CFArrayRef ABPersonCreatePeopleInSourceWithVCardRepresentation(ABRecordRef source, CFDataRef data);
CFDataRef ABPersonCreateVCardRepresentationWithPeople(CFArrayRef people);
ABRecordRef ABGroupCreate(void);
ABRecordRef ABGroupCreateInSource(ABRecordRef source);
ABRecordRef ABGroupCopySource(ABRecordRef group);
CFArrayRef ABGroupCopyArrayOfAllMembers(ABRecordRef group);
CFArrayRef ABGroupCopyArrayOfAllMembersWithSortOrdering(ABRecordRef group, ABPersonSortOrdering order);
_Bool ABGroupAddMember(ABRecordRef group, ABRecordRef person, CFErrorRef *error);
_Bool ABGroupRemoveMember(ABRecordRef group, ABRecordRef person, CFErrorRef *error);
ABMutableMultiValueRef ABMultiValueCreateMutableCopy(ABMultiValueRef values);
ABPropertyType ABMultiValueGetPropertyType(ABMultiValueRef values);
CFIndex ABMultiValueGetFirstIndexOfValue(ABMultiValueRef values, CFTypeRef value);
_Bool ABMultiValueInsertValueAndLabelAtIndex(
  ABMutableMultiValueRef values, CFTypeRef value, CFStringRef label, CFIndex index,
  ABMultiValueIdentifier *identifier);
_Bool ABMultiValueRemoveValueAndLabelAtIndex(ABMutableMultiValueRef values, CFIndex index);
_Bool ABMultiValueReplaceValueAtIndex(ABMutableMultiValueRef values, CFTypeRef value, CFIndex index);
_Bool ABMultiValueReplaceLabelAtIndex(ABMutableMultiValueRef values, CFStringRef label, CFIndex index);
ABRecordRef ABPersonCreate(void);
ABMutableMultiValueRef ABMultiValueCreateMutable(ABPropertyType type);
_Bool ABMultiValueAddValueAndLabel(
  ABMutableMultiValueRef values, CFTypeRef value, CFStringRef label,
  ABMultiValueIdentifier *identifier);
CFIndex ABMultiValueGetCount(ABMultiValueRef values);
CFTypeRef ABMultiValueCopyValueAtIndex(ABMultiValueRef values, CFIndex index);
CFStringRef ABMultiValueCopyLabelAtIndex(ABMultiValueRef values, CFIndex index);
_Bool ABRecordSetValue(ABRecordRef record, ABPropertyID property, CFTypeRef value, CFErrorRef *error);
CFTypeRef ABRecordCopyValue(ABRecordRef record, ABPropertyID property);
CFStringRef ABRecordCopyCompositeName(ABRecordRef record);
#ifdef __OBJC__
@class NSString, NSDictionary;
NSString *ABCreateStringWithAddressDictionary(NSDictionary *address, BOOL hasCountry);

#import <UIKit/UIKit.h>
@class ABPeoplePickerNavigationController, ABPersonViewController, ABNewPersonViewController,
  ABUnknownPersonViewController;
@protocol ABPeoplePickerNavigationControllerDelegate <NSObject>
@end
@protocol ABPersonViewControllerDelegate <NSObject>
@end
@protocol ABNewPersonViewControllerDelegate <NSObject>
@end
@protocol ABUnknownPersonViewControllerDelegate <NSObject>
@end
@interface ABPeoplePickerNavigationController : UINavigationController
@property (nonatomic, assign) id<ABPeoplePickerNavigationControllerDelegate> peoplePickerDelegate;
@property (nonatomic, copy) NSArray<NSNumber *> *displayedProperties;
@property (nonatomic, readwrite) ABAddressBookRef addressBook;
@end
@interface ABPersonViewController : UIViewController
@property (nonatomic, assign) id<ABPersonViewControllerDelegate> personViewDelegate;
@property (nonatomic, readwrite) ABAddressBookRef addressBook;
@property (nonatomic, readwrite) ABRecordRef displayedPerson;
@property (nonatomic, copy) NSArray<NSNumber *> *displayedProperties;
@property (nonatomic) BOOL allowsEditing, allowsActions;
@end
@interface ABNewPersonViewController : UIViewController
@property (nonatomic, assign) id<ABNewPersonViewControllerDelegate> newPersonViewDelegate;
@property (nonatomic, readwrite) ABAddressBookRef addressBook;
@property (nonatomic, readwrite) ABRecordRef displayedPerson;
@end
@interface ABUnknownPersonViewController : UIViewController
@property (nonatomic, assign) id<ABUnknownPersonViewControllerDelegate> unknownPersonViewDelegate;
@property (nonatomic, readwrite) ABRecordRef displayedPerson;
@property (nonatomic, copy) NSString *alternateName, *message;
@property (nonatomic) BOOL allowsActions, allowsAddingToAddressBook;
@end
#endif

#endif
