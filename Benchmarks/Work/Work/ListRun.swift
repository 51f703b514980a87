import UIKit

/// A table of 100,000 rows: from its making to its first frame, then 300 points further with each of 200 frames.
final class ListRun: NSObject {
    private let start = Figures.clock
    private let controller = RowsController(count: 100_000)
    private var link: CADisplayLink?
    private var last: Double?
    private var frames: [Double] = []

    init(in window: UIWindow) {
        super.init()
        window.rootViewController = controller
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() {
        let now = Figures.processor
        if let last { frames.append(now - last) } else { Figures.print("100,000 rows, first frame", Figures.clock - start, "ms") }
        guard frames.count < 200 else { return finish() }
        controller.tableView.contentOffset.y += 300
        last = now
    }

    private func finish() {
        Figures.print("scroll frame, median", Figures.median(frames), "ms")
        Figures.print("scroll frame, 95 %", frames.sorted()[190], "ms")
        Figures.print("peak memory", Figures.peak, "MiB")
        exit(0)
    }
}
