// swift-tools-version: 6.2
import PackageDescription

// A package that depends on hookhost: here by its path, elsewhere by its address and version.
let package = Package(
  name: "embedding",
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(name: "hookhost", path: "../../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "Hookhost", package: "hookhost")],
      resources: [.embedInCode("checkout.lua")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
