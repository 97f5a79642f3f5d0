PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SAMPLE ?= samples/launch-home-return/input.log

release_flags = -c release --product lifelog
ifeq ($(shell uname -s),Linux)
release_flags += --static-swift-stdlib -Xswiftc -static-executable
else
# Homebrew keeps its libarchive apart from the one of macOS, which has no headers.
export PKG_CONFIG_PATH := $(shell brew --prefix 2>/dev/null)/opt/libarchive/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif
release_binary = $$($(SWIFT) build $(release_flags) --show-bin-path)/lifelog

.PHONY: run build test check install uninstall bench dist clean help

run: build ## Build lifelog and let it analyse a bundled log (SAMPLE=path for another one)
	@echo; echo '$$ lifelog analyze $(SAMPLE)'; "$(release_binary)" analyze '$(SAMPLE)'

build: ## Build the release binary
	@Scripts/bootstrap
	@$(SWIFT) build $(release_flags)

test: check ## Check style and architecture, then run all tests with warnings as errors
	@$(SWIFT) test --parallel -Xswiftc -warnings-as-errors

check:
	@Scripts/bootstrap
	@$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	@Scripts/check-imports
	@Scripts/check-size

install: build ## Install below PREFIX (/usr/local): program, manual page, completions; DESTDIR stages the files for a package
	@Scripts/install "$(release_binary)" '$(DESTDIR)$(PREFIX)'

uninstall: ## Remove what `install` installed
	@Scripts/install --remove '$(DESTDIR)$(PREFIX)'

bench: build ## Compare the speed with searching tools on generated logs (BENCH_MB=400 megabytes each, BENCH_RUNS=5)
	@Scripts/bench "$(release_binary)"

dist: build ## Make the archive, the Debian package and their checksums in dist/
	@Scripts/dist "$(release_binary)"

clean: ## Remove everything that was built
	rm -rf .build dist

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
