import { parseArgs } from 'node:util'
import { type Times, toReport, toTable } from '../comparison'
import { countOption } from '../count-option'
import { watchMemory } from '../process-tree'
import { readDemonstration } from './demonstration'
import { measureExtremes } from './extremes'
import { createGrowingItems, createItems } from './items'
import { readQuestions, readSearches } from './questions'
import { missedLimits, reportText } from './report'
import { type Side, startSide } from './side'

/**
 * Measures whether answers and searches take as long with very many pages of other machines in the library as with few,
 * and how much memory the server occupies. Both libraries are made by the same command and have an instance of the app
 * each; everything uses HTTP.
 */
const usage = `Usage: npm run bench:library -- [--small PAGES] [--large PAGES] [--turns N] [--manual PAGES] [--manuals N]
  --manual   pages of the largest manual
  --manuals  how many manuals the machine with the most has`

const warmUp = 10
/** How often, in turns, what grows with the library is measured; it fills the memory with other manuals. */
const growingEvery = 4

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '200' },
    manual: { type: 'string', default: '5000' },
    manuals: { type: 'string', default: '40' },
  },
})

const countOf = (text: string) => countOption(text, usage)

const turns = countOf(values.turns)
const demonstration = await readDemonstration()
const questions = await readQuestions(demonstration)
const searches = readSearches(demonstration)
const items = createItems(questions, searches)
const growingItems = createGrowingItems(questions, searches)
const sizes = ['small', 'large'] as const
type Sides = Record<(typeof sizes)[number], Side>

async function start(pages: number, extremes?: { largePages: number; manuals: number }): Promise<Side> {
  const began = performance.now()
  const side = await startSide({ pages, demonstration, ...(extremes && { extremes }) })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${pages.toLocaleString('en')} pages of other machines created in ${seconds} s`)
  return side
}

async function measureAll(sides: Sides): Promise<Map<string, Times>> {
  const times = new Map<string, Times>([...items, ...growingItems].map(({ name }) => [name, { small: [], large: [] }]))
  for (let turn = 0; turn < turns + warmUp; turn += 1) {
    for (const item of turn % growingEvery === 0 ? [...items, ...growingItems] : items) {
      // They take turns to go first, so that aftereffects slow both down equally.
      for (const size of turn % 2 === 0 ? sizes : sizes.toReversed()) {
        const time = await item.measure(sides[size], turn)
        if (turn >= warmUp) times.get(item.name)?.[size].push(time)
      }
    }
  }
  return times
}

const started: Side[] = []
try {
  const small = await start(countOf(values.small))
  started.push(small)
  const extremes = { largePages: countOf(values.manual), manuals: countOf(values.manuals) }
  const large = await start(countOf(values.large), extremes)
  started.push(large)

  const memory = { small: watchMemory(small.serverPid), large: watchMemory(large.serverPid) }
  const measured = toReport(await measureAll({ small, large }))
  const isGrowing = ({ name }: { name: string }) => growingItems.some((item) => item.name === name)
  const megabytes = { small: memory.small.stop(), large: memory.large.stop() }

  console.log(`${turns} turns, small and large alternating, in milliseconds`)
  console.log(toTable(measured))

  const extremeMemory = watchMemory(large.serverPid)
  const report = {
    items: measured.filter((item) => !isGrowing(item)),
    extremes: await measureExtremes(large, questions),
    megabytes: { ...megabytes, extremes: extremeMemory.stop() },
  }
  console.log(reportText(report))
  if (missedLimits(report).length > 0) process.exitCode = 1
} finally {
  for (const side of started) await side.stop()
}
