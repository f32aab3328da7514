import { describe, expect, it } from 'vitest'
import { findPartsColumns } from './parts-columns'

const rows = [
  ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
  ['2', '4512-331', 'HOSE, LOWER, RADIATOR', '1'],
  ['3', '4512-118', 'CLAMP, HOSE', 'AR'],
  ['4', '4512-020', 'RADIATOR', '2-4'],
]

describe('findPartsColumns', () => {
  it.each([
    [['Item', 'Part No.', 'Description', 'Qty'], 'en'],
    [['Ref. No.', 'Part number', 'Part name', "No. req'd"], 'en'],
    [['Pos.', 'N.º de pieza', 'Denominación', 'Cant.'], 'es'],
    [['Rep.', 'N° de pièce', 'Désignation', 'Qté'], 'fr'],
    [['Pos.', 'Teile-Nr.', 'Benennung', 'Stück'], 'de'],
    [['Item', 'N.º da peça', 'Descrição', 'Qtde.'], 'pt'],
    [['Pos.', 'N°Peça', 'Descrição', 'Qtd'], 'pt'],
    [['Pos.', 'Codice ricambio', 'Descrizione', 'Q.tà'], 'it'],
    [['Pos.', 'Onderdeelnr.', 'Omschrijving', 'Aantal'], 'nl'],
    [['Pos.', 'Artikelnr', 'Benämning', 'Antal'], 'sv'],
    [['Kohta', 'Osanumero', 'Nimitys', 'Kpl'], 'fi'],
    [['Pos.', 'Reservedelsnr.', 'Betegnelse', 'Mængde'], 'da'],
    [['Pos.', 'Delenr.', 'Benevnelse', 'Antall'], 'no'],
    [['Item', 'DWG_NUM', 'Title', 'Qty'], 'en'],
    [['Pos.', 'Zeichnungs-Nr.', 'Benennung', 'Stück'], 'de'],
  ])('reads the titles %j', (titles, language) => {
    expect(findPartsColumns(titles, rows)).toMatchObject({ item: 0, number: 1, description: 2, quantity: 3, language })
  })

  it('takes the part number if there are numbers of a stock system too', () => {
    const titles = ['Item', 'NSN', 'Part number', 'Description', 'Qty']
    const stocked = rows.map(([item = '', number = '', ...rest]) => [item, '4720-00-123-4567', number, ...rest])
    expect(findPartsColumns(titles, stocked)?.number).toBe(2)
  })

  it('takes "No." for part numbers only beside another item or quantity', () => {
    const titles = ['Pos.', 'No.', 'Description', 'Qty']
    expect(findPartsColumns(titles, rows)?.number).toBe(1)
    const faults = [
      ['E4512', 'Oil pressure too low'],
      ['E4513', 'Coolant too hot'],
      ['E4514', 'Filter clogged'],
    ]
    expect(findPartsColumns(['Code', 'Description'], faults)).toBeUndefined()
  })

  it('takes items for numbers where parts have no others', () => {
    const listed = rows.map(([item = '', , description = '', quantity = '']) => [item, description, quantity])
    expect(findPartsColumns(['Item', 'Description', 'Qty'], listed)).toMatchObject({ item: 0, number: 0 })
    expect(findPartsColumns(['Item', 'Description'], listed)).toBeUndefined()
  })

  it('takes the column of words for the description if its title is another one', () => {
    expect(findPartsColumns(['Pos.', 'Order code', 'Material', 'Qty'], rows)).toMatchObject({
      number: 1,
      description: 2,
    })
  })

  it('recognizes a list without titles by its shape', () => {
    expect(findPartsColumns(['', '', '', ''], rows)).toMatchObject({ item: 0, number: 1, description: 2, quantity: 3 })
    expect(findPartsColumns([], rows.slice(0, 2))).toBeUndefined()
  })

  it.each([
    [
      'torques',
      ['Bolt', 'Size', 'Torque (N·m)'],
      [
        ['Wheel nut', 'M22 x 1.5', '610'],
        ['Bucket pin', 'M20 x 2', '220'],
        ['Drain plug', 'M18', '45'],
      ],
    ],
    [
      'torques without titles',
      [],
      [
        ['1', '45-60', 'Drain plug'],
        ['2', '1200-1500', 'Wheel nut'],
        ['3', '220-250', 'Bucket pin bolt'],
      ],
    ],
    [
      'torques with a column of items',
      ['Item', 'Description', 'Torque lb-ft'],
      [
        ['1', 'Drain plug', '12500'],
        ['2', 'Wheel nut', '14000'],
        ['3', 'Bolt', '22000'],
      ],
    ],
    [
      'capacities',
      ['System', 'Capacity', 'Fluid'],
      [
        ['Engine', '13.5', 'SAE 15W-40'],
        ['Hydraulics', '96', 'ISO VG 46'],
        ['Cooling', '22', '50 %'],
      ],
    ],
    [
      'fuses',
      ['Fuse', 'Rating', 'Circuit'],
      [
        ['F1', '10 A', 'Headlights'],
        ['F2', '15 A', 'Horn'],
        ['F3', '5 A', 'Radio'],
      ],
    ],
    [
      'the contents',
      ['Section', 'Title', 'Page'],
      [
        ['1', 'Engine oil', '12'],
        ['2', 'Coolant', '14'],
        ['3', 'Tyres', '18'],
      ],
    ],
  ])('takes a table of %s for no parts list', (_, titles, cells) => {
    expect(findPartsColumns(titles, cells)).toBeUndefined()
  })
})
