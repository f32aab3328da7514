import { assert, asyncProperty, boolean, constantFrom, integer, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlinedTable } from '../../tests/support/outlined-table'
import { workbookFiles, workbookOf, zipOf } from '../../tests/support/workbook'
import { type PartColumn, partKind } from '../modules/catalogue/import/part-columns'
import { rowReader } from './row-reader'
import { yesOrNo } from './yes-no'

/** The number and the price of each row, or why it is refused. */
async function readAll(content: string | Buffer) {
  const { outline, rows } = await outlinedTable(content, partKind)
  const read = rowReader<PartColumn>(outline)
  return rows.map((row) => {
    const reader = read(row)
    const [number, price] = [reader.identifier('part_number', 64), reader.figure('price')]
    return reader.reason() ? [reader.reason()?.en, reader.wrongCells()] : [number, price?.plain ?? price?.text]
  })
}
const numberIn = async (cell: string) => (await readAll(`part_number;price\n${cell};5\n`))[0]?.[0]

describe('the number of a part', () => {
  it.each([
    ['QX-77\u200b', 'QX-77'],
    ['QX\u201177', 'QX-77'],
    ['QX\u00ad-77', 'QX-77'],
    ['\u00a0QX−77\ufeff', 'QX-77'],
    ['QX–77', 'QX-77'],
    ['="0012345"', '0012345'],
    ['1/2" hose', '1/2" hose'],
    ['1-2', '1-2'],
    ['12E3', '12E3'],
    ['1E5', '1E5'],
    ['10/12/85', '10/12/85'],
    ['MAY-100', 'MAY-100'],
    ["'0012", '0012'],
    ...['\ufe0f', '\u034f', '\u3164', '\u115f', '\ufff9', '\u{e0020}', '\u200d'].map((sign) => [
      `QX${sign}-77`,
      'QX-77',
    ]),
    ...['\u2002', '\u2009', '\u200a', '\u202f', '\u3000'].map((blank) => [`QX${blank}88`, 'QX 88']),
    ...['\n', '\r\n', '\t', '\v', '  ', ' \u00a0 '].map((blank) => [`"QX${blank}88"`, 'QX 88']),
    ['\uff31\uff38\uff0d\uff17\uff17', 'QX-77'],
    ['E\u0301-77', '\u00c9-77'],
    ['NOV-1234', 'NOV-1234'],
    ['MAI-08', 'MAI-08'],
    ['45-Nov', '45-Nov'],
    ['4Okt', '4Okt'],
    ['12Mai', '12Mai'],
    ['QX-77\u2800', 'QX-77'],
    ["'A-1'", 'A-1'],
  ])('%j is %s', async (cell, number) => {
    expect(await numberIn(cell)).toBe(number)
  })

  it.each([
    ['4.51233E+12', 'shortened'],
    ['6.20E+04', 'shortened'],
    ['NOV-11', 'a date'],
    ['4. Okt', 'a date'],
    ['mai-08', 'a date'],
    ['Err:508', 'an error'],
    ['Err:504', 'an error'],
    ['#GETTING_DATA', 'an error'],
    ['#DATEN_ABRUFEN', 'an error'],
    ['#ÜBERLAUF!', 'an error'],
    ['#¿NOMBRE?', 'an error'],
    ['######', 'an error'],
    ['4,51E+12', 'shortened'],
    ['2-Jan', 'a date'],
    ['01-Mrz', 'a date'],
    ['ene-02', 'a date'],
    ['12/31/2024', 'a date'],
    ['2024-01-02', 'a date'],
    ['2024-01-02 00:00:00', 'a date'],
    ['#N/A', 'an error'],
    ['#REF!', 'an error'],
    ['#NAME?', 'an error'],
    ['#¡VALOR!', 'an error'],
    ['#BEZUG!', 'an error'],
    ['#NV', 'an error'],
  ])('%s may have been damaged by a spreadsheet', async (cell, why) => {
    expect(await numberIn(cell)).toContain(why)
  })
})

it('numbers of a column are taken as they are written if somebody has chosen that, errors are not', async () => {
  const columns = [{ position: 0, field: 'part_number', decimalSign: null, asWritten: true }]
  const { outline, rows } = await outlinedTable('part_number\nNOV-11\n6.20E+04\n#REF!\n', partKind, {
    mapping: { columns, includedLines: [] },
  })
  const read = rowReader<PartColumn>(outline)
  expect(rows.map((row) => read(row).identifier('part_number', 64))).toEqual(['NOV-11', '6.20E+04', null])
})

it('a cell of text in a workbook has not been damaged', async () => {
  const texts = ['Apr-08', '7.35E+05', '2026-04-01']
  expect(await readAll(workbookOf([['part_number', 'price'], ...texts.map((text) => [text, 5])]))).toEqual(
    texts.map((text) => [text, '5']),
  )
})

it('names each wrong cell of a workbook', async () => {
  const rows = [
    '<c t="str"><v>part_number</v></c><c t="str"><v>price</v></c>',
    '<c t="e"><v>#N/A</v></c><c><f>1/0</f></c>',
    '<c><v>12345678901234567</v></c><c><v>5</v></c>',
    '<c s="1"><v>45292</v></c><c><v>812.375</v></c>',
    '<c><v>4512330</v></c><c><v>812.375</v></c>',
  ].map((cells) => `<row>${cells}</row>`)
  expect(await readAll(zipOf(workbookFiles([{ rows: rows.join('') }], { formats: ['d-mmm'] })))).toEqual([
    [
      expect.stringMatching(/“#N\/A”, which is an error of the spreadsheet\. price is a formula whose value/),
      ['A2', 'B2'],
    ],
    [expect.stringContaining('shortened'), ['A3']],
    [expect.stringContaining('is a date'), ['A4']],
    ['4512330', '812.375'],
  ])
})

it('cells beyond the head are refused only if they say anything', async () => {
  expect(await readAll('part_number;price\nA-1;5;\nA-2;5;;\nA-3;5;;x\n')).toEqual([
    ['A-1', '5'],
    ['A-2', '5'],
    ['There are 4 cells, but 2 column names.', ['D4']],
  ])
})

it('a figure that the separator has cut is refused, also where each row has one', async () => {
  expect(await readAll('part_number,price\nT-1,12,50\nT-2,1,250.00\nT-3,8\n')).toEqual([
    ['There are 3 cells, but 2 column names.', ['C2']],
    ['There are 3 cells, but 2 column names.', ['C3']],
    ['T-3', '8'],
  ])
})

it.each([
  ['below an empty heading', 'part_number,price,\nT-1,12,50\nT-2,1,250.00\nT-3,8,\n', ['12', '1']],
  [
    'between headings',
    'part_number,price,,description\nT-1,12,50,Filter\nT-2,1,250.00,Belt\nT-3,8,,Hose\n',
    ['12', '1'],
  ],
])('a figure that the separator has cut is refused %s', async (_, content, [first, second]) => {
  expect(await readAll(content)).toEqual([
    [`price is “${first}”, and “50” is beside it without a heading: if it is one figure, put it into quotes.`, ['B2']],
    [
      `price is “${second}”, and “250.00” is beside it without a heading: if it is one figure, put it into quotes.`,
      ['B3'],
    ],
    ['T-3', '8'],
  ])
})

it('no figure whose separator cuts it is stored as its beginning, wherever there are empty headings and cells', async () => {
  const figure = tuple(integer({ min: 1, max: 999 }), constantFrom('50', '250', '250.00', '5', '000')).map(
    ([whole, rest]) => `${whole},${rest}`,
  )
  const commas = constantFrom('', ',', ',,', ',,,')
  const words = constantFrom('', ',', ',Filter')
  await assert(
    asyncProperty(figure, commas, commas, words, boolean(), async (price, headEnd, rowEnd, other, isAfter) => {
      const head = isAfter ? `part_number,description,price${headEnd}` : `part_number,price,${headEnd},description`
      const row = isAfter ? `T-1,Filter,${price}${rowEnd}` : `T-1,${price}${rowEnd}${other}`
      const [read = []] = await readAll(`${head}\n${row}\n`)
      expect(read[1]).toBeInstanceOf(Array)
    }),
  )
})

it('words beside a figure are none of it, nor is what somebody has named', async () => {
  expect(await readAll('part_number,price,\nT-1,12,each\n')).toEqual([['T-1', '12']])
  expect(await readAll('part_number;price;\nT-1;12;50\nT-2;1;2\n')).toEqual([
    ['T-1', '12'],
    ['T-2', '1'],
  ])
})

it('a row that is one cell in quotes says so where the others are not', async () => {
  expect(await readAll('part_number,price\n"T-1,12"\nT-2,8\nT-3,9\n')).toEqual([
    [expect.stringContaining('The whole row is one cell in quotes.'), ['A2']],
    ['T-2', '8'],
    ['T-3', '9'],
  ])
})

it('a column without a name between others, or with an empty one, refuses nothing', async () => {
  expect(await readAll('part_number;;price;\nA-1;x;5;y\nA-2;x;6;y\n')).toEqual([
    ['A-1', '5'],
    ['A-2', '6'],
  ])
})

it('yes and no in four languages', () => {
  expect(['Y', 'ja', 'sí', 'oui', 'X', 'TRUE', '1'].map(yesOrNo)).toEqual(Array.from({ length: 7 }, () => true))
  expect(['N', 'nein', 'no', 'non', 'FALSE', '0'].map(yesOrNo)).toEqual(Array.from({ length: 6 }, () => false))
  expect(['Aktiv', 'discontinued'].map(yesOrNo)).toEqual([true, false])
  expect(yesOrNo('maybe')).toBeUndefined()
})

it('days without a format count from the first day of their workbook', async () => {
  const texts = ['part_number', 'description'].map((text) => `<c t="str"><v>${text}</v></c>`).join('')
  const days = [44888, '44888.5', 58600, 20261105, 2026].map(
    (day) => `<row><c t="str"><v>A-1</v></c><c><v>${day}</v></c></row>`,
  )
  const files = workbookFiles([{ rows: `<row>${texts}</row>${days.join('')}` }])
  const daysIn = async (properties: string) => {
    const workbook = files['xl/workbook.xml']?.replace('<workbookPr/>', properties) ?? ''
    const { outline, rows } = await outlinedTable(zipOf({ ...files, 'xl/workbook.xml': workbook }), partKind)
    return rows.map((row) => rowReader<PartColumn>(outline)(row).date('description'))
  }
  expect(await daysIn('<workbookPr/>')).toEqual(['44888', '44888.5', '58600', '20261105', '2026'])
  expect(await daysIn('<workbookPr date1904="1"/>')).toEqual(['46350', '46350.5', '60062', '20261105', '2026'])
})
