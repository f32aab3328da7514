import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumForTests } from './chromium-for-tests.mjs'
import { root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'
import { filesBelow } from './stamp.mjs'
import { tesseractForTests } from './tesseract-for-tests.mjs'
import { addUp, fromPlaywright, fromVitest } from './test-results.mjs'

const filters = process.argv.slice(2)
const results = join(root, 'test-results')
const specifications = filesBelow(root, 'tests/e2e').filter((file) => /\.(?:spec|test)\.ts$/.test(file))
const stories = filesBelow(root, 'src').filter((file) => file.endsWith('.stories.tsx'))
const runsEverything = filters.length === 0

await setUp({ build: runsEverything })
const chromium = await chromiumForTests()
await tesseractForTests()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const counts = [await runVitest()]
if (chromium && runsEverything && specifications.length > 0) counts.push(await runPlaywright())
if (!chromium) counts.push(reportSkipped())

const { passed, failed, skipped } = addUp(counts)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runVitest() {
  const report = join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters], { show: true })
  return fromVitest(report, code)
}

async function runPlaywright() {
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test'], { show: true })
  return fromPlaywright(join(results, 'playwright.json'), code)
}

function reportSkipped() {
  const files = runsEverything ? stories.length + specifications.length : 0
  console.log(`
================================================================================
SKIPPED: every test that needs a browser (${stories.length} files of stories, ${specifications.length} of whole journeys).
No Chromium was found and none could be installed. Install one, or name one in
CHROMIUM_PATH. Each skipped file counts as one below.
================================================================================`)
  return { passed: 0, failed: 0, skipped: files }
}
