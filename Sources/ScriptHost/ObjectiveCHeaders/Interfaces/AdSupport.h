@interface ASIdentifierManager : NSObject
+ (ASIdentifierManager *)sharedManager;
@property (nonatomic, readonly) NSUUID *advertisingIdentifier;
@property (nonatomic, readonly, getter=isAdvertisingTrackingEnabled) BOOL advertisingTrackingEnabled;
@end
