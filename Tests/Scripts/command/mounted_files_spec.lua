-- hookhost test --files: a folder of the disk in the app's files, for each file of tests.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

describe("hookhost test --files", function()
  before_each(function()
    tree.make()
    os.execute(("mkdir -p '%s/data/inner'"):format(tree.folder))
    write("data/inner/one.txt", "from the disk")
    local body = [[
it("reads", function()
  assert.equal("from the disk", tostring(objc.NSString:stringWithContentsOfFile_encoding_error_("inner/one.txt", 4)))
  assert.is_truthy(objc.NSBundle:mainBundle():pathForResource_ofType_("inner/one", "txt"))
  local written = objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_("inner/one.txt",
    objc.NSData:data(), nil)
  assert.equal(%s, written)
end)]]
    write("a_spec.lua", body:format "true")
    write("b_spec.lua", body:format "true")
    write("c_test.lua", body:format "false")
  end)
  after_each(tree.remove)

  it("copies the folder, whose changes end with each file of tests", function()
    local output, status = run(("-o TAP --files '%s/data' ."):format(tree.folder))
    assert.equal("ok 1 - reads\nok 2 - reads\n1..2\n", output)
    assert.equal(0, status)
  end)

  it("refuses changes of a folder that is read only", function()
    local output = run(("-o TAP -p _test --files '%s/data:ro' ."):format(tree.folder))
    assert.equal("ok 1 - reads\n1..1\n", output)
  end)

  it("names a folder that is not there", function()
    local _, status, errors = run "--files missing ."
    assert.equal(2, status)
    assert.matches("'--files' takes a folder", errors, 1, true)
  end)
end)
