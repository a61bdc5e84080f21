-- Extension items, whose properties are entries of their `userInfo`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("an extension item", function()
  it("keeps its title, text and attachments in its user info", function()
    assert.equal("Title 1 keep 2", (printed([=[
      NSExtensionItem *item = [[NSExtensionItem alloc] init];
      item.userInfo = @{@"own": @"keep"};
      item.attributedTitle = [[NSAttributedString alloc] initWithString:@"Title"];
      item.attachments = @[[[NSItemProvider alloc] initWithItem:@"text" typeIdentifier:@"public.text"]];
      NSExtensionItem *copy = [item copy];
      printf("%s %d %s ", copy.attributedTitle.string.UTF8String, (int)copy.attachments.count,
        [copy.userInfo[@"own"] UTF8String]);
      copy.attributedTitle = nil;
      printf("%d", (int)copy.userInfo.count);]=])))
  end)

  it("is archived", function()
    assert.equal("Text", (printed([=[
      NSExtensionItem *item = [[NSExtensionItem alloc] init];
      item.attributedContentText = [[NSAttributedString alloc] initWithString:@"Text"];
      NSData *data = [NSKeyedArchiver archivedDataWithRootObject:item];
      item = [NSKeyedUnarchiver unarchiveObjectWithData:data];
      printf("%s", item.attributedContentText.string.UTF8String);]=])))
  end)
end)
