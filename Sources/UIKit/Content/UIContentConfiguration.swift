import Foundation

/// A value that describes the content of a cell and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for configurations of the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}
