#!/bin/bash
# The step of action.yml: analyses logs, annotates the pull request, and writes the job summary and the SARIF report.
set -euo pipefail

binary=${LIFELOG_BINARY:-}
if [ -z "$binary" ]; then
  binary=$(find "${GITHUB_ACTION_PATH:-.}/.build" -type f -name lifelog -path '*release/lifelog' | head -n 1)
fi

lines() { while IFS= read -r line; do [ -n "$line" ] && printf '%s\0' "$line"; done <<< "$1" || true; }
arguments=()
while IFS= read -r -d '' line; do arguments+=("$line"); done < <(lines "${LIFELOG_ARGUMENTS:-}")
logs=()
while IFS= read -r -d '' line; do logs+=("$line"); done < <(lines "${LIFELOG_LOGS:?name at least one log}")

exec "$binary" analyze --report github --report "sarif=${LIFELOG_SARIF:-lifelog.sarif}" \
  --report "markdown=${GITHUB_STEP_SUMMARY:-lifelog.md}" --source-root "${LIFELOG_SOURCE_ROOT:-.}" \
  ${arguments[@]+"${arguments[@]}"} -- "${logs[@]}"
