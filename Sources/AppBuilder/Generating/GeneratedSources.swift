import AssetCatalog
import Foundation
import XcodeProject

/// Swift files that no project holds: what Xcode generates, and what iOS's frameworks have that is declared only where it is named.
struct GeneratedSources {
    let layout: BuildLayout
    let progress: any BuildProgress

    /// The module with its generated files among its sources.
    func completing(_ module: ModulePlan) throws -> ModulePlan {
        var texts: [(name: String, text: String)] = []
        if let symbols = assetSymbols(of: module) { texts.append(("GeneratedAssetSymbols.swift", symbols)) }
        if names("NSURLConnection", module) { texts.append(("NSURLConnection.swift", URLConnectionSource.text)) }
        let folder = layout.generated(module.name)
        var completed = module
        for (name, text) in texts {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.writeIfChanged(Data(text.utf8), to: file)
            completed.sources.append(file)
        }
        return completed
    }

    private func assetSymbols(of module: ModulePlan) -> String? {
        guard module.settings.assetSymbols != .none, let bundle = module.bundle else { return nil }
        let catalogs = bundle.resources.map(\.file).filter { $0.fileExtension == "xcassets" }.map(\.url)
        guard !catalogs.isEmpty else { return nil }
        let symbols = AssetSymbols(catalogs: catalogs)
        for note in symbols.notes { progress.diagnostic("\(note)") }
        let place: AssetSymbols.Place = switch module.kind {
        case .application: .application
        case .framework, .tests: .framework
        case .package: .bundle(bundle.name)
        }
        return symbols.source(place: place, extensions: module.settings.assetSymbols == .extensions)
    }

    private func names(_ word: String, _ module: ModulePlan) -> Bool {
        let mark = Data(word.utf8)
        return module.sources.contains { (try? Data(contentsOf: $0))?.range(of: mark) != nil }
    }
}
