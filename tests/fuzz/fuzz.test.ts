import { expect, it } from 'vitest'
import { runFuzz } from './run-fuzz'

const seed = Number(process.env.FUZZ_SEED || 1)
const minutes = Number(process.env.FUZZ_MINUTES || 0)
/** About a minute's; the same each time. */
const REQUESTS = 4000

it('no request is answered with 5xx, an undocumented status, another shape or a foreign row', async () => {
  const end = Date.now() + minutes * 60_000
  const isOver = (requests: number) => (minutes > 0 ? Date.now() >= end : requests >= REQUESTS)
  const { requests, statuses, findings } = await runFuzz(seed, isOver)
  const limit = minutes > 0 ? ` --minutes ${minutes}` : ''
  console.log(`${requests} requests with seed ${seed}: ${JSON.stringify(statuses)}, ${findings.length} findings`)
  const again = `npm run fuzz -- --seed ${seed}${limit} sends the same requests`
  expect(findings.length, `${findings.join('\n\n')}\n\n${again}`).toBe(0)
}, 3_600_000)
