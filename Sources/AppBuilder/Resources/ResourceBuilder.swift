import AssetCatalog
import Foundation
import InterfaceBuilder
import XcodeProject

/// Fills a bundle with its resources, compiling what iOS wants compiled. Only what changed since the last build is made anew.
struct ResourceBuilder {
    private let module: ModulePlan
    private let bundle: BundlePlan
    private let folder: URL
    private let progress: any BuildProgress
    private var record: ResourceRecord
    private var failed = false

    /// - Parameters:
    ///   - folder: the bundle's folder.
    ///   - record: the file that remembers what the bundle was made of.
    init(module: ModulePlan, bundle: BundlePlan, folder: URL, record: URL, tools: URL, progress: any BuildProgress) {
        self.module = module
        self.bundle = bundle
        self.folder = folder
        self.progress = progress
        let ingredients = Fingerprint(files: [tools], words: [module.name, bundle.deploymentTarget])
        self.record = ResourceRecord(file: record, ingredients: ingredients.text)
    }

    /// Brings the bundle up to date and removes what no longer belongs to it.
    mutating func build() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try writeInfoPlist()
        try buildCatalogs()
        let files = bundle.resources.filter { !isCatalog($0.file) }
        for (index, resource) in files.enumerated() {
            progress.step("Resources of \(module.productName)", file: index + 1, of: files.count)
            try build(resource)
        }
        for copy in bundle.copies { try copyFile(copy.file.url, to: outputFolder(for: copy.file, beneath: copy.folder)) }
        if failed { throw BuildFailure("a resource of '\(module.productName)' is broken") }
        record.removeStale(in: folder)
        try record.save()
    }

    private mutating func build(_ resource: BundleResource) throws {
        let file = resource.file, output = outputFolder(for: file, beneath: "")
        if resource.isFolderReference { return try copyFile(file.url, to: output) }
        switch file.fileExtension {
        case "storyboard", "xib": try compileDocument(file.url, into: output)
        case "strings": try convertStrings(file.url, into: output)
        case "xcstrings": try convertCatalogOfStrings(file.url)
        case "xcdatamodeld", "xcdatamodel": try compileModel(file.url, into: output)
        case "xcmappingmodel", "intentdefinition", "metal", "mlmodel", "scn", "rcproject":
            progress.warning("\(file.url.path): files of this kind aren't compiled; left out")
        case "plist" where file.name == "Info.plist": break
        default: try copyFile(file.url, to: output)
        }
    }

    private func outputFolder(for file: FileReference, beneath path: String) -> URL {
        let base = path.isEmpty ? folder : folder.appendingPathComponent(path)
        return file.localization.map { base.appendingPathComponent("\($0).lproj") } ?? base
    }

    private func isCatalog(_ file: FileReference) -> Bool { file.fileExtension == "xcassets" }
}

// MARK: Kinds

extension ResourceBuilder {
    private mutating func writeInfoPlist() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: bundle.infoPlist, format: .xml, options: 0)
        let output = folder.appendingPathComponent("Info.plist")
        try FileManager.default.writeIfChanged(data, to: output)
        record.keep(output)
    }

    private mutating func buildCatalogs() throws {
        let catalogs = bundle.resources.map(\.file).filter(isCatalog).map(\.url)
        guard !catalogs.isEmpty else { return }
        let output = folder.appendingPathComponent(CompiledAssets.folderName)
        try record.make(output, from: catalogs) { [module, folder, progress] in
            progress.step("Asset catalogs of \(module.productName)")
            for diagnostic in try CatalogCompiler.compile(catalogs, into: folder) { progress.diagnostic("\(diagnostic)") }
            return true
        }
    }

    private mutating func compileDocument(_ file: URL, into output: URL) throws {
        let kind = file.pathExtension.lowercased() == "xib" ? "nib" : "storyboardc"
        let product = output.appendingPathComponent(file.deletingPathExtension().lastPathComponent).appendingPathExtension(kind)
        var errors = false
        // The nibs are for this UIKit alone: none for systems before the one it stands for.
        let options = CompileOptions(moduleName: module.name, marksPlaces: true)
        try record.make(product, from: [file]) { [progress] in
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            for diagnostic in try DocumentCompiler().compile(file: file, into: output, options: options) {
                if diagnostic.severity == .error { errors = true }
                progress.diagnostic("\(diagnostic)")
            }
            return !errors
        }
        failed = failed || errors
    }

    private mutating func compileModel(_ model: URL, into output: URL) throws {
        let folder = output.appendingPathComponent(model.deletingPathExtension().lastPathComponent).appendingPathExtension("momd")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let product = folder.appendingPathComponent("model.plist")
        try FileManager.default.writeIfChanged(try DataModel(contentsOf: model).compiled(module: module.name), to: product)
        record.keep(product)
    }

    private mutating func convertStrings(_ file: URL, into output: URL) throws {
        let product = output.appendingPathComponent(file.lastPathComponent)
        try record.make(product, from: [file]) {
            try FileManager.default.writeIfChanged(try StringsFile(contentsOf: file).compiled(), to: product)
            return true
        }
    }

    private mutating func convertCatalogOfStrings(_ file: URL) throws {
        let catalog = try StringCatalog(contentsOf: file)
        for (path, data) in try catalog.compiled() {
            let product = folder.appendingPathComponent(path)
            try FileManager.default.writeIfChanged(data, to: product)
            record.keep(product)
        }
    }

    private mutating func copyFile(_ file: URL, to output: URL) throws {
        let product = output.appendingPathComponent(file.lastPathComponent)
        try record.make(product, from: [file]) {
            let manager = FileManager.default
            try manager.createDirectory(at: output, withIntermediateDirectories: true)
            try? manager.removeItem(at: product)
            try manager.copyItem(at: file.resolvingSymlinksInPath(), to: product)
            return true
        }
    }
}
