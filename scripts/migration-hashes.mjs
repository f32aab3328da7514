import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where migrations are, relative to the root: the product's and the payment sandbox's. */
export const migrationsFolders = ['server/db/migrations', 'server/sandbox/database/migrations']
const hashesFile = 'hashes.json'

/**
 * Adds an entry for each new migration and removes those of files that no longer exist. An existing entry is never
 * rewritten, so that a change to a landed migration is detected.
 * @param {string} folder
 */
export function updateMigrationHashes(folder) {
  const entries = Object.entries({ ...hashesOf(folder), ...recordedIn(folder) })
  const kept = entries.filter(([file]) => existsSync(join(folder, file))).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(join(folder, hashesFile), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/**
 * Compares each migration with its recorded hash.
 * @param {string} folder
 * @returns {{ code: number, output: string }}
 */
export function checkMigrationHashes(folder) {
  const recorded = recordedIn(folder)
  const actual = hashesOf(folder)
  const faults = [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].flatMap((file) => {
    if (!(file in actual)) return [`${file} is recorded but does not exist: run npm run generate.`]
    if (!(file in recorded)) return [`${file} is not recorded: run npm run generate.`]
    if (recorded[file] === actual[file]) return []
    return [
      `${file} has changed. Databases that ran it keep what it did: restore it and write a new migration.`,
      `  If it has not landed yet, delete its line in ${hashesFile} and run npm run generate.`,
    ]
  })
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') }
}

function recordedIn(folder) {
  const file = join(folder, hashesFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function hashesOf(folder) {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.ts$/.test(file))
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file), 'utf8'))]))
}

/** Ignores line endings, because Git may convert them. */
const hashOf = (source) => createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex')
