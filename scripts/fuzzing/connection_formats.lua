-- Formats of `random_inputs.lua` whose inputs are programs: calls of BSD sockets, CFSocket, CFStream and NSStream in random
-- order, with descriptors that are closed, of another type or none, and nibs whose objects form cycles.

local random = math.random

local function pick(list) return list[random(#list)] end

local source = [=[
#import <Foundation/Foundation.h>
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
enum { most = 8 };
static int numbers[most];
static CFSocketRef sockets[most];
static CFReadStreamRef readers[most];
static CFWriteStreamRef writers[most];
static NSMutableArray *streams;
static char buffer[64];
static int called;
static void run_callback(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data, void *info) {
  called++;
  if (called % 3 == 0) CFSocketInvalidate(socket);
  if (called % 5 == 0) recv(CFSocketGetNative(socket), buffer, sizeof buffer, MSG_DONTWAIT);
}
static void run_reader(CFReadStreamRef stream, CFStreamEventType type, void *info) {
  called++;
  if (called % 2) CFReadStreamRead(stream, (UInt8 *)buffer, sizeof buffer); else CFReadStreamClose(stream);
}
@interface FuzzedStreamDelegate : NSObject <NSStreamDelegate>
@end
@implementation FuzzedStreamDelegate
- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
  called++;
  if (event == NSStreamEventHasBytesAvailable) [(NSInputStream *)stream read:(uint8_t *)buffer maxLength:called % 9];
  if (event == NSStreamEventHasSpaceAvailable && called < 40) [(NSOutputStream *)stream write:(uint8_t *)"abc" maxLength:called % 4];
  if (called % 7 == 0) [stream close];
}
@end
static FuzzedStreamDelegate *delegate;
static struct sockaddr_in place(long port) {
  struct sockaddr_in made = {.sin_len = sizeof made, .sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  made.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return made;
}
@interface FuzzedSockets : NSObject
+ (void)reset;
+ (long)step:(long)step with:(long)a with:(long)b with:(long)c;
@end
@implementation FuzzedSockets
+ (void)reset {
  for (int i = 0; i < most; i++) {
    if (sockets[i]) { CFSocketInvalidate(sockets[i]); CFRelease(sockets[i]); sockets[i] = NULL; }
    if (readers[i]) { CFReadStreamClose(readers[i]); CFRelease(readers[i]); readers[i] = NULL; }
    if (writers[i]) { CFWriteStreamClose(writers[i]); CFRelease(writers[i]); writers[i] = NULL; }
    if (numbers[i] > 2) close(numbers[i]);
    numbers[i] = -1;
  }
  for (NSStream *stream in streams) { stream.delegate = nil; [stream close]; }
  streams = [NSMutableArray new];
  delegate = [FuzzedStreamDelegate new];
  called = 0;
}
+ (long)step:(long)step with:(long)a with:(long)b with:(long)c {
  unsigned long slot = (unsigned long)a % most, other = (unsigned long)b % most;
  int number = numbers[slot];
  struct sockaddr_in address = place(7000 + c % 3);
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  switch (step) {
    case 0: return numbers[slot] = socket((int)(b % 3 ? AF_INET : b), c % 4 ? SOCK_STREAM : (int)c, 0);
    case 1: return bind(number, (struct sockaddr *)&address, b % 4 ? sizeof address : (socklen_t)b);
    case 2: return listen(number, (int)c);
    case 3: return numbers[other] = accept(number, c % 2 ? (struct sockaddr *)&peer : NULL, c % 2 ? &length : NULL);
    case 4: return connect(number, (struct sockaddr *)&address, b % 4 ? sizeof address : (socklen_t)b);
    case 5: return send(number, buffer, b % 3 ? 8 : (unsigned long)b % 65, (int)c);
    case 6: return recv(number, buffer, b % 3 ? 64 : (unsigned long)b % 65, MSG_DONTWAIT | (int)c);
    case 7: return close(number);
    case 8: return shutdown(number, (int)c);
    case 9: { int pair[2]; int done = socketpair(AF_UNIX, SOCK_STREAM, 0, pair); numbers[slot] = pair[0]; numbers[other] = pair[1]; return done; }
    case 10: { int pair[2]; int done = pipe(pair); numbers[slot] = pair[0]; numbers[other] = pair[1]; return done; }
    case 11: return fcntl(number, c % 2 ? F_SETFL : (int)b, (int)c);
    case 12: return numbers[other] = dup(number);
    case 13: return dup2(number, numbers[other]);
    case 14: { int value = (int)c; return setsockopt(number, b % 2 ? SOL_SOCKET : (int)b, (int)c, &value, b % 5 ? sizeof value : (socklen_t)b); }
    case 15: { int value = 0; socklen_t size = (socklen_t)b; return getsockopt(number, SOL_SOCKET, (int)c, &value, &size); }
    case 16: { struct pollfd list[2] = {{number, (short)b, 0}, {numbers[other], POLLIN, 0}}; return poll(list, 2, (int)(c % 50)); }
    case 17: {
      fd_set set; FD_ZERO(&set); if (number >= 0 && number < FD_SETSIZE) FD_SET(number, &set);
      struct timeval time = {b % 3, c % 1000}; return select(c % 2 ? number + 1 : (int)c, &set, NULL, &set, &time);
    }
    case 18: length = (socklen_t)c; return getpeername(number, (struct sockaddr *)&peer, &length) + getsockname(number, (struct sockaddr *)&peer, &length);
    case 19: return sendto(number, buffer, 4, (int)b, (struct sockaddr *)&address, sizeof address);
    case 20: return recvfrom(number, buffer, 16, MSG_DONTWAIT, (struct sockaddr *)&peer, &length);
    case 21: return write(number, buffer, (unsigned long)b % 65) + read(number, buffer, (unsigned long)c % 65);
    case 22: sockets[slot] = CFSocketCreate(NULL, (int)(b % 3 ? PF_INET : b), SOCK_STREAM, 0, (CFOptionFlags)c, run_callback, NULL);
      return sockets[slot] != NULL;
    case 23: sockets[slot] = CFSocketCreateWithNative(NULL, numbers[other], (CFOptionFlags)c, run_callback, NULL); return sockets[slot] != NULL;
    case 24: {
      NSData *data = [NSData dataWithBytes:&address length:b % 4 ? sizeof address : (unsigned long)b % sizeof address];
      if (!sockets[slot]) return 0;
      return c % 2 ? CFSocketSetAddress(sockets[slot], (__bridge CFDataRef)data) : CFSocketConnectToAddress(sockets[slot], (__bridge CFDataRef)data, c % 3);
    }
    case 25: {
      if (!sockets[slot]) return 0;
      CFRunLoopSourceRef made = CFSocketCreateRunLoopSource(NULL, sockets[slot], b);
      if (made) { CFRunLoopAddSource(CFRunLoopGetCurrent(), made, kCFRunLoopCommonModes); CFRelease(made); }
      return made != NULL;
    }
    case 26: if (sockets[slot]) { CFSocketEnableCallBacks(sockets[slot], (CFOptionFlags)b);
      CFSocketDisableCallBacks(sockets[slot], (CFOptionFlags)c); } return 0;
    case 27: {
      NSData *data = [NSData dataWithBytes:buffer length:(unsigned long)c % 65];
      return sockets[slot] ? CFSocketSendData(sockets[slot], NULL, (__bridge CFDataRef)data, b % 3) : 0;
    }
    case 28: if (sockets[slot]) { CFSocketInvalidate(sockets[slot]); } return 0;
    case 29: CFStreamCreatePairWithSocketToHost(NULL, b % 2 ? CFSTR("localhost") : CFSTR(""), (UInt32)(7000 + c % 3), &readers[slot], &writers[slot]); return 0;
    case 30: CFStreamCreatePairWithSocket(NULL, (CFSocketNativeHandle)number, &readers[other], &writers[other]); return 0;
    case 31: CFStreamCreateBoundPair(NULL, &readers[slot], &writers[slot], c % 5 ? 16 : c); return 0;
    case 32: return readers[slot] ? CFReadStreamOpen(readers[slot]) : writers[slot] ? CFWriteStreamOpen(writers[slot]) : 0;
    case 33: return readers[slot] ? CFReadStreamRead(readers[slot], (UInt8 *)buffer, b % 3 ? 8 : (unsigned long)b % 65) : 0;
    case 34: return writers[slot] && CFWriteStreamCanAcceptBytes(writers[slot]) ? CFWriteStreamWrite(writers[slot], (UInt8 *)buffer, b % 3 ? 8
      : (unsigned long)b % 65) : 0;
    case 35: {
      CFStreamClientContext context = {0, NULL, NULL, NULL, NULL};
      if (!readers[slot]) return 0;
      CFReadStreamSetClient(readers[slot], (CFOptionFlags)c, b % 4 ? run_reader : NULL, &context);
      CFReadStreamScheduleWithRunLoop(readers[slot], CFRunLoopGetCurrent(), kCFRunLoopCommonModes);
      return 0;
    }
    case 36: if (readers[slot]) CFReadStreamClose(readers[slot]); if (writers[slot] && c % 2) CFWriteStreamClose(writers[slot]); return 0;
    case 37: {
      NSInputStream *input; NSOutputStream *output;
      [NSStream getStreamsToHostWithName:b % 2 ? @"localhost" : @"" port:7000 + c % 3 inputStream:&input outputStream:&output];
      for (NSStream *stream in @[input ?: (id)NSNull.null, output ?: (id)NSNull.null]) if ((id)stream != NSNull.null) [streams addObject:stream];
      return 0;
    }
    case 38: [streams addObject:[NSInputStream inputStreamWithData:[NSData dataWithBytes:buffer length:(unsigned long)c % 65]]]; return 0;
    case 39: [streams addObject:c % 2 ? [NSOutputStream outputStreamToMemory]
      : [NSOutputStream outputStreamToBuffer:(uint8_t *)buffer capacity:(unsigned long)b % 65]]; return 0;
    default: {
      if (streams.count == 0) return 0;
      NSStream *stream = streams[(unsigned long)a % streams.count];
      if (step == 40) { [stream open]; return 0; }
      if (step == 41) { stream.delegate = delegate; [stream scheduleInRunLoop:NSRunLoop.currentRunLoop forMode:NSDefaultRunLoopMode]; return 0; }
      if (step == 42) { [stream close]; return stream.streamStatus; }
      if (step == 43 && [stream isKindOfClass:NSInputStream.class]) return [(NSInputStream *)stream read:(uint8_t *)buffer maxLength:(unsigned long)b % 65];
      if (step == 43) return [(NSOutputStream *)stream write:(uint8_t *)buffer maxLength:(unsigned long)b % 65];
      if (step == 44) { [stream removeFromRunLoop:NSRunLoop.currentRunLoop forMode:NSDefaultRunLoopMode]; return 0; }
      return [[stream propertyForKey:b % 2 ? NSStreamDataWrittenToMemoryStreamKey : NSStreamFileCurrentOffsetKey] description].length;
    }
  }
}
@end
]=]

local class
local function open_class()
  local base = os.tmpname()
  local path = base .. ".m"
  local file <close> = assert(io.open(path, "w"))
  file:write(source)
  file:flush()
  objc.import(path)
  os.remove(path)
  os.remove(base)
  class = objc.getClass "FuzzedSockets"
end

local numbers = {0, 1, 2, 3, 4, 5, 6, 7, 16, 64, 255, 65535, -1, -5, 2147483647, -2147483648, math.maxinteger, math.mininteger}
local formats = {}

formats.sockets = {
  make = function()
    local steps = {}
    for index = 1, random(5, 60) do
      local function number() return random(4) == 1 and pick(numbers) or random(0, 7) end
      steps[index] = random(10) == 1 and {-1} or {random(0, 45), number(), number(), number()}
    end
    return steps
  end,
  read = function(steps)
    if not class then open_class() end
    class:reset()
    local done = 0
    for _, step in ipairs(steps) do
      if step[1] < 0 then
        pcall(runloop.run, 0.1)
      elseif pcall(class.step_with_with_with_, class, table.unpack(step)) then
        done = done + 1
      end
    end
    pcall(runloop.run, 1)
    pcall(class.reset, class)
    return done == #steps
  end,
}

-- Objects of a nib that refer to each other in any order, as outlets, views, constraints and controllers.
local view_classes = {"UIView", "UILabel", "UIButton", "UIStackView", "UIScrollView", "UITableView", "UICollectionView", "UISwitch", "UITextView"}
local controller_classes = {"UIViewController", "UITableViewController", "UINavigationController", "UITabBarController", "UISplitViewController"}
-- The outlets of a class; an outlet of another class is an error.
local table_outlets = {"delegate", "dataSource", "backgroundView", "tableHeaderView", "maskView"}
local outlets = {
  UIScrollView = {"delegate", "maskView"}, UITextView = {"delegate", "inputView", "inputAccessoryView", "maskView"},
  UITableView = table_outlets, UICollectionView = {"delegate", "dataSource", "backgroundView", "maskView"},
  UITableViewController = {"view"}, UIViewController = {"view"}, UINavigationController = {"delegate", "view"},
  UITabBarController = {"delegate"}, UISplitViewController = {"delegate"},
}

formats.nib_cycles = {
  make = function()
    local objects, places = {}, {}
    local count = random(2, 10)
    for index = 1, count do
      local is_controller = random(4) == 1
      objects[index] = {class = pick(is_controller and controller_classes or view_classes), id = "o" .. index}
    end
    for index, object in ipairs(objects) do
      local own = random(9) == 1 and table_outlets or outlets[object.class] or {"maskView"}
      if random(2) == 1 then object.outlets = {[pick(own)] = "o" .. random(count), [pick(own)] = "o" .. random(count)} end
      if random(3) == 1 then object.actions = {{selector = pick {"layoutSubviews", "reload:", "removeFromSuperview"}, target = "o" .. random(count)}} end
      if random(12) == 1 then
        object.constraints = {{item = object.id, attribute = random(1, 10), constant = pick(numbers), to = "o" .. random(count), toAttribute = random(1, 10)}}
      end
      -- Sometimes an object is in two places, in itself, or in an object that it contains.
      local is_wrong = random(20) == 1
      if is_wrong or index > 1 and random(2) == 1 then
        local parent = objects[random(is_wrong and count or index - 1)]
        parent.subviews = parent.subviews or {}
        parent.subviews[#parent.subviews + 1] = object
      else
        places[index] = object
      end
    end
    local roots = {}
    for index = 1, count do roots[#roots + 1] = places[index] end
    return #roots > 0 and roots or {objects[1]}
  end,
  read = function(objects)
    local before <const> = objc.snapshot()
    local is_done = pcall(function()
      uikit.nib("Cycles", objects)
      local made = objc.UINib:nibWithNibName_bundle_("Cycles", nil):instantiateWithOwner_options_(nil, nil)
      local controller = objc.UIViewController:alloc():initWithNibName_bundle_("Cycles", nil)
      uikit.keyWindow():setRootViewController_(controller)
      uikit.keyWindow():layoutIfNeeded()
      for _, object in ipairs(made) do object:description() end
      objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(made, false, nil)
      runloop.run(0.1)
    end)
    objc.restore(before)
    return is_done
  end,
}

return formats
