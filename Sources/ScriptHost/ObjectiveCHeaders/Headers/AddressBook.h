// The fields of people, declared only.
#ifndef HOOKHOST_ADDRESS_BOOK_H
#define HOOKHOST_ADDRESS_BOOK_H
#include <CoreFoundation/CoreFoundation.h>

typedef CFTypeRef ABRecordRef, ABAddressBookRef, ABMultiValueRef, ABMutableMultiValueRef;
typedef int32_t ABPropertyID, ABRecordID;
typedef CF_ENUM(CFIndex, ABAuthorizationStatus) {
  kABAuthorizationStatusNotDetermined, kABAuthorizationStatusRestricted,
  kABAuthorizationStatusDenied, kABAuthorizationStatusAuthorized
};
extern const ABPropertyID kABPersonFirstNameProperty, kABPersonLastNameProperty,
  kABPersonMiddleNameProperty, kABPersonPrefixProperty, kABPersonSuffixProperty,
  kABPersonPhoneProperty, kABPersonEmailProperty, kABPersonAddressProperty;
extern const CFStringRef kABPersonAddressStreetKey, kABPersonAddressCityKey,
  kABPersonAddressStateKey, kABPersonAddressZIPKey, kABPersonAddressCountryKey,
  kABPersonAddressCountryCodeKey;
ABAuthorizationStatus ABAddressBookGetAuthorizationStatus(void);
ABRecordRef ABPersonCreate(void);
_Bool ABRecordSetValue(ABRecordRef record, ABPropertyID property, CFTypeRef value, CFErrorRef *error);
CFTypeRef ABRecordCopyValue(ABRecordRef record, ABPropertyID property);
CFStringRef ABRecordCopyCompositeName(ABRecordRef record);
#ifdef __OBJC__
@class NSString, NSDictionary;
NSString *ABCreateStringWithAddressDictionary(NSDictionary *address, BOOL hasCountry);
#endif

#endif
