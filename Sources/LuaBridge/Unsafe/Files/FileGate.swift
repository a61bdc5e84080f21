internal import CProcess
internal import CStandardLibrary

// A path is judged after the file is open, by where the kernel says that the file is: neither a symbolic
// link, nor `..`, nor a folder that is exchanged between the look and the opening leads out. A file is
// opened for reading only after it is known to be a regular one, so that no pipe waits and no device acts.

/// The files that may be read: all of them, or those in some folders.
package struct FileGate: Equatable, Sendable {
  /// The real paths of the folders; nil when every file may be read.
  package private(set) var folders: [[UInt8]]?
  /// The real paths of single files that may be read as well.
  private var files: [[UInt8]] = []

  /// Every regular file may be read.
  package static let open = FileGate(folders: nil)

  /// No file may be read.
  package static let closed = FileGate(folders: [])

  /// The flags that open nothing but the place, `O_PATH` on Linux.
  private static let placeOnly = bridge_place_flags()

  /// The folder whose entries are the open descriptors of this process, with a slash at the end.
  static let descriptors = unsafe String(cString: bridge_descriptor_folder())

  private init(folders: [[UInt8]]?) { self.folders = folders }

  /// Lets the files in some folders be read, wherever these are now; a folder that is not there has none.
  package init(foldersAt paths: [[UInt8]]) {
    folders = []
    for path in paths { add(folder: path) }
  }

  /// Whether some files may not be read.
  package var isRestricted: Bool { folders != nil }

  /// Adds a folder to those whose files may be read.
  package mutating func add(folder path: [UInt8]) {
    guard folders != nil, let real = ProcessContext.realPath(path.isEmpty ? [46] : path) else {
      return
    }
    folders?.append(real)
  }

  /// Adds a file to those that may be read.
  package mutating func add(file path: [UInt8]) {
    if let real = ProcessContext.realPath(path) { files.append(real) }
  }

  /// Opens a regular file.
  ///
  /// - Throws: ``SystemFailure``, the same one for a file that is not there and for one that must not be
  ///   read.
  package func open(_ path: [UInt8]) throws -> GatedFile {
    do {
      let place = try OpenFile(path, FileGate.placeOnly)
      let status = try place.status()
      guard let real = FileGate.realPath(of: place), admits(real) else { throw refusal }
      guard status.st_mode & S_IFMT == S_IFREG, !FileGate.isKernels(real) else {
        if status.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(number: EISDIR) }
        throw FileGate.notRegular
      }
      let file = OpenFile(descriptor: bridge_open_place(place.descriptor))
      guard file.descriptor >= 0 else { throw SystemFailure.last }
      return GatedFile(file, realPath: real, identity: "\(status.st_dev)-\(status.st_ino)")
    } catch let failure as SystemFailure {
      throw isRestricted && failure != FileGate.notRegular ? refusal : failure
    }
  }

  /// The bytes of a regular file.
  ///
  /// - Throws: ``SystemFailure``, as ``open(_:)``.
  package func read(_ path: [UInt8]) throws -> [UInt8] { try open(path).read() }

  /// Whether a path leads to a folder whose files may be read.
  package func admits(folder path: [UInt8]) -> Bool {
    guard isRestricted else { return true }
    guard let place = try? OpenFile(path, FileGate.placeOnly | O_DIRECTORY),
      let real = FileGate.realPath(of: place)
    else { return false }
    return admits(real)
  }

  /// The failure of a pipe, a device, or a file that the kernel makes up.
  package static let notRegular = SystemFailure("not a regular file")

  private var refusal: SystemFailure {
    isRestricted
      ? SystemFailure("no file that a sandboxed script may read") : SystemFailure(number: ENOENT)
  }

  private func admits(_ real: [UInt8]) -> Bool {
    guard let folders else { return true }
    return files.contains(real)
      || folders.contains { folder in
        real == folder || real.starts(with: folder.last == 47 ? folder : folder + [47])
      }
  }

  /// Whether the kernel makes a file's contents up, which may wait or have no end.
  private static func isKernels(_ real: [UInt8]) -> Bool {
    ["/proc/", "/sys/"].contains { real.starts(with: $0.utf8) }
  }

  private static func realPath(of place: borrowing OpenFile) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      unsafe bytes.baseAddress.map {
        unsafe bridge_path_of_place(place.descriptor, $0, bytes.count)
      } ?? 0
    }
    guard count > 0 else { return nil }
    return buffer[..<count].map { UInt8(bitPattern: $0) }
  }
}

/// An open regular file that a ``FileGate`` let through; it is closed with its last reference.
package final class GatedFile {
  private let file: OpenFile
  /// Where the file was when it was opened.
  package let realPath: [UInt8]
  /// The device and the number of the file, which all its names share.
  package let identity: String

  init(_ file: consuming OpenFile, realPath: [UInt8], identity: String) {
    self.file = file
    self.realPath = realPath
    self.identity = identity
  }

  /// A path that leads to the open file itself, whatever has its name by now.
  package var descriptorPath: String { "\(FileGate.descriptors)\(file.descriptor)" }

  /// The bytes of the file, from its beginning.
  ///
  /// - Throws: ``SystemFailure``.
  package func read() throws -> [UInt8] {
    lseek(file.descriptor, 0, SEEK_SET)
    return try WholeFile.read(file)
  }
}
