extern NSString *const SLServiceTypeTwitter, *const SLServiceTypeFacebook, *const ACAccountTypeIdentifierTwitter;

@interface SLComposeViewController : UIViewController
+ (SLComposeViewController *)composeViewControllerForServiceType:(NSString *)type;
+ (BOOL)isAvailableForServiceType:(NSString *)type;
@end

@interface SLRequest : NSObject
@end

@interface ACAccount : NSObject
@property (nonatomic, strong, nullable) NSString *username;
@end

@interface ACAccountType : NSObject
@end

@interface ACAccountStore : NSObject
@end
