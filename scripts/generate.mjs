import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generateContract } from './generate-contract.mjs'
import { migrationsFolders, updateMigrationHashes } from './migration-hashes.mjs'
import { root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

// --out writes the same tree to another folder, for the drift check.
const { values } = parseArgs({ options: { out: { type: 'string', default: root } } })

await setUp()
const contractFolder = join(values.out, 'openapi/generated')
mkdirSync(contractFolder, { recursive: true })
await generateContract(contractFolder)
console.log(`Generated ${relative(process.cwd(), contractFolder)}`)

// Recorded, not derived: it is independent of --out, and its own check compares it.
if (values.out === root) for (const folder of migrationsFolders) updateMigrationHashes(join(root, folder))

const databaseTypes = 'server/db/generate-types.ts'
if (existsSync(join(root, databaseTypes))) {
  const target = join(values.out, 'server/db/schema.ts')
  mkdirSync(join(values.out, 'server/db'), { recursive: true })
  const { code } = await runNode(['--import', 'tsx', databaseTypes, target], { show: true })
  if (code !== 0) process.exit(code)
  console.log(`Generated ${relative(process.cwd(), target)}`)
}
