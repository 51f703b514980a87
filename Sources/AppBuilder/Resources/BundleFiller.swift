import Foundation

/// Fills the bundles of a program's modules: frameworks keep their resources in `Frameworks/Name.framework`, tests in
/// `PlugIns/Name.xctest`, packages in `Package_Target.bundle`.
struct BundleFiller {
    let tools: URL
    /// Where it is remembered what bundles were made of.
    let records: URL
    let progress: any BuildProgress

    func fill(_ modules: [ModulePlan], into root: URL) throws {
        for module in modules {
            guard let bundle = module.bundle else { continue }
            let record = records.appendingPathComponent("\(module.name).json")
            var builder = ResourceBuilder(
                module: module, bundle: bundle, folder: place(of: module, bundle).map(root.appendingPathComponent) ?? root, record: record, tools: tools, progress: progress)
            try builder.build()
        }
    }

    private func place(of module: ModulePlan, _ bundle: BundlePlan) -> String? {
        switch module.kind {
        case .application: nil
        case .framework: "Frameworks/\(module.name).framework"
        case .package: bundle.name
        // A package's test target has its resources where its other targets have theirs.
        case .tests: bundle.name.hasSuffix(".bundle") ? bundle.name : "PlugIns/\(module.name).xctest"
        }
    }
}
