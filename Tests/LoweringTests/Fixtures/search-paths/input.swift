import Foundation

struct Store {
    let library = try! FileManager.default.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let path = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first!
    func other(_ api: Client) { _ = api.urls(for: "a", in: "b") }
}

struct Client {
    func urls(for name: String, in place: String) -> [URL] { [] }
}
