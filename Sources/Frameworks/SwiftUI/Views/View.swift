@_exported import Combine
@_exported import CoreGraphics
@_exported import Observation
@_exported import UIKit

/// A view of SwiftUI. None is drawn here: what apps declare compiles, and a hosting controller shows a placeholder that names it.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view of SwiftUI has no body here") }
}

/// One of SwiftUI's own views.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("a view of SwiftUI has no body here") }
}

public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

public struct AnyView: PrimitiveView {
    nonisolated public init(_ view: some View) {}
    nonisolated public init(erasing view: some View) {}
}

public struct TupleView<each Content: View>: PrimitiveView {
    nonisolated init() {}
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> { TupleView() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildOptional(_ content: (some View)?) -> AnyView { AnyView(EmptyView()) }
    public static func buildEither<Content: View>(first content: Content) -> AnyView { AnyView(content) }
    public static func buildEither<Content: View>(second content: Content) -> AnyView { AnyView(content) }
}
