import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { extractPages } from '../../server/modules/manuals/reading/extract/extract-pages'
import { isManualUnreadable } from '../../server/modules/manuals/reading/manual-unreadable'
import { openPdfFile } from '../../server/modules/manuals/reading/pdfium/pdf-source'
import { readManualInProcess } from '../../server/modules/manuals/reading/process/read-in-process'
import { sharedPdfium } from '../../server/modules/manuals/reading/read-manual'
import { timed } from '../timing'
import { type Runs, toReport, toTable } from './report'

const run = promisify(execFile)
const usage = 'Usage: npm run bench:ingest -- --manuals DIR [--runs N] [--json]'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    manuals: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
const folder = values.manuals ?? fail(usage)
const runCount = Number(values.runs)
if (!Number.isInteger(runCount) || runCount < 1) fail(`--runs must be a whole number of at least 1.\n${usage}`)

await run('pdftotext', ['-v']).catch(() =>
  fail('pdftotext was not found: it is the peer this bench measures against (Debian: apt install poppler-utils).'),
)
const names = await readdir(folder).catch(() => fail(`The folder ${folder} cannot be read.`))
const paths = names
  .filter((name) => name.toLowerCase().endsWith('.pdf'))
  .sort()
  .map((name) => join(folder, name))
if (paths.length === 0) fail(`No PDF was found in ${folder}.`)

const pdfium = await sharedPdfium()
const limits = { timeoutMs: 15 * 60_000, memoryMegabytes: 1024 }

const extractAll = async () => {
  let pages = 0
  for (const path of paths) pages += extractPages(pdfium, openPdfFile(path)).length
  return pages
}
const readAll = async () => {
  for (const path of paths) {
    await readManualInProcess(path, limits).catch((error: unknown) => {
      // A scan must be read to the last page before it turns out to have no text.
      if (!(isManualUnreadable(error) && error.code === 'no_text')) throw error
    })
  }
}
const pdftotextAll = async () => {
  for (const path of paths) await run('pdftotext', [path, '/dev/null'])
}

const pages = await extractAll()
const runs: Runs = { pdftotext: [], extraction: [], whole: [] }
for (let count = 0; count < runCount; count += 1) {
  runs.pdftotext.push(await timed(pdftotextAll))
  runs.extraction.push(await timed(extractAll))
  runs.whole.push(await timed(readAll))
}
const report = toReport(paths.length, pages, runs)
console.log(values.json ? JSON.stringify(report, null, 2) : toTable(report))
