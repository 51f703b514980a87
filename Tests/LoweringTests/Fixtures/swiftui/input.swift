import SwiftUI

struct QueryList: View {
    @ObservedObject var model: QueryModel
    @Environment(\.dismiss) private var dismiss
    @State private var selected: Int?
    let title: String

    var body: some View {
        List(model.items, id: \.self) { item in
            Button(action: { self.select(item) }) { Text(item) }
        }
        .onAppear { print("appeared") }
    }

    private var header: some View { Text(title).font(.headline) }
    private func select(_ item: String) { withAnimation { selected = 1 } }
}

struct Started: View {
    @State private var count: Int
    init(count: Int) { _count = State(initialValue: count) }
    var body: some View { Text("\(count)") }
}

struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

extension View {
    func card() -> some View { modifier(Card()) }
}

final class QueryModel: ObservableObject {
    @Published var items: [String] = []
}

func banner() -> some View { Text("banner") }

class Factory {
    func make() -> UIViewController { UIHostingController(rootView: QueryList(model: QueryModel(), title: "a")) }
    func configure(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration {
            HStack { Text("a"); Spacer() }
        }
    }
}

struct QueryList_Previews: PreviewProvider {
    static var previews: some View { QueryList(model: QueryModel(), title: "a") }
}

#Preview { Started(count: 1) }

struct PagesView: View {
    private var pages: [String]
    init() { pages = PagesView.standard() }
    static func standard() -> [String] { ["a"] }
    func unused() {}
    var body: some View { Text("a") }
}

struct Wrapped: UIViewControllerRepresentable {
    let pages: [String]
    @Binding var selected: Int
    func makeCoordinator() -> Pager { Pager(self) }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = context.coordinator.owner.pages.first }
}

final class Pager {
    var owner: Wrapped
    init(_ owner: Wrapped) { self.owner = owner }
}
