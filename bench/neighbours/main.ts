import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Attack } from './attack'
import { startInstallation } from './installation'
import { measure } from './measure'
import { type Measured, missedBounds, toTable } from './report'

/**
 * Whether one organization, or a lost database, can stop the product for everybody: each attack of the folder `attacks`
 * is run on an installation of its own while another organization works.
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

const all: Measured[] = []
for (const attack of await loadAttacks()) {
  console.error(`${attack.name} …`)
  const installation = await startInstallation()
  try {
    all.push(await measure(attack, installation, seconds))
  } finally {
    await installation.stop()
  }
}
console.log(toTable(all))
if (all.length === 0 || all.some((one) => missedBounds(one).length > 0)) process.exitCode = 1
