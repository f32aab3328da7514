import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { isScheduleRow } from './schedule-row'
import { splitIntoUnits } from './unit'

const isSchedule = (columns: string[], ...cells: string[]) =>
  manualBuilder('m', 'M').table(1, [], columns, cells).passages.flatMap(splitIntoUnits).map(isScheduleRow)[0]

it('is a row whose first column has the hours when its work is due', () => {
  expect(isSchedule(['Hours', 'What'], '250', 'Winch')).toBe(true)
  expect(isSchedule(['Horas', 'Qué'], '50', 'Cabrestante')).toBe(true)
})

it('is no row with the time that something takes', () => {
  expect(isSchedule(['What', 'Hours'], 'Charging', '10')).toBe(false)
  expect(isSchedule(['Hours', 'What'], '3 to 4', 'Charging')).toBe(false)
  expect(isSchedule(['Item', 'What'], '10', 'Winch')).toBe(false)
})

describe('how often something is done', () => {
  const winch = manualBuilder('w', 'W')
    .table(1, ['Every 100 hours'], ['What', 'What to do'], ['Drum oil', 'First change only'], ['Rope', 'Grease'])
    .table(1, ['Every 500 hours'], ['What', 'What to do'], ['Drum oil', 'Change'], ['Brake', 'Test'])
  const scope = createScope([buildManualIndex(winch.passages)])
  const best = (prompt: string) => {
    const [first] = find({ prompt, conversation: [] }, scope).evidence
    return first && [...first.hit.passage.headings, first.units[first.position]?.own]
  }

  it('is what recurs, not what is done once at first', () => {
    expect(best('How often is the drum oil changed?')).toEqual(['Every 500 hours', 'Drum oil Change'])
  })

  it('is the first time if that is asked for', () => {
    expect(best('When is the first change of the drum oil?')).toEqual(['Every 100 hours', 'Drum oil First change only'])
  })

  it('is not taken for the first time where the earlier of two intervals counts', () => {
    const gear = manualBuilder('g', 'G')
      .table(1, ['Intervals'], ['What', 'Every'], ['Drum oil', '500 h or 12 months, whichever comes first'])
      .table(1, ['Checks'], ['What', 'Every'], ['Drum oil level', '10 h'])
    const [row] = find(
      { prompt: 'How often is the drum oil changed?', conversation: [] },
      createScope([buildManualIndex(gear.passages)]),
    ).evidence
    expect(row?.units[row.position]?.own).toContain('whichever comes first')
  })
})
