import { describe, expect, it } from 'vitest'
import { splitIntoUnits } from '../../finding/scoring/unit'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { rowLine } from './row-line'

const lineOf = (headings: string[], columns: string[], cells: string[]) => {
  const [passage] = manualBuilder('m', 'M').table(1, headings, columns, cells).passages
  const [unit] = passage ? splitIntoUnits(passage) : []
  return unit && rowLine(unit, 'en', headings)
}

describe('rowLine', () => {
  it('has the interval of a first column', () => {
    const line = lineOf(['5.2 Schedule'], ['Hours', 'What', 'What to do'], ['250', 'Drive belt', 'Check'])
    expect(line).toBe('Drive belt: 250 hours; Check')
    const spanish = lineOf(['4.2 Plan'], ['Horas', 'Qué', 'Trabajo'], ['50', 'Tuercas de rueda', 'Comprobar'])
    expect(spanish).toBe('Tuercas de rueda: 50 horas; Comprobar')
  })

  it('has the interval that stands above its table', () => {
    const headings = ['9 Maintenance', '9.3 Every 50 hours or weekly', 'Table 9-2 50 hours']
    expect(lineOf(headings, ['What', 'What to do'], ['Battery', 'Clean poles'])).toBe(
      'Battery: Every 50 hours or weekly; Clean poles',
    )
  })

  it('says what an interval in a column means', () => {
    const line = lineOf(['10.10 Greasing'], ['Point', 'Nipples', 'Every'], ['Bucket pins', '4', '50 h'])
    expect(line).toBe('Bucket pins: Nipples 4; Every 50 h')
  })

  it('has no time of another kind from above', () => {
    const line = lineOf(['7 Wait for 10 minutes'], ['Where', 'Nm'], ['Nut', '80'])
    expect(line).toBe('Nut: 80 Nm')
  })

  it('leaves out what is not there', () => {
    expect(lineOf(['8 Torques'], ['Where', 'Thread', 'Nm'], ['Filter', '-', '18'])).toBe('Filter: 18 Nm')
  })
})
