// Views of OpenGL ES, and mathematics of vectors and matrices, declared only.
#ifndef HOOKHOST_GLKIT_H
#define HOOKHOST_GLKIT_H
#import <GLKit/GLKTextureLoader.h>
#import <OpenGLES/ES2/gl.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@class GLKView, GLKViewController;
@protocol GLKViewDelegate, GLKViewControllerDelegate;
typedef CF_ENUM(GLint, GLKViewDrawableColorFormat) {
  GLKViewDrawableColorFormatRGBA8888, GLKViewDrawableColorFormatRGB565,
  GLKViewDrawableColorFormatSRGBA8888
};
typedef CF_ENUM(GLint, GLKViewDrawableDepthFormat) {
  GLKViewDrawableDepthFormatNone, GLKViewDrawableDepthFormat16, GLKViewDrawableDepthFormat24
};
typedef CF_ENUM(GLint, GLKViewDrawableStencilFormat) {
  GLKViewDrawableStencilFormatNone, GLKViewDrawableStencilFormat8
};
typedef CF_ENUM(GLint, GLKViewDrawableMultisample) {
  GLKViewDrawableMultisampleNone, GLKViewDrawableMultisample4X
};
typedef CF_ENUM(GLint, GLKVertexAttrib) {
  GLKVertexAttribPosition, GLKVertexAttribNormal, GLKVertexAttribColor, GLKVertexAttribTexCoord0,
  GLKVertexAttribTexCoord1
};
HOOKHOST_MISSING_CLASS(GLKView)
@interface GLKView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame context:(EAGLContext *)context;
@property (nullable, nonatomic) id <GLKViewDelegate> delegate;
@property (nonatomic) EAGLContext *context;
@property (nonatomic) GLKViewDrawableColorFormat drawableColorFormat;
@property (nonatomic) GLKViewDrawableDepthFormat drawableDepthFormat;
@property (nonatomic) GLKViewDrawableStencilFormat drawableStencilFormat;
@property (nonatomic) GLKViewDrawableMultisample drawableMultisample;
@property (nonatomic, readonly) NSInteger drawableWidth, drawableHeight;
- (void)deleteDrawable;
- (void)bindDrawable;
@property (readonly) UIImage *snapshot;
@property (nonatomic) BOOL enableSetNeedsDisplay;
- (void)display;
@end
@protocol GLKViewDelegate <NSObject>
@required
- (void)glkView:(GLKView *)view drawInRect:(CGRect)rect;
@end
HOOKHOST_MISSING_CLASS(GLKViewController)
@interface GLKViewController : UIViewController <NSCoding, GLKViewDelegate>
@property (nullable, nonatomic) id <GLKViewControllerDelegate> delegate;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic, readonly) NSInteger framesPerSecond, framesDisplayed;
@property (nonatomic) BOOL pauseOnWillResignActive, resumeOnDidBecomeActive;
@property (nonatomic, readonly) NSTimeInterval timeSinceFirstResume, timeSinceLastResume,
  timeSinceLastUpdate, timeSinceLastDraw;
@end
@protocol GLKViewControllerDelegate <NSObject>
@required
- (void)glkViewControllerUpdate:(GLKViewController *)controller;
@optional
- (void)glkViewController:(GLKViewController *)controller willPause:(BOOL)pause;
@end
typedef union _GLKMatrix2 { struct { float m00, m01; float m10, m11; }; float m2[2][2]; float m[4];
  } GLKMatrix2;
typedef union _GLKMatrix3 { struct { float m00, m01, m02; float m10, m11, m12; float m20, m21, m22;
  };
  float m[9]; } GLKMatrix3;
typedef union _GLKMatrix4 { struct { float m00, m01, m02, m03; float m10, m11, m12, m13; float m20,
  m21,
  m22, m23; float m30, m31, m32, m33; }; float m[16]; } GLKMatrix4;
typedef union _GLKVector2 { struct { float x, y; }; struct { float s, t; }; float v[2];
  } GLKVector2;
typedef union _GLKVector3 { struct { float x, y, z; }; struct { float r, g, b; }; struct { float s,
  t, p;
  }; float v[3]; } GLKVector3;
typedef union _GLKVector4 { struct { float x, y, z, w; }; struct { float r, g, b, a; }; struct {
  float s,
  t, p, q; }; float v[4]; } GLKVector4;
GLKVector3 GLKVector3Make(float, float, float);
GLKVector4 GLKVector4Make(float, float, float, float);
GLKVector4 GLKVector4Add(GLKVector4, GLKVector4);
GLKVector4 GLKVector4Subtract(GLKVector4, GLKVector4);
GLKVector4 GLKVector4MultiplyScalar(GLKVector4, float);
GLKVector4 GLKVector4Normalize(GLKVector4);
float GLKVector4Length(GLKVector4);
GLKVector4 GLKVector4Lerp(GLKVector4, GLKVector4, float);
GLKVector4 GLKVector4CrossProduct(GLKVector4, GLKVector4);
GLKMatrix3 GLKMatrix3Make(float, float, float, float, float, float, float, float, float);
GLKVector3 GLKMatrix3MultiplyVector3(GLKMatrix3, GLKVector3);
extern const GLKMatrix4 GLKMatrix4Identity;
GLKMatrix4 GLKMatrix4Make(float, float, float, float, float, float, float, float, float, float,
  float, float, float, float, float, float);
GLKMatrix4 GLKMatrix4MakeAndTranspose(float, float, float, float, float, float, float, float,
  float, float, float, float, float, float, float, float);
GLKMatrix4 GLKMatrix4MakeTranslation(float, float, float);
GLKMatrix4 GLKMatrix4MakeScale(float, float, float);
GLKMatrix4 GLKMatrix4MakeRotation(float, float, float, float);
GLKMatrix4 GLKMatrix4MakePerspective(float, float, float, float);
GLKMatrix4 GLKMatrix4MakeOrtho(float, float, float, float, float, float);
GLKVector4 GLKMatrix4GetColumn(GLKMatrix4, int);
GLKMatrix4 GLKMatrix4Invert(GLKMatrix4, _Bool *_Nullable);
GLKMatrix4 GLKMatrix4Multiply(GLKMatrix4, GLKMatrix4);
GLKMatrix4 GLKMatrix4Rotate(GLKMatrix4, float radians, float x, float y, float z);
GLKMatrix4 GLKMatrix4Translate(GLKMatrix4, float x, float y, float z);
GLKMatrix4 GLKMatrix4Scale(GLKMatrix4, float x, float y, float z);
GLKMatrix3 GLKMatrix4GetMatrix3(GLKMatrix4);
GLKMatrix3 GLKMatrix3Invert(GLKMatrix3, _Bool *_Nullable);
GLKMatrix3 GLKMatrix3InvertAndTranspose(GLKMatrix3, _Bool *_Nullable);
float GLKMathDegreesToRadians(float);
float GLKMathRadiansToDegrees(float);
GLKVector3 GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4, GLKVector3);
GLKVector4 GLKMatrix4MultiplyVector4(GLKMatrix4, GLKVector4);
GLKVector2 GLKVector2Make(float, float);
GLKVector2 GLKVector2Negate(GLKVector2);
GLKVector2 GLKVector2Add(GLKVector2, GLKVector2);
GLKVector2 GLKVector2Subtract(GLKVector2, GLKVector2);
GLKVector2 GLKVector2MultiplyScalar(GLKVector2, float);
GLKVector2 GLKVector2Normalize(GLKVector2);
float GLKVector2DotProduct(GLKVector2, GLKVector2);
GLKVector2 GLKVector2Lerp(GLKVector2, GLKVector2, float);
HOOKHOST_MISSING_CLASS(GLKEffectProperty)
@interface GLKEffectProperty : NSObject
@end
HOOKHOST_MISSING_CLASS(GLKEffectPropertyTransform)
@interface GLKEffectPropertyTransform : GLKEffectProperty
@property (nonatomic) GLKMatrix4 modelviewMatrix, projectionMatrix;
@property (nonatomic, readonly) GLKMatrix3 normalMatrix;
@end
HOOKHOST_MISSING_CLASS(GLKEffectPropertyLight)
@interface GLKEffectPropertyLight : GLKEffectProperty
@property (nonatomic) GLboolean enabled;
@property (nonatomic) GLKVector4 position, ambientColor, diffuseColor, specularColor;
@end
HOOKHOST_MISSING_CLASS(GLKEffectPropertyTexture)
@interface GLKEffectPropertyTexture : GLKEffectProperty
@property (nonatomic) GLboolean enabled;
@property (nonatomic) GLuint name;
@end
@protocol GLKNamedEffect
@required
- (void)prepareToDraw;
@end
HOOKHOST_MISSING_CLASS(GLKBaseEffect)
@interface GLKBaseEffect : NSObject <GLKNamedEffect>
@property (nonatomic) GLboolean colorMaterialEnabled, useConstantColor;
@property (nonatomic, readonly) GLKEffectPropertyTransform *transform;
@property (nonatomic, readonly) GLKEffectPropertyLight *light0, *light1, *light2;
@property (nonatomic, readonly) GLKEffectPropertyTexture *texture2d0, *texture2d1;
@property (nonatomic) GLKVector4 lightModelAmbientColor, constantColor;
- (void)prepareToDraw;
@end
NS_ASSUME_NONNULL_END

#endif
