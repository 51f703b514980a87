# make demo    build, run Examples/BirdWatching headless, write demo/BirdWatching.png, print the launch trace
# make test    all tests
# make build   .build/release/understudy
# make api     regenerate declarations and Documentation/Coverage.md, compile clients that use and override every member
# make sanitize SANITIZER=address|thread|undefined [FILTER=REGEX]   the tests, built anew with a sanitizer
# make soak    Benchmarks/life: lives of an app without end (hours)
# make install PREFIX=/usr/local   what make build made, to where it is used
# make dist    dist/understudy_VERSION_ARCH.deb and a container recipe
# make rules   Documentation/LaunchRules.md: rules, their tests, what mutants showed
# make mutants break each rule in turn and run its tests; writes API/mutants.tsv and the page
# make bench   Benchmarks/run, Benchmarks/work: Understudy beside its peers (bench-trace: what tracing costs)

SWIFT ?= swift
BIRDS := Examples/BirdWatching/BirdWatching.xcodeproj

.PHONY: setup build demo test sanitize soak api install dist bench bench-trace clean

setup:
	@Scripts/setup

build: setup
	$(SWIFT) build -c release --product understudy
	$(SWIFT) build -c release --product understudy-lower
	$(SWIFT) build -c release --product understudy-viewer
	$(SWIFT) build -c release --product UnderstudyKit
	$(SWIFT) build -c release --product UnderstudyTesting
	$(SWIFT) build -c release --product UnderstudyUITesting
	$(SWIFT) build -c release --product UnderstudyKitStatic
	$(SWIFT) build -c release --product understudy-api
	Scripts/names release

PREFIX ?= /usr/local

install:
	Scripts/install $(PREFIX)

dist: build
	Scripts/dist

demo: build
	@mkdir -p demo
	.build/release/understudy run $(BIRDS) --headless --until idle --screenshot demo/BirdWatching.png --trace -
	@echo "wrote demo/BirdWatching.png"

test: setup
	$(SWIFT) build
	Scripts/names debug
	$(SWIFT) test

SANITIZER ?= address
FILTER ?= UIKitTests|ObjCRuntimeTests|FrameworkTests|GraphicsTests|LayoutSolverTests|InterfaceBuilderTests

# In a folder of its own. The programs that end-to-end tests start are built without.
sanitize: setup
	$(SWIFT) test --sanitize $(SANITIZER) --scratch-path .build/$(SANITIZER) --filter '$(FILTER)'

soak: setup
	Benchmarks/life

api: setup
	$(SWIFT) build --product understudy-api
	.build/debug/understudy-api generate
	$(SWIFT) build --product UnderstudyKit
	@mkdir -p .build/api
	.build/debug/understudy-api uses .build/api/UseClient.swift
	-Scripts/typecheck .build/api/UseClient.swift > .build/api/uses.log 2>&1
	.build/debug/understudy-api coverage .build/api/uses.log
	.build/debug/understudy-api overrides .build/api/OverrideClient.swift
	Scripts/typecheck .build/api/OverrideClient.swift

rules:
	$(SWIFT) run understudy-rules page

mutants: setup
	$(SWIFT) build --build-tests
	.build/debug/understudy-rules mutants

bench: build
	$(SWIFT) build -c release --product solverbench
	Benchmarks/run
	Benchmarks/work

# The benchmark's app on a UIKit without tracing compiled in, and the two side by side.
bench-trace: build
	$(SWIFT) build -c release --scratch-path .build/no-trace -Xswiftc -DUNDERSTUDY_NO_TRACE --product understudy
	$(SWIFT) build -c release --scratch-path .build/no-trace -Xswiftc -DUNDERSTUDY_NO_TRACE --product understudy-lower
	$(SWIFT) build -c release --scratch-path .build/no-trace -Xswiftc -DUNDERSTUDY_NO_TRACE --product UnderstudyKitStatic
	.build/no-trace/release/understudy build Benchmarks/Form/Form.xcodeproj -o .build/no-trace/app --configuration Release
	Benchmarks/run --runs 30 --trace-cost .build/no-trace/app/Form.app

clean:
	$(SWIFT) package clean
