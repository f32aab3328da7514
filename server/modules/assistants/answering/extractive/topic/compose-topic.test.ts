import { describe, expect, it } from 'vitest'
import { find } from '../../../finding/find'
import { buildManualIndex } from '../../../finding/retrieving/manual-index'
import { createScope } from '../../../finding/retrieving/scope'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { compose } from '../compose'
import { composeTopic } from './compose-topic'

const manual = manualBuilder('w', 'Winch manual')
  .table(
    3,
    ['3 Maintenance', '3.1 Every 250 hours'],
    ['What', 'What to do', 'Section'],
    ['Drum oil', 'Check level', '4.1'],
    ['Drum oil filter', 'Clean', '4.2'],
  )
  .table(
    3,
    ['3 Maintenance', '3.2 Every 1000 hours or yearly'],
    ['What', 'What to do', 'Section'],
    ['Drum oil and filter', 'Change, 4.5 L', '4.1'],
  )
  .safety(4, ['4 Procedures', '4.1 Changing the drum oil'], 'WARNING', 'WARNING', 'Hot oil burns the skin.')
  .steps(4, ['4 Procedures', '4.1 Changing the drum oil'], 'Stop the winch.', 'Open the plug.', 'Fill in 4.5 L.')
  .table(
    5,
    ['5 Data', '5.1 Capacities'],
    ['Where', 'Litres', 'Oil'],
    ['Drum oil with filter', '4.5', 'ISO VG 220'],
    ['Engine oil', '13.5', 'SAE 15W-40'],
    ['Hydraulic tank', '96.0', 'ISO VG 46'],
  )
  .table(
    6,
    ['6 Lamps'],
    ['Lamp', 'Meaning', 'What to do'],
    ['Drum oil', 'Pressure is low', 'Stop the drum at once.'],
    ['Battery', 'It is not charged', 'Check the belt.'],
  )
  .table(
    7,
    ['7 Parts', '7.1 Drum'],
    ['Item', 'Part number', 'Description'],
    ['1', '555-10211', 'Drum oil filter'],
    ['2', '555-10212', 'Rope of the drum'],
  )
  .table(8, ['8 Rope', '8.1 Rope lengths'], ['Drum', 'Length'], ['Small', '40 m'], ['Large', '60 m'])
  .table(8, ['8 Rope'], ['What', 'Section'], ['Drum oil', '4.1'])
  .text(9, ['9 Storage'], 'Keep the winch dry and grease the rope of the drum.')
const scope = createScope([buildManualIndex(manual.passages)])
const found = (prompt: string) => find({ prompt, conversation: [] }, scope)
const sheet = (prompt: string) => composeTopic(found(prompt), 2000)

describe('a thing that is only named', () => {
  it('is told at a glance, each fact with its page: how much, when, what its lamp says, how, and with which part', () => {
    const { response, confidence, citations } = compose(found('drum oil'))
    expect(confidence).toBe('sure')
    expect(response.split('\n')).toEqual([
      '- Drum oil with filter: 4.5 litres; ISO VG 220 [1]',
      '- Every 250 hours, drum oil: Check level [2]',
      '- Every 1000 hours or yearly, drum oil and filter: Change, 4.5 L [2]',
      '- Every 250 hours, drum oil filter: Clean [2]',
      '- Lamps, drum oil: Pressure is low; Stop the drum at once [3]',
      '- Changing the drum oil: page 4 [4]',
      '- Drum oil filter: 555-10211 [5]',
    ])
    expect(citations.map(({ page }) => page)).toEqual([5, 3, 6, 4, 7])
  })

  it('has the warnings of its procedure', () => {
    expect(sheet('drum oil')?.safety).toEqual([
      { level: 'WARNING', text: 'Hot oil burns the skin.', page: 4, manualId: 'w' },
    ])
  })

  it.each(['the oil of the drum', 'Drum oil?', 'my drum oil'])('may be named otherwise: "%s"', (prompt) => {
    expect(sheet(prompt)?.response).toContain('Every 1000 hours or yearly, drum oil and filter: Change, 4.5 L')
  })

  it('is also what a table is named like', () => {
    expect(sheet('rope lengths')?.response).toMatch(/^Rope lengths \[1\]\n\n\| Drum \| Length \|/)
  })

  it('is also one of two things that are named together, but not what only has it', () => {
    const rows = manualBuilder('m', 'M')
      .table(1, ['Every 50 hours'], ['What', 'What to do'], ['Drum and gear oil', 'Check level'])
      .table(1, ['Every 90 hours'], ['What', 'What to do'], ['Gear oil', 'Change'])
      .table(1, ['Weights'], ['What', 'kg'], ['Gear with oil', '40'])
    const of = createScope([buildManualIndex(rows.passages)])
    expect(composeTopic(find({ prompt: 'gear oil', conversation: [] }, of), 2000)?.response.split('\n')).toEqual([
      '- Every 50 hours, drum and gear oil: Check level [1]',
      '- Every 90 hours, gear oil: Change [1]',
    ])
  })

  it('may be the fluid of what has it, and of nothing that has another', () => {
    const rows = manualBuilder('m', 'M')
      .table(
        1,
        ['Capacities'],
        ['Where', 'Litres', 'Grade'],
        ['Hydraulic tank', '96.0', 'ISO VG 46'],
        ['Engine', '13.5', 'SAE 15W-40'],
        ['Axle oil', '4.0', 'SAE 90'],
      )
      .table(2, ['Every 500 hours'], ['What', 'What to do'], ['Hydraulic oil', 'Change'], ['Engine coolant', 'Change'])
      .table(2, ['Every 10 hours'], ['What', 'What to do'], ['Hydraulic oil', 'Check'], ['Engine coolant', 'Check'])
    const of = createScope([buildManualIndex(rows.passages)])
    const sheetOf = (prompt: string) => composeTopic(find({ prompt, conversation: [] }, of), 2000)?.response
    expect(sheetOf('hydraulic oil')).toMatch(/^- Hydraulic tank: 96\.0 litres; ISO VG 46 \[1\]/)
    expect(sheetOf('engine coolant')).not.toContain('13.5')
  })

  it('has the titles of its tables where several have it, as for two models', () => {
    const rows = manualBuilder('m', 'M')
      .table(1, ['Data of the L30'], ['Item', 'Litres'], ['Drum oil', '13.5'])
      .table(2, ['Data of the L45'], ['Item', 'Litres'], ['Drum oil', '17.0'])
    const of = createScope([buildManualIndex(rows.passages)])
    const response = composeTopic(find({ prompt: 'drum oil', conversation: [] }, of), 2000)?.response
    expect(response?.toLowerCase().split('\n')).toEqual([
      '- data of the l30, drum oil: 13.5 litres [1]',
      '- data of the l45, drum oil: 17.0 litres [2]',
    ])
  })

  const sheetIn = (builder: { passages: typeof manual.passages }, prompt: string) =>
    composeTopic(find({ prompt, conversation: [] }, createScope([buildManualIndex(builder.passages)])), 2000)

  it('says when each task is due, which may stand in a column or above the table', () => {
    const schedule = manualBuilder('m', 'M')
      .table(
        1,
        ['5 Schedule'],
        ['Hours', 'What', 'What to do'],
        ['50', 'Levels, drum, lamps', 'Check'],
        ['250', 'Drum', 'Grease'],
      )
      .table(2, ['6 Greasing'], ['Point', 'Nipples', 'Every'], ['Drum bearing', '2', '500 h'])
      .table(3, ['7.1 Every 1000 hours'], ['What', 'What to do'], ['Drum brake', 'Adjust'])
    expect(sheetIn(schedule, 'drum')?.response.split('\n')).toEqual([
      '- 50 hours, levels, drum, lamps: Check [1]',
      '- 250 hours, drum: Grease [1]',
      '- Every 500 h, drum bearing: Nipples 2 [2]',
      '- Every 1000 hours, drum brake: Adjust [3]',
    ])
  })

  it('is also told by sentences with figures of its sections, and by those that begin with it', () => {
    const winch = manualBuilder('m', 'M')
      .steps(1, ['1 Daily checks'], 'Drum: no cracks.', 'Hook and chain.')
      .text(2, ['2 Drum'], 'The drum stands in front.', 'Its play may be 3 to 5 mm.')
      .text(3, ['3 Hook and drum'], 'The hook carries 500 kg.')
    expect(sheetIn(winch, 'drum')?.response.split('\n')).toEqual([
      '- Daily checks: Drum: no cracks. [1]',
      '- Drum: The drum stands in front. [2]',
      '- Drum: Its play may be 3 to 5 mm. [2]',
      '- Drum: page 2; Hook and drum: page 3 [2] [3]',
    ])
  })

  it('is not told by sentences that begin with another word for it', () => {
    const machine = manualBuilder('m', 'M')
      .table(1, ['1.1 Every 10 hours'], ['What', 'What to do'], ['Brakes', 'Test'], ['Brake hoses', 'Check'])
      .steps(2, ['2 Parking'], 'Stop the machine with the brake pedal.')
    expect(sheetIn(machine, 'frenos')?.response.split('\n')).toEqual([
      '- Every 10 hours, brakes: Test [1]',
      '- Every 10 hours, brake hoses: Check [1]',
      '',
      'Véase también página 2 [2]',
    ])
  })

  it('has the alarms and faults that name it anywhere, and the values of its parts', () => {
    const winch = manualBuilder('m', 'M')
      .table(
        1,
        ['1 Alarms'],
        ['Code', 'Meaning', 'What to do'],
        ['E4', 'Drum is blocked', 'Stop'],
        ['E5', 'Hot', 'Wait'],
      )
      .table(2, ['2 Faults'], ['Symptom', 'Possible cause', 'Remedy'], ['Rope slips', 'Drum is wet', 'Dry it'])
      .table(3, ['3 Torques'], ['Where', 'Nm'], ['Drum bolts', '80'], ['Hook with drum', '30'])
    expect(sheetIn(winch, 'drum')?.response.split('\n')).toEqual([
      '- Alarms, E4: Drum is blocked; Stop [1]',
      '- Rope slips: Drum is wet; Dry it [2]',
      '- Torques, drum bolts: 80 Nm [3]',
    ])
  })

  it('is told by the rows of what has the property that is named', () => {
    const tyres = manualBuilder('m', 'M')
      .table(1, ['1 Pressures'], ['Item', 'Value'], ['Tyre, small', '2.5 bar'], ['Nuts', '80 Nm'])
      .table(2, ['2.1 Every 10 hours'], ['What', 'What to do'], ['Lamps, tyres', 'Check'])
    expect(sheetIn(tyres, 'tyre pressure')?.response.split('\n')).toEqual([
      '- Tyre, small: 2.5 bar [1]',
      '- Every 10 hours, lamps, tyres: Check [2]',
    ])
  })

  it('may be what is done: "greasing"', () => {
    const winch = manualBuilder('m', 'M')
      .table(1, ['1.1 Every 10 hours'], ['What', 'What to do'], ['Drum', 'Grease'], ['Hook', 'Check'])
      .text(2, ['2 Greasing'], 'Use 30 g of grease for each point.')
    expect(sheetIn(winch, 'greasing')?.response.split('\n')).toEqual([
      '- Every 10 hours, drum: Grease [1]',
      '- Greasing: Use 30 g of grease for each point. [2]',
      '- Greasing: page 2 [2]',
    ])
  })

  it('has the warnings that are on it, and not those that only stand beside', () => {
    const winch = manualBuilder('m', 'M')
      .table(1, ['1.1 Every 10 hours'], ['What', 'What to do'], ['Drum', 'Grease'], ['Drum bolts', 'Tighten'])
      .safety(1, ['1.1 Every 10 hours'], 'WARNING', 'WARNING', 'Spilled fuel burns.')
      .safety(2, ['2 Safety'], 'DANGER', 'DANGER', 'Never touch the turning drum.')
    expect(sheetIn(winch, 'drum')?.safety.map(({ text }) => text)).toEqual(['Never touch the turning drum.'])
  })

  it('names the manual of each line where they are several', () => {
    const rows = (id: string, name: string, task: string) =>
      manualBuilder(id, name).table(1, ['Every 10 hours'], ['What', 'What to do'], ['Drum', task])
    const scopeOfTwo = createScope(
      [rows('a', 'Operation', 'Grease'), rows('b', 'Service', 'Measure')].map(({ passages }) =>
        buildManualIndex(passages),
      ),
    )
    expect(composeTopic(find({ prompt: 'drum', conversation: [] }, scopeOfTwo), 2000)?.response).toBe(
      '**Operation**\n\n- Every 10 hours, drum: Grease [1]\n\n**Service**\n\n- Every 10 hours, drum: Measure [2]',
    )
  })

  it('drops nothing without a word: what is left of a kind is counted, with its pages', () => {
    const tasks = Array.from({ length: 9 }, (_, at) => [`${at + 1}0`, 'Drum', `Check ${at + 1}`])
    const winch = manualBuilder('m', 'M')
      .table(1, ['1 Schedule'], ['Hours', 'What', 'What to do'], ...tasks)
      .text(2, ['2 Ropes'], 'Never let the drum turn freely.')
    const response = sheetIn(winch, 'drum')?.response
    expect(response).toContain('Check 6; and 3 more: page 1 [1]')
    expect(response).toContain('See also page 2 [2]')
  })

  it.each([
    'How much drum oil does it take?',
    'change the drum oil',
    'The drum oil is hot',
    'Is the drum oil red?',
    'part number of the drum oil filter',
    'winch',
  ])('is not taken for a question that asks something, or of which the manuals say too little: "%s"', (prompt) => {
    expect(sheet(prompt)).toBeUndefined()
  })

  it('is shortened by whole lines, and is no sheet if two do not fit', () => {
    const short = composeTopic(found('drum oil'), 130)?.response
    expect(short?.split('\n')).toHaveLength(2)
    expect(short?.length).toBeLessThanOrEqual(130)
    expect(composeTopic(found('drum oil'), 60)).toBeUndefined()
  })
})
