import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { tableStream } from './table-stream'

async function* tableOf(lines: number, onLine: (line: number) => void = () => undefined) {
  for (let line = 0; line < lines; line += 1) {
    onLine(line)
    yield `${line}\r\n`
  }
}

it('has every line in its order', async () => {
  const lines = (await text(tableStream(tableOf(50_000)))).split('\r\n')
  expect([lines.length, lines[49_999]]).toEqual([50_001, '49999'])
})

it('is empty without lines', async () => {
  expect(await text(tableStream(tableOf(0)))).toBe('')
})

it('lets others take their turn after each piece, although no line is waited for', async () => {
  const turns: number[] = []
  let written = 0
  let isRunning = true
  const others = () => {
    turns.push(written)
    if (isRunning) setImmediate(others)
  }
  setImmediate(others)
  await text(
    tableStream(
      tableOf(50_000, (line) => {
        written = line
      }),
    ),
  )
  isRunning = false
  const longest = Math.max(...turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0)))
  expect(longest).toBeLessThan(15_000)
})
