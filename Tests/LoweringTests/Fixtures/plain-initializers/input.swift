import Foundation

struct Progress {}

let text = NSMutableAttributedString()
let error = NSError()
let session = URLSession()
let own = Progress()
let kept = NSError(domain: "d", code: 1)
let request = NSMutableURLRequest()
