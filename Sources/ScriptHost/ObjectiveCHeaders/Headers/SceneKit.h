// Scenes in three dimensions, declared only.
#ifndef HOOKHOST_SCENE_KIT_H
#define HOOKHOST_SCENE_KIT_H
#import <UIKit/UIKit.h>
#import <simd/simd.h>

NS_ASSUME_NONNULL_BEGIN
typedef struct SCNVector3 { float x, y, z; } SCNVector3;
typedef struct SCNVector4 { float x, y, z, w; } SCNVector4;
typedef SCNVector4 SCNQuaternion;
typedef CATransform3D SCNMatrix4;
typedef NS_ENUM(NSInteger, SCNGeometryPrimitiveType) {
  SCNGeometryPrimitiveTypeTriangles, SCNGeometryPrimitiveTypeTriangleStrip,
  SCNGeometryPrimitiveTypeLine, SCNGeometryPrimitiveTypePoint, SCNGeometryPrimitiveTypePolygon
};
typedef NSString *SCNLightType, *SCNLightingModel, *SCNHitTestOption;
FOUNDATION_EXTERN SCNLightType const SCNLightTypeAmbient, SCNLightTypeOmni,
  SCNLightTypeDirectional, SCNLightTypeSpot;
FOUNDATION_EXTERN SCNLightingModel const SCNLightingModelConstant, SCNLightingModelLambert,
  SCNLightingModelPhong, SCNLightingModelBlinn;
FOUNDATION_EXTERN const SCNVector3 SCNVector3Zero;
FOUNDATION_EXTERN const SCNMatrix4 SCNMatrix4Identity;
SCNVector3 SCNVector3Make(float x, float y, float z);
SCNVector4 SCNVector4Make(float x, float y, float z, float w);
SCNMatrix4 SCNMatrix4MakeTranslation(float x, float y, float z);
SCNMatrix4 SCNMatrix4MakeScale(float x, float y, float z);
SCNMatrix4 SCNMatrix4Mult(SCNMatrix4 one, SCNMatrix4 other);
SCNVector3 SCNVector3FromFloat3(simd_float3 vector);
SCNVector4 SCNVector4FromFloat4(simd_float4 vector);
SCNMatrix4 SCNMatrix4FromMat4(simd_float4x4 matrix);
simd_float3 SCNVector3ToFloat3(SCNVector3 vector);
simd_float4 SCNVector4ToFloat4(SCNVector4 vector);
simd_float4x4 SCNMatrix4ToMat4(SCNMatrix4 matrix);
@class SCNNode, SCNGeometry, SCNMaterial, SCNCamera, SCNLight, SCNAction, SCNHitTestResult;
@class SCNScene, SCNView;

HOOKHOST_MISSING_CLASS(SCNMaterialProperty)
@interface SCNMaterialProperty : NSObject
@property (nonatomic, strong, nullable) id contents;
@end
HOOKHOST_MISSING_CLASS(SCNMaterial)
@interface SCNMaterial : NSObject <NSCopying>
+ (instancetype)material;
@property (nonatomic, copy, nullable) NSString *name;
@property (nonatomic, readonly) SCNMaterialProperty *diffuse, *ambient, *specular, *emission;
@property (nonatomic) CGFloat transparency;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic, copy) SCNLightingModel lightingModelName;
@property (nonatomic) BOOL writesToDepthBuffer, readsFromDepthBuffer;
@end
HOOKHOST_MISSING_CLASS(SCNGeometrySource)
@interface SCNGeometrySource : NSObject
+ (instancetype)geometrySourceWithVertices:(const SCNVector3 *)vertices count:(NSInteger)count;
+ (instancetype)geometrySourceWithTextureCoordinates:(const CGPoint *)coordinates count:(NSInteger)count;
@end
HOOKHOST_MISSING_CLASS(SCNGeometryElement)
@interface SCNGeometryElement : NSObject
+ (instancetype)geometryElementWithData:(nullable NSData *)data primitiveType:(SCNGeometryPrimitiveType)type primitiveCount:(NSInteger)count bytesPerIndex:(NSInteger)bytes;
@end
HOOKHOST_MISSING_CLASS(SCNGeometry)
@interface SCNGeometry : NSObject <NSCopying>
+ (instancetype)geometry;
+ (instancetype)geometryWithSources:(NSArray<SCNGeometrySource *> *)sources elements:(nullable NSArray<SCNGeometryElement *> *)elements;
@property (nonatomic, copy, nullable) NSString *name;
@property (nonatomic, copy) NSArray<SCNMaterial *> *materials;
@property (nonatomic, strong, nullable) SCNMaterial *firstMaterial;
@end
HOOKHOST_MISSING_CLASS(SCNPlane)
@interface SCNPlane : SCNGeometry
+ (instancetype)planeWithWidth:(CGFloat)width height:(CGFloat)height;
@property (nonatomic) CGFloat width, height, cornerRadius;
@end
HOOKHOST_MISSING_CLASS(SCNBox)
@interface SCNBox : SCNGeometry
+ (instancetype)boxWithWidth:(CGFloat)width height:(CGFloat)height length:(CGFloat)length chamferRadius:(CGFloat)radius;
@property (nonatomic) CGFloat width, height, length, chamferRadius;
@end
HOOKHOST_MISSING_CLASS(SCNShape)
@interface SCNShape : SCNGeometry
+ (instancetype)shapeWithPath:(nullable UIBezierPath *)path extrusionDepth:(CGFloat)depth;
@property (nonatomic, copy, nullable) UIBezierPath *path;
@property (nonatomic) CGFloat extrusionDepth;
@end
HOOKHOST_MISSING_CLASS(SCNText)
@interface SCNText : SCNGeometry
+ (instancetype)textWithString:(nullable id)string extrusionDepth:(CGFloat)depth;
@property (nonatomic, copy, nullable) id string;
@property (nonatomic, strong, null_resettable) UIFont *font;
@end
HOOKHOST_MISSING_CLASS(SCNCamera)
@interface SCNCamera : NSObject
+ (instancetype)camera;
@property (nonatomic) double zNear, zFar, orthographicScale;
@property (nonatomic) BOOL usesOrthographicProjection, automaticallyAdjustsZRange;
@end
HOOKHOST_MISSING_CLASS(SCNLight)
@interface SCNLight : NSObject
+ (instancetype)light;
@property (nonatomic, copy) SCNLightType type;
@property (nonatomic, strong) id color;
@property (nonatomic) CGFloat intensity;
@end
HOOKHOST_MISSING_CLASS(SCNConstraint)
@interface SCNConstraint : NSObject
@end
HOOKHOST_MISSING_CLASS(SCNAction)
@interface SCNAction : NSObject <NSCopying>
+ (SCNAction *)fadeInWithDuration:(NSTimeInterval)duration;
+ (SCNAction *)fadeOutWithDuration:(NSTimeInterval)duration;
@end
HOOKHOST_MISSING_CLASS(SCNNode)
@interface SCNNode : NSObject <NSCopying>
+ (instancetype)node;
+ (instancetype)nodeWithGeometry:(nullable SCNGeometry *)geometry;
@property (nonatomic, copy, nullable) NSString *name;
@property (nonatomic, strong, nullable) SCNGeometry *geometry;
@property (nonatomic, strong, nullable) SCNCamera *camera;
@property (nonatomic, strong, nullable) SCNLight *light;
@property (nonatomic) SCNVector3 position, eulerAngles, scale;
@property (nonatomic) SCNVector4 rotation;
@property (nonatomic) SCNMatrix4 transform, pivot;
@property (nonatomic, readonly) SCNMatrix4 worldTransform;
@property (nonatomic) simd_float4x4 simdTransform, simdPivot, simdWorldTransform;
@property (nonatomic) simd_float3 simdPosition, simdScale, simdEulerAngles, simdWorldPosition;
@property (nonatomic) simd_float4 simdRotation;
@property (nonatomic) simd_quatf simdOrientation, simdWorldOrientation;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat opacity;
@property (nonatomic) NSInteger renderingOrder;
@property (nonatomic, readonly, nullable) SCNNode *parentNode;
@property (nonatomic, readonly) NSArray<SCNNode *> *childNodes;
@property (nonatomic, copy, nullable) NSArray<SCNConstraint *> *constraints;
- (void)addChildNode:(SCNNode *)child;
- (SCNVector3)convertPosition:(SCNVector3)position toNode:(nullable SCNNode *)node;
- (SCNVector3)convertPosition:(SCNVector3)position fromNode:(nullable SCNNode *)node;
- (void)insertChildNode:(SCNNode *)child atIndex:(NSUInteger)index;
- (void)removeFromParentNode;
- (instancetype)clone;
- (instancetype)flattenedClone;
- (BOOL)getBoundingBoxMin:(nullable SCNVector3 *)min max:(nullable SCNVector3 *)max;
- (BOOL)getBoundingSphereCenter:(nullable SCNVector3 *)center radius:(nullable CGFloat *)radius;
- (void)runAction:(SCNAction *)action;
- (nullable SCNNode *)childNodeWithName:(NSString *)name recursively:(BOOL)recursively;
- (void)enumerateChildNodesUsingBlock:(NS_NOESCAPE void (^)(SCNNode *child, BOOL *stop))block;
@end
HOOKHOST_MISSING_CLASS(SCNHitTestResult)
@interface SCNHitTestResult : NSObject
@property (nonatomic, readonly) SCNNode *node;
@property (nonatomic, readonly) SCNVector3 localCoordinates, worldCoordinates;
@end
HOOKHOST_MISSING_CLASS(SCNScene)
@interface SCNScene : NSObject
+ (instancetype)scene;
+ (nullable instancetype)sceneNamed:(NSString *)name;
@property (nonatomic, readonly) SCNNode *rootNode;
@property (nonatomic, readonly) SCNMaterialProperty *background;
@end
HOOKHOST_MISSING_CLASS(SCNTransaction)
@interface SCNTransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
@property (class, nonatomic) CFTimeInterval animationDuration;
@end
HOOKHOST_MISSING_CLASS(SCNView)
@interface SCNView : UIView
@property (nonatomic, strong, nullable) SCNScene *scene;
@property (nonatomic, strong, nullable) SCNNode *pointOfView;
@property (nonatomic) BOOL allowsCameraControl, autoenablesDefaultLighting, rendersContinuously;
@property (nonatomic, getter=isPlaying) BOOL playing;
- (NSArray<SCNHitTestResult *> *)hitTest:(CGPoint)point options:(nullable NSDictionary<SCNHitTestOption, id> *)options;
- (UIImage *)snapshot;
@end
NS_ASSUME_NONNULL_END

#endif
