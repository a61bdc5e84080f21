typedef NS_ENUM(NSInteger, CNEntityType) { CNEntityTypeContacts };
typedef NS_ENUM(NSInteger, CNAuthorizationStatus) {
  CNAuthorizationStatusNotDetermined, CNAuthorizationStatusRestricted, CNAuthorizationStatusDenied,
  CNAuthorizationStatusAuthorized
};
extern NSString *const CNContactGivenNameKey, *const CNContactFamilyNameKey,
  *const CNContactPhoneNumbersKey, *const CNContactEmailAddressesKey;

@interface CNContact : NSObject
@property (readonly, copy, nonatomic) NSString *givenName;
@property (readonly, copy, nonatomic) NSString *familyName;
@end

@interface CNMutableContact : CNContact
@end

@interface CNPostalAddress : NSObject
@end

@interface CNMutablePostalAddress : CNPostalAddress
@end

@interface CNContactStore : NSObject
+ (CNAuthorizationStatus)authorizationStatusForEntityType:(CNEntityType)type;
- (void)requestAccessForEntityType:(CNEntityType)type completionHandler:(void (^)(BOOL granted, NSError *_Nullable error))handler;
@end

@interface CNContactPickerViewController : UIViewController
@end

@interface CNContactViewController : UIViewController
@end

typedef NS_ENUM(NSInteger, CNContactSortOrder) {
  CNContactSortOrderNone, CNContactSortOrderUserDefault, CNContactSortOrderGivenName,
  CNContactSortOrderFamilyName
};
@interface CNContactsUserDefaults : NSObject
+ (instancetype)sharedDefaults;
@property (readonly) CNContactSortOrder sortOrder;
@property (readonly, copy) NSString *countryCode;
@end
