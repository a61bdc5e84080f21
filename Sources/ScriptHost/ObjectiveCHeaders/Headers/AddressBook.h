// The fields of people, declared only.
#ifndef HOOKHOST_ADDRESS_BOOK_H
#define HOOKHOST_ADDRESS_BOOK_H
#include <CoreFoundation/CoreFoundation.h>

typedef CFTypeRef ABRecordRef, ABAddressBookRef, ABMultiValueRef, ABMutableMultiValueRef;
typedef int32_t ABPropertyID, ABRecordID, ABMultiValueIdentifier;
typedef uint32_t ABPropertyType;
typedef CF_ENUM(CFIndex, ABAuthorizationStatus) {
  kABAuthorizationStatusNotDetermined, kABAuthorizationStatusRestricted,
  kABAuthorizationStatusDenied, kABAuthorizationStatusAuthorized
};
extern const ABPropertyID kABPersonFirstNameProperty, kABPersonLastNameProperty,
  kABPersonMiddleNameProperty, kABPersonPrefixProperty, kABPersonSuffixProperty,
  kABPersonPhoneProperty, kABPersonEmailProperty, kABPersonAddressProperty,
  kABPersonBirthdayProperty, kABPersonOrganizationProperty, kABPersonNoteProperty,
  kABPersonURLProperty, kABPersonNicknameProperty, kABPersonJobTitleProperty;
extern const CFStringRef kABPersonAddressStreetKey, kABPersonAddressCityKey,
  kABPersonAddressStateKey, kABPersonAddressZIPKey, kABPersonAddressCountryKey,
  kABPersonAddressCountryCodeKey, kABHomeLabel, kABWorkLabel, kABOtherLabel,
  kABPersonPhoneMobileLabel, kABPersonPhoneMainLabel, kABPersonPhoneIPhoneLabel;
enum { kABInvalidPropertyType = 0, kABStringPropertyType = 1, kABIntegerPropertyType,
  kABRealPropertyType, kABDateTimePropertyType, kABDictionaryPropertyType,
  kABMultiStringPropertyType = 0x101, kABMultiDictionaryPropertyType = 0x105 };
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
