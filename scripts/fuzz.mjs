import { parseArgs } from 'node:util'
import { runNode } from './run.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })

function positive(name, text) {
  if (text === undefined) return ''
  if (!(Number(text) > 0)) throw new Error(`--${name} has to be a number above 0`)
  return text
}

// Without a seed, each run in minutes sends other requests; the seed is printed.
const seed = positive('seed', values.seed) || (values.minutes ? String(Date.now() % 2 ** 31) : '')
const { code } = await runNode(
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/fuzz', '--disable-console-intercept'],
  { show: true, env: { FUZZ_MINUTES: positive('minutes', values.minutes), FUZZ_SEED: seed } },
)
process.exitCode = code
