import { parseArgs } from 'node:util'
import { countOption } from '../count-option'
import { type Call, calls } from './calls'
import { bear, foundBy } from './load'
import { missed, type Rounds, toRow, toText } from './report'
import { type Side, startSide } from './side'

/**
 * Measures how many requests the app answers beside a bare Fastify server that does the same search and count on the same
 * database, and whether lists take as long among very many parts and orders as among few.
 */
const usage = `Usage: npm run bench:api -- [--small N] [--large N] [--orders N] [--models N] [--seconds N] [--rounds N]
  --small, --large  parts of the two databases; --orders those of the large one, the small one has as many as parts
  --models          of machines in the large one; the small one has 100`

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    models: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
})
const countOf = (text: string) => countOption(text, usage)
const load = { connections: 10, seconds: countOf(values.seconds) }
/** As many as a dealership of one brand has. */
const SMALL_MODELS = 100
const servers = ['app', 'bare'] as const
const sizes = ['small', 'large'] as const

async function start(scale: Parameters<typeof startSide>[0]): Promise<Side> {
  const { parts, orders } = scale
  const began = performance.now()
  const side = await startSide(scale)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${parts.toLocaleString('en')} parts and ${orders.toLocaleString('en')} orders created in ${seconds} s`)
  return side
}

async function measure(sides: Record<(typeof sizes)[number], Side>, call: Call): Promise<Rounds> {
  const rounds: Rounds = { app: { small: [], large: [] }, bare: { small: [], large: [] } }
  for (const size of sizes) {
    await sides[size].signIn()
    await compare(sides[size], call)
  }
  // The first round warms both up.
  for (let round = 0; round <= countOf(values.rounds); round += 1) {
    for (const size of sizes) {
      for (const server of servers) {
        const borne = await bear(sides[size][server], call[server](sides[size]), load)
        if (round > 0) rounds[server][size].push(borne)
      }
    }
  }
  return rounds
}

/** @throws Error unless both servers find the same */
async function compare(side: Side, call: Call): Promise<void> {
  for (const [index, path] of call.app(side).entries()) {
    const [ours, theirs] = [await foundBy(side.app, path), await foundBy(side.bare, call.bare(side)[index] ?? '')]
    if (ours !== theirs) throw new Error(`${call.name}: the app found ${ours}, the bare server ${theirs}`)
  }
}

const started: Side[] = []
try {
  const small = await start({ parts: countOf(values.small), orders: countOf(values.small), models: SMALL_MODELS })
  started.push(small)
  const large = await start({
    parts: countOf(values.large),
    orders: countOf(values.orders),
    models: countOf(values.models),
  })
  started.push(large)
  const rows = []
  for (const call of calls) {
    rows.push(toRow(call.name, await measure({ small, large }, call)))
    console.log(`${call.name} measured`)
  }
  console.log(`${load.connections} connections, ${values.rounds} rounds of ${load.seconds} s`)
  console.log(toText(rows))
  if (missed(rows).length > 0) process.exitCode = 1
} finally {
  for (const side of started) await side.stop()
}
