import { describe, expect, it } from 'vitest'
import { find } from '../../../finding/find'
import type { Question } from '../../../finding/question/query'
import { buildManualIndex } from '../../../finding/retrieving/manual-index'
import { createScope } from '../../../finding/retrieving/scope'
import { loaderScope } from '../../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { writeAnswer } from '../write-answer'
import { signalsOf } from './signals'

const signals = (prompt: string, scope = loaderScope, conversation: Question['conversation'] = []) => {
  const found = find({ prompt, conversation }, scope)
  return signalsOf(found, writeAnswer(found, 2000).response)
}

describe('signals of an answer', () => {
  it('show in a manual without passages that everything is missing', () => {
    const missing = signals('engine oil', createScope([buildManualIndex([])]))
    expect(missing).toMatchObject({ missingTerms: 1, shortfall: 0.5 })
    expect(missing.inContext + missing.inLead + missing.known + missing.coverage + missing.score).toBe(0)
  })

  it('notice a word that the manuals do not use', () => {
    expect(signals('How much oil does the engine take?').known).toBe(1)
    const foreign = signals('How much oil does the espresso machine take?')
    expect(foreign.known).toBeLessThan(1)
    expect(foreign.inContext).toBeLessThan(signals('How much oil does the engine take?').inContext)
  })

  it('notice that the best unit has neither the quantity nor the part number that is asked for', () => {
    expect(signals('How much oil does the engine take?').lacksQuantity).toBe(0)
    expect(signals('part number of the battery cable').lacksPartNumber).toBe(1)
  })

  it('take no figure in another unit for the quantity, unless the question may mean it', () => {
    const winch = createScope([
      buildManualIndex(manualBuilder('m', 'M').table(1, ['Winch'], ['Item', 'Value'], ['Winch fuse', '15 A']).passages),
    ])
    expect(signals('How close may I stand to the winch?', winch).lacksQuantity).toBe(1)
    expect(signals('How big is the winch fuse?', winch).lacksQuantity).toBe(0)
  })

  it('miss the rate that is asked for in an amount', () => {
    const winch = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').table(
          1,
          ['Data'],
          ['Item', 'Value'],
          ['Winch oil', '4 litres'],
          ['Winch pump', '20 L/min'],
        ).passages,
      ),
    ])
    expect(signals('How many litres of winch oil are there?', winch).lacksQuantity).toBe(0)
    expect(signals('How many litres of winch oil does it burn per hour?', winch).lacksQuantity).toBe(1)
    expect(signals('How many litres per minute does the winch pump give?', winch).lacksQuantity).toBe(0)
  })

  it('count a translation as a synonym', () => {
    const spanish = createScope([
      buildManualIndex(manualBuilder('m', 'M').text(1, [], 'El tambor del cabrestante se engrasa cada mes.').passages),
    ])
    const { coverage, inContext, known } = signals('How often is the winch greased?', spanish)
    expect({ coverage, known }).toEqual({ coverage: 1, known: 0 })
    expect(inContext).toBeLessThanOrEqual(0.7)
  })

  it('take a rule that leaves out why somebody would do it for an answer', () => {
    const cab = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').text(1, ['Cab'], 'Do not drill the roof.', 'The lamp has a bracket.').passages,
      ),
    ])
    const reason = 'for the aerial of the radio that my neighbour sold me with its amplifier'
    expect(signals(`May I drill the roof ${reason}?`, cab).explainsLittle).toBe(0)
    expect(
      signals(`May I repaint the doors, windows, gutters and the roof of the shed ${reason}?`, cab).explainsLittle,
    ).toBe(1)
  })

  it('miss no name if the question has the whole name of a row with its quantity', () => {
    const heights = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').table(
          1,
          ['Data'],
          ['Item', 'Value'],
          ['Dump height', '2,720 mm'],
          ['Fuel tank', '160 litres'],
        ).passages,
      ),
    ])
    expect(signals('How high is the dump height into a truck?', heights).lacksName).toBe(0)
    expect(signals('How much does the truck dump?', heights).lacksName).toBe(1)
  })

  it('find the interval of a task that stands above its table only', () => {
    const greasing = (heading: string) =>
      createScope([
        buildManualIndex(
          manualBuilder('m', 'M').table(1, [heading], ['Point', 'Work'], ['Slewing ring', 'Grease']).passages,
        ),
      ])
    expect(signals('How often is the slewing ring greased?', greasing('Every 250 hours')).lacksQuantity).toBe(0)
    expect(signals('How often is the slewing ring greased?', greasing('Greasing')).lacksQuantity).toBe(1)
  })

  it('notice that what is asked is permitted or forbidden, and that the best place says neither', () => {
    const rules = createScope([
      buildManualIndex(
        manualBuilder('m', 'M')
          .text(1, ['Winch'], 'Use the winch on level ground only.')
          .text(2, ['Drum'], 'Cover of the drum, with the ladder.').passages,
      ),
    ])
    expect(signals('May I use the winch on a slope?', rules).lacksRule).toBe(0)
    expect(signals('May I climb the cover of the drum with a ladder?', rules).lacksRule).toBe(1)
    expect(signals('Where is the cover of the drum?', rules).lacksRule).toBe(0)
  })

  it('show whether the best place says the opposite of the question', () => {
    const parts = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').table(1, ['Doors'], ['Part', 'Number'], ['Window of the right door', '812-40166'])
          .passages,
      ),
    ])
    expect(signals('Part number of the left door window?', parts).contradicts).toBe(1)
    expect(signals('Part number of the right door window?', parts).contradicts).toBe(0)
    expect(signals('Part number of the door window?', parts).contradicts).toBe(0)
    const line = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').text(1, ['Winch'], 'Keep off a power line; do not work below it.').passages,
      ),
    ])
    expect(signals('Is there a power line above the winch?', line).contradicts).toBe(0)
  })

  it('take a question for answered whose words are found in translation', () => {
    const fuses = createScope([
      buildManualIndex(manualBuilder('m', 'M').text(1, ['Electrics'], 'The fuse box is behind the seat.').passages),
    ])
    expect(signals('¿Dónde está la caja de fusibles?', fuses).isInOtherWords).toBe(0)
    expect(signals('¿Dónde está la caja de herramientas del vecino?', fuses).isInOtherWords).toBe(1)
  })

  it('find the quantity anywhere in a notice, which is quoted whole', () => {
    const edge = createScope([
      buildManualIndex(
        manualBuilder('m', 'M').safety(1, ['Winch'], 'DANGER', 'DANGER', 'The rope may snap. Stay 6 m away from it.')
          .passages,
      ),
    ])
    expect(signals('How close may I go to the rope that may snap?', edge).lacksQuantity).toBe(0)
  })

  it('show how much of the question the beginning of the answer says', () => {
    expect(signals('How much oil does the engine take?').inLead).toBeGreaterThan(0.5)
    const found = find({ prompt: 'How much oil does the engine take?', conversation: [] }, loaderScope)
    expect(signalsOf(found, `${'Read this first. '.repeat(20)}The engine takes 14.5 L of oil.`).inLead).toBe(0)
  })

  it('show that the answer begins with no more than the title of a table', () => {
    const found = find({ prompt: 'How much oil does the engine take?', conversation: [] }, loaderScope)
    const table = '| System | Capacity (L) |\n| --- | --- |\n| Engine oil | 14.5 |'
    expect(signalsOf(found, `Capacities [1]\n\n${table}`).leadsWithTitle).toBe(1)
    expect(signalsOf(found, `The engine oil capacity is 14.5 L. [1]\n\n${table}`).leadsWithTitle).toBe(0)
  })

  it('notice that a grade is asked for and the answer begins without one', () => {
    expect(signals('Which oil for the hydraulic tank?').lacksGrade).toBe(0)
    const oil = manualBuilder('m', 'M').text(1, ['Winch'], 'Check the oil of the winch each day.')
    const scope = createScope([buildManualIndex(oil.passages)])
    expect(signals('Which oil for the winch?', scope).lacksGrade).toBe(1)
  })

  it('show whether the question continues another one', () => {
    const scope = createScope([
      buildManualIndex(manualBuilder('m', 'M').text(1, ['Winch'], 'The rope is 40 m long.').passages),
    ])
    const conversation = [{ role: 'user' as const, content: 'How long is the rope of the winch?' }]
    expect(signals('and how thick?', scope, conversation).followsUp).toBe(1)
    expect(signals('How thick is the rope?', scope).followsUp).toBe(0)
  })

  it('show whether the rest of the page is about the question too', () => {
    const lone = manualBuilder('m', 'M').text(1, ['Notes'], 'The winch takes 2 litres of oil.')
    const whole = manualBuilder('m', 'M')
      .text(1, ['Oil of the winch'], 'The winch takes 2 litres of oil.')
      .text(1, ['Oil of the winch'], 'Change the oil of the winch each year.')
    const [alone, together] = [lone, whole].map(({ passages }) =>
      signals('How much oil does the winch take?', createScope([buildManualIndex(passages)])),
    )
    expect(alone?.pageSupport).toBe(0)
    expect(together?.pageSupport).toBeGreaterThan(0.3)
  })

  it('show that the best sentence and its headings explain the question only together', () => {
    const { passages } = manualBuilder('m', 'M').text(1, ['Winch of the crane'], 'Grease the bearing with a brush.')
    const scope = createScope([buildManualIndex(passages)])
    expect(signals('greasing the bearing of the winch', scope)).toMatchObject({ explainsLittle: 0, isInOtherWords: 0 })
    expect(signals('greasing the bearing of the winch', scope).inLastHeading).toBeLessThan(0.5)
    expect(signals('which melody did the salesman whistle in the bearing', scope).isInOtherWords).toBe(1)
  })

  it('show what kind of question it is', () => {
    expect(signals('How do I change the engine oil?').asksProcedure).toBe(1)
    expect(signals('How much oil does the engine take?')).toMatchObject({ asksProcedure: 0, asksSymptom: 0 })
    expect(signals('The drum does not turn').asksSymptom).toBe(1)
    expect(signals('The lamp is on. How much oil does the engine take?').hasMinorWord).toBe(1)
  })

  it('compare pages of the same manual only', () => {
    const scope = createScope(
      ['one', 'two'].map((name) =>
        buildManualIndex(manualBuilder(name, name).text(31, [], 'The winch takes 2 litres of oil.').passages),
      ),
    )
    expect(signals('How much oil does the winch take?', scope)).toMatchObject({ pageSupport: 0, margin: 0 })
  })

  it('are between 0 and about 1 for a question without content words', () => {
    for (const signal of Object.values(signals('and what of it?'))) expect(Math.abs(signal)).toBeLessThan(1.5)
  })
})
