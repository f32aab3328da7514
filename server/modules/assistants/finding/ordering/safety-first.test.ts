import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'

const winch = manualBuilder('m', 'M')
  .safety(3, ['1 Safety', '1.2 Loads'], 'DANGER', 'DANGER', 'A load can fall. Never stand below the lifted load.')
  .text(4, ['1 Safety', '1.3 Clothes'], 'Wear gloves.', 'Do not open the guard of the drum while the winch turns.')
  .table(
    5,
    ['1 Safety', '1.4 Labels'],
    ['Item', 'Label', 'Part number'],
    ['1', 'DANGER Do not stand below the lifted load', '555-10211'],
    ['2', 'WARNING Guard of the drum', '555-10212'],
  )
  .text(9, ['4 Use'], 'The guard of the drum opens to the left. The lifted load swings in the wind.')
const scope = createScope([buildManualIndex(winch.passages)])
const first = (prompt: string) => {
  const [best] = find({ prompt, conversation: [] }, scope).evidence
  return { page: best?.hit.passage.page, text: best?.units[best.position]?.own }
}

describe('safetyFirst', () => {
  it.each([
    'May I stand below the lifted load?',
    'Is it safe to stand below the lifted load?',
    'What do I have to watch out for with a lifted load?',
    'What must I not do below the lifted load?',
    'Is a lifted load dangerous?',
  ])('puts the notice before the label and the description: "%s"', (prompt) => {
    expect(first(prompt).page).toBe(3)
  })

  it('puts the sentence that forbids it before one that only describes it', () => {
    expect(first('Can I open the guard of the drum?')).toEqual({
      page: 4,
      text: 'Do not open the guard of the drum while the winch turns.',
    })
  })

  it('puts the sentence that restricts it before the row that names it', () => {
    const manual = manualBuilder('m', 'M')
      .table(4, ['4 Drum', 'Table 4-1 Gears of the drum'], ['Gear', 'Speed'], ['Fast gear', '30 m/min'])
      .text(4, ['4 Drum', '4.1 Gears'], 'The drum has two gears.', 'Engage the fast gear only when the drum stands.')
    const [best] = find(
      { prompt: 'Can I engage the fast gear while it turns?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    ).evidence
    expect(best?.units[best.position]?.own).toBe('Engage the fast gear only when the drum stands.')
  })

  it('puts the notice of the work first for a question for precautions, whatever words it has', () => {
    const manual = manualBuilder('m', 'M')
      .safety(7, ['4 Drum', '4.2 Brake test'], 'DANGER', 'DANGER', 'The machine can leap forward. Keep people away.')
      .steps(7, ['4 Drum', '4.2 Brake test'], '1. Warm the oil.', '2. Press the pedal.')
      .table(8, ['4 Drum', 'Table 4-2 Brake test'], ['Reading', 'Meaning'], ['12 bar', 'Drum and brake test are good'])
    const { evidence } = find(
      { prompt: 'What precautions for the brake test?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    )
    expect(evidence[0]?.hit.passage.kind).toBe('safety')
    const other = manualBuilder('m', 'M')
      .safety(7, ['4 Drum', '4.1 Rope'], 'DANGER', 'DANGER', 'The machine can leap forward. Keep people away.')
      .steps(7, ['4 Drum', '4.2 Brake test'], '1. Warm the oil.', '2. Press the pedal for the brake test.')
    const [best] = find(
      { prompt: 'What precautions for the brake test?', conversation: [] },
      createScope([buildManualIndex(other.passages)]),
    ).evidence
    expect(best?.hit.passage.kind).toBe('steps')
  })

  it('puts what forbids it before a warning that only names the means', () => {
    const manual = manualBuilder('m', 'M')
      .text(6, ['1 Intended use'], 'Lifting people in the bucket is not permitted.')
      .safety(8, ['5 Cylinder'], 'CAUTION', 'CAUTION', 'The cylinder of the bucket is heavy. Use a hoist.')
    const { evidence } = find(
      { prompt: 'Can I hoist somebody in the bucket?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    )
    expect(evidence[0]?.hit.passage.page).toBe(6)
  })

  it('puts what the manual warns of before a step that limits something, if it is asked what to be careful of', () => {
    const ramps = manualBuilder('m', 'M')
      .steps(4, ['3 Trailer'], 'Drive onto the trailer: the ramps must not be steeper than 15 degrees.', 'Lash it.')
      .safety(4, ['3 Trailer'], 'WARNING', 'WARNING', 'Wet ramps of the trailer make the winch slide off.')
    const kindOf = (prompt: string) =>
      find({ prompt, conversation: [] }, createScope([buildManualIndex(ramps.passages)])).evidence[0]?.hit.passage.kind
    expect(kindOf('What should I be careful of when I drive onto the trailer?')).toBe('safety')
    expect(kindOf('May I drive onto the trailer over steeper ramps?')).toBe('steps')
    expect(kindOf('Is it dangerous to drive onto the trailer over steeper ramps?')).toBe('steps')
  })

  it('prefers a rule below the same heading that names the matter in fewer words', () => {
    const manual = manualBuilder('m', 'M')
      .safety(8, ['7 Replacing the drum'], 'WARNING', 'WARNING', 'The hot drum burns.')
      .steps(
        9,
        ['7 Replacing the drum'],
        'Grease the guard, the hub, the lever and the clutch of the drum.',
        'Lift the drum.',
      )
    const found = find(
      {
        prompt: 'What do I have to watch out for with the guard, the hub, the lever and the clutch of the drum?',
        conversation: [],
      },
      createScope([buildManualIndex(manual.passages)]),
    )
    expect(found.evidence.map(({ hit }) => hit.passage.page)).toEqual([9, 8])
    const shorter = find(
      { prompt: 'What do I have to watch out for with the clutch of the drum?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    )
    expect(shorter.evidence[0]?.hit).toMatchObject({
      passage: { page: 8 },
      coverage: shorter.evidence[1]?.hit.coverage,
    })
  })

  it('leaves out rules that fit much worse', () => {
    const manual = manualBuilder('m', 'M')
      .text(8, ['7 Accumulator'], 'Charge the accumulator with nitrogen only.')
      .safety(9, ['8 Battery'], 'WARNING', 'WARNING', 'Lead is toxic. Wash your hands after you charge it.')
    const found = find(
      { prompt: 'Can I charge the accumulator with another gas?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    )
    expect(found.evidence[0]?.hit.passage.page).toBe(8)
  })

  it('changes nothing if no rule covers the question, or if it asks for something else', () => {
    expect(first('Can the lifted load swing in the wind?').page).toBe(9)
    expect(first('What is the part number of the label for the guard of the drum?').page).toBe(5)
  })

  it('puts a notice before a row that answers no better, though no danger is asked about', () => {
    const manual = manualBuilder('m', 'M')
      .table(2, ['1 Parts of the winch'], ['Item', 'Name'], ['4', 'Drum and lifted load'])
      .safety(3, ['2 Loads'], 'DANGER', 'DANGER', 'A lifted load can fall. Work below it with the prop only.')
      .steps(9, ['3 Use'], 'Let the lifted load down.', 'Stop the drum.')
    const ask = (prompt: string) =>
      find({ prompt, conversation: [] }, createScope([buildManualIndex(manual.passages)])).evidence[0]?.hit.passage.kind
    expect(ask('working beneath a lifted load, what goes in between?')).toBe('safety')
    expect(ask('how do I let the lifted load down?')).toBe('steps')
  })
})
