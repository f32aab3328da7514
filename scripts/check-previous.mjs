import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolders } from './migration-hashes.mjs'
import { root, run } from './run.mjs'
import { setUp } from './setup.mjs'
import { filesBelow } from './stamp.mjs'
import { fromVitest } from './test-results.mjs'

/*
 * Runs the server tests of the previous version on a database that the present migrations have made: while a new version
 * is deployed, processes of both versions use it. `npm run check:previous -- orders` runs the files whose path contains it.
 */
const filters = process.argv.slice(2)
const { previousVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Such a file tests the schema of its own version: it imports the migrations, or lists the constraints. */
const testsSchema = /from '[^']*\/migrat(?:e|ions)\b[^']*'|\bpg_constraint\b/

await setUp()
const folder = mkdtempSync(join(tmpdir(), 'yardhand-previous-'))
const checkout = join(folder, 'checkout')
try {
  const refusal = await checkOut()
  if (refusal) console.error(refusal)
  process.exitCode = refusal ? 1 : await runTests()
} finally {
  await run('git', ['worktree', 'remove', '--force', checkout])
  rmSync(folder, { recursive: true, force: true })
}

/** Checks the previous version out, with the present migrations in place of its own. @returns why it cannot */
async function checkOut() {
  if ((await run('git', ['cat-file', '-e', `${previousVersion}^{commit}`])).code !== 0) {
    const shallow = (await run('git', ['rev-parse', '--is-shallow-repository'])).output.trim() === 'true'
    return shallow
      ? `This clone is shallow and lacks ${previousVersion}. Run git fetch --unshallow first.`
      : `The previous version ${previousVersion} is not in the history of this repository.`
  }
  const added = await run('git', ['worktree', 'add', '--detach', checkout, previousVersion])
  if (added.code !== 0) return added.output
  linkPackages()
  for (const path of migrationsFolders) {
    rmSync(join(checkout, path), { recursive: true, force: true })
    cpSync(join(root, path), join(checkout, path), { recursive: true })
  }
  return undefined
}

/** Each package by itself: the programs that tests build below `node_modules` find the contract from there. */
function linkPackages() {
  const [packages, target] = [root, checkout].map((folder) => join(folder, 'node_modules'))
  mkdirSync(target)
  for (const name of readdirSync(packages)) {
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(packages, name), join(target, name))
  }
}

async function runTests() {
  const tests = filesBelow(checkout, 'server').filter((file) => file.endsWith('.db.test.ts'))
  const isLeftOut = (file) => testsSchema.test(readFileSync(join(checkout, file), 'utf8'))
  const leftOut = tests.filter(isLeftOut)
  const isMeant = (file) => filters.length === 0 || filters.some((filter) => file.includes(filter))
  const chosen = tests.filter((file) => !leftOut.includes(file) && isMeant(file))
  const report = join(folder, 'vitest.json')
  const { code } = await run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', 'server'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...chosen,
    ],
    { cwd: checkout, show: true },
  )
  const { passed, failed, skipped } = fromVitest(report, code)
  for (const file of leftOut) console.log(`left out, because it tests the schema of its own version: ${file}`)
  console.log(`\n${previousVersion.slice(0, 8)} on the present schema, ${chosen.length} files:`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || !existsSync(report) ? 1 : 0
}
