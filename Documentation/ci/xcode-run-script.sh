#!/bin/sh
# An Xcode "Run Script" phase, or a post-action of a test scheme: findings appear as issues, each with its place in the source code.
# Xcode reads lines such as "path:line: error: message", which the text report writes.
set -u
log="${SRCROOT:-.}/logs/app.log"
[ -f "$log" ] || { echo "note: no log at $log; lifelog did not run"; exit 0; }

lifelog analyze --fail-on error --quiet --color never --source-root "${SRCROOT:-.}" "$log"
