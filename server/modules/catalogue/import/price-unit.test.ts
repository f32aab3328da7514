import { expect, it } from 'vitest'
import { outlinedTable } from '../../../../tests/support/outlined-table'
import { rowReader } from '../../../tables/row-reader'
import { parsePart } from './parse-part'
import { type PartColumn, partKind } from './part-columns'
import { parsePriceUnit } from './price-unit'

const unitOf = (text: string, { plain, decimalSign }: { plain?: string; decimalSign?: '.' | ',' } = {}) =>
  parsePriceUnit({ text, plain, decimals: undefined, decimalSign })

it.each([
  ['1', 1],
  ['100', 100],
  ['per 100', 100],
  ['/100', 100],
  ['100 St.', 100],
  ['C', 100],
  ['% St.', 100],
  ['Mille', 1000],
  ['100,00', 100],
  ['1 000', 1000],
  ['EA', 1],
])('a price for “%s” is one of %i', (text, pieces) => {
  expect(unitOf(text)).toBe(pieces)
})

it('a number of a workbook is read as it is', () => {
  expect(unitOf('100', { plain: '100' })).toBe(100)
})

it('1.000 is a thousand in a column with commas for decimals, and not guessed otherwise', () => {
  expect(unitOf('1.000', { decimalSign: ',' })).toBe(1000)
  expect(unitOf('1.000')).toMatchObject({ fault: { en: expect.stringContaining('thousands or decimals') } })
})

it.each(['0', 'box', '1,5', '2000000', 'M'])('“%s” is refused', (text) => {
  expect(unitOf(text)).toMatchObject({ fault: { en: 'is not a whole number from 1 to 1000000' } })
})

it('a unit of sale is what one is: a hundred costs what the table says for it', async () => {
  const { outline, rows } = await outlinedTable('Référence;Désignation;UV;Tarif HT\nM8-25;Vis M8;C;45,00 €', partKind)
  const [part] = rows.map((row) => parsePart(rowReader<PartColumn>(outline)(row), 'EUR'))
  expect(part).toMatchObject({ unit: 'C', cost_amount: 4500 })
})

it('the price of one is stored, and a row without an exact one is refused', async () => {
  const table = 'Part No,Price,Per\nM8,45.00,100\nM6,12.50,100\nM5,1.20,'
  const { outline, rows } = await outlinedTable(table, partKind)
  const read = rowReader<PartColumn>(outline)
  const prices = rows.map((row) => {
    const reader = read(row)
    const { cost_amount } = parsePart(reader, 'USD')
    return [reader.reason()?.en ?? cost_amount, ...reader.wrongCells()]
  })
  expect(prices).toEqual([[45], ['A price of 12.50 for 100 gives no exact price of one.', 'B3', 'C3'], [120]])
})
