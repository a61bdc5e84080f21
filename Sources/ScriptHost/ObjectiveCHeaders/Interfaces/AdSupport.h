@interface ASIdentifierManager : NSObject
+ (ASIdentifierManager *)sharedManager;
@property (nonatomic, readonly) NSUUID *advertisingIdentifier;
@end
