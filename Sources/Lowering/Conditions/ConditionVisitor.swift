import SwiftIfConfig
import SwiftSyntax

/// Blanks `#if`, `#else`, `#endif` lines and every clause that isn't active.
final class ConditionVisitor: SyntaxVisitor {
    private let configuration: Configuration
    private(set) var edits = TextEdits()

    init(configuration: Configuration) {
        self.configuration = configuration
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.activeClause(in: configuration).clause
        for clause in node.clauses {
            if clause.id == active?.id, let elements = clause.elements {
                edits.blank(clause.start..<elements.start)
                walk(elements)
            } else {
                edits.blank(clause.range)
            }
        }
        edits.blank(node.poundEndif.range)
        return .skipChildren
    }
}
