import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Attack } from './attack'
import { startInstallation } from './installation'
import { measure } from './measure'
import { missedBounds, tableHead, toRow } from './report'

/**
 * Measures whether one organization, or a lost database, can stop the product for everyone: each attack in the folder
 * `attacks` runs on a separate installation while another organization works.
 */
const usage = 'Usage: npm run bench:neighbours -- [--only NAME] [--seconds N]'

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '20' } } })
const seconds = Number(values.seconds)
if (!(seconds >= 1)) {
  console.error(usage)
  process.exit(1)
}

async function loadAttacks(): Promise<Attack[]> {
  const names = (await readdir(new URL('./attacks/', import.meta.url))).filter((name) => name.endsWith('.ts')).sort()
  const modules = names.map(async (name): Promise<Attack> => (await import(`./attacks/${name}`)).attack)
  return (await Promise.all(modules)).filter(({ name }) => !values.only || name === values.only)
}

const attacks = await loadAttacks()
let missed = attacks.length === 0
console.log(tableHead)
for (const attack of attacks) {
  const installation = await startInstallation()
  try {
    const measured = await measure(attack, installation, seconds)
    console.log(toRow(measured))
    missed ||= missedBounds(measured).length > 0
  } finally {
    await installation.stop()
  }
}
if (missed) process.exitCode = 1
