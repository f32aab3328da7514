import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv } from './read-csv'
import { streamCsv } from './stream-csv'
import { csvLine } from './write-csv'

const limits = { maxLines: 1000, maxRows: 1000, maxCells: 50 }

async function* inPieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function stream(text: string, size: number) {
  const rows = []
  for await (const row of streamCsv(inPieces(Buffer.from(text), size), limits)) rows.push(row)
  return rows
}

it('a table read in pieces is the same as one read at once, wherever it is cut', async () => {
  const cell = string({ unit: constantFrom('a', 'ñ', '€', ',', '"', '\n', '\r\n', '=', ' ') })
  await assert(
    asyncProperty(
      array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      integer({ min: 1, max: 40 }),
      async (rows, size) => {
        const text = ['\ufeff"head","x"\r\n', ...rows.map(csvLine)].join('')
        expect(await stream(text, size)).toEqual(readCsv(Buffer.from(text), limits))
      },
    ),
  )
})

it('a line that cannot be read is named by its number in the whole file', async () => {
  await expect(stream(`a,b\n${'1,2\n'.repeat(20)}3,"4"5\n`, 16)).rejects.toMatchObject({ line: 22 })
  await expect(stream(`a\n${'1\n'.repeat(1001)}`, 64)).rejects.toMatchObject({
    reason: { en: 'There are more than 1000 rows.' },
  })
})
