import { existsSync, readFileSync } from 'node:fs'

/**
 * The number of passed, failed and skipped tests. A run that failed without a failed test or a report counts as one
 * failure: a file that does not load, an error outside a test, a server that does not start.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @returns {Counts} */
export function fromVitest(report, code) {
  const json = read(report)
  const filesWithoutTests = (json?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  return honest(code, {
    passed: json?.numPassedTests ?? 0,
    failed: (json?.numFailedTests ?? 0) + filesWithoutTests,
    skipped: (json?.numPendingTests ?? 0) + (json?.numTodoTests ?? 0),
  })
}

/** @returns {Counts} */
export function fromPlaywright(report, code) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read(report)?.stats ?? {}
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped })
}

/** @returns {Counts} */
export function addUp(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

function honest(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}
