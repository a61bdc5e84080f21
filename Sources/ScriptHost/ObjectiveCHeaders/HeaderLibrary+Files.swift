internal import LuaModules

/// The files that are copied unchanged, and those that only include others.
extension HeaderLibrary {
  /// Files that include another one.
  ///
  /// They are alternative names of headers, and one file for each class, with the name of the
  /// class.
  var includingFiles: [GeneratedFiles.File] {
    var files: [GeneratedFiles.File] = []
    var seen: Set<String> = []
    func add(_ name: String, _ header: String) {
      guard name != header, seen.insert(name).inserted else { return }
      files.append(GeneratedFiles.File(name: name, text: Self.mark + "#include <\(header)>\n"))
    }
    for (header, names) in HeaderNames.aliases {
      for name in names.split(separator: " ") { add(String(name), header) }
    }
    for name in classNames where !name.hasPrefix("_") {
      let framework = framework(of: name)
      if framework != .objectiveC { add("\(framework.rawValue)/\(name).h", framework.header) }
    }
    return files
  }

  /// The modules that `@import` accepts.
  static let moduleMap: String = {
    var text = """
      module ObjectiveC [system] {
        header "objc/runtime.h"
        header "objc/NSObject.h"
        module runtime { header "objc/objc.h" export * }
        module message { header "objc/message.h" export * }
        module NSObjCRuntime { header "objc/NSObjCRuntime.h" export * }
        export *
      }

      """
    let headers: KeyValuePairs<String, String> = [
      "Dispatch": "dispatch/dispatch.h", "CoreFoundation": "CoreFoundation/CoreFoundation.h",
      "CoreGraphics": "CoreGraphics/CoreGraphics.h", "Accelerate": "Accelerate/Accelerate.h",
      "AudioToolbox": "AudioToolbox/AudioToolbox.h", "CoreMedia": "CoreMedia/CoreMedia.h",
      "CoreText": "CoreText/CoreText.h", "ImageIO": "ImageIO/ImageIO.h",
      "MobileCoreServices": "MobileCoreServices/MobileCoreServices.h",
      "CoreServices": "CoreServices/CoreServices.h", "Security": "Security/Security.h",
      "SystemConfiguration": "SystemConfiguration/SystemConfiguration.h",
      "CFNetwork": "CFNetwork/CFNetwork.h", "SceneKit": "SceneKit/SceneKit.h",
      "Network": "Network/Network.h", "GLKit": "GLKit/GLKit.h", "Metal": "Metal/Metal.h",
      "MetalKit": "MetalKit/MetalKit.h", "OpenGLES": "OpenGLES/ES2/gl.h",
      "OpenAL": "OpenAL/al.h", "AudioUnit": "AudioUnit/AudioUnit.h",
      "CoreVideo": "CoreVideo/CoreVideo.h", "CoreAudio": "CoreAudioTypes/CoreAudioTypes.h",
      "Hookhost": HookhostHeader.path,
    ]
    for (name, header) in headers {
      text += "module \(name) [system] { header \"\(header)\" export * }\n"
    }
    for framework in HeaderFramework.allCases where framework != .objectiveC {
      text += "module \(framework.rawValue) [system] { header \"\(framework.header)\" export * }\n"
    }
    return text
  }()
}
