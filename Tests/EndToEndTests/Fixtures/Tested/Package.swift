// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tested",
    products: [.library(name: "Tested", targets: ["Tested"])],
    targets: [
        .target(name: "CTested"),
        .target(name: "Tested", dependencies: ["CTested"], resources: [.process("Resources")]),
        .testTarget(name: "TestedTests", dependencies: ["Tested"], resources: [.copy("Data")]),
    ]
)
