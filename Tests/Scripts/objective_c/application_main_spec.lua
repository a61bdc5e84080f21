-- `main` of an app: the forms of UIApplicationMain that projects have.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local app_delegate = [[
  #import <UIKit/UIKit.h>
  @interface AppDelegate : UIResponder <UIApplicationDelegate>
  @property (strong, nonatomic) UIWindow *window;
  @end
  @implementation AppDelegate
  - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    printf("launched %s %d\n", object_getClassName(application), application == UIApplication.sharedApplication);
    return YES;
  }
  - (void)applicationDidBecomeActive:(UIApplication *)application { printf("active\n"); }
  @end
  @interface App : UIApplication <UIApplicationDelegate> @end
  @implementation App
  - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    printf("launched itself %d\n", application == self);
    return YES;
  }
  - (void)sendEvent:(UIEvent *)event { printf("event\n"); [super sendEvent:event]; }
  @end
]]

-- Answers what an app prints and its status: its `main`, the Lua that stands in for its bundle, other code.
local function app(main, surroundings, code)
  local script = os.tmpname()
  local file = assert(io.open(script, "w"))
  file:write(surroundings or "")
  file:close()
  local text, status = run(app_delegate .. (code or "") .. "\nint main(int argc, char *argv[]) {" .. main .. "}",
    ("-e 'dofile %q'"):format(script))
  os.remove(script)
  return text, status
end

describe("UIApplicationMain", function()
  for form, main in pairs {
    ["a string"] = 'return UIApplicationMain(argc, argv, nil, @"AppDelegate");',
    ["NSStringFromClass in the pool"] =
      "@autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }",
    ["NSStringFromClass, returned outside"] = [[
      NSString * appDelegateClassName;
      @autoreleasepool {
        appDelegateClassName = NSStringFromClass([AppDelegate class]);
      }
      return UIApplicationMain(argc, argv, nil, appDelegateClassName);]],
    ["a result that is kept"] =
      '@autoreleasepool { int retVal = UIApplicationMain(argc, argv, nil, @"AppDelegate"); return retVal; }',
  } do
    it("launches the delegate that is named by " .. form, function()
      local text, status = app(main)
      assert.equal("launched UIApplication 1\nactive\n", text)
      assert.equal(0, status)
    end)
  end

  it("runs the run loop until nothing is pending, and answers 0", function()
    local text, status = app [[
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        printf("later\n");
      });
      int result = UIApplicationMain(argc, argv, nil, @"AppDelegate");
      printf("%d\n", result);
      return 3;]]
    assert.equal("launched UIApplication 1\nactive\nlater\n0\n", text)
    assert.equal(3, status)
  end)

  it("makes the application of the principal class", function()
    local text = app 'return UIApplicationMain(argc, argv, @"App", @"AppDelegate");'
    assert.equal("launched App 1\nactive\n", text)
  end)

  it("has the application as its own delegate where both names are the same", function()
    assert.equal("launched itself 1\n", (app 'return UIApplicationMain(argc, argv, @"App", @"App");'))
  end)

  it("leaves a delegate that the principal class sets itself", function()
    local text = app('return UIApplicationMain(argc, argv, @"Own", nil);', nil, [[
      @interface Own : UIApplication @end
      static AppDelegate *kept;
      @implementation Own
      - (instancetype)init {
        if ((self = [super init])) self.delegate = kept = [AppDelegate new];
        return self;
      }
      @end]])
    assert.equal("launched Own 1\nactive\n", text)
  end)

  it("launches without a delegate", function()
    local text, status = app [[
      int result = UIApplicationMain(argc, argv, nil, nil);
      printf("%d %d\n", result, UIApplication.sharedApplication.delegate == nil);
      return result;]]
    assert.equal("0 1\n", text)
    assert.equal(0, status)
  end)

  it("says that a delegate's class does not exist, as UIKit does", function()
    local text, status = app 'return UIApplicationMain(argc, argv, nil, @"NoDelegate");'
    assert.match("NSInternalInconsistencyException: Unable to instantiate the UIApplication delegate instance. "
      .. "No class named NoDelegate is loaded.", text, 1, true)
    assert.equal(1, status)
  end)

  it("says that the application's class does not exist, or is none", function()
    assert.match("Unable to instantiate the UIApplication subclass instance. No class named NoApp is loaded.",
      app 'return UIApplicationMain(argc, argv, @"NoApp", @"AppDelegate");', 1, true)
    assert.match("AppDelegate is not a subclass of UIApplication.",
      app 'return UIApplicationMain(argc, argv, @"AppDelegate", nil);', 1, true)
  end)

  it("launches after one that failed", function()
    local text = app [[
      @try { UIApplicationMain(argc, argv, @"App", @"NoDelegate"); } @catch (NSException *e) { printf("caught\n"); }
      return UIApplicationMain(argc, argv, nil, @"AppDelegate");]]
    assert.equal("caught\nlaunched UIApplication 1\nactive\n", text)
  end)

  it("raises when the application runs already", function()
    local text = app [[
      UIApplicationMain(argc, argv, nil, @"AppDelegate");
      @try { UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
      @catch (NSException *e) { printf("%s\n", e.reason.UTF8String); }
      return 0;]]
    assert.match("There can only be one UIApplication instance", text, 1, true)
  end)

  it("raises on another thread than the main one", function()
    local text = app [[
      dispatch_semaphore_t done = dispatch_semaphore_create(0);
      dispatch_async(dispatch_get_global_queue(0, 0), ^{
        @try { UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        @catch (NSException *e) { printf("%s: %s\n", e.name.UTF8String, e.reason.UTF8String); }
        dispatch_semaphore_signal(done);
      });
      dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
      return 0;]]
    assert.match("NSInternalInconsistencyException: UIApplicationMain: the main thread", text, 1, true)
    assert.not_match("launched", text)
  end)

  it("raises what the delegate raises", function()
    local text, status = app('return UIApplicationMain(argc, argv, nil, @"Raising");', nil, [[
      @interface Raising : UIResponder <UIApplicationDelegate> @end
      @implementation Raising
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        [NSException raise:@"Launch" format:@"no %@", @"account"];
        return YES;
      }
      @end]])
    assert.match("Launch: no account", text)
    assert.equal(1, status)
  end)
end)

describe("UIApplicationMain with an Info dictionary", function()
  it("takes the principal class from it", function()
    assert.equal("launched App 1\nactive\n", (app('return UIApplicationMain(argc, argv, nil, @"AppDelegate");',
      'uikit.bundle {info = {NSPrincipalClass = "App"}}')))
  end)

  it("loads the main nib with the application as its owner", function()
    local text = app("return UIApplicationMain(argc, argv, nil, nil);", [[
      uikit.nib("MainWindow", {{id = "owner", outlets = {delegate = "delegate"}},
        {class = "AppDelegate", id = "delegate", outlets = {window = "window"}},
        {class = "UIWindow", id = "window"}})
      uikit.bundle {info = {NSMainNibFile = "MainWindow"}}]])
    assert.equal("launched UIApplication 1\nactive\n", text)
  end)

  it("shows the main storyboard in the delegate's window, the device's own one first", function()
    local text = app("return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");", [[
      uikit.storyboard("Main", {initial = "first", scenes = {first = {class = "First"}}})
      uikit.bundle {info = {UIMainStoryboardFile = "Other", ["UIMainStoryboardFile~iphone"] = "Main"}}]], [[
      @interface First : UIViewController @end
      @implementation First
      - (void)viewDidAppear:(BOOL)animated {
        AppDelegate *delegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
        printf("appeared %d %d\n", delegate.window.rootViewController == self, delegate.window.isKeyWindow);
      }
      @end]])
    assert.equal("launched UIApplication 1\nactive\nappeared 1 1\n", text)
  end)

  it("leaves a window that the delegate puts in place of the storyboard's", function()
    local text, status = app("return UIApplicationMain(argc, argv, nil, @\"Replacing\");", [[
      uikit.storyboard("Main", {initial = "first", scenes = {first = {class = "UIViewController"}}})
      uikit.bundle {info = {UIMainStoryboardFile = "Main"}}]], [[
      @interface Replacing : AppDelegate @end
      @implementation Replacing
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
        return YES;
      }
      - (void)applicationDidBecomeActive:(UIApplication *)application {
        printf("%d %lu\n", self.window.isKeyWindow, application.windows.count);
      }
      @end]])
    assert.equal("1 1\n", text)
    assert.equal(0, status)
  end)
end)

describe("UIApplicationMain with scenes", function()
  local scenes = [[
    @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
    @property (strong, nonatomic) UIWindow *window;
    @end
    @implementation SceneDelegate
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
          options:(UISceneConnectionOptions *)options {
      printf("connect %s %d\n", session.configuration.name.UTF8String, self.window != nil);
    }
    - (void)sceneDidBecomeActive:(UIScene *)scene { printf("scene active\n"); }
    @end
    @interface Scenic : AppDelegate @end
    @implementation Scenic
    - (UISceneConfiguration *)application:(UIApplication *)application
        configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
      printf("asked %s\n", session.role.UTF8String);
      return [[UISceneConfiguration alloc] initWithName:@"Second" sessionRole:session.role];
    }
    @end]]
  local function manifest(class, storyboard)
    return ([[
      uikit.storyboard("Main", {initial = "first", scenes = {first = {class = "UIViewController"}}})
      uikit.bundle {info = {UIApplicationSceneManifest = {UISceneConfigurations = {
        UIWindowSceneSessionRoleApplication = {
          {UISceneConfigurationName = "Default Configuration", UISceneDelegateClassName = %s,
            UISceneStoryboardFile = %s},
          {UISceneConfigurationName = "Second", UISceneDelegateClassName = "SceneDelegate"},
        }}}}}]]):format(class, storyboard or "nil")
  end

  it("connects the scene of the Info dictionary", function()
    assert.equal("launched UIApplication 1\nconnect Default Configuration 1\nscene active\n",
      (app('return UIApplicationMain(argc, argv, nil, @"AppDelegate");', manifest('"SceneDelegate"', '"Main"'), scenes)))
  end)

  it("leaves a window that the scene's delegate puts in place of the storyboard's", function()
    assert.equal("launched UIApplication 1\nkey 1\n", (app('return UIApplicationMain(argc, argv, nil, @"AppDelegate");',
      manifest('"Replacing"', '"Main"'), scenes .. [[
      @interface Replacing : SceneDelegate @end
      @implementation Replacing
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
            options:(UISceneConnectionOptions *)options {
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
      }
      - (void)sceneDidBecomeActive:(UIScene *)scene { printf("key %d\n", self.window.isKeyWindow); }
      @end]])))
  end)

  it("connects the configuration that the delegate answers", function()
    assert.equal("launched UIApplication 1\nasked UIWindowSceneSessionRoleApplication\nconnect Second 0\nscene active\n",
      (app('return UIApplicationMain(argc, argv, nil, @"Scenic");', manifest '"SceneDelegate"', scenes)))
  end)

  it("logs that a scene's delegate class cannot be loaded, and goes on", function()
    local text, status = app('return UIApplicationMain(argc, argv, nil, @"AppDelegate");', manifest '"None"', scenes)
    assert.match('could not load class with name "None".', text, 1, true)
    assert.equal(0, status)
  end)
end)

describe("UIApplicationMain in a script", function()
  it("belongs to a main that objc.import does not run: uikit.launch is its way", function()
    local import = dofile(here .. "support/import_source.lua")
    local before = objc.snapshot()
    import [[
      #import <UIKit/UIKit.h>
      @interface ImportedDelegate : UIResponder <UIApplicationDelegate> @end
      @implementation ImportedDelegate @end]]
    assert.equal("ImportedDelegate", objc.object_getClassName(uikit.launch "ImportedDelegate"))
    uikit.terminate()
    objc.restore(before)
  end)

  it("leaves a UIApplication when the application is terminated", function()
    local functions = require "hookhost.c".functions
    local shared = objc.UIApplication:sharedApplication()
    objc.class("TerminatedApp", objc.UIApplication)
    assert.equal(0, functions.UIApplicationMain(0, nil, "TerminatedApp", nil))
    assert.equal("TerminatedApp", objc.object_getClassName(shared))
    uikit.terminate()
    assert.equal("UIApplication", objc.object_getClassName(shared))
  end)
end)
