import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { checkDrift } from './check-drift.mjs'
import { checkMigrationHashes, migrationsFolders } from './migration-hashes.mjs'
import { root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

const environment = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}
const tool = (path, args) => () => runNode([`node_modules/${path}`, ...args], { env: environment })
// A checker repeats work of the others, and the other checks need processors, too.
const typeCheckers = String(Math.ceil(availableParallelism() / 2))
const typesCache = 'node_modules/.cache/yardhand/types.tsbuildinfo'

// Slow checks come first, so that none of them runs alone at the end.
const checks = [
  ['generated files', checkDrift],
  // TypeScript 7 checks in a fraction of the time; the tools that read its API need TypeScript 6.
  [
    'types',
    tool('native-typescript/bin/tsc', [
      ...['-p', 'tsconfig.json', '--checkers', typeCheckers],
      ...['--incremental', '--tsBuildInfoFile', typesCache],
    ]),
  ],
  ['dead code', tool('knip/bin/knip.js', ['--no-config-hints'])],
  ['layers and slices', tool('steiger/dist/cli.mjs', ['src'])],
  [
    'imports',
    tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', '.dependency-cruiser.mjs'],
      ...['src', 'server', 'tests', 'bench', 'openapi/generated'],
    ]),
  ],
  ...migrationsFolders.map((folder) => [folder, async () => checkMigrationHashes(join(root, folder))]),
  ['contract', tool('@redocly/cli/bin/cli.js', ['lint'])],
  ['format and lint', tool('@biomejs/biome/bin/biome', ['check', '--colors=off', '--error-on-warnings', '.'])],
]

await setUp()
const failures = await runAll([...checks])
for (const { name, output } of failures) console.log(`\n--- ${name}\n${output.trim()}`)
console.log(`\n${checks.length - failures.length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function runAll(waiting) {
  const failures = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next
      const start = performance.now()
      const { code, output } = await check()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)} ${seconds.padStart(5)} s`)
      if (code !== 0) failures.push({ name, output })
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
  return failures
}
