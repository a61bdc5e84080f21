typedef struct { double x, y, z; } CMAcceleration, CMRotationRate, CMMagneticField;
typedef struct { double x, y, z, w; } CMQuaternion;
typedef struct { double m11, m12, m13, m21, m22, m23, m31, m32, m33; } CMRotationMatrix;
typedef NS_ENUM(NSInteger, CMMagneticFieldCalibrationAccuracy) {
  CMMagneticFieldCalibrationAccuracyUncalibrated = -1, CMMagneticFieldCalibrationAccuracyLow,
  CMMagneticFieldCalibrationAccuracyMedium, CMMagneticFieldCalibrationAccuracyHigh
};
typedef struct {
  CMMagneticField field;
  CMMagneticFieldCalibrationAccuracy accuracy;
} CMCalibratedMagneticField;

typedef NS_ENUM(NSInteger, CMAuthorizationStatus) {
  CMAuthorizationStatusNotDetermined, CMAuthorizationStatusRestricted, CMAuthorizationStatusDenied,
  CMAuthorizationStatusAuthorized
};
typedef NS_OPTIONS(NSUInteger, CMAttitudeReferenceFrame) {
  CMAttitudeReferenceFrameXArbitraryZVertical = 1 << 0,
  CMAttitudeReferenceFrameXArbitraryCorrectedZVertical = 1 << 1,
  CMAttitudeReferenceFrameXMagneticNorthZVertical = 1 << 2,
  CMAttitudeReferenceFrameXTrueNorthZVertical = 1 << 3
};
typedef NS_ENUM(NSInteger, CMDeviceMotionSensorLocation) {
  CMDeviceMotionSensorLocationDefault, CMDeviceMotionSensorLocationHeadphoneLeft,
  CMDeviceMotionSensorLocationHeadphoneRight
};
typedef NS_ENUM(NSInteger, CMFallDetectionEventUserResolution) {
  CMFallDetectionEventUserResolutionConfirmed, CMFallDetectionEventUserResolutionDismissed,
  CMFallDetectionEventUserResolutionRejected, CMFallDetectionEventUserResolutionUnresponsive
};
typedef NS_ENUM(NSInteger, CMMotionActivityConfidence) {
  CMMotionActivityConfidenceLow, CMMotionActivityConfidenceMedium, CMMotionActivityConfidenceHigh
};
typedef NS_ENUM(NSInteger, CMPedometerEventType) {
  CMPedometerEventTypePause, CMPedometerEventTypeResume
};
typedef NS_ENUM(NSInteger, CMWaterSubmersionState) {
  CMWaterSubmersionStateUnknown, CMWaterSubmersionStateNotSubmerged,
  CMWaterSubmersionStateSubmerged
};
typedef NS_ENUM(NSInteger, CMWaterSubmersionDepthState) {
  CMWaterSubmersionDepthStateUnknown, CMWaterSubmersionDepthStateNotSubmerged = 100,
  CMWaterSubmersionDepthStateSubmergedShallow = 200,
  CMWaterSubmersionDepthStateSubmergedDeep = 300,
  CMWaterSubmersionDepthStateApproachingMaxDepth = 400,
  CMWaterSubmersionDepthStatePastMaxDepth = 500, CMWaterSubmersionDepthStateSensorDepthError = 600
};
typedef void (^CMAltitudeHandler)(CMAltitudeData *_Nullable, NSError *_Nullable);
typedef void (^CMMotionActivityHandler)(CMMotionActivity *_Nullable);
typedef void (^CMMotionActivityQueryHandler)(NSArray<CMMotionActivity *> *_Nullable, NSError *_Nullable);
typedef void (^CMAccelerometerHandler)(CMAccelerometerData *_Nullable, NSError *_Nullable);
typedef void (^CMGyroHandler)(CMGyroData *_Nullable, NSError *_Nullable);
typedef void (^CMDeviceMotionHandler)(CMDeviceMotion *_Nullable, NSError *_Nullable);
typedef void (^CMMagnetometerHandler)(CMMagnetometerData *_Nullable, NSError *_Nullable);
typedef void (^CMHeadphoneDeviceMotionHandler)(CMDeviceMotion *_Nullable, NSError *_Nullable);
typedef void (^CMPedometerHandler)(CMPedometerData *_Nullable, NSError *_Nullable);
typedef void (^CMPedometerEventHandler)(CMPedometerEvent *_Nullable, NSError *_Nullable);
typedef void (^CMStepQueryHandler)(NSInteger, NSError *_Nullable);
typedef void (^CMStepUpdateHandler)(NSInteger, NSDate *, NSError *_Nullable);
extern NSString *const CMErrorDomain;

@interface CMLogItem : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@end

@interface CMAccelerometerData : CMLogItem
@property (nonatomic, readonly) CMAcceleration acceleration;
@end

@interface CMAltitudeData : CMLogItem
@property (nonatomic, readonly) NSNumber *relativeAltitude;
@property (nonatomic, readonly) NSNumber *pressure;
@end

@interface CMAltimeter : NSObject
+ (BOOL)isRelativeAltitudeAvailable;
+ (CMAuthorizationStatus)authorizationStatus;
- (void)startRelativeAltitudeUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAltitudeHandler)handler;
- (void)stopRelativeAltitudeUpdates;
+ (BOOL)isAbsoluteAltitudeAvailable;
- (void)stopAbsoluteAltitudeUpdates;
@end

@interface CMAttitude : NSObject
@property (nonatomic, readonly) double roll;
@property (nonatomic, readonly) double pitch;
@property (nonatomic, readonly) double yaw;
@property (nonatomic, readonly) CMRotationMatrix rotationMatrix;
@property (nonatomic, readonly) CMQuaternion quaternion;
- (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude;
@end

@interface CMGyroData : CMLogItem
@property (nonatomic, readonly) CMRotationRate rotationRate;
@end

@interface CMMagnetometerData : CMLogItem
@property (nonatomic, readonly) CMMagneticField magneticField;
@end

@interface CMDeviceMotion : CMLogItem
@property (nonatomic, readonly) CMAttitude *attitude;
@property (nonatomic, readonly) CMRotationRate rotationRate;
@property (nonatomic, readonly) CMAcceleration gravity;
@property (nonatomic, readonly) CMAcceleration userAcceleration;
@property (nonatomic, readonly) CMCalibratedMagneticField magneticField;
@property (nonatomic, readonly) double heading;
@property (nonatomic, readonly) CMDeviceMotionSensorLocation sensorLocation;
@end

@interface CMFallDetectionEvent : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) CMFallDetectionEventUserResolution resolution;
@end

@protocol CMFallDetectionDelegate <NSObject>
@optional
- (void)fallDetectionManager:(CMFallDetectionManager *)fallDetectionManager didDetectEvent:(CMFallDetectionEvent *)event completionHandler:(void (^)(void))handler;
- (void)fallDetectionManagerDidChangeAuthorization:(CMFallDetectionManager *)fallDetectionManager;
@end

@interface CMFallDetectionManager : NSObject
@property (class, nonatomic, readonly, getter=isAvailable) BOOL available;
@property (nonatomic, readonly) CMAuthorizationStatus authorizationStatus;
@property (nonatomic, weak, nullable) id<CMFallDetectionDelegate> delegate;
- (void)requestAuthorizationWithHandler:(void (^)(CMAuthorizationStatus))handler;
@end

@interface CMMotionActivity : CMLogItem
@property (nonatomic, readonly) CMMotionActivityConfidence confidence;
@property (nonatomic, readonly) NSDate *startDate;
@property (nonatomic, readonly) BOOL unknown;
@property (nonatomic, readonly) BOOL stationary;
@property (nonatomic, readonly) BOOL walking;
@property (nonatomic, readonly) BOOL running;
@property (nonatomic, readonly) BOOL automotive;
@property (nonatomic, readonly) BOOL cycling;
@end

@interface CMMotionActivityManager : NSObject
+ (BOOL)isActivityAvailable;
+ (CMAuthorizationStatus)authorizationStatus;
- (void)queryActivityStartingFromDate:(NSDate *)start toDate:(NSDate *)end toQueue:(NSOperationQueue *)queue withHandler:(CMMotionActivityQueryHandler)handler;
- (void)startActivityUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMMotionActivityHandler)handler;
- (void)stopActivityUpdates;
@end

@interface CMMotionManager : NSObject
@property (nonatomic) NSTimeInterval accelerometerUpdateInterval;
@property (nonatomic, readonly, getter=isAccelerometerAvailable) BOOL accelerometerAvailable;
@property (nonatomic, readonly, getter=isAccelerometerActive) BOOL accelerometerActive;
@property (readonly) CMAccelerometerData *accelerometerData;
- (void)startAccelerometerUpdates;
- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler;
- (void)stopAccelerometerUpdates;
@property (nonatomic) NSTimeInterval gyroUpdateInterval;
@property (nonatomic, readonly, getter=isGyroAvailable) BOOL gyroAvailable;
@property (nonatomic, readonly, getter=isGyroActive) BOOL gyroActive;
@property (readonly) CMGyroData *gyroData;
- (void)startGyroUpdates;
- (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMGyroHandler)handler;
- (void)stopGyroUpdates;
@property (nonatomic) NSTimeInterval magnetometerUpdateInterval;
@property (nonatomic, readonly, getter=isMagnetometerAvailable) BOOL magnetometerAvailable;
@property (nonatomic, readonly, getter=isMagnetometerActive) BOOL magnetometerActive;
@property (readonly) CMMagnetometerData *magnetometerData;
- (void)startMagnetometerUpdates;
- (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMMagnetometerHandler)handler;
- (void)stopMagnetometerUpdates;
@property (nonatomic) NSTimeInterval deviceMotionUpdateInterval;
+ (CMAttitudeReferenceFrame)availableAttitudeReferenceFrames;
@property (nonatomic, readonly) CMAttitudeReferenceFrame attitudeReferenceFrame;
@property (nonatomic, readonly, getter=isDeviceMotionAvailable) BOOL deviceMotionAvailable;
@property (nonatomic, readonly, getter=isDeviceMotionActive) BOOL deviceMotionActive;
@property (readonly) CMDeviceMotion *deviceMotion;
- (void)startDeviceMotionUpdates;
- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler;
- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame;
- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame toQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler;
- (void)stopDeviceMotionUpdates;
@property (nonatomic) BOOL showsDeviceMovementDisplay;
@end

@interface CMMovementDisorderManager : NSObject
+ (BOOL)isAvailable;
+ (nullable NSString *)version;
+ (CMAuthorizationStatus)authorizationStatus;
- (void)monitorKinesiasForDuration:(NSTimeInterval)duration;
- (nullable NSDate *)lastProcessedDate;
- (nullable NSDate *)monitorKinesiasExpirationDate;
@end

@interface CMPedometerData : NSObject
@property (nonatomic, readonly) NSDate *startDate;
@property (nonatomic, readonly) NSDate *endDate;
@property (nonatomic, readonly) NSNumber *numberOfSteps;
@property (nonatomic, readonly, nullable) NSNumber *distance;
@property (nonatomic, readonly, nullable) NSNumber *floorsAscended;
@property (nonatomic, readonly, nullable) NSNumber *floorsDescended;
@property (nonatomic, readonly) NSNumber *currentPace;
@property (nonatomic, readonly) NSNumber *currentCadence;
@property (nonatomic, readonly) NSNumber *averageActivePace;
@end

@interface CMPedometerEvent : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) CMPedometerEventType type;
@end

@interface CMPedometer : NSObject
+ (BOOL)isStepCountingAvailable;
+ (BOOL)isDistanceAvailable;
+ (BOOL)isFloorCountingAvailable;
+ (BOOL)isPaceAvailable;
+ (BOOL)isCadenceAvailable;
+ (BOOL)isPedometerEventTrackingAvailable;
+ (CMAuthorizationStatus)authorizationStatus;
- (void)queryPedometerDataFromDate:(NSDate *)start toDate:(NSDate *)end withHandler:(CMPedometerHandler)handler;
- (void)startPedometerUpdatesFromDate:(NSDate *)start withHandler:(CMPedometerHandler)handler;
- (void)stopPedometerUpdates;
- (void)startPedometerEventUpdatesWithHandler:(CMPedometerEventHandler)handler;
- (void)stopPedometerEventUpdates;
@end

@interface CMStepCounter : NSObject
+ (BOOL)isStepCountingAvailable;
- (void)queryStepCountStartingFrom:(NSDate *)start to:(NSDate *)end toQueue:(NSOperationQueue *)queue withHandler:(CMStepQueryHandler)handler;
- (void)startStepCountingUpdatesToQueue:(NSOperationQueue *)queue updateOn:(NSInteger)stepCounts withHandler:(CMStepUpdateHandler)handler;
- (void)stopStepCountingUpdates;
@end

@interface CMRecordedAccelerometerData : CMAccelerometerData
@property (readonly) uint64_t identifier;
@property (readonly) NSDate *startDate;
@end

@interface CMSensorDataList : NSObject
@end

@interface CMSensorRecorder : NSObject
+ (BOOL)isAccelerometerRecordingAvailable;
+ (CMAuthorizationStatus)authorizationStatus;
+ (BOOL)isAuthorizedForRecording;
- (nullable CMSensorDataList *)accelerometerDataFromDate:(NSDate *)fromDate toDate:(NSDate *)toDate;
- (void)recordAccelerometerForDuration:(NSTimeInterval)duration;
@end

@interface CMAmbientPressureData : CMLogItem
@property (nonatomic, readonly) NSMeasurement<NSUnitPressure *> *pressure;
@property (nonatomic, readonly) NSMeasurement<NSUnitTemperature *> *temperature;
@end

@interface CMWaterSubmersionEvent : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) CMWaterSubmersionState state;
@end

@interface CMWaterSubmersionMeasurement : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly, nullable) NSMeasurement<NSUnitLength *> *depth;
@property (nonatomic, readonly, nullable) NSMeasurement<NSUnitPressure *> *pressure;
@property (nonatomic, readonly) NSMeasurement<NSUnitPressure *> *surfacePressure;
@property (nonatomic, readonly) CMWaterSubmersionDepthState submersionState;
@end

@interface CMWaterTemperature : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) NSMeasurement<NSUnitTemperature *> *temperature;
@property (nonatomic, readonly) NSMeasurement<NSUnitTemperature *> *temperatureUncertainty;
@end

@interface CMWaterSubmersionManager : NSObject
@property (nonatomic, weak, nullable) id<CMWaterSubmersionManagerDelegate> delegate;
@property (class, nonatomic, readonly) BOOL waterSubmersionAvailable;
@property (class, nonatomic, readonly) CMAuthorizationStatus authorizationStatus;
@end

@protocol CMWaterSubmersionManagerDelegate <NSObject>
@optional
- (void)manager:(CMWaterSubmersionManager *)manager didUpdateEvent:(CMWaterSubmersionEvent *)event;
- (void)manager:(CMWaterSubmersionManager *)manager didUpdateMeasurement:(CMWaterSubmersionMeasurement *)measurement;
- (void)manager:(CMWaterSubmersionManager *)manager didUpdateTemperature:(CMWaterTemperature *)measurement;
- (void)manager:(CMWaterSubmersionManager *)manager errorOccurred:(NSError *)error;
@end
