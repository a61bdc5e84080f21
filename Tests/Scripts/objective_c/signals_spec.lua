-- Signals that a program sends to itself call its handlers, and end it without a handler.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local handlers = [=[
#import <signal.h>
static int seen;
static void note(int number) { seen = number; printf("handler %d\n", number); }
static void again(int number) { note(number); signal(number, SIG_DFL); raise(number); }
static void tell(int number, siginfo_t *info, void *context) {
  printf("%d %d %d\n", number, info->si_signo, info->si_pid == getpid());
}
]=]

local function ended(statements)
  local text, status = main(statements, handlers)
  return text:match "^[^\n]*\n[^\n]*" or text, status
end

describe("abort and raise", function()
  it("name the signal and the line, which no @catch sees", function()
    local text = main("@try {\nabort();\n} @catch (id e) { printf(\"caught\"); }", handlers)
    assert.match("File.m:%d+: SIGABRT: abort%(%) was called", text)
    assert.not_match("caught", text)
    assert.match("File.m:%d+: SIGTERM: Terminated by raise%(%)", main("raise(SIGTERM);", handlers))
    assert.match("SIGKILL: Killed by kill%(%)", main("kill(getpid(), SIGKILL);", handlers))
  end)

  it("run the handler first", function()
    assert.match("^handler 6\n.*SIGABRT: abort", (ended "signal(SIGABRT, note); abort();"))
    assert.match("^handler 11\n.*SIGSEGV: Segmentation fault by raise",
      (ended "signal(SIGSEGV, again); raise(SIGSEGV); printf(\"never\");"))
  end)

  it("continue after a handler, and after an ignored signal", function()
    assert.equal("handler 15\n15 0 -1 22\n", (main([=[
      signal(SIGTERM, note);
      int answer = raise(SIGTERM);
      signal(SIGPIPE, SIG_IGN);
      raise(SIGPIPE);
      kill(getpid(), SIGCHLD);
      printf("%d %d ", seen, answer);
      printf("%d %d\n", signal(SIGKILL, note) == SIG_ERR ? -1 : 0, errno); ]=], handlers)))
  end)
end)

describe("sigaction", function()
  it("passes the sender of the signal to the handler, and returns the previous handler", function()
    assert.equal("1 30 30 1\n1\n", (main([=[
      struct sigaction action = {0}, old;
      action.sa_sigaction = tell;
      action.sa_flags = SA_SIGINFO;
      sigemptyset(&action.sa_mask);
      sigaction(SIGUSR1, &action, &old);
      printf("%d ", old.sa_handler == SIG_DFL);
      raise(SIGUSR1);
      sigaction(SIGUSR1, NULL, &old);
      printf("%d\n", old.sa_sigaction == tell && old.sa_flags == SA_SIGINFO); ]=], handlers)))
  end)

  it("blocks signals until they are unblocked", function()
    assert.equal("held 1\nhandler 30\nfree 0\n", (main([=[
      sigset_t set, old;
      sigemptyset(&set);
      sigaddset(&set, SIGUSR1);
      signal(SIGUSR1, note);
      sigprocmask(SIG_BLOCK, &set, &old);
      raise(SIGUSR1);
      sigpending(&set);
      printf("held %d\n", sigismember(&set, SIGUSR1));
      sigprocmask(SIG_SETMASK, &old, NULL);
      sigpending(&set);
      printf("free %d\n", sigismember(&set, SIGUSR1)); ]=], handlers)))
  end)
end)

describe("an uncaught exception", function()
  it("calls the exception handler, then the handler of SIGABRT", function()
    local text, status = main([=[
      NSSetUncaughtExceptionHandler(&report);
      signal(SIGABRT, again);
      [NSException raise:@"Odd" format:@"reason"]; ]=],
      handlers .. "static void report(NSException *e) { printf(\"uncaught %s\\n\", e.name.UTF8String); }\n")
    assert.match("^uncaught Odd\nhandler 6\n.*Odd: reason", text)
    assert.equal(nil, status)
  end)

  it("calls the handler of SIGSEGV after a read of invalid memory", function()
    assert.match("^handler 11\n.*the pointer 'nothing' is null", (main([=[
      signal(SIGSEGV, again);
      int *volatile nothing = NULL;
      printf("%d", *nothing); ]=], handlers)))
  end)

  it("can end the program in a handler", function()
    local run = dofile(here .. "support/run_source.lua")
    local text, status = run("#import <Foundation/Foundation.h>\n" .. handlers .. [=[
      static void leave(int number) { printf("leaves\n"); _exit(3); }
      int main(void) { signal(SIGABRT, leave); [NSException raise:@"Odd" format:@"reason"]; return 0; } ]=])
    assert.equal("leaves\n", text)
    assert.equal(3, status)
  end)
end)
