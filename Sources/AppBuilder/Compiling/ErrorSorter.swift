/// Shows a module's errors in two parts, the app's own first, and counts both.
struct ErrorSorter {
    let progress: any BuildProgress
    private(set) var own = 0
    private(set) var lacking = 0

    init(progress: any BuildProgress) { self.progress = progress }

    /// - Parameter diagnosis: nil when it can't be told apart.
    mutating func show(_ errors: [CompilerError], _ diagnosis: Diagnosis?) {
        guard let diagnosis else { return errors.forEach { progress.diagnostic($0.text) } }
        let lacks = errors.map { diagnosis.lack(behind: $0) }
        let someLack = lacks.contains { $0 != nil }
        var ours: [(error: CompilerError, note: String)] = []
        for (error, lack) in zip(errors, lacks) {
            if let lack {
                ours.append((error, lack))
            } else if someLack, diagnosis.isConsequence(error) {
                ours.append((error, "this follows from the others, it seems"))
            } else {
                own += 1
                progress.diagnostic(error.text)
            }
        }
        lacking = ours.count
        if !ours.isEmpty, own > 0 { progress.note("what follows is no fault of the app's: Understudy lacks what it needs") }
        for (error, note) in ours { progress.diagnostic("\(error.text)\n\(error.file):\(error.line): note: \(note)") }
    }

    /// How the build failed.
    func failure(of module: String) -> BuildFailure {
        guard own + lacking > 0 else { return BuildFailure("\(module) doesn't compile") }
        let parts = [own == 0 ? nil : "\(own) \(own == 1 ? "error" : "errors") of its own", lacking == 0 ? nil : "\(lacking) by what Understudy lacks"]
        return BuildFailure(
            "\(module) doesn't compile: " + parts.compactMap { $0 }.joined(separator: ", "), hint: lacking == 0 ? nil : "understudy check lists all that is missing")
    }
}
