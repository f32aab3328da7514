import { describe, expect, it } from 'vitest'
import { readCsv, UnreadableCsv } from './read-csv'
import { csvLine } from './write-csv'

async function linesOf(content: string | Buffer) {
  const lines = []
  for await (const one of readCsv(Buffer.from(content))) lines.push(one)
  return lines
}

describe('a table as spreadsheets write it', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['the mark of UTF-8', '\ufeffa,b\n1,2'],
    ['old line ends', 'a,b\r1,2\r'],
    ['blanks around cells', ' a , b\n 1 ,2 \n'],
  ])('with %s', async (_, content) => {
    expect(await linesOf(content)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ])
  })

  it('tells where each line begins, also after empty ones and cells of several lines', async () => {
    const lines = await linesOf('a,b\n\n1,"x\ny"\n,\n2,3\n')
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 6])
  })

  it('keeps the other sign inside of a cell', async () => {
    expect((await linesOf('a;b\n1,5;2'))[1]?.cells).toEqual(['1,5', '2'])
  })

  it('gives back what was written', async () => {
    const cells = ['=1', '-GHT 1', 'He said "no"', 'a,b;c', 'two\nlines', "'tis", 'ñandú 北']
    const [read] = await linesOf(csvLine(cells))
    expect(read?.cells).toEqual(cells)
  })

  it('reads what is larger than one piece', async () => {
    const lines = await linesOf(`a,b\n${'"ñ, ""quoted""",x\n'.repeat(10_000)}`)
    expect([lines.length, lines.at(-1)]).toEqual([10_001, { line: 10_001, cells: ['ñ, "quoted"', 'x'] }])
  })

  it('is empty for an empty file', async () => {
    expect(await linesOf('')).toEqual([])
    expect(await linesOf('\ufeff\r\n\r\n')).toEqual([])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['a quote that is not closed', 'a,b\n1,2\n3,"4\n5,6\n', 3],
    ['a quote inside of a cell', 'a,b\n1,2"x\n', 2],
    ['text after a quote', 'a,b\n1,"2"x\n', 2],
    ['another encoding', Buffer.concat([Buffer.from('a,b\n1,'), Buffer.from([0xf1]), Buffer.from('\n')]), 2],
    ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le'), 1],
  ])('%s: the line is told', async (_, content, line) => {
    const refusal = await linesOf(content).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnreadableCsv)
    expect(refusal).toMatchObject({ line })
  })
})
