/// Which orders a process runs: one job's part of one shard.
struct LabShare {
  let shard: Shard
  let job: Shard

  /// Whether an order runs here, by its number among those of all files.
  func includes(_ number: Int) -> Bool {
    shard.includes(number) && job.includes(number / shard.count)
  }
}
