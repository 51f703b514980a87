import Testing
@testable import Tested

@Suite struct Numbers {
    @Test func passes() { #expect(Tested.twice(2) == 4) }

    @Test func fails() {
        #expect(Tested.twice(2) == 5)
    }

    @Test(.disabled("not today")) func isDisabled() {}

    @Test(arguments: [1, 2, 3]) func takes(_ number: Int) { #expect(Tested.twice(number) == number * 2) }

    @MainActor @Test func touchesViews() {
        let badge = Badge()
        badge.show(4)
        #expect(badge.label.text == "4")
    }
}
