-- Sources in Objective-C that include the header of the Swift sources beside them: `App-Swift.h`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

local swift = [[
import UIKit
/* A /* nested */ comment: class No {} */
let text = "class \(1 + 1) { \"No\" }"
@objc public protocol Speaking: NSObjectProtocol {
  var volume: Double { get set }
  @objc optional func speak(loudly: Bool, to name: String?)
}
@objc enum Mood: Int { case calm = 2, wild
  @objc(kMoodOther) case other }
@objcMembers public final class Speaker: NSObject, Speaking {
  public static let shared = Speaker()
  public var volume = 0.5
  public private(set) var words: [String] = []
  var mood: Mood { .calm }
  var handler: ((String, Int) -> Void)?
  private var hidden: NSNumber?
  init(name: String, for mood: Mood) { super.init() }
  func load(from url: URL, completion: @escaping (Data?, Error?) -> Void) throws -> Int { return 1 }
  func save(_ count: Int = max(1, 2), with note: Note) throws { try { _ = 1 }() }
  @objc(named:other:) func odd(a: String, b: [String: Any]) -> Self { return self }
  func ratio(of value: @escaping () -> Double, then other: (@convention(c) (Int) -> Void)?) -> Double { 1 }
  @objc(read:error:with:) func read(_ file: String, with block: (String, Data.ReadingOptions, NSErrorPointer) -> Bool) throws {}
  func run(_ block: () -> Void) throws {}
  var filter: NoteFilter?
  func fetch() async throws -> String { "" }
  func generic<T>(_ value: T) -> T { value }
#if os(macOS)
  func mac() {}
#elseif canImport(UIKit) && !os(watchOS)
  func phone(_ view: UIView, at point: CGPoint) -> UIColor? { nil }
#endif
}
struct Value { var x = 1 }
class Plain { func unseen() {} }
extension Speaker { @objc func extra() -> Value.Kind? { nil }; @objc func more(by x: CGFloat) {} }
]]

local source = [[
#import "Note.h"
#import "App-Swift.h"
@interface Other : NSObject <Speaking> @property (nonatomic) double volume; @end
@implementation Other @end
int mood(void) { return MoodCalm * 100 + MoodWild * 10 + kMoodOther; }
id all(Note *note) {
  Speaker *one = [[Speaker alloc] initWithName:@"a" forMood:MoodWild];
  double volume = Speaker.shared.volume + one.volume;
  NSArray<NSString *> *words = one.words;
  NSError *error;
  NSInteger count = [one loadFrom:[NSURL URLWithString:@"a"] error:&error completion:^(NSData *data, NSError *e) {}];
  BOOL saved = [one save:count with:note error:&error];
  one.handler = ^(NSString *text, NSInteger number) {};
  [one fetchWithCompletionHandler:^(NSString *text, NSError *e) {}];
  double ratio = [one ratioOf:^{ return 2.0; } then:NULL] * 2;
  if (ratio < 0) return nil;
  [one read:@"a" error:&error with:^BOOL(NSString *file, NSDataReadingOptions options, NSError **inner) { return YES; }];
  saved = [one runAndReturnError:&error :^{}] && one.filter(note).description.length > 0;
  UIColor *color = [one phone:nil at:CGPointMake(1, 2)];
  [one moreBy:volume + words.count];
  return saved && color ? [one named:@"a" other:@{@1: @2}] : @(one.mood);
}
]]

local note = "#import <Foundation/Foundation.h>\n@interface Note : NSObject @end\n"
  .. "typedef Note *(^NoteFilter)(Note *note);\n"

describe("the header of Swift sources", function()
  it("declares what Swift has for Objective-C", function()
    local folder <close> = project.new {
      ["Code/Speaker.swift"] = swift, ["Code/A.m"] = source,
      ["Code/Note.h"] = note,
    }
    local output, status = folder:hookhost "translate App"
    assert.equal("App: 1 of 1 sources were read\n", output)
    assert.equal(0, status)
  end)

  it("imports the frameworks that the sources import, and declares a class of two sources once", function()
    local folder <close> = project.new {
      ["Code/Talker.swift"] = "import CoreText\nimport UserNotifications\n"
        .. "@objc public class Talker: NSObject { @objc public func talk(_ traits: CTFontSymbolicTraits) {} }\n"
        .. "extension UNUserNotificationCenter { @objc public func talk() {} }\n",
      ["Code/Other/Talker.swift"] = "@objc public class Talker: NSObject {}\n",
      ["Code/A.m"] = '#import "App-Swift.h"\nid one(void) { return [Talker new]; }\n',
    }
    assert.equal("App: 1 of 1 sources were read\n", (folder:hookhost "translate App"))
  end)

  it("is part of a module that a source imports", function()
    local folder <close> = project.new {
      ["App.podspec"] = "Pod::Spec.new do |s|\n s.name = 'App'\n s.source_files = 'Code/*.m'\n s.dependency 'Talk'\nend\n",
      ["Code/A.m"] = "@import Talk;\nint one(void) { return [Talker new].count > TALKS; }\n",
      ["../Talk/Talk.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Talk'\n s.source_files = '*.{h,swift}'\nend\n",
      ["../Talk/Talk.h"] = "#define TALKS 1\n",
      ["../Talk/Talker.swift"] = "@objc public class Talker: NSObject { @objc public var count = 1 }\n",
    }
    local output, status = folder:hookhost "translate App"
    assert.equal("App: 1 of 1 sources were read\n", output)
    assert.equal(0, status)
  end)

  it("declares classes that are missing when tests run", function()
    local folder <close> = project.new {
      ["Code/Speaker.swift"] = swift, ["Code/A.m"] = source,
      ["Code/A.h"] = "@class Note;\nint mood(void);\nid all(Note *note);\n",
      ["Code/Note.h"] = note,
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(mood(), 234);", '#import "A.h"'),
      ["Tests/U.m"] = project.case("U", "all(nil);", '#import "A.h"'),
    }
    local output = folder:test()
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    assert.matches("not ok 2 - U testIt", output, 1, true)
    assert.matches("unknown class 'Speaker'", output, 1, true)
  end)
end)
