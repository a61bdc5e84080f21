typedef NS_ENUM(NSInteger, CBManagerState) {
  CBManagerStateUnknown, CBManagerStateResetting, CBManagerStateUnsupported,
  CBManagerStateUnauthorized, CBManagerStatePoweredOff, CBManagerStatePoweredOn
};

@interface CBUUID : NSObject
+ (CBUUID *)UUIDWithString:(NSString *)text;
@property (nonatomic, readonly) NSString *UUIDString;
@end

@interface CBPeripheral : NSObject
@property (readonly, nullable) NSString *name;
@end

@protocol CBCentralManagerDelegate <NSObject>
- (void)centralManagerDidUpdateState:(CBCentralManager *)central;
@end

@interface CBCentralManager : NSObject
- (instancetype)initWithDelegate:(nullable id<CBCentralManagerDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
@property (nonatomic, readonly) CBManagerState state;
- (void)stopScan;
@end
