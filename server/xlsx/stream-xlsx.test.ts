import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workbookFiles, workbookOf, zipOf } from '../../tests/support/workbook'
import type { TableLimits, TableRow } from '../csv/table-row'
import { openTable } from './open-table'

const limits: TableLimits = { maxRows: 100, maxLines: 200, maxCells: 10 }

async function read(source: string | Buffer, changed: Partial<TableLimits> = {}): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const { sheets, close } = await openTable(source, { ...limits, ...changed })
  try {
    for await (const row of sheets[0]?.rows() ?? []) rows.push(row)
  } finally {
    close()
  }
  return rows
}
const cellsOf = async (source: Buffer) => (await read(source)).map(({ cells }) => cells)
const sheet = (rows: string, options?: Parameters<typeof workbookFiles>[1]) => zipOf(workbookFiles([{ rows }], options))

it('reads texts that cells share, own texts, numbers and truth values, each in its column and line', async () => {
  const rows = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>price</t></is></c></row>
    <row r="2"><c r="A2" s="0"/></row>
    <row r="4"><c r="B4" t="s"><v>1</v></c><c r="C4"><v>12.5</v></c><c r="D4" t="b"><v>1</v></c></row>`
  const strings = ['<t>part_number</t>', '<r><t>HX</t></r><r><t xml:space="preserve">-250 </t></r><rPh><t>ル</t></rPh>']
  expect(await read(sheet(rows, { strings }))).toEqual([
    { line: 1, cells: ['part_number', '', 'price'] },
    {
      ...{ line: 4, cells: ['', 'HX-250', '12.5', 'TRUE'] },
      values: new Map([[2, { kind: 'number', plain: '12.5', isDamaged: false }]]),
    },
  ])
})

it('reads a formula as the value that was stored with it, and evaluates nothing', async () => {
  const rows = '<row><c t="str"><f>"A"&amp;1</f><v>A1</v></c><c><f>1+1</f><v>3</v></c><c><f>1+1</f></c></row>'
  expect(await read(sheet(rows))).toMatchObject([
    {
      cells: ['A1', '3', ''],
      values: new Map([
        [1, { kind: 'number' }],
        [2, { kind: 'formula' }],
      ]),
    },
  ])
})

it('reads numbers as they are shown: without artefacts, dates as days, numbers with their leading zeros', async () => {
  const formats = ['yyyy\\-mm\\-dd', '00000', '[Red]0.00', 'd. mmm yyyy hh:mm']
  const values: [string, number][] = [
    ['19.989999999999998', 0],
    ['1.23456789012E11', 0],
    ['46350', 1],
    ['123', 2],
    ['4.1', 3],
    ['46350.75', 4],
  ]
  const rows = `<row>${values.map(([value, style]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`
  expect(await cellsOf(sheet(rows, { formats }))).toEqual([
    ['19.99', '123456789012', '2026-11-24', '00123', '4.10', '2026-11-24 18:00:00'],
  ])
})

it('reads what strict workbooks, readings and durations say', async () => {
  const cells = `
    <c t="d"><v>2026-11-05T00:00:00Z</v></c><c t="d"><v>2026-11-05T07:30:00.000</v></c>
    <c t="inlineStr"><is><r><t>Hyd</t></r><r><t>raulic</t></r><rPh sb="0" eb="1"><t>ル</t></rPh></is></c>
    <c s="1"><v>33.5208333333</v></c>`
  const [row] = await read(sheet(`<row>${cells}</row>`, { formats: ['[h]:mm'] }))
  expect(row?.cells).toEqual(['2026-11-05', '2026-11-05 07:30:00', 'Hydraulic', '804:30'])
  expect([...(row?.values ?? [])]).toEqual([
    [0, { kind: 'date' }],
    [1, { kind: 'date' }],
  ])
})

it('says which rows are hidden, and in which currency a number is', async () => {
  const formats = ['#,##0.00\\ [$€-407]', '&quot;CHF&quot;\\ 0.00', '[$-407]#,##0.00']
  const rows = `<row hidden="1"><c s="1"><v>5</v></c><c s="2"><v>5</v></c><c s="3"><v>5</v></c></row><row><c><v>1</v></c></row>`
  const [hidden, shown] = await read(sheet(rows, { formats }))
  expect([hidden?.isHidden, shown?.isHidden]).toEqual([true, undefined])
  expect([...(hidden?.values ?? [])].map(([, value]) => value)).toMatchObject([
    { currency: '€' },
    { currency: 'CHF' },
    {},
  ])
})

it('a formula whose value is empty lacks it, unless the value is a text', async () => {
  const rows = '<row><c t="str"><v>A</v></c><c><f>1+1</f><v/></c><c t="str"><f>""</f><v></v></c></row>'
  expect([...((await read(sheet(rows)))[0]?.values ?? [])]).toEqual([[1, { kind: 'formula' }]])
})

it('reads sheets that are not hidden', async () => {
  const row = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`
  const sheets = [{ rows: row('hidden'), isHidden: true }, { rows: row('first') }, { rows: row('second') }]
  const table = await openTable(zipOf(workbookFiles(sheets)), limits)
  expect(table.sheets.map(({ name }) => name)).toEqual(['Sheet1', 'Sheet2'])
  table.close()
  expect(await cellsOf(zipOf(workbookFiles(sheets)))).toEqual([['first']])
})

it('reads workbooks whose names have prefixes', async () => {
  const files = workbookFiles([{ rows: '' }])
  files['xl/worksheets/sheet0.xml'] =
    '<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>HX-250</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(await cellsOf(zipOf(files))).toEqual([['HX-250']])
})

it('reads from a path as from memory, and CSV by its content, whatever its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yardhand-table-'))
  try {
    const path = join(folder, 'parts.csv')
    await writeFile(path, workbookOf([['a', 'b']]))
    expect(await read(path)).toEqual([{ line: 1, cells: ['a', 'b'] }])
    await writeFile(path, 'a;b')
    expect(await read(path)).toEqual([{ line: 1, cells: ['a', 'b'] }])
    expect(await read(Buffer.from('a;b'))).toEqual([{ line: 1, cells: ['a', 'b'] }])
  } finally {
    await rm(folder, { recursive: true })
  }
})

const texts = (count: number, text = 'x') => Array.from({ length: count }, () => [text])
const bomb = () => {
  const files = workbookFiles([{ rows: '' }])
  return zipOf({ ...files, 'xl/sharedStrings.xml': `<sst>${' '.repeat(70 * 1024 * 1024)}</sst>` })
}
const liar = () => {
  const files = workbookFiles([{ rows: '' }])
  return zipOf({ ...files, 'xl/sharedStrings.xml': `<sst>${' '.repeat(1024 * 1024)}</sst>` }, (bytes) =>
    Math.min(bytes, 1000),
  )
}

it.each<[string, () => Buffer, string]>([
  ['more rows', () => workbookOf(texts(102)), 'Line 102: There are more than 100 rows.'],
  ['a row beyond the lines', () => sheet('<row r="1048576"><c><v>1</v></c></row>'), 'There are more than 200 lines.'],
  ['more cells', () => sheet('<row><c r="XFD1"><v>1</v></c></row>'), 'Line 1: There are more than 10 cells.'],
  ['an archive that is no workbook', () => zipOf({ 'readme.txt': 'Hello' }), 'not a workbook'],
  ['half a workbook', () => workbookOf(texts(50)).subarray(0, 600), 'damaged'],
  ['a text that it lacks', () => sheet('<row><c t="s"><v>7</v></c></row>'), 'damaged'],
  ['XML that is not well-formed', () => sheet('<row><c>'), 'damaged'],
  [
    'a document type, which could name other files',
    () => zipOf({ ...workbookFiles([]), 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }),
    'damaged',
  ],
  ['an archive that unfolds to more than is read', bomb, 'contains too much'],
  ['an archive that unfolds to more than it declares', liar, 'damaged'],
  ['an OpenDocument spreadsheet', () => zipOf({ mimetype: 'x', 'content.xml': '<a/>' }), 'OpenDocument'],
  [
    'a binary workbook',
    () => {
      const files = workbookFiles([])
      const relations = files['_rels/.rels']?.replace('xl/workbook.xml', 'xl/workbook.bin') ?? ''
      return zipOf({ '_rels/.rels': relations, 'xl/workbook.bin': 'x' })
    },
    'XLSB',
  ],
  ['a web page', () => Buffer.from('\ufeff<html><table><tr><td>part_number</td></tr></table></html>'), 'a web page'],
  ['XML of older spreadsheet programs', () => Buffer.from('<?xml version="1.0"?>\n<Workbook></Workbook>'), 'XML'],
  ['JSON', () => Buffer.from('[{"part_number":"A-1"}]'), 'This file is not a table.'],
  ['a text document', () => Buffer.from('{\\rtf1 part_number}'), 'This file is not a table.'],
  ['an older file or one with a password', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'older Excel file'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'This file is not a table. Choose an XLSX or CSV file.'],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'This file is not a table.'],
])('refuses %s', async (_, make, reason) => {
  await expect(read(make())).rejects.toThrow(reason)
})

it('refuses what is called a workbook and is none', async () => {
  const firstOf = async (name: string) =>
    (await (await openTable(Buffer.from('a;b'), limits, name)).sheets[0]?.rows().next())?.value
  await expect(firstOf('Parts.XLSX')).rejects.toThrow(/^This file is not a workbook, although its name ends in \.xlsx/)
  expect(await firstOf('parts.csv')).toMatchObject({ cells: ['a', 'b'] })
})

it('reads numbers of parts as their formats show them', async () => {
  const formats = [
    '0000\\-000',
    '&quot;P&quot;000000',
    '00000;-00000',
    '000000_)',
    '#,##0',
    '0.00E+00',
    'd-mmm',
    '0.00',
  ]
  const values = [4512330, 330, 12345, 45, 4512330, 4512330, 45292, 16.335]
  const cells = values.map((value, index) => `<c s="${index + 1}"><v>${value}</v></c>`)
  const [row] = await read(sheet(`<row>${cells.join('')}</row>`, { formats }))
  expect(row?.cells).toEqual(['4512-330', 'P000330', '12345', '000045', '4512330', '4.51E+06', '2024-01-01', '16.34'])
  expect([...(row?.values ?? [])].map(([, value]) => value)).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ kind: 'number', isDamaged: false })),
    { kind: 'number', isDamaged: true },
    { kind: 'date' },
    { kind: 'number', plain: '16.335', decimals: 2 },
  ])
})

it('says which cells are errors, and which numbers have lost digits', async () => {
  const rows =
    '<row><c t="e"><f>A1</f><v>#N/A</v></c><c><v>12345678901234567</v></c><c><v>4.5123301234567E+15</v></c></row>'
  const [row] = await read(sheet(rows))
  expect([...(row?.values ?? [])].map(([, value]) => value)).toMatchObject([
    { kind: 'error' },
    { kind: 'number', isDamaged: true },
    { kind: 'number', isDamaged: true },
  ])
})
