typedef struct { double x, y, z; } CMAcceleration, CMRotationRate, CMMagneticField;

@interface CMAccelerometerData : NSObject
@property (readonly, nonatomic) CMAcceleration acceleration;
@end

@interface CMAttitude : NSObject
@property (readonly, nonatomic) double roll;
@property (readonly, nonatomic) double pitch;
@property (readonly, nonatomic) double yaw;
@end

@interface CMDeviceMotion : NSObject
@property (readonly, nonatomic) CMAttitude *attitude;
@property (readonly, nonatomic) CMAcceleration gravity;
@property (readonly, nonatomic) CMAcceleration userAcceleration;
@end

@interface CMMotionManager : NSObject
@property (nonatomic) NSTimeInterval accelerometerUpdateInterval;
@property (nonatomic) NSTimeInterval deviceMotionUpdateInterval;
@property (readonly, nonatomic, getter=isAccelerometerAvailable) BOOL accelerometerAvailable;
@property (readonly, nonatomic, getter=isDeviceMotionAvailable) BOOL deviceMotionAvailable;
@property (readonly, nonatomic, getter=isDeviceMotionActive) BOOL deviceMotionActive;
@property (readonly, nullable) CMDeviceMotion *deviceMotion;
- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMAccelerometerData *_Nullable data, NSError *_Nullable error))handler;
- (void)stopAccelerometerUpdates;
- (void)startDeviceMotionUpdates;
- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMDeviceMotion *_Nullable motion, NSError *_Nullable error))handler;
- (void)stopDeviceMotionUpdates;
@end
