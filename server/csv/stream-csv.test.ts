import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTable } from '../xlsx/open-table'
import { recognizeSeparator } from './separator'
import { streamCsv } from './stream-csv'
import type { TableLimits, TableRow } from './table-row'
import { csvLine } from './write-csv'

const limits: TableLimits = { maxLines: 50_000, maxRows: 20_000, maxCells: 200 }

async function rowsOf(content: string | Buffer, changed: Partial<TableLimits> = {}): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const { sheets } = await openTable(bytes, { ...limits, ...changed })
  for (const sheet of sheets) for await (const row of sheet.rows()) rows.push(row)
  return rows
}
const cellsOf = async (content: string | Buffer) => (await rowsOf(content)).map(({ cells }) => cells)

describe('a table as spreadsheets write it', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['bars', 'a|b\n1|2\n'],
    ['the mark of UTF-8', '\ufeffa,b\n1,2'],
    ['old line ends', 'a,b\r1,2\r'],
    ['blanks around cells', ' a , b\n 1 ,2 \n'],
    ['quotes behind blanks', '"a", "b"\n"1", "2"\n'],
    ['signs of protection', 'a,b\n="1","=""2"""\n'],
    ['what nobody sees', 'a\u200b,\u00adb\n\u00a01\ufeff,2\u00a0\n'],
    ['zeros behind it, with which some programs fill their files', `a,b\n1,2\n${'\0'.repeat(50)}`],
    ['the sign of an end', 'a,b\r\n1,2\r\n\u001a'],
    ['empty cells as far as a spreadsheet has columns', `a,b${','.repeat(900)}\n1,2${','.repeat(900)}\n`],
    ['UTF-16 with its mark', Buffer.from('\ufeffa,b\n1,2', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('\ufeffa,b\n1,2', 'utf16le').swap16()],
    ['UTF-16 without its mark', Buffer.from('a,b\n1,2', 'utf16le')],
    ['UTF-16 of the other order without its mark', Buffer.from('a,b\n1,2', 'utf16le').swap16()],
  ])('with %s', async (_, content) => {
    expect(
      (await rowsOf(content)).map(({ line, cells: [first, second, ...others] }) => [
        line,
        first,
        second,
        others.join(''),
      ]),
    ).toEqual([
      [1, 'a', 'b', ''],
      [2, '1', '2', ''],
    ])
  })

  it('in UTF-16 without its mark, in whatever script', async () => {
    const rows = 'number,name\n1,液压软管液压软管液压软管\n'
    expect(await cellsOf(Buffer.from(rows, 'utf16le'))).toEqual([
      ['number', 'name'],
      ['1', '液压软管液压软管液压软管'],
    ])
  })

  it('in the encoding of older Windows programs', async () => {
    expect(await cellsOf(Buffer.from('a,Pi\xf1\xf3n\n1,\x80 5', 'latin1'))).toEqual([
      ['a', 'Piñón'],
      ['1', '€ 5'],
    ])
  })

  it.each([
    ['cp850', 'Artikel,Bezeichnung\n1,\x99lk\x81hler f\x81r Ger\x84te\n2,GETRIEBE\x99L\n', 'Ölkühler für Geräte'],
    ['cp850', 'Artikel,Bezeichnung\n1,Dichtung gro\xe1 f\x81r R\x84der\n', 'Dichtung groß für Räder'],
    ['cp850', 'Nr,Nombre\n1,Pi\xa4\xa2n y v\xa0lvula\n', 'Piñón y válvula'],
    ['Windows-1250', 'Nr,Nazwa\n1,\xa3o\xbfysko g\xb3\xf3wne\n', 'Łożysko główne'],
    ['Windows-1252', 'Nr,Nom\n1,C\x9cur d\x92axe \xe0 13 Nm\xb3h\n', 'Cœur d’axe à 13 Nm³h'],
    ['Windows-1252', 'Nr,Name\n1,\x84\xd6lk\xfchler\x93 gro\xdf\n', '„Ölkühler“ groß'],
  ])('in %s, as its words show', async (_, content, name) => {
    expect((await cellsOf(Buffer.from(content, 'latin1')))[1]?.[1]).toBe(name)
  })

  it('with quotes behind backslashes, as databases write them', async () => {
    expect(await cellsOf('a,b\n"Hose 1/2\\" x 24\\"",1\n"C:\\\\x",2\n')).toEqual([
      ['a', 'b'],
      ['Hose 1/2" x 24"', '1'],
      ['C:\\x', '2'],
    ])
    expect(await cellsOf('a,b\n"C:\\","x ""y"""\n')).toEqual([
      ['a', 'b'],
      ['C:\\', 'x "y"'],
    ])
  })

  it.each([
    ['each of them', '"a,b,c"\n"1,""x """"y"""" z"",2"\n"3,w,4"\n', ['3', 'w', '4']],
    ['all but the head', 'a,b,c\n"1,""x """"y"""" z"",2"\n"3,w,4"\n', ['3', 'w', '4']],
    ['those with quotes', 'a,b,c\n"1,""x """"y"""" z"",2"\n3,w,4\n5,v,6\n', ['3', 'w', '4']],
    ['with semicolons', '"a;b;c"\n"1;""x """"y"""" z"";2"\n"3;w,v;4"\n', ['3', 'w,v', '4']],
  ])('whose rows were quoted as one cell, %s', async (_, content, last) => {
    const [head, first, second] = await cellsOf(content)
    expect([head, first, second]).toEqual([['a', 'b', 'c'], ['1', 'x "y" z', '2'], last])
  })

  it('but not cells that have a separator of their own', async () => {
    expect(await cellsOf('part_number\n"A,1"\n"B,2"\n')).toEqual([['part_number'], ['A,1'], ['B,2']])
    expect(await cellsOf('a,b\n1,2\n3,4\n"Without tax, freight not included"\n')).toContainEqual([
      'Without tax, freight not included',
    ])
  })

  it('names the line where each row begins, also after empty ones and cells of several lines', async () => {
    const rows = await rowsOf('a,b\n\n1,"x\ny"\n,\n2,3\n')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6])
    expect((await rowsOf('sep=;\na;b\n\n1;2')).map(({ line }) => line)).toEqual([2, 4])
  })

  it('leaves quotes inside of a cell in it', async () => {
    expect(await cellsOf('a,b\nHose 1/2" x 24",3/4" valve\n"C" clamp 4",x\n')).toEqual([
      ['a', 'b'],
      ['Hose 1/2" x 24"', '3/4" valve'],
      ['"C" clamp 4"', 'x'],
    ])
  })

  it('leaves the other sign inside of a cell', async () => {
    expect((await rowsOf('a;b\n1,5;2'))[1]?.cells).toEqual(['1,5', '2'])
  })

  it('gives back what was written', async () => {
    const cells = ['=1', '-GHT 1', 'He said "no"', 'a,b;c', 'two\nlines', "'tis", 'ñandú 北']
    expect(await cellsOf(csvLine(cells))).toEqual([cells])
  })

  it('reads thousands of rows', async () => {
    const rows = await rowsOf(`a,b\n${'"ñ, ""quoted""",x\n'.repeat(10_000)}`)
    expect([rows.length, rows.at(-1)]).toEqual([10_001, { line: 10_001, cells: ['ñ, "quoted"', 'x'] }])
  })

  it('is empty for an empty file', async () => {
    expect(await rowsOf('')).toEqual([])
    expect(await rowsOf('\ufeff\r\n\r\n')).toEqual([])
  })
})

it('a table is the same wherever it is cut into pieces', async () => {
  async function* inPieces(bytes: Buffer, size: number) {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
  }
  const format = { encoding: 'utf-8', separator: { sign: ',', skipped: 0 } } as const
  const read = async (text: string, size: number) => {
    const rows: TableRow[] = []
    for await (const row of streamCsv(inPieces(Buffer.from(text), size), format, limits)) rows.push(row)
    return rows
  }
  const cell = string({ unit: constantFrom('a', 'ñ', '€', ',', '"', '\n', '\r\n', '=', ' ') })
  await assert(
    asyncProperty(
      array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      integer({ min: 1, max: 40 }),
      async (rows, size) => {
        const text = ['\ufeff"head","x"\r\n', ...rows.map(csvLine)].join('')
        expect(await read(text, size)).toEqual(await read(text, 100_000))
      },
    ),
  )
})

describe('what separates cells', () => {
  it.each([
    ['outside of quotes', '"part_number";"description, long, english"\nA;b', ';'],
    ['outside of quotes, which several lines may have', 'a,"b;c;d\ne;f"\n1,2', ','],
    ['in most lines', 'Prices, with VAT, 2026\na;b\n1,5;2\n2,5;3', ';'],
    ['behind inches', '1/2";a\n3/4";b', ';'],
    ['as its first line says', 'sep=|\na|b', '|'],
    ['and nothing', 'part_number\nA-1', ','],
  ])('%s', (_, text, sign) => {
    expect(recognizeSeparator(text).sign).toBe(sign)
  })
})

describe('what cannot be read', () => {
  it('UTF-32 is said', async () => {
    const text = 'part,price\n1,2 €\n'
    const wide = Buffer.concat([...text].map((sign) => Buffer.from([...Buffer.from(sign, 'utf16le'), 0, 0])))
    const marked = Buffer.concat([Buffer.from('fffe0000', 'hex'), wide])
    for (const content of [marked, wide, Buffer.from(wide).swap32()])
      await expect(rowsOf(content)).rejects.toThrow('UTF-32')
  })

  it('a quote that is never closed is named by its line', async () => {
    await expect(rowsOf('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow('Line 3: A quote is opened and never closed.')
  })

  it.each([
    ['empty lines', 'a,b\n\n\n\n', { maxLines: 3 }, 'Line 4: There are more than 3 lines.'],
    ['commas alone', 'a,b\n,\n,\n,\n', { maxLines: 3 }, 'Line 4: There are more than 3 lines.'],
    ['lines inside of a cell', 'a,b\n1,"\n\n\n"\n3,4', { maxLines: 3 }, 'Line 6: There are more than 3 lines.'],
    ['rows', 'a\n1\n\n2\n3', { maxRows: 2 }, 'Line 5: There are more than 2 rows.'],
    ['cells', 'a,b\n1,2,3\n', { maxCells: 2 }, 'Line 2: There are more than 2 cells.'],
  ])('too many %s', async (_, content, changed, refusal) => {
    await expect(rowsOf(content, changed)).rejects.toThrow(refusal)
  })

  it('takes as many as the limits say', async () => {
    expect(await rowsOf('a,b\n1,2\n\n', { maxLines: 3, maxRows: 1, maxCells: 2 })).toHaveLength(2)
  })
})
