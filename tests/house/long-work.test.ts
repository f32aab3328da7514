import { expect, it } from 'vitest'

const operations = import.meta.glob<string>('../../server/modules/**/*.operations.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('tables are sent by tableStream, which lets other requests be answered between its pieces', () => {
  expect(Object.keys(operations).length).toBeGreaterThan(50)
  const others = Object.entries(operations).flatMap(([file, text]) => (text.includes('Readable.from(') ? [file] : []))
  expect(others).toEqual([])
})
