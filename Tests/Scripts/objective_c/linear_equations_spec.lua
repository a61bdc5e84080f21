-- Accelerate's LAPACK.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("LAPACK", function()
  it("inverts a matrix by its factors", function()
    assert.equal("0 0 0.6 -0.7 -0.2 0.4", printed([=[
      double matrix[4] = {4, 7, 2, 6};
      double turned[4] = {4, 2, 7, 6};
      __CLPK_integer n = 2, pivots[2], info, room = 4;
      double work[4];
      (void)matrix;
      dgetrf_(&n, &n, turned, &n, pivots, &info);
      printf("%d ", info);
      dgetri_(&n, turned, &n, pivots, work, &room, &info);
      printf("%d %.1f %.1f %.1f %.1f", info, turned[0], turned[2], turned[1], turned[3]);]=],
      "#import <Accelerate/Accelerate.h>\n"))
  end)

  it("solves equations, and names the zero of a singular matrix", function()
    assert.equal("0 1.0 2.0 2", printed([=[
      float a[4] = {2, 1, 1, 3}, b[2] = {4, 7};
      __CLPK_integer n = 2, one = 1, pivots[2], info;
      sgesv_(&n, &one, a, &n, pivots, b, &n, &info);
      printf("%d %.1f %.1f ", info, b[0], b[1]);
      float singular[4] = {1, 2, 2, 4};
      sgetrf_(&n, &n, singular, &n, pivots, &info);
      printf("%d", info);]=], "#import <Accelerate/Accelerate.h>\n"))
  end)
end)
