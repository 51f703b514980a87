import Foundation

extension Bundle {
    /// Under the app's icon.
    var displayName: String {
        ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { self.object(forInfoDictionaryKey: $0) as? String }.first { !$0.isEmpty }
            ?? bundleURL.deletingPathExtension().lastPathComponent
    }
}
