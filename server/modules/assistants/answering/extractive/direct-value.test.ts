import { describe, expect, it } from 'vitest'
import type { Unit } from '../../finding/evidence/unit'
import { parseQuestion } from '../../finding/query/parse-question'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import { findDirectValue } from './direct-value'

const row = (columns: string[], cells: string[]): Unit => ({
  kind: 'row',
  text: '',
  own: '',
  boxes: [],
  columns,
  cells,
})
const ask = (prompt: string, unit: Unit) =>
  findDirectValue(unit, parseQuestion({ prompt, conversation: [] }, loaderScope.vocabulary))

describe('findDirectValue', () => {
  const tyres = row(['Tyre', 'Front, bar', 'Rear, bar'], ['17.5 R25', '3.0', '2.2'])
  const part = row(['Item', 'Part number', 'Description', 'Qty'], ['3', '460-20125', 'Wheel nut', '48'])

  it('uses the unit of the column title and puts the second unit in parentheses', () => {
    const oil = row(['Compartment', 'Litres', 'US qt'], ['Engine oil', '13.5', '14.3'])
    expect(ask('how much oil does the engine take?', oil)).toEqual({
      value: '13.5 litres (14.3 US qt)',
      label: 'Engine oil',
      others: [],
    })
  })

  it('selects the requested column', () => {
    expect(ask('what pressure at the rear?', tyres)).toMatchObject({ value: '2.2 bar', label: '17.5 R25' })
  })

  it('returns the number of a part, its quantity on request, and the description of a number', () => {
    expect(ask('part number of the wheel nut', part)).toMatchObject({ value: '460-20125', label: 'Wheel nut' })
    expect(ask('how many wheel nuts are there?', part)).toMatchObject({ value: '48', label: 'Wheel nut' })
    expect(ask('what is 460-20125?', part)).toMatchObject({ value: 'Wheel nut', label: '460-20125' })
  })

  it('returns the meaning of a code, not the remedy', () => {
    const alarm = row(['Code', 'Meaning', 'What to do'], ['301 S', 'Pressure low', 'Stop at once and call the dealer'])
    expect(ask('301 came up', alarm)).toEqual({ value: 'Pressure low', label: '301 S', others: [2] })
  })

  it('returns nothing if no cell fits', () => {
    expect(ask('how heavy is it?', tyres)).toBeUndefined()
    expect(ask('how heavy is it?', row([], []))).toBeUndefined()
  })
})
