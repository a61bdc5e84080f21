-- <asl.h> and <notify.h>: the log before the unified one stores messages and notifies observers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local log = "#include <asl.h>\n#include <notify.h>\n"

describe("the system's log", function()
  it("stores the messages that its filter accepts, to be searched by level", function()
    assert.equal("3 disk 3 full\n1\n", (main([=[
      asl_object_t client = asl_open("app", "com.example", 0);
      asl_log(client, NULL, ASL_LEVEL_ERR, "disk %d full", 3);
      asl_log(client, NULL, ASL_LEVEL_NOTICE, "well");
      asl_log(client, NULL, ASL_LEVEL_INFO, "not kept");
      asl_object_t query = asl_new(ASL_TYPE_QUERY);
      asl_set_query(query, ASL_KEY_LEVEL, "3", ASL_QUERY_OP_LESS_EQUAL | ASL_QUERY_OP_NUMERIC);
      asl_object_t found = asl_search(NULL, query), message;
      while ((message = asl_next(found))) printf("%s %s\n", asl_get(message, ASL_KEY_LEVEL), asl_get(message, ASL_KEY_MSG));
      asl_object_t texts = asl_new(ASL_TYPE_QUERY);
      asl_set_query(texts, ASL_KEY_MSG, "WE", ASL_QUERY_OP_EQUAL | ASL_QUERY_OP_PREFIX | ASL_QUERY_OP_CASEFOLD);
      int count = 0;
      for (found = asl_search(NULL, texts); asl_next(found); count++) ;
      printf("%d\n", count); ]=], log)))
  end)

  it("posts a notification for each message until the token is cancelled", function()
    assert.equal("told\n", (main([=[
      int token;
      notify_register_dispatch(kNotifyASLDBUpdate, &token, dispatch_get_main_queue(), ^(int own) {
        printf("told\n");
        notify_cancel(own);
      });
      asl_log(NULL, NULL, ASL_LEVEL_ERR, "one");
      asl_log(NULL, NULL, ASL_LEVEL_ERR, "two");
      [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]]; ]=], log)))
  end)
end)
