import { describe, expect, it } from 'vitest'
import { find } from './find'
import { buildManualIndex } from './retrieving/manual-index'
import { createScope } from './retrieving/scope'
import { manualBuilder } from './testing/manual-builder'

const { passages } = manualBuilder('m', 'M')
  .steps(3, ['3 Towing'], 'Chock the wheels.', 'Fasten the bar at the rear hitch.', 'Release the brake.')
  .steps(4, ['4 Bleeding the brakes'], 'Open the screw of the brake at the hub.', 'Press the pedal.')
  .steps(5, ['5 Winch'], 'Drain the oil of the winch.', 'Adjust the brake band of the winch.')
  .table(
    6,
    ['6 Lamps'],
    ['Lamp', 'Meaning'],
    ['Oil lamp, red', 'The oil pressure is low'],
    ['Fuel lamp', 'The tank is empty'],
  )
  .text(
    8,
    ['8 Crane'],
    'The crane is folded for the road with the engine running at idle.',
    'Do not go faster than 15 km/h with it.',
  )
  .text(9, ['9 Road'], 'The machine runs at 36 km/h in gear 4. Look at the mirrors.')
  .text(
    10,
    ['10 Stopping at the end of the shift'],
    'Let the engine idle before you stop it. A running engine must not be refuelled.',
  )
  .table(7, ['7 Weights'], ['Part', 'Weight'], ['Machine, ready to work', '8,950 kg'], ['Winch', '318 kg'])
const scope = createScope([buildManualIndex(passages)])

function ask(prompt: string, ...earlier: string[]) {
  const conversation = earlier.map((content) => ({ role: 'user' as const, content }))
  const { query, evidence } = find({ prompt, conversation }, scope)
  return { about: query.about, page: evidence[0]?.hit.passage.page, query, evidence }
}

const says = ({ evidence: [best] }: ReturnType<typeof ask>) => best?.units[best.position]?.text

const lamp = 'what does the red oil lamp mean'
const winch = 'how do I drain the oil of the winch'

describe('a question that may lean on the one before', () => {
  it('is about the machine if the manuals do not say it of what was named before', () => {
    expect(ask('how do I tow it if its dead', lamp)).toEqual(ask('how do I tow it if its dead'))
    expect(ask('how heavy is it?', lamp)).toEqual(ask('how heavy is it?'))
    expect(ask('how heavy is the machine', 'alarm 112')).toEqual(ask('how heavy is the machine'))
    expect(ask('how heavy is it?', lamp).evidence[0]?.units[0]?.text).toContain('8,950 kg')
  })

  it('is about what was named before if they do', () => {
    const { about, evidence } = ask('how heavy is it?', 'how do I take the winch off')
    expect(about).toEqual(['winch'])
    expect(evidence[0]?.units[evidence[0].position]?.text).toContain('318 kg')
  })

  it('is about what was named before if it is done to parts', () => {
    expect(ask('how do I adjust it?', winch)).toMatchObject({ about: ['oil', 'winch'], page: 5 })
  })

  it('is about what was named before if the section on that says it', () => {
    const crane = 'how do I fold the crane'
    expect(ask('engine running or off?')).toMatchObject({ page: 10 })
    expect(ask('engine running or off?', crane)).toMatchObject({ about: ['crane'], page: 8 })
    expect(ask('how fast am I allowed to go?', crane)).toMatchObject({ page: 8 })
    expect(ask('how fast am I allowed to go?', lamp)).toEqual(ask('how fast am I allowed to go?'))
    expect(ask('where are the mirrors?', crane)).toEqual(ask('where are the mirrors?'))
  })

  it('asks the same of another thing that it names', () => {
    expect(ask('and the fuel one?', lamp)).toMatchObject({ page: 6 })
    expect(says(ask('and the fuel one?', lamp))).toContain('empty')
    expect(ask('and the winch?', 'how heavy is the machine')).toMatchObject({ about: ['heavy'], page: 7 })
  })

  it('stands on its own if a section is on just that', () => {
    expect(ask('and how do I bleed the brakes?', winch)).toEqual(ask('and how do I bleed the brakes?'))
  })

  it('leans on what an earlier question leant on itself', () => {
    expect(ask('which oil?', winch, 'how do I adjust it?').about).toEqual(['winch'])
    expect(ask('how often?', lamp, 'how do I tow it?').about).toEqual(['tow'])
  })
})
