// Views of OpenGL ES, and mathematics of vectors and matrices, declared only.
#ifndef HOOKHOST_GLKIT_H
#define HOOKHOST_GLKIT_H
#import <OpenGLES/ES2/gl.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@class GLKView, GLKViewController;
@protocol GLKViewDelegate, GLKViewControllerDelegate;
typedef CF_ENUM(GLint, GLKViewDrawableDepthFormat) { GLKViewDrawableDepthFormat24 = 2 };
HOOKHOST_MISSING_CLASS(GLKView)
@interface GLKView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame context:(EAGLContext *)context;
@property (nullable, nonatomic) id <GLKViewDelegate> delegate;
@property (nonatomic) EAGLContext *context;
@property (nonatomic) GLKViewDrawableDepthFormat drawableDepthFormat;
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
@property (nonatomic, readonly) NSTimeInterval timeSinceLastUpdate;
@end
@protocol GLKViewControllerDelegate <NSObject>
@required
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
GLKMatrix4 GLKMatrix4Invert(GLKMatrix4, _Bool *);
GLKMatrix4 GLKMatrix4Multiply(GLKMatrix4, GLKMatrix4);
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
NS_ASSUME_NONNULL_END

#endif
