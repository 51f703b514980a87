import Foundation

extension UIApplication {
    /// A question about the state: the delegate is asked in the secure form, or in that of before iOS 13.2 if it has no other. No delegate, no state.
    typealias StateQuestion = (name: String, ask: (any UIApplicationDelegate, UIApplication, NSCoder) -> Bool)

    func answer(_ secure: StateQuestion, or old: StateQuestion, _ coder: NSCoder, rule: String) -> Bool {
        let question = _implements(delegate, secure.name) ? secure : old
        var answer = false
        tellAlways(question.name, rule: rule) { answer = question.ask($0, self, coder) }
        return answer
    }
}
