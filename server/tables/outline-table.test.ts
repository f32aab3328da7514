import { describe, expect, it } from 'vitest'
import { outlinedTable } from '../../tests/support/outlined-table'
import { workbookFiles, workbookOf, zipOf } from '../../tests/support/workbook'
import { partKind } from '../modules/catalogue/import/part-columns'
import { countKind } from '../modules/inventory/upload/count-columns'
import { machineKind } from '../modules/machine-instances/import/import-columns'
import { headingsKey } from './outline-table'
import type { TableKind } from './table-kind'
import { outlineJson } from './table-outline'

const fieldsOf = async (content: string, kind: TableKind = partKind) =>
  (await outlinedTable(content, kind)).outline.columns.map(({ field }) => field)

it('a tab that separates cells is stored as such', async () => {
  const { outline } = await outlinedTable('part_number\tdescription\nA-1\tFilter\n', partKind)
  expect(JSON.parse(outlineJson(outline))).toMatchObject({ separator: '\t' })
})

it('a heading has nothing that cannot be stored', async () => {
  const { outline } = await outlinedTable('part_number,description,No\0te\nA-1,Filter,x\n', partKind)
  expect(outline.columns.map(({ heading }) => heading)).toEqual(['part_number', 'description', 'No te'])
})

describe('columns are recognized by the names that people give them', () => {
  it.each<[string, string[], TableKind]>([
    ['PartNumber,Part Description,List Price,UOM', ['part_number', 'description', 'price', 'unit'], partKind],
    [
      'Part No.;Item Description;Net Price (USD);MOQ',
      ['part_number', 'description', 'price', 'min_quantity'],
      partKind,
    ],
    ['Artikelnummer;Bezeichnung;Listenpreis;VE', ['part_number', 'description', 'price', 'pack_size'], partKind],
    ['Référence;Désignation;Prix unitaire', ['part_number', 'description', 'price'], partKind],
    ['Nº de parte;Descripción;Precio de lista', ['part_number', 'description', 'price'], partKind],
    ['Part No,"Description, long",Price group', ['part_number', 'description', null as never], partKind],
    ['Item,Qty,Bin Location', ['part_number', 'quantity', null as never], countKind],
    [
      'Artikel-Nr.;Lagerort;Bestand;Mindestbestand',
      ['part_number', 'location', 'quantity', 'reorder_level'],
      countKind,
    ],
    ['Make,Model,Serial No.,SMU', ['brand', 'model', 'serial_number', 'hours'], machineKind],
    ['Hersteller;Modell;Seriennummer;Betriebsstunden', ['brand', 'model', 'serial_number', 'hours'], machineKind],
    ['Marca;Modelo;Número de serie;Horómetro', ['brand', 'model', 'serial_number', 'hours'], machineKind],
    ['Marque;Modèle;N° de série;Heures', ['brand', 'model', 'serial_number', 'hours'], machineKind],
    [
      'Artikel-Nr.;Netto-VK (EUR);VK brutto;Preiseinheit',
      ['part_number', 'price', null as never, 'price_per'],
      partKind,
    ],
    ['Réf.;Tarif H.T.;Prix public TTC', ['part_number', 'price', null as never], partKind],
    ['SKU;PVP sin IVA;List price excl. VAT', ['part_number', 'price', null as never], partKind],
    ['Part No.,Price (per 100)', ['part_number', null as never], partKind],
    ['Make,Model,Serial Number / PIN,SMU (Engine Hours)', ['brand', 'model', 'serial_number', 'hours'], machineKind],
    [
      'Make,Model,PIN,Model / Serial,Hours/km',
      ['brand', 'model', 'serial_number', null as never, 'hours'],
      machineKind,
    ],
  ])('%s', async (head, fields, kind) => {
    const separator = head.includes(';') ? ';' : ','
    const row = fields.map((_, index) => `A${index}-1`).join(separator)
    expect(await fieldsOf(`${head}\n${row}`, kind)).toEqual(fields)
  })

  it('and by what they contain where a name may mean several things', async () => {
    expect(await fieldsOf('Item,Price\nOil filter,5.00\nDrive belt,6.00\n')).toEqual(['description', 'price'])
    expect(await fieldsOf('Bestell-Code,Bezeichnung\nHX-250,Filter\nHX-310,Riemen')).toEqual([
      'part_number',
      'description',
    ])
  })

  it('one column each; what is not known is shown as such', async () => {
    const { outline } = await outlinedTable('Part No.,Item No.,Prise,Shelf\nA-1,B-1,5,4', partKind)
    expect(outline.columns).toMatchObject([
      { field: 'part_number', recognizedBy: 'name' },
      { field: null, recognizedBy: null },
      { field: null, suggestion: 'price' },
      { field: null, suggestion: null },
    ])
  })
})

describe('the head of a table is found', () => {
  it.each([
    ['below titles', 'Price list 2026;;\nValid from 01.01.2026;;\n;;\npart_number;price\nA-1;5\n', 4],
    ['below blank lines', '\r\n\r\npart_number;price\r\nA-1;5\r\n', 3],
    ['in two rows', 'Part;List;Pack\nnumber;price;size\nA-1;5;1\n', 2],
    ['from another column on', ';;;\n;;part_number;price\n;;A-1;5\n', 2],
    ['below the line that names the separator', 'sep=;\npart_number;price\nA-1;5\n', 2],
  ])('%s', async (_, content, headLine) => {
    const { outline, rows } = await outlinedTable(content, partKind)
    expect(outline.headLine).toBe(headLine)
    expect(rows.map(({ cells }) => cells.find((cell) => cell !== ''))).toEqual(['A-1'])
  })

  it('in the first sheet that has one, which is named', async () => {
    const row = (...texts: string[]) => `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`
    const workbook = workbookFiles([
      { rows: row('Northern Parts') + row('Price list') },
      { rows: row('part_number', 'price') + row('A-1', '5') },
      { rows: row('part_number', 'price') + row('A-2', '5') },
    ])
    const { outline, rows } = await outlinedTable(zipOf(workbook), partKind)
    expect([outline.sheet, rows.map(({ cells }) => cells[0])]).toEqual(['Sheet1', ['A-1']])
  })
})

describe('the sheet of a workbook that is read', () => {
  const sheetOf = (...rows: string[][]) => ({
    rows: rows.map((cells) => `<row>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`).join(''),
  })
  const legend = sheetOf(['Column', 'Meaning'], ['Part number', 'As on the part'], ['Price', 'Without tax'])
  const codes = sheetOf(['Code', 'Description'], ['P', 'Pump'], ['V', 'Valve'])
  const parts = sheetOf(['Part No.', 'Price'], ['A-1', '5'])
  const others = sheetOf(['part_number', 'description'], ['B-1', 'Belt'])
  const wide = { rows: `<row>${'<c t="str"><v>x</v></c>'.repeat(300)}</row>` }
  const read = async (sheets: Parameters<typeof workbookFiles>[0], choices?: Parameters<typeof outlinedTable>[2]) => {
    const { outline, rows } = await outlinedTable(zipOf(workbookFiles(sheets)), partKind, choices)
    return [outline.sheet, rows.map(({ cells }) => cells[0])]
  }

  it.each([
    ['is not the legend', [legend, parts]],
    ['is not one whose headings may mean other things', [codes, parts]],
    ['is not one that cannot be read', [wide, parts]],
    ['is not an empty one', [{ rows: '' }, parts]],
  ])('%s', async (_, sheets) => {
    expect(await read(sheets)).toEqual(['Sheet1', ['A-1']])
  })

  it('is said with the others, and may be chosen', async () => {
    const { outline } = await outlinedTable(zipOf(workbookFiles([legend, parts, { rows: '' }, others])), partKind)
    expect([outline.sheet, outline.sheets]).toEqual(['Sheet1', ['Sheet0', 'Sheet1', 'Sheet3']])
    const mapping = { columns: [], includedLines: [], sheet: 'Sheet3' }
    expect(await read([legend, parts, { rows: '' }, others], { mapping })).toEqual(['Sheet3', ['B-1']])
  })

  it('is the one whose columns were chosen before', async () => {
    const columns = [{ position: 0, field: 'part_number', decimalSign: null }]
    const remembered = [{ headings: 'part number|description', columns }]
    expect(await read([parts, others], { remembered })).toEqual(['Sheet1', ['B-1']])
  })
})

describe('the decimal sign is that of the column', () => {
  const signOf = async (prices: string[], mapping?: Parameters<typeof outlinedTable>[2]) => {
    const content = ['part_number;price', ...prices.map((price, index) => `A-${index};${price}`)].join('\n')
    const [, column] = (await outlinedTable(content, partKind, mapping)).outline.columns
    return [column?.decimalSign, column?.isAmbiguous]
  }
  it.each([
    ['as a figure shows it', ['1.250', '12,50'], [',', false]],
    ['beside currencies', ['$1,250.00', 'USD 1,250'], ['.', false]],
    ['and unknown where none does', ['1.250', '2.500'], [null, true]],
    ['and unknown where some show the one and some the other', ['1,50', '2.50', '3.50', '1.250'], [null, true]],
    ['and none where there are no decimals', ['1250', '2500'], [null, false]],
  ])('%s', async (_, prices, expected) => {
    expect(await signOf(prices)).toEqual(expected)
  })

  it('or as somebody has chosen', async () => {
    const columns = [
      { position: 0, field: 'part_number', decimalSign: null },
      { position: 1, field: 'price', decimalSign: ',' as const },
    ]
    expect(await signOf(['1.250'], { mapping: { columns, includedLines: [] } })).toEqual([',', false])
  })
})

it('numbers that a spreadsheet may have made of others are listed, in a text alone', async () => {
  const numbers = ['NOV-11', 'A-1', '6.20E+04', '1-2']
  const text = await outlinedTable(`part_number\n${numbers.join('\n')}\n`, partKind)
  expect(text.outline.columns[0]?.doubtfulNumbers).toEqual(['NOV-11', '6.20E+04'])
  const workbook = await outlinedTable(workbookOf([['part_number'], ...numbers.map((number) => [number])]), partKind)
  expect(workbook.outline.columns[0]?.doubtfulNumbers).toBeUndefined()
})

describe('rows that are none of the table', () => {
  const table = [
    'part_number,description,price',
    'A-1,Filter,5.00',
    ',,',
    'part_number,description,price',
    'A-2,"Total hydraulic kit",6.00',
    'Summe,,12000000',
    ',Grand total,11.00',
    'Prices without tax and freight,,',
  ].join('\n')

  it('are left out, and said', async () => {
    const { outline, rows } = await outlinedTable(table, partKind)
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
    expect(outline.leftOut.map(({ line, why }) => [line, why])).toEqual([
      [4, 'heading'],
      [6, 'total'],
      [7, 'total'],
      [8, 'note'],
    ])
    expect(outline.leftOutCount).toBe(4)
  })

  it.each([
    ['units below the head', 'part_number,description,price\n,short,USD\nA-1,Filter,5.00', [[2, 'heading']]],
    [
      'titles of sections',
      'part_number,description,price\nFilters,,\nA-1,Filter,5.00\nEngine parts,,',
      [
        [2, 'section'],
        [4, 'section'],
      ],
    ],
    [
      'rules, sums of some rows, and how many there are',
      'part_number,description,price\n------,------,------\nA-1,Filter,5.00\nTotal WH 01,,5.00\n12 items,,',
      [
        [2, 'note'],
        [4, 'total'],
        [5, 'total'],
      ],
    ],
    [
      'an end with the count of its rows',
      'part_number,description,price\nA-1,Filter,5.00\nEnd of list,1 articles,',
      [[3, 'total']],
    ],
    ['and no part with a name for a number', 'part_number,description,price\nFilter for oil,12 bolts,5.00', []],
    ['and no oil of that brand', 'part_number,description,price\nTOTAL 5W30,Engine oil,5.00', []],
    ['and no parts that are called so', 'part_number,description,price\nTOTAL-100,Cleaner,5.00\nSUM-1,,1.00', []],
  ])('%s', async (_, content, leftOut) => {
    const { outline } = await outlinedTable(content, partKind)
    expect(outline.leftOut.map(({ line, why }) => [line, why])).toEqual(leftOut)
  })

  it('and hidden ones are left out, and said', async () => {
    const cells = (...texts: string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')
    const rows = `<row>${cells('part_number', 'price')}</row><row hidden="1">${cells('A-1', '5')}</row><row>${cells('A-2', '5')}</row>`
    const { outline, rows: read } = await outlinedTable(zipOf(workbookFiles([{ rows }])), partKind)
    expect([outline.leftOut.map(({ why }) => why), read.map(({ line }) => line)]).toEqual([['hidden'], [3]])
  })

  it('are read if somebody wants it', async () => {
    const columns = ['part_number', 'description', 'price'].map((field, position) => ({
      ...{ position, field, decimalSign: null },
    }))
    const { rows } = await outlinedTable(table, partKind, { mapping: { columns, includedLines: [6] } })
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 6])
  })
})

describe('what was chosen', () => {
  const table = 'code one,code two,what\nA-1,B-1,Filter'

  it('decides what columns are read as', async () => {
    const columns = [
      { position: 1, field: 'part_number', decimalSign: null },
      { position: 2, field: 'description', decimalSign: null },
    ]
    const { outline } = await outlinedTable(table, partKind, { mapping: { columns, includedLines: [] } })
    expect(outline.columns).toMatchObject([
      { field: null },
      { field: 'part_number', recognizedBy: 'chosen' },
      { field: 'description', recognizedBy: 'chosen' },
    ])
    const headings = headingsKey(outline.columns)
    const again = await outlinedTable(table, partKind, { remembered: [{ headings, columns }] })
    expect(again.outline.columns).toMatchObject([{}, { field: 'part_number', recognizedBy: 'remembered' }, {}])
    const other = await outlinedTable('code,what\nA-1,B', partKind, { remembered: [{ headings, columns }] })
    expect(other.outline.columns[0]?.recognizedBy).toBe('name')
  })

  it.each([
    ['cells beyond the head', 'code,what\nA-1,F,12,50\n', 'code,what\nA-1,F\n'],
    ['empty headings at the end', 'code,what,\nA-1,F,x\n', 'code,what,,\nA-1,F\n'],
    ['a column without a heading that few rows have', 'code,,what\nA-1,x,F\n', 'code,,what\nA-1,,F\nA-2,,B\n'],
  ])('is remembered whatever there are of %s', async (_, before, after) => {
    const columns = [{ position: 0, field: 'part_number', decimalSign: null }]
    const headings = headingsKey((await outlinedTable(before, partKind)).outline.columns)
    for (const content of [before, after]) {
      for (const key of [headings, `${headings}|`]) {
        const { outline } = await outlinedTable(content, partKind, { remembered: [{ headings: key, columns }] })
        expect(outline.columns[0]).toMatchObject({ field: 'part_number' })
        expect(outline.columns.slice(1).every(({ field }) => field === null)).toBe(true)
      }
    }
  })

  it('is refused where a field has two columns', async () => {
    const columns = [0, 1].map((position) => ({ position, field: 'part_number', decimalSign: null }))
    const { outline } = await outlinedTable(table, partKind, { mapping: { columns, includedLines: [] } })
    expect(outline.fault?.en).toBe('The column part_number appears twice.')
  })
})
