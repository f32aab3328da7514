import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../domain/unreadable-file'
import { readCsv, type TableLimits } from './read-csv'
import { csvLine } from './write-csv'

const limits: TableLimits = { maxLines: 50_000, maxRows: 20_000, maxCells: 200 }
const rowsOf = (content: string | Buffer, changed: Partial<TableLimits> = {}) =>
  readCsv(Buffer.from(content), { ...limits, ...changed })

describe('a table as spreadsheets write it', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['the mark of UTF-8', '\ufeffa,b\n1,2'],
    ['old line ends', 'a,b\r1,2\r'],
    ['blanks around cells', ' a , b\n 1 ,2 \n'],
  ])('with %s', (_, content) => {
    expect(rowsOf(content)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ])
  })

  it('names the line where each row begins, also after empty ones and cells of several lines', () => {
    const rows = rowsOf('a,b\n\n1,"x\ny"\n,\n2,3\n')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6])
  })

  it('keeps the other sign inside of a cell', () => {
    expect(rowsOf('a;b\n1,5;2')[1]?.cells).toEqual(['1,5', '2'])
  })

  it('gives back what was written', () => {
    const cells = ['=1', '-GHT 1', 'He said "no"', 'a,b;c', 'two\nlines', "'tis", 'ñandú 北']
    const [read] = rowsOf(csvLine(cells))
    expect(read?.cells).toEqual(cells)
  })

  it('reads thousands of rows', () => {
    const rows = rowsOf(`a,b\n${'"ñ, ""quoted""",x\n'.repeat(10_000)}`)
    expect([rows.length, rows.at(-1)]).toEqual([10_001, { line: 10_001, cells: ['ñ, "quoted"', 'x'] }])
  })

  it('is empty for an empty file', () => {
    expect(rowsOf('')).toEqual([])
    expect(rowsOf('\ufeff\r\n\r\n')).toEqual([])
  })
})

function refusalOf(content: string | Buffer, changed?: Partial<TableLimits>): string {
  try {
    rowsOf(content, changed)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
  return 'nothing'
}

describe('what cannot be read', () => {
  const misplaced = 'A quote is missing or misplaced.'
  const encoding = 'The file is not UTF-8 text. Save it as “CSV UTF-8”, or upload the workbook itself.'
  it.each([
    ['a quote that is not closed', 'a,b\n1,2\n3,"4\n5,6\n', `Line 3: ${misplaced}`],
    ['a quote inside of a cell', 'a,b\n1,2"x\n', `Line 2: ${misplaced}`],
    ['text after a quote', 'a,b\n1,"2"x\n', `Line 2: ${misplaced}`],
    ['another encoding', Buffer.from('a,b\n1,\u00f1\n', 'latin1'), `Line 2: ${encoding}`],
    ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le'), `Line 1: ${encoding}`],
  ])('%s: the refusal names the line', (_, content, refusal) => {
    expect(refusalOf(content)).toBe(refusal)
  })

  it.each([
    ['empty lines', 'a,b\n\n\n\n', { maxLines: 3 }, 'Line 4: There are more than 3 lines.'],
    ['commas alone', 'a,b\n,\n,\n,\n', { maxLines: 3 }, 'Line 4: There are more than 3 lines.'],
    ['lines inside of a cell', 'a,b\n1,"\n\n\n"\n3,4', { maxLines: 3 }, 'Line 6: There are more than 3 lines.'],
    ['rows', 'a\n1\n\n2\n3', { maxRows: 2 }, 'Line 5: There are more than 2 rows.'],
    ['cells', 'a,b\n1,2,3\n', { maxCells: 2 }, 'Line 2: There are more than 2 cells.'],
  ])('too many %s', (_, content, changed, refusal) => {
    expect(refusalOf(content, changed)).toBe(refusal)
  })

  it('takes as many as the limits say', () => {
    expect(rowsOf('a,b\n1,2\n\n', { maxLines: 3, maxRows: 1, maxCells: 2 })).toHaveLength(2)
  })
})
