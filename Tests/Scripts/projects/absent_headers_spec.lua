-- Sources that include headers of third parties which are absent.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

local spec = "Pod::Spec.new do |s|\n s.name = 'App'\n s.source_files = 'Code/**/*.{h,m}'\n s.dependency 'Net'\nend\n"

describe("a source that includes a header of an absent pod", function()
  it("is read, with the classes and protocols that it uses as missing ones", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.h"] = "#import <UIKit/UIKit.h>\n#import <Net/Net.h>\n@interface A : NSObject <NetDelegate>\n"
        .. "@property NetSession *session;\n- (int)one;\n- (id)all:(NSArray *)tasks;\n@end\n@interface Sub : NetSession @end\n",
      ["Code/A.m"] = '#import "A.h"\n#import "NetErrors.h"\n@implementation A\n- (int)one { return 1; }\n'
        .. "- (id)all:(NSArray<MTLTask *> *)tasks { MTLTask *t = [MTLTask new]; [t runWith:tasks];\n"
        .. " NSLog(@\"%@\", NetSession.shared); return [self.session send:t]; }\n@end\n@implementation Sub @end\n",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual([A new].one, 1);", '#import "A.h"'),
      ["Tests/U.m"] = project.case("U", "[[A new] all:@[]];", '#import "A.h"'),
      ["Tests/V.m"] = project.case("V", 'XCTAssertNil(NSClassFromString(@"Sub"));', '#import "A.h"'),
    }
    local output = folder:test()
    assert.matches("4 of 4 sources were read", output, 1, true)
    assert.matches("absent: Net/Net.h, without which 4 sources were read", output, 1, true)
    assert.matches("missing: MTLTask, NetDelegate, NetSession", output, 1, true)
    assert.matches("Net, which App.podspec names, is not there; --vendor DIR names its folder", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    assert.matches("not ok 2 - U testIt", output, 1, true)
    assert.matches("unknown class 'MTLTask' (MTLTask is declared in an absent header: Net/Net.h, NetErrors.h", output, 1, true)
    assert.matches("\nok 3 - V testIt", "\n" .. output, 1, true)
  end)

  it("is read where types of the header are no classes", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.h"] = "#import <UIKit/UIKit.h>\n#import <Net/Net.h>\n@interface A : NSObject\n"
        .. "@property (copy) NetBlock block;\n- (id)keep:(NetMatcher)matcher;\n@end\n",
      ["Code/A.m"] = '#import "A.h"\n@implementation A\n- (id)keep:(NetMatcher)matcher { NetBlock b = matcher; return b; }\n@end\n',
      ["Tests/T.m"] = project.case("T", 'XCTAssertEqualObjects([[A new] keep:@1], @1);', '#import "A.h"'),
    }
    local output = folder:test()
    assert.matches("2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("is read where it imports modules after the header", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.h"] = "@import Foundation;\n@interface A : NSObject\n- (int)one;\n@end\n",
      ["Code/A.m"] = '#import "A.h"\n@implementation A\n- (int)one { return 1; }\n@end\n',
      ["Tests/T.m"] = [=[
#import "A.h"
#import <Net/Net.h>
@import XCTest;
@import App;
@interface T : XCTestCase
@property NetSession *session;
@end
@implementation T
- (void)testIt { XCTAssertEqual([A new].one, 1); XCTAssertNil(self.session); }
@end
]=],
    }
    local output = folder:test()
    assert.matches("2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("is read where blocks have parameters of its classes, and where results of these get messages", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = [=[
#import <UIKit/UIKit.h>
#import <Net/Net.h>
@interface A : NSObject - (void)each:(id)block; @end
@implementation A
- (void)each:(id)block { [self each:^(NetTask * _Nonnull task) { NSLog(@"%@", task); }]; }
- (CGFloat)width { CGFloat width = [NetApp width] + [[[NetApp shared] description] length]; return width; }
- (CGFloat)height { CGFloat height = [[NetApp shared] barHeight]; return height; }
@end
]=],
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.matches("missing: NetApp, NetTask", output, 1, true)
    assert.equal(0, status)
  end)

  it("is read where a class with type parameters is declared before the header is included", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = [=[
#import <UIKit/UIKit.h>
@class NetPromise<ResultType>;
@interface A : NSObject
@property (nonatomic) NetPromise<NSNumber *> *number;
- (NetPromise<NSSet<NSNumber *> *> *)all;
@end
#import <Net/Net.h>
@implementation A
- (NetPromise<NSSet<NSNumber *> *> *)all {
  return [self.number then:^NetPromise *(NSNumber *number) { return [NetPromise resolvedWith:number]; }];
}
@end
]=],
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("is read where its classes have type arguments", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = [=[
#import <UIKit/UIKit.h>
#import <Net/Net.h>
@class NetBox<Value>;
@interface A : NSObject
@property (nonatomic) NetSignal<NSArray<NSString *> *> *names;
- (NetMap<NSString *, __kindof NSNumber *> *)map;
- (NetBox<NSDate *> *)box;
@end
@implementation A
- (NetMap<NSString *, __kindof NSNumber *> *)map { NetSignal *signal = self.names; (void)signal; return [NetMap new]; }
- (NetBox<NSDate *> *)box { return nil; }
@end
]=],
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.matches("missing: NetMap, NetSignal", output, 1, true)
    assert.equal(0, status)
  end)

  it("is read with more of them than the number of readings", function()
    local imports, methods = {}, {}
    for number = 1, 230 do
      imports[number] = ("#import <Net%d/Net%d.h>\n"):format(number, number)
      methods[number] = ("- (void)m%d { [Net%d run]; }\n"):format(number, number)
    end
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = "#import <UIKit/UIKit.h>\n" .. table.concat(imports)
        .. "@interface A : NSObject @end\n@implementation A\n" .. table.concat(methods) .. "@end\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.matches("absent: Net230/Net230.h, without which 1 source was read", output, 1, true)
    assert.equal(0, status)
  end)

  it("is read where it calls a function of the header, which is an error when it is called", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.h"] = "int two(int on);\n",
      ["Code/A.m"] = '#import <Net/Net.h>\n#import "A.h"\nint two(int on) { if (on) NetStart(1); return 2; }\n',
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(two(0), 2);", '#import "A.h"'),
      ["Tests/U.m"] = project.case("U", "two(1);", '#import "A.h"'),
    }
    local output = "\n" .. folder:test()
    assert.matches("\nok 1 - T testIt", output, 1, true)
    assert.matches("\nnot ok 2 - U testIt", output, 1, true)
    assert.matches("the function 'NetStart' is not available", output, 1, true)
  end)

  it("is an error where it uses a constant or another type of it", function()
    for use, reason in pairs {
      ["return NetLimit;"] = "use of undeclared identifier 'NetLimit'",
      ["NetState s = 1; return s;"] = "use of undeclared identifier 'NetState'",
    } do
      local folder <close> = project.new {
        ["App.podspec"] = spec,
        ["Code/A.m"] = "#import <Net/Net.h>\nint one(void) { " .. use .. " }\n",
      }
      local output, status = folder:hookhost "translate App"
      assert.matches("not read: App/Code/A.m: App/Code/A.m:2:%d+: error: " .. reason, output)
      assert.matches("(absent: 'Net/Net.h')", output, 1, true)
      assert.equal(1, status)
    end
  end)

  it("may use results of its classes as numbers", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = "#import <Net/Net.h>\nid all(void) {\n double now = [NetClock now];\n"
        .. " CGFloat width = [NetScreen width] + 1;\n long long a = now > 0 ? 1LL : [NetClock later];\n"
        .. " return @[@([NetClock number]), @(width + a), [NetClock named:@1]];\n}\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("may send a message to the result of one to an object of its protocols", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = "#import <UIKit/UIKit.h>\n#import <Net/Net.h>\n@interface User : NSObject\n- (void)setName:(id)name;\n"
        .. "- (void)open;\n@end\nvoid all(NSArray *list) {\n id<NetEditor> editor = [NetStore editor];\n"
        .. " [[[editor setName:list[0]] open] commit];\n}\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("may have its classes as parameters of blocks", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = "#import <Net/Net.h>\nvoid all(id queue) {\n [queue run:^(NetBase *base) { [base open]; }];\n"
        .. " [queue run:^id(NetEvent * _Nonnull event, int number) { return [event name]; }];\n}\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.matches("missing: NetBase, NetEvent", output, 1, true)
    assert.equal(0, status)
  end)

  it("finds it in a folder beside the project", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.m"] = "#import <Net/Net.h>\nint one(void) { return NetLimit; }\n",
      ["../net/Net.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Net'\n s.source_files = 'Net.h'\nend\n",
      ["../net/Net.h"] = "#define NetLimit 3\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("may be of a module that a folder of the project extends", function()
    local folder <close> = project.new {
      ["Code/Net/Net+App.h"] = "#import <Net/Net.h>\n@interface NetSession (App)\n- (int)app;\n@end\n",
      ["Code/A.m"] = '#import <Foundation/Foundation.h>\n#import "Net+App.h"\nint one(NetSession *s) { return [s app]; }\n',
    }
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("needs the header of a module that is there", function()
    local folder <close> = project.new {
      ["App.podspec"] = spec,
      ["Code/A.h"] = "int one(void);\n",
      ["Code/A.m"] = '#import <App/Typo.h>\nint one(void) { return 1; }\n',
    }
    local output = folder:hookhost "translate App"
    assert.matches("fatal error: 'App/Typo.h' file not found", output, 1, true)
  end)
end)

describe("hookhost translate of a folder", function()
  it("reads the sources that are named", function()
    local folder <close> = project.new {
      ["A.m"] = "int one(void) { return 1; }\n", ["B.m"] = "int two(void) { return nonsense; }\n",
    }
    local output, status = folder:hookhost "translate App A.m"
    assert.equal("read: App/A.m\nApp: 1 of 1 sources were read\n", output)
    assert.equal(0, status)
    output, status = folder:hookhost "translate App C.m"
    assert.equal("not there: C.m\n", output)
    assert.equal(1, status)
  end)
end)

describe("the folder of a submodule that was not fetched", function()
  it("is no module of the project: the dependency beside the project is linked", function()
    local folder <close> = project.new {
      ["Cartfile"] = 'github "Someone/Tools" ~> 1.0\n',
      ["Code/A.h"] = "int one(void);\n",
      ["Code/A.m"] = '#import "A.h"\n#import <Tools/Tools.h>\nint one(void) { return tool(); }\n',
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(one(), 7);", '#import "A.h"'),
      ["../Tools/Tools.podspec"] = 'Pod::Spec.new do |s|\n s.name = "Tools"\n s.source_files = "Tools/*"\nend\n',
      ["../Tools/Tools/Tools.h"] = "int tool(void);\n",
      ["../Tools/Tools/Tools.m"] = '#import "Tools.h"\nint tool(void) { return 7; }\n',
    }
    os.execute(("mkdir -p '%s/Carthage/Checkouts/Tools'"):format(folder.folder))
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("may be needed: its headers are read as empty ones", function()
    local folder <close> = project.new {
      [".gitmodules"] = '[submodule "Common"]\n\tpath = Sub Modules/Common\n\turl = https://example.com/common.git\n',
      ["Code/A.h"] = '#import "Common_Internal.h"\nint one(CommonContext *context);\n',
      ["Code/A.m"] = '#import "A.h"\nint one(CommonContext *context) { return context != nil; }\n',
    }
    os.execute(("mkdir -p '%s/Sub Modules/Common'"):format(folder.folder))
    local output, status = folder:hookhost "translate App"
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)
end)
