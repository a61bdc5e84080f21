-- A BOOL where C expects an integer: an array index, a pointer offset.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a truth value", function()
  it("is the index of an element", function()
    assert.equal("6 5 9 1 b", printed [=[
      int numbers[2] = {5, 6};
      BOOL second = YES;
      printf("%d %d ", numbers[second], numbers[!second]);
      numbers[second] += 2;
      numbers[second]++;
      printf("%d %d ", numbers[1], &numbers[second] == numbers + 1);
      const char *letters = "ab";
      printf("%c", letters[second]);]=])
  end)

  it("chooses between the two links of a node", function()
    assert.equal("7 1", printed([=[
      Node *root = calloc(1, sizeof(Node)), *leaf = calloc(1, sizeof(Node));
      leaf->value = 7;
      BOOL isRight = leaf->value > root->value;
      root->link[isRight] = leaf;
      printf("%d %d", root->right->value, root->link[!isRight] == NULL);]=], [=[
      typedef struct Node {
        int value;
        union { struct { struct Node *left, *right; }; struct Node *link[2]; };
      } Node;]=]))
  end)

  it("moves a pointer by one", function()
    assert.equal("6 6 6 5", printed [=[
      int numbers[2] = {5, 6};
      int *place = numbers;
      BOOL isSecond = YES;
      printf("%d %d ", *(place + isSecond), *(isSecond + place));
      place += isSecond;
      printf("%d ", *place);
      place -= isSecond;
      printf("%d", *place);]=])
  end)
end)
