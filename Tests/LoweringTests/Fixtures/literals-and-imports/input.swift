import UIKit.UIGestureRecognizerSubclass
import os.log
import class QuartzCore.CALayer
import Darwin

let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
let image = #imageLiteral(resourceName: "bird")
let name = NSStringFromClass(UIView.self)
let type = NSClassFromString("App.Thing")
let timer = Timer(timeInterval: 1, target: name, selector: Selector(("tick:")), userInfo: nil, repeats: false)
let request = URLRequest(url: URL(string: "https://example.org")!)
