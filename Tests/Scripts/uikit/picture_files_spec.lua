-- Images of files: their size comes from the file's header.

-- The first bytes of files, 40 pixels wide and 30 high.
local function jpeg(orientation)
  local exif = "Exif\0\0MM\0*" .. string.pack(">I4I2I2I2I4I2I2", 8, 1, 0x0112, 3, 1, orientation or 1, 0)
  return "\xFF\xD8\xFF\xE1" .. string.pack(">I2", #exif + 2) .. exif
    .. "\xFF\xC0" .. string.pack(">I2BI2I2BBBB", 11, 8, 30, 40, 1, 1, 0x11, 0)
end
local files = {
  png = "\x89PNG\r\n\x1A\n" .. string.pack(">I4", 13) .. "IHDR" .. string.pack(">I4I4", 40, 30),
  gif = "GIF89a" .. string.pack("<I2I2", 40, 30),
  bmp = "BM" .. ("\0"):rep(16) .. string.pack("<I4i4", 40, -30),
  webp = "RIFF\0\0\0\0WEBPVP8X" .. ("\0"):rep(8) .. "\39\0\0\29\0\0",
  jpeg = jpeg(),
}
local function data(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function size(image)
  local measures = image:size()
  return ("%gx%g"):format(measures.width, measures.height)
end

describe("an image of data", function()
  it("has the size that is stored in the file", function()
    for format, bytes in pairs(files) do
      assert.equal("40x30", size(objc.UIImage:imageWithData_(data(bytes))), format)
    end
    assert.equal("20x15", size(objc.UIImage:imageWithData_scale_(data(files.png), 2)))
  end)

  it("is shown as its camera was held", function()
    local image = objc.UIImage:imageWithData_(data(jpeg(6)))
    assert.equal(uikit.UIImageOrientationRight, image:imageOrientation())
    assert.equal("30x40", size(image))
  end)

  it("is nil without a picture", function()
    assert.is_nil(objc.UIImage:imageWithData_(data "no picture"))
    assert.is_nil(objc.UIImage:alloc():initWithData_(data(files.png:sub(1, 12))))
  end)

  it("has the same pixels at another scale", function()
    local image = objc.UIImage:imageWithData_(data(files.png))
    local fine = objc.UIImage:imageWithCGImage_scale_orientation_(image:CGImage(), 2, uikit.UIImageOrientationLeft)
    assert.equal("15x20", size(fine))
  end)
end)

describe("an image of the bundle", function()
  it("is that of the screen's scale", function()
    uikit.bundle {files = {["logo.png"] = files.png, ["logo@3x.png"] = files.png, ["photo.jpeg"] = files.jpeg}}
    objc.UIScreen:mainScreen()
    local logo = objc.UIImage:imageNamed_ "logo"
    assert.equal(3.0, logo:scale())
    assert.near(40 / 3, logo:size().width, 1e-9)
    assert.equal("40x30", size(objc.UIImage:imageNamed_ "photo.jpeg"))
    local path = objc.NSBundle:mainBundle():pathForResource_ofType_("logo", "png")
    assert.equal("40x30", size(objc.UIImage:imageWithContentsOfFile_(path)))
  end)
end)

describe("the file of an image", function()
  it("is its original file, in the same format", function()
    local image = objc.UIImage:imageWithData_(data(files.png))
    assert.equal(files.png, uikit.UIImagePNGRepresentation(image):bytes())
  end)

  it("is a picture of as many pixels otherwise", function()
    uikit.image("drawn", {width = 20, height = 10}, 2)
    local image = objc.UIImage:imageNamed_ "drawn"
    assert.equal("40x20", size(objc.UIImage:imageWithData_(uikit.UIImagePNGRepresentation(image))))
    assert.equal("40x20", size(objc.UIImage:imageWithData_(uikit.UIImageJPEGRepresentation(image, 0.5))))
  end)

  it("is nil without a size", function()
    assert.is_nil(uikit.UIImagePNGRepresentation(objc.UIImage:imageNamed_ "unknown"))
    assert.is_nil(uikit.UIImagePNGRepresentation(nil))
  end)

  it("is asked of images only", function()
    assert.error_matches(function() uikit.UIImagePNGRepresentation(objc.NSObject:new()) end,
      "uikit.UIImagePNGRepresentation: argument 1 must be an image", 1, true)
  end)
end)

describe("an image in an archive", function()
  it("has its file, its scale and its rendering options", function()
    uikit.image("archived", {width = 20, height = 10}, 2)
    local image = objc.UIImage:imageNamed_ "archived":imageWithRenderingMode_(2)
    local archive = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(image, true)
    local read = objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(objc.UIImage, archive)
    assert.same({width = 20.0, height = 10.0}, read:size())
    assert.same({2.0, 2}, {read:scale(), read:renderingMode()})
  end)
end)
