-- Array types of variable length that a `typedef` names: their sizes are read where they are declared.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

describe("an array type of variable length", function()
  it("keeps its size when the variable changes", function()
    assert.equal("20 20 3 40\n", main([[
int n = 5;
typedef int Row[n];
n = 9;
Row row;
row[4] = 3;
printf("%zu %zu %d %zu\n", sizeof(Row), sizeof row, row[4], sizeof(Row) * 2);
]]))
  end)

  it("has two dimensions, and evaluates them once", function()
    assert.equal("90 90 10 x 6 6 3\n", main([[
int n = 9, k = 2;
typedef char Grid[n][n + 1];
typedef short Line[++k];
Grid grid;
Line line;
grid[8][9] = 'x';
printf("%zu %zu %zu %c %zu %zu %d\n", sizeof(Grid), sizeof grid, sizeof grid[0], grid[8][9], sizeof(Line), sizeof line, k);
]]))
  end)

  it("has a size where it is written out", function()
    assert.equal("36 24 40\n", main([[
int n = 9;
printf("%zu %zu %zu\n", sizeof(int[n]), sizeof(char *[n - 6]), sizeof(short[n + 1][2]));
]]))
  end)
end)
