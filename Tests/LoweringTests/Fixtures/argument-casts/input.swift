import Foundation

func log(_ error: Error, _ id: UUID?, _ items: [Any]) {
    NSLog("%@ %@", error as CVarArg, (error as NSError).userInfo as any CVarArg)
    let predicate = NSPredicate(format: "id == %@", id! as CVarArg)
    _ = (predicate, items[0] as! CVarArg, items as? CVarArg)
}

func keychain(_ query: NSMutableDictionary, _ other: [String: AnyObject]) {
    SecItemAdd(query as CFDictionary, nil)
    SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary)
    SecItemUpdate(other as CFDictionary, [kSecValueData as String: Data()] as CFDictionary)
}

func game() { _ = SKScene(fileNamed: "GameScene") }
