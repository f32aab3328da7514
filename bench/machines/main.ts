import { parseArgs } from 'node:util'
import { beyond, type Times, toReport, toText } from '../comparison'
import { countOption } from '../count-option'
import { items } from './items'
import { type Side, startSide } from './side'

/**
 * Measures whether working with a machine takes as long among very many machines as among a thousand. Both databases are
 * filled by the same command and have an instance of the app each; everything except the daily job uses HTTP.
 */
const usage = `Usage: npm run bench:machines -- [--small N] [--large N] [--readings N] [--turns N]
  --readings  for each machine`

const warmUp = 10
/** Turns after which all accounts sign in again, long before an access token expires. */
const renewEvery = 50

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    readings: { type: 'string', default: '50' },
    turns: { type: 'string', default: '200' },
  },
})

const countOf = (text: string) => countOption(text, usage)

const turns = countOf(values.turns)
/** The largest operator has half of the machines, and a few of them are retired. */
const samples = Math.min(turns + warmUp, Math.floor(countOf(values.small) * 0.45))

async function start(instances: string): Promise<Side> {
  const began = performance.now()
  const scale = { instances: countOf(instances), readings: countOf(instances) * countOf(values.readings) }
  const side = await startSide(scale, samples)
  const count = (figure: number) => figure.toLocaleString('en')
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${count(scale.instances)} machines with ${count(scale.readings)} readings created in ${seconds} s`)
  return side
}

async function measureAll(sides: { small: Side; large: Side }): Promise<Map<string, Times>> {
  const times = new Map<string, Times>(items.map(({ name }) => [name, { small: [], large: [] }]))
  for (let turn = 0; turn < turns + warmUp; turn += 1) {
    if (turn % renewEvery === 0) for (const side of Object.values(sides)) await side.renew()
    for (const item of items) {
      // They take turns to go first, so that aftereffects slow both down equally.
      for (const size of turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const machine = sides[size].machines[turn % samples]
        if (!machine) throw new Error('there are no machines')
        const time = await item.measure(sides[size], machine)
        if (turn >= warmUp) times.get(item.name)?.[size].push(time)
      }
    }
  }
  return times
}

const started: Side[] = []
try {
  const small = await start(values.small)
  started.push(small)
  const large = await start(values.large)
  started.push(large)
  const report = toReport(await measureAll({ small, large }))
  console.log(`${turns} turns, small and large alternating, in milliseconds`)
  console.log(toText(report))
  if (beyond(report).length > 0) process.exitCode = 1
} finally {
  for (const side of started) await side.stop()
}
