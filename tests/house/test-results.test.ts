import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addUp, fromPlaywright, fromVitest } from '../../scripts/test-results.mjs'
import { temporaryFolder } from './temporary-folder'

function report(content: object) {
  const file = join(temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the sum of all test runs', () => {
  it('counts the tests reported by Vitest', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [] })
    expect(fromVitest(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('counts a file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(fromVitest(report({ numPassedTests: 7, numFailedTests: 0, testResults }), 1)).toMatchObject({ failed: 1 })
  })

  it('counts the tests reported by Playwright, flaky ones as passed', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 } })
    expect(fromPlaywright(file, 1)).toEqual({ passed: 4, failed: 1, skipped: 2 })
  })

  it.each([fromVitest, fromPlaywright])('never calls a run without a report a success', (read) => {
    expect(read(join(temporaryFolder(), 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('never counts a failed run as a success', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 0, testResults: [] })
    expect(fromVitest(file, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  it('adds up the runs', () => {
    const sum = addUp([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 0, skipped: 0 },
    ])
    expect(sum).toEqual({ passed: 11, failed: 2, skipped: 3 })
  })
})
