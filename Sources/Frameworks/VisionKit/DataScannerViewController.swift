import UIKit

/// Named only: there is no camera, and the device doesn't support scanning.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = []) -> Self { Self(name: "text") }
        public static func barcode() -> Self { Self(name: "barcode") }
    }
    public class var isSupported: Bool { false }
    public class var isAvailable: Bool { false }
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public var isScanning: Bool { false }
    public init(recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    public func startScanning() throws { throw CocoaError(.featureUnsupported) }
    public func stopScanning() {}
}

public enum RecognizedItem: Identifiable, Sendable {
    public struct Text: Identifiable, Sendable { public let id: UUID, transcript: String }
    public struct Barcode: Identifiable, Sendable { public let id: UUID, payloadStringValue: String? }
    case text(Text), barcode(Barcode)
    public var id: UUID { switch self { case .text(let text): text.id; case .barcode(let code): code.id } }
}

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
}
