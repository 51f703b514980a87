import UIKit
import Viewing

/// Finds where layout puts the views of a scene when it can't read the places off the document.
@MainActor final class FrameMeasuring {
    private let scene: ViewerScene
    private let wanted: [String: MeasuredView]
    private let cleared = ClearedFrames()
    private var sources: [AnyObject] = []

    /// Nil for a task that doesn't ask for frames.
    init?(_ scene: ViewerScene, _ task: ViewerTask) {
        guard case .frames = task else { return nil }
        self.scene = scene
        // On the canvas a hidden view keeps the length that its content demands.
        UIStackView.hidingPriority = UILayoutPriority(999)
        wanted = Dictionary(scene.measured.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Takes away the frames that constraints give to a nib's views, and fills tables and collections with what was drawn in them.
    func prepare(_ objects: [AnyObject]) {
        for case let constraint as NSLayoutConstraint in objects {
            if isIgnored(constraint) { constraint.isActive = false }
            cleared.keep(constraint)
        }
        for case let view as UIView in objects {
            fill(view)
            if let wanted = NibRecord.current?.origin(of: view)?.element.flatMap({ wanted[$0] }) {
                PlaceholderSize(width: wanted.placeholderWidth, height: wanted.placeholderHeight).add(to: view)
                if let height = wanted.wholeHeight.map({ CGFloat($0) }), abs(view.intrinsicContentSize.height - height) < 1 {
                    (view as? UILabel)?.intrinsicHeight = height
                    (view as? UIButton)?.intrinsicHeight = height
                }
            }
            cleared.clear(view)
        }
    }

    private func isIgnored(_ constraint: NSLayoutConstraint) -> Bool {
        NibRecord.current?.origin(of: constraint)?.element.map(scene.ignoredConstraints.contains) == true
    }

    private func fill(_ view: UIView) {
        switch view {
        case let table as UITableView:
            table.showsEveryRow = true
            if !table.prototypeIdentifiers.isEmpty {
                sources.append(PrototypeRows(table, heights: wanted.compactMapValues(\.rowHeight)))
            }
        case let collection as UICollectionView:
            if let source = PrototypeSource.fill(view) { sources.append(source) }
            if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout { sources.append(PrototypeItems(collection, layout, scene.measured)) }
        default: break
        }
    }

    /// The frames on the screen. What else is theirs with other texts hangs on text.
    func frames(in window: UIWindow) -> [MeasuredFrame] {
        addTitles(window)
        layOut(window)
        cleared.resizeSubviews()
        let own = read(window), texts = Texts(in: window)
        texts.lengthen()
        let longer = read(window)
        texts.shorten()
        let shorter = read(window)
        return scene.measured.compactMap { wanted in
            guard let frame = own[wanted.id] else { return nil }
            let moves = [longer, shorter].contains { !Self.isSame($0[wanted.id] ?? frame, frame) }
            return MeasuredFrame(
                id: wanted.id, x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height), hangsOnText: moves)
        }
    }

    /// Plain tables that keep their rows themselves.
    private func addTitles(_ view: UIView) {
        if let table = view as? UITableView, table.style == .plain, table.prototypeIdentifiers.isEmpty, let source = table.dataSource {
            if let rows = TitledRows(table, source) { sources.append(rows) }
        }
        for child in view.subviews { addTitles(child) }
    }

    private func read(_ window: UIWindow) -> [String: CGRect] {
        layOut(window)
        return Dictionary(scene.measured.compactMap { wanted in view(wanted.id).map { (wanted.id, frame(of: $0, wanted)) } }) { first, _ in first }
    }

    private func frame(of view: UIView, _ wanted: MeasuredView) -> CGRect {
        if wanted.isAlignment { return view.alignmentRect(forFrame: view.frame) }
        guard wanted.isInBar, let bar = sequence(first: view, next: \.superview).first(where: { $0 is UIToolbar || $0 is UINavigationBar }) else { return view.frame }
        return view.convert(view.bounds, to: bar)
    }

    private func layOut(_ window: UIWindow) {
        for _ in 0..<3 { window.layoutIfNeeded() }
    }

    private func view(_ id: String) -> UIView? { NibRecord.current?.objects(of: id).first as? UIView }

    private static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
    }
}
