import Foundation

class Nest {
    let bundle = Bundle.init(for: Nest.self)
    let other = Bundle(for: Nest.self)
    let main = Bundle.main
    lazy var timer = Timer.init(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    let text = NSMutableAttributedString.init()
    let table = Dictionary<String, Int>.init()
    @objc func tick() {}
}
