import { describe, expect, it } from 'vitest'
import { toRows } from '../layout/rows'
import { type TypedOptions, typedRows, typedWords } from '../testing/typed-page'
import { tableAt } from './table'

const read = (lines: string[], options?: TypedOptions) => {
  const table = tableAt(typedRows(lines, options), 0)
  return table && { columns: table.block.columns, rows: table.block.rows.map((row) => row.cells) }
}

describe('tableAt', () => {
  it('finds columns and a header of several rows, units included', () => {
    const lines = [
      'Bolt      Torque      Torque',
      '          (Nm)        (lb-ft)',
      'M8        25          18',
      'M10       49          36',
      'M12       86          63',
    ]
    expect(read(lines)).toEqual({
      columns: ['Bolt', 'Torque (Nm)', 'Torque (lb-ft)'],
      rows: [
        ['M8', '25', '18'],
        ['M10', '49', '36'],
        ['M12', '86', '63'],
      ],
    })
  })

  it('gives a title above several columns to each of them', () => {
    const lines = [
      'Size      Dry torque          Oiled torque',
      '          Nm        lb-ft     Nm        lb-ft',
      'M8        25        18        20        15',
      'M10       49        36        40        30',
    ]
    expect(read(lines)).toMatchObject({
      columns: ['Size', 'Dry torque (Nm)', 'Dry torque (lb-ft)', 'Oiled torque (Nm)', 'Oiled torque (lb-ft)'],
      rows: [
        ['M8', '25', '18', '20', '15'],
        ['M10', '49', '36', '40', '30'],
      ],
    })
  })

  it('gives a title that is narrower than its columns to all of their units', () => {
    const body = ['M8        25        18', 'M10       49        36', 'M12       86        63']
    for (const titles of ['Bolt      Torque', 'Bolt          Torque']) {
      expect(read([titles, '          Nm        lb-ft', ...body])?.columns).toEqual([
        'Bolt',
        'Torque (Nm)',
        'Torque (lb-ft)',
      ])
    }
  })

  it('ends a header of several rows with figures in it at the row of units', () => {
    const lines = [
      'Motor     Supply                  Loss',
      '          100V        120V        40C',
      'kW        A           A           W',
      '0.25      6           5           18',
      '0.5       11.4        9.3         29',
      '1         18.9        15.7        48',
    ]
    expect(read(lines)).toEqual({
      columns: ['Motor (kW)', 'Supply 100V (A)', '120V (A)', 'Loss 40C (W)'],
      rows: [
        ['0.25', '6', '5', '18'],
        ['0.5', '11.4', '9.3', '29'],
        ['1', '18.9', '15.7', '48'],
      ],
    })
  })

  it('takes units between rows of figures for no header', () => {
    const lines = ['Bolt      Torque', '8         25', 'mm        Nm', '10        49', '12        86']
    expect(read(lines)?.rows).toContainEqual(['8', '25'])
  })

  it('recognizes a bold header above words', () => {
    const lines = [
      'Fault          Remedy',
      'No start       Charge the battery',
      'Smoke          Clean the filter',
      'Noise          Tighten the belt',
    ]
    expect(read(lines, { bold: /Remedy/ })?.columns).toEqual(['Fault', 'Remedy'])
  })

  it('joins wrapped cells into one row', () => {
    const lines = [
      'Item   Part number   Description                   Qty',
      '1      HW-10442      Filter element, hydraulic     1',
      '                     return, with seal',
      '2      HW-10443      Seal ring                     2',
      '3      HW-10444      Drain plug                    1',
    ]
    expect(read(lines)?.rows).toEqual([
      ['1', 'HW-10442', 'Filter element, hydraulic return, with seal', '1'],
      ['2', 'HW-10443', 'Seal ring', '2'],
      ['3', 'HW-10444', 'Drain plug', '1'],
    ])
  })

  it('joins all lines of a row, first column included, where rows are separated by space', () => {
    const lines = [
      'Hydraulic      Every 1000 h   Replace and',
      'return filter                 check for metal',
      '',
      'Engine oil     After 60 days  Drain while',
      'and filter                    warm',
      '',
      'Cab filter     In autumn      Blow out',
      'element                       with air',
    ]
    expect(read(lines)?.rows).toEqual([
      ['Hydraulic return filter', 'Every 1000 h', 'Replace and check for metal'],
      ['Engine oil and filter', 'After 60 days', 'Drain while warm'],
      ['Cab filter element', 'In autumn', 'Blow out with air'],
    ])
  })

  it('splits a header that is set as one line above the columns', () => {
    const headerRows = typedWords(['SPEED (rpm) TORQUE (Nm)']).map((word, index) =>
      index < 2 ? word : { ...word, left: word.left + 3, right: word.right + 3 },
    )
    const body = typedWords(['', '0-900        400', '900-1400     620', '1400-2200    540'])
    expect(tableAt(toRows([...headerRows, ...body], 0), 0)?.block.columns).toEqual(['SPEED (rpm)', 'TORQUE (Nm)'])
  })

  it('applies a header from further up if it has none of its own', () => {
    const heads = typedRows(['ITEM   PART NUMBER   DESCRIPTION   QTY'])
    const rows = typedRows(['1      HW-20071      Bolt          6', '2      HW-20072      Washer        6'])
    expect(tableAt(rows, 0, heads)?.block.columns).toEqual(['ITEM', 'PART NUMBER', 'DESCRIPTION', 'QTY'])
  })

  it('finds no header in a list of names and values', () => {
    const lines = ['Maker          Harrow', 'Bucket         2.1 m3', 'Weight         11.8 t', 'Length         6.9 m']
    expect(read(lines)?.columns).toEqual(['', ''])
  })

  it('finds no table in steps or text', () => {
    expect(read(['1.   Stop the engine.', '2.   Take out the key.', '3.   Chock the wheels.'])).toBeUndefined()
    expect(read(['Stop the engine and take', 'out the key.'])).toBeUndefined()
  })

  it('joins a wrapped label in the first column', () => {
    const lines = [
      'Symptom               Cause              Remedy',
      'Turns, but starts     Heater is broken   Fuse 11',
      'only when warm',
      '',
      'No power              Filter clogged     Replace it',
      '',
      'Black smoke           Too little air     Clean the filter',
    ]
    expect(read(lines, { bold: /Remedy/ })?.rows[0]).toEqual([
      'Turns, but starts only when warm',
      'Heater is broken',
      'Fuse 11',
    ])
  })
})
