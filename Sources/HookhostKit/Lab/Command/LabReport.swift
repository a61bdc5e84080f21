internal import LuaModules

/// The results of scenario files, independent of the output format.
///
/// They are the same in each run: they contain no times and no addresses of objects.
struct LabReport: Equatable {
  /// A file with its scenarios.
  struct File: Equatable {
    let path: String
    var scenarios: [LabResult] = []
    /// The faults of the file, and of scenarios that could not be registered.
    var faults: [String] = []
  }

  var files: [File] = []
  /// The faults of the run as a whole.
  var faults: [String] = []

  var orderCount: Int { scenarios.reduce(0) { $0 + $1.orders.count } }
  var scenarios: [LabResult] { files.flatMap(\.scenarios) }
  var failureCount: Int { scenarios.reduce(0) { $0 + $1.failures.count } }
  var faultCount: Int {
    faults.count + files.reduce(0) { $0 + $1.faults.count }
      + scenarios.reduce(0) { $0 + $1.faults.count }
  }
  var isAsWanted: Bool { failureCount + faultCount == 0 }

  /// Adds the results of another part of the same run.
  mutating func merge(_ other: LabReport) {
    for file in other.files {
      guard let place = files.firstIndex(where: { $0.path == file.path }) else {
        files.append(file)
        continue
      }
      files[place].merge(file)
    }
    faults += other.faults.filter { !faults.contains($0) }
  }
}

extension LabReport.File {
  fileprivate mutating func merge(_ other: LabReport.File) {
    for scenario in other.scenarios {
      guard let place = scenarios.firstIndex(where: { $0.name == scenario.name }) else {
        scenarios.append(scenario)
        continue
      }
      scenarios[place].orders = (scenarios[place].orders + scenario.orders)
        .sorted { $0.number < $1.number }
      scenarios[place].faults += scenario.faults.filter { !scenarios[place].faults.contains($0) }
    }
    faults += other.faults.filter { !faults.contains($0) }
  }
}
