import Foundation

func log(_ error: Error, _ id: UUID?, _ items: [Any]) {
    NSLog("%@ %@", error as CVarArg, (error as NSError).userInfo as any CVarArg)
    let predicate = NSPredicate(format: "id == %@", id! as CVarArg)
    _ = (predicate, items[0] as! CVarArg, items as? CVarArg)
}
