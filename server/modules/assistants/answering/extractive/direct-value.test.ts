import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../finding/question/parse-question'
import type { Unit } from '../../finding/scoring/unit'
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
const ask = (prompt: string, unit: Unit, ...headings: string[]) =>
  findDirectValue(unit, parseQuestion({ prompt, conversation: [] }, loaderScope.vocabulary), {
    headings,
    language: 'en',
  })

describe('findDirectValue', () => {
  const tyres = row(['Tyre', 'Front, bar', 'Rear, bar'], ['17.5 R25', '3.0', '2.2'])
  const part = row(['Item', 'Part number', 'Description', 'Qty'], ['3', '460-20125', 'Wheel nut', '48'])

  it('uses the unit of the column title and puts the second unit in parentheses', () => {
    const oil = row(['Compartment', 'Litres', 'US qt'], ['Engine oil', '13.5', '14.3'])
    expect(ask('how much oil does the engine take?', oil)).toEqual({
      value: '13.5 litres (14.3 US qt)',
      values: [{ column: '', text: '13.5 litres (14.3 US qt)' }],
      label: 'Engine oil',
      measure: 'capacity',
    })
  })

  it('gives the part number of an entry for a code, if it is asked for', () => {
    const relay = row(['Relay', 'Switches', 'Part number'], ['K12', 'Starter, 40 A', '701-30012'])
    expect(ask('part number of relay K12', relay)).toMatchObject({ value: '701-30012' })
    expect(ask('what is relay K12 for', relay)).toMatchObject({ value: 'Starter, 40 A' })
  })

  it('selects the requested column', () => {
    expect(ask('what pressure at the rear?', tyres)).toMatchObject({ value: '2.2 bar', label: '17.5 R25' })
  })

  it('shows that other columns have the same quantity, or that they are conditions', () => {
    expect(ask('what pressure at the rear?', tyres)).toMatchObject({
      isOneOfSeveral: true,
      values: [{ column: 'Rear', text: '2.2 bar' }],
    })
    const oil = row(['Drum', 'With filter (L)', 'Without filter (L)'], ['Gear', '4', '3'])
    expect(ask('how much oil without the filter?', oil)).toMatchObject({ value: '3 L', isOneOfSeveral: true })
    expect(ask('how much oil does the gear take?', oil)).toMatchObject({
      value: 'With filter 4 L, Without filter 3 L',
    })
  })

  it('returns each quantity in all its units, with the titles of several columns', () => {
    const winch = row(
      ['Winch', 'Rope, m', 'Rope, ft', 'Drum, mm', 'Drum, in'],
      ['Front winch', '40', '131', '300', '12'],
    )
    expect(ask('how long is it?', winch)).toMatchObject({ value: 'Rope 40 m (131 ft), Drum 300 mm (12 in)' })
    const loads = row(['Item', 'SI', 'US'], ['Pull of the winch', '4,000 kg', '8,800 lb'])
    expect(ask('how heavy?', loads)).toMatchObject({ value: '4,000 kg (8,800 lb)', label: 'Pull of the winch' })
    const air = row(['Rope', 'Lowest temperature', 'Highest temperature'], ['Steel', '-40 °C', '80 °C'])
    expect(ask('how hot may the air get?', air)).toMatchObject({
      value: 'Lowest temperature -40 °C, Highest temperature 80 °C',
    })
  })

  it('takes two units for a conversion only if they are of one quantity, and the quantity that is named', () => {
    const rated = 'how much power has the drum motor?'
    const motor = row(['Motor', 'Power', 'Speed'], ['Drum motor', '74 kW', '2200 rpm'])
    expect(ask(rated, motor)).toMatchObject({ value: '74 kW' })
    const gears = row(['Gear', 'Engine speed (rpm)', 'Travel speed (km/h)'], ['First', '2200', '5.5'])
    expect(ask('how fast is it in the first gear', gears)).toMatchObject({
      value: 'Engine speed 2200 rpm, Travel speed 5.5 km/h',
    })
    const fork = row(['Item', 'Lift height (m)', 'Fork length (mm)'], ['Fork', '3.5', '1150'])
    expect(ask('how long is the fork', fork)?.value).not.toContain('(')
    const belt = row(['Part', 'Value'], ['Fan belt', '400 N'])
    expect(ask('how tight is the fan belt', belt)?.measure).toBeUndefined()
    const untitled = row(['Motor', 'kW', 'rpm'], ['Drum motor', '74', '2200'])
    expect(ask(rated, untitled)).toMatchObject({ value: '74 kW' })
    const bare = row(['Bolt', 'N·m', 'lb-ft'], ['Drum bolt', '45', '33'])
    expect(ask('how tight are the drum bolts?', bare)).toMatchObject({ value: '45 N·m (33 lb-ft)' })
  })

  it('labels a value with the first words of its row, however long the others are', () => {
    const oil = row(['Drum', 'Litres', 'Specification'], ['Gear', '4', 'synthetic polyalphaolefin'])
    expect(ask('how much oil does it take?', oil)).toMatchObject({ value: '4 litres', label: 'Gear' })
    const numbered = row(['Item', 'Name', 'Litres'], ['7', 'Winch', '4'])
    expect(ask('how much oil does it take?', numbered)).toMatchObject({ label: 'Winch' })
  })

  it('returns the interval in the heading or the title of the table, unless the row has its own', () => {
    const rope = row(['What', 'What to do'], ['Rope', 'Grease, also after 3 hours in water'])
    const weekly = ['9.3 Every 40 hours or weekly', 'Table 9-3 40 hours']
    expect(ask('how often do I grease the rope?', rope, ...weekly)).toMatchObject({
      value: 'Every 40 hours or weekly',
      label: 'Rope',
      period: { text: 'Every 40 hours or weekly', task: 'Grease, also after 3 hours in water' },
    })
    expect(ask('how often do I grease the rope?', rope, 'Schedule', 'Table 9-3 40 hours')?.value).toBe('40 hours')
    const own = row(['What', 'Every'], ['Rope', '60 hours'])
    expect(ask('how often do I grease the rope?', own, ...weekly)?.value).toBe('60 hours')
    expect(ask('how thick is the rope?', rope, ...weekly)).not.toMatchObject({ value: weekly[0]?.slice(4) })
  })

  it('returns the column that the question names', () => {
    const lamp = row(['Lamp', 'Colour', 'Meaning', 'Remedy'], ['Rope', 'red', 'The rope is slack', 'Wind it up'])
    expect(ask('what is the remedy for the rope lamp?', lamp)).toMatchObject({ value: 'Wind it up', label: 'Rope' })
    expect(ask('which colour has the rope lamp?', lamp)).toMatchObject({ value: 'red' })
  })

  it('returns the first cell that says more than the question, if no column is named', () => {
    const lamp = row(['Name', 'Tint', 'State', 'Item'], ['Rope lamp', 'yellow', 'The drum is empty', '4'])
    expect(ask('the yellow rope lamp is on', lamp)).toMatchObject({ value: 'The drum is empty', label: 'Rope lamp' })
  })

  it('returns the number of a part, its quantity on request, and the description of a number', () => {
    expect(ask('part number of the wheel nut', part)).toMatchObject({ value: '460-20125', label: 'Wheel nut' })
    expect(ask('how many wheel nuts are there?', part)).toMatchObject({ value: '48', label: 'Wheel nut' })
    expect(ask('what is 460-20125?', part)).toMatchObject({ value: 'Wheel nut', label: '460-20125' })
  })

  it('uses the unit in the name of the row', () => {
    const oil = row(['', ''], ['Engine oil capacity (L)', '0.5'])
    expect(ask('how much oil does the engine take?', oil)).toMatchObject({
      value: '0.5 L',
      label: 'Engine oil capacity',
      measure: 'capacity',
    })
  })

  it('prefers the part number of the maker to that of a stock system', () => {
    const stocked = row(
      ['Item', 'Code', 'Stock no.', 'Part number', 'Description'],
      ['3', 'PAOZZ', '4730011876892', '460-20125', 'Wheel nut'],
    )
    expect(ask('part number of the wheel nut', stocked)).toMatchObject({ value: '460-20125', label: 'Wheel nut' })
  })

  it('takes no section number for that of a part', () => {
    const rope = row(['What', 'What to do', 'Section'], ['Winch rope', 'Replace', '10.12'])
    expect(ask('part number of the winch rope', rope)).toBeUndefined()
  })

  it('returns with the number of a row what it measures', () => {
    const fuse = row(['Fuse', 'Amperes', 'Circuit'], ['9', '30', 'Winch'])
    expect(ask('which fuse is it for the winch?', fuse)?.value).toBe('Fuse 9, 30 amperes')
  })

  it('returns the meaning of a code, not the remedy', () => {
    const alarm = row(['Code', 'Meaning', 'What to do'], ['301 S', 'Pressure low', 'Stop at once and call the dealer'])
    expect(ask('301 came up', alarm)).toMatchObject({ value: 'Pressure low', label: '301 S' })
  })

  it('returns nothing if no cell fits', () => {
    expect(ask('how heavy is it?', tyres)).toBeUndefined()
    expect(ask('how heavy is it?', row([], []))).toBeUndefined()
  })
})
