@_exported import Foundation
@_exported import SwiftUI
import UIKit

/// Named only: no tip is shown.
public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
}
extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public func invalidate(reason: Tips.InvalidationReason) {}
    public var shouldDisplay: Bool { false }
}

public enum Tips {
    public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
    public struct ConfigurationOption: Sendable {
        public struct Frequency: Sendable { public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(), monthly = Self() }
        public struct Location: Sendable { public static let applicationDefault = Self() }
        public static func displayFrequency(_ frequency: Frequency) -> Self { Self() }
        public static func datastoreLocation(_ location: Location) -> Self { Self() }
    }
    public static func configure(_ configuration: [ConfigurationOption] = []) throws { notImplemented("TipKit: tips") }
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
}

@preconcurrency @MainActor open class TipUIView: UIView {
    public init(_ tip: any Tip) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
}
@preconcurrency @MainActor open class TipUIPopoverViewController: UIViewController {
    public init(_ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}
