// Numbers that belong to a version of the system. Builds are those of Apple's releases; a version that is
// not listed has one of its own form, of the letter that belongs to its minor version.

extension SystemVersion {
  private static let builds: [String: String] = [
    "9.3": "13E233", "10.0": "14A403", "11.0": "15A372", "12.0": "16A366", "12.4": "16G77",
    "13.0": "17A577", "14.0": "18A373", "15.0": "19A346", "16.0": "20A362", "17.0": "21A329",
    "18.0": "22A3354", "18.5": "22F76", "26.0": "23A341",
  ]

  /// The build that `kern.osversion` names.
  package var build: String {
    let release = "\(numbers[0]).\(numbers[1])"
    if numbers[2] == 0, let known = SystemVersion.builds[release] { return known }
    let letter = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[min(numbers[1], 25)]
    return "\(darwin[0] - 2)\(letter)\(100 + numbers[2])"
  }

  /// The version of Darwin, the kernel's system: that of iOS 18 is 24, that of iOS 26 is 25.
  package var darwin: [Int] {
    [numbers[0] >= 26 ? numbers[0] - 1 : numbers[0] + 6, numbers[1], numbers[2]]
  }
}
