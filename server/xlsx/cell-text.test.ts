import { assert, constantFrom, double, integer, oneof, property } from 'fast-check'
import { format } from 'numfmt'
import { expect, it } from 'vitest'
import { numberStyle, readNumber } from './cell-text'

const patterns = [
  '0',
  '0.0',
  '0.00',
  '0.0000',
  '#,##0',
  '#,##0.00',
  '0.00;-0.00',
  '#,##0.00_)',
  '00000',
  '0%',
  '0.00E+00',
]
/** Money, counts, computed figures, and all that a cell can contain. */
const values = oneof(
  integer({ min: -1_000_000_00, max: 1_000_000_00 }).map((cents) => cents / 100),
  integer(),
  double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  constantFrom(0, -0, 0.005, 1.005, 2.675, 999.995, -0.004, 123_456_789_012_345, 99_999_999_999_999.9),
)

it('shows a number as the formats of spreadsheets do, whichever way it is found', () => {
  assert(
    property(constantFrom(...patterns), values, (pattern, value) => {
      const text = String(value)
      const { text: shown } = readNumber(text, numberStyle(164, pattern), 1900)
      const expected = format(pattern, Number(text)).trim()
      expect(shown).toBe(pattern.includes(',') ? expected.replaceAll(/(?<=\d),(?=\d{3})/g, '') : expected)
    }),
    { numRuns: 2000 },
  )
})
