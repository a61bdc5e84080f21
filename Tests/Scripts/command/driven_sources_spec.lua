-- Scripts around the `main` of a source, and files that its app sees: --setup, --drive and --files.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(own .. "support/lab_folder.lua")
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local app = [[
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  UIViewController *page = [UIViewController new];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(50, 100, 150, 50);
  button.tag = 7;
  [button addTarget:self action:@selector(save) forControlEvents:UIControlEventTouchUpInside];
  [page.view addSubview:button];
  self.window.rootViewController = page;
  [self.window makeKeyAndVisible];
  printf("launched on iOS %s\n", UIDevice.currentDevice.systemVersion.UTF8String);
  return YES;
}
- (void)save { printf("saved\n"); }
@end
int main(int argc, char *argv[]) {
  for (int i = 1; i < argc; i++) printf("argument %s\n", argv[i]);
  @autoreleasepool { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
}
]]

describe("a source", function()
  local folder
  before_each(function()
    folder = Folder.new()
    folder:write("App.m", app)
    folder:write("drive.lua", "print 'driving' gesture.tap(uikit.keyWindow():viewWithTag_(7))")
  end)
  after_each(function() folder:remove() end)
  local function run(arguments)
    local pipe = assert(io.popen(("cd '%s' && '%s' %s 2>&1"):format(folder.path, arg[lowest], arguments)))
    local text = pipe:read "a"
    return text, select(3, pipe:close())
  end

  it("is driven after its main has launched, and set up before it is loaded", function()
    folder:write("setup.lua", "uikit.setting('systemVersion', '15.0') print 'setting up'")
    local expected = "setting up\nlaunched on iOS 15.0\ndriving\nsaved\n"
    assert.equal(expected, (run "App.m --setup setup.lua --drive drive.lua"))
    assert.equal(expected, (run "--drive=drive.lua --setup=setup.lua App.m"))
  end)

  it("keeps the arguments after these options as its own", function()
    local text = run "App.m --drive drive.lua --name value"
    assert.equal("argument --name\nargument value\nlaunched on iOS 18.5\ndriving\nsaved\n", text)
    assert.equal("argument --drive\nlaunched on iOS 18.5\n", (run "App.m -- --drive"):gsub("argument %-%-\n", ""))
  end)

  it("is driven after a main that launches no app, but not after one that fails", function()
    folder:write("drive.lua", "print 'driving'")
    folder:write("Plain.m", "#import <stdio.h>\nint main(int argc, char **argv) { puts(\"main\"); return argc - 1; }")
    assert.equal("main\ndriving\n", (run "Plain.m --drive drive.lua"))
    local text, status = run "Plain.m --drive drive.lua more"
    assert.equal(1, status)
    assert.matches("main\n.*drive.lua was not run: the program ended with status 1", text)
  end)

  it("ends with the error of its drive", function()
    folder:write("drive.lua", "\nerror 'no such button'")
    local text, status = run "App.m --drive drive.lua"
    assert.equal(1, status)
    assert.matches("drive.lua:2: no such button", text, 1, true)
  end)

  it("names a file that is missing, and a script that cannot be driven", function()
    local text, status = run "App.m --drive missing.lua"
    assert.equal(2, status)
    assert.matches("'--drive' takes the path of a Lua file, not 'missing.lua'", text, 1, true)
    folder:write("script.lua", "")
    text, status = run "--drive drive.lua script.lua"
    assert.equal(2, status)
    assert.matches("not for 'script.lua'", text, 1, true)
    text, status = run "--drive drive.lua < /dev/null"
    assert.equal(2, status)
    assert.matches("are for a source in Objective-C or a folder of sources", text, 1, true)
    text, status = run "App.m --files missing"
    assert.equal(2, status)
    assert.matches("'--files' takes a folder, .*not 'missing'", text)
  end)

  it("sees the files of a folder, and changes only its copy", function()
    folder:write("data/inner/text.txt", "on the disk")
    folder:write("Files.m", [[
#import <Foundation/Foundation.h>
int main(void) {
  char line[40] = "";
  FILE *file = fopen("inner/text.txt", "r");
  fgets(line, sizeof line, file);
  fclose(file);
  NSString *path = [NSFileManager.defaultManager.currentDirectoryPath stringByAppendingPathComponent:@"new.txt"];
  NSError *error = nil;
  BOOL isWritten = [@"new" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:&error];
  NSString *resource = [NSBundle.mainBundle pathForResource:@"text" ofType:@"txt" inDirectory:@"inner"];
  printf("%s, %d %ld, %d\n", line, isWritten, (long)error.code, resource != nil);
  return fopen("inner/text.txt", "w") ? 0 : 3;
}]])
    local text, status = run "Files.m --files data"
    assert.equal("on the disk, 1 0, 1\n", text)
    assert.equal(0, status)
    text, status = run "Files.m --files data:ro"
    assert.equal("on the disk, 0 513, 1\n", text)
    assert.equal(3, status)
    local file <close> = assert(io.open(folder.path .. "/data/inner/text.txt"))
    assert.equal("on the disk", file:read "a")
    assert.is_nil(io.open(folder.path .. "/data/new.txt"))
  end)

  it("says how to run its main when it is imported", function()
    folder:write("import.lua", "objc.import 'App.m' print(objc.getClass 'AppDelegate')")
    assert.matches("App.m: warning: 'main' is not run where a source is imported; `hookhost App.m` runs it",
      (run "import.lua"), 1, true)
  end)
end)
