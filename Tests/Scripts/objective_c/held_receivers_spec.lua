-- Receivers and operands that are read from properties: ARC retains them until the statement ends, so a method may
-- make their owner release them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run([=[
    #import <Foundation/Foundation.h>
    @class Owner;
    @interface Task : NSObject { @public __unsafe_unretained Owner *owner; int number; }
    - (void)cancel;
    - (int)cancelled;
    - (Task *)fail;
    @end
    @interface Owner : NSObject
    @property (nonatomic, strong) Task *task;
    - (Owner *)cleared;
    @end
    static Task *hop(Task *task) { return nil; }
    static void use(Task *task, id other) { printf("used "); }
    @implementation Task
    - (void)cancel { owner.task = nil; printf("cancel %d ", number); }
    - (int)cancelled { [self cancel]; return number; }
    - (Task *)fail { [self cancel]; @throw [NSException exceptionWithName:@"E" reason:nil userInfo:nil]; }
    - (void)dealloc { printf("-%d ", number); }
    @end
    @implementation Owner
    - (void)begin:(int)number { self.task = [Task new]; self.task->number = number; self.task->owner = self; }
    - (Owner *)cleared { self.task = nil; printf("cleared "); return self; }
    - (void)run { ]=] .. statements .. [=[ printf("end"); }
    @end
    int main(void) { @autoreleasepool { [[Owner new] run]; } return 0; }]=]))
end

describe("a receiver that is read from a property", function()
  it("lives until the statement ends, though its method makes the owner release it", function()
    for _, message in ipairs {"[self.task cancel];", "[[self task] cancel];", "(void)[self.task cancelled];", "[(Task *)self.task cancel];",
      "int number = [self.task cancelled]; (void)number;", "if ([self.task cancelled] > 1) printf(\"\");"} do
      assert.equal("cancel 1 -1 end", body("[self begin:1]; " .. message), message)
    end
  end)

  it("lives in each condition of a loop", function()
    assert.equal("cancel 1 -1 round cancel 2 -2 end", body [=[
      [self begin:1];
      for (int number = 1; [self.task cancelled] == number && number < 2; number++) {
        printf("round ");
        [self begin:2];
      }]=])
  end)

  it("is released once if nothing else releases it meanwhile", function()
    assert.equal("cancel 1 -1 -2 end", body [=[
      [self begin:1];
      Task *task = self.task;
      self.task = nil;
      [self begin:2];
      task->owner = nil;
      [task cancel];
      task = nil;
      self.task = nil;]=])
  end)

  it("is not released after an exception, as clang compiles it", function()
    assert.equal("cancel 1 caught cancel 2 -2 end", body [=[
      [self begin:1];
      @try { [self.task fail]; } @catch (NSException *exception) { printf("caught "); }
      [self begin:2];
      [self.task cancel];]=])
  end)
end)

it("an operand of an inner call lives while a later operand of the outer call releases its property", function()
  for _, operand in ipairs {"self.task", "(id)self.task"} do
    assert.equal("cleared used -1 end", body("[self begin:1]; use(hop(" .. operand .. "), [self cleared]);"), operand)
  end
end)
