import { expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import type { Evidence } from '../scoring/evidence'
import { loaderScope } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { quantityFirst } from './quantity-first'

const { query, evidence } = find({ prompt: 'How tight are the wheel nuts?', conversation: [] }, loaderScope)
const [torque] = evidence
if (!torque) throw new Error('nothing was found')

/** The same place without its figures, which scores as much higher. */
const without = (more: number, decisive = false) => ({
  ...torque,
  decisive,
  score: torque.score * more,
  units: torque.units.map((unit) => ({ ...unit, text: 'Wheel nuts are tight' })),
})
const isFirst = (one: Evidence, [first]: Evidence[]) =>
  first?.units === one.units && first.named === one.named && first.hit === one.hit
const isTorqueFirst = (other: Evidence, asked = query) => isFirst(torque, quantityFirst(asked, [other, torque]))

it('puts a place with the quantity asked for before one without that scores up to two fifths more', () => {
  expect(isTorqueFirst(without(1.4), { ...query, allowsOtherUnits: false })).toBe(true)
  expect(isTorqueFirst(without(1.5), { ...query, allowsOtherUnits: false })).toBe(false)
  expect(isTorqueFirst(without(1.3), { ...query, allowsOtherUnits: true })).toBe(true)
  expect(isTorqueFirst(without(1.4), { ...query, allowsOtherUnits: true })).toBe(false)
})

it('puts a row that the question names before another quantity that scores up to a quarter more', () => {
  const whole = { ...torque, named: 1 }
  const isRowFirst = (more: number, row: Evidence) =>
    isFirst(row, quantityFirst(query, [{ ...torque, named: 0.5, score: torque.score * more }, row]))
  expect(isRowFirst(1.2, whole)).toBe(true)
  expect(isRowFirst(1.3, whole)).toBe(false)
  expect(isRowFirst(1.2, { ...torque, named: 0.9 })).toBe(false)
})

it('prefers the row in the language of the best place to its translation', () => {
  const whole = { ...torque, named: 1 }
  const best = { ...torque, named: 0.5, score: torque.score * 1.1 }
  const translated = { ...whole, hit: { ...whole.hit, language: 'es' as const } }
  expect(isFirst(best, quantityFirst(query, [best, translated]))).toBe(true)
})

it('prefers a row, as of technical data, for a quantity of the whole machine', () => {
  const sentence = { ...torque, units: torque.units.map((unit) => ({ ...unit, kind: 'sentence' as const })) }
  const best = { ...sentence, score: torque.score * 1.1 }
  expect(isFirst(torque, quantityFirst({ ...query, isOfMachine: true }, [best, torque]))).toBe(true)
  expect(isFirst(best, quantityFirst(query, [best, torque]))).toBe(true)
})

it('puts a place with a grade before one without, if it is asked which oil is used', () => {
  const oil = find({ prompt: 'Which oil goes in the hydraulic tank?', conversation: [] }, loaderScope)
  const [graded] = oil.evidence
  if (!graded) throw new Error('nothing was found')
  const other = {
    ...graded,
    score: graded.score * 1.2,
    units: graded.units.map((unit) => ({ ...unit, text: 'Hydraulic tank: change' })),
  }
  expect(isFirst(graded, quantityFirst(oil.query, [other, graded]))).toBe(true)
})

it('takes the row that names the fluid in a table of grades for one, though it states none', () => {
  const coolant = createScope([
    buildManualIndex(
      manualBuilder('m', 'M')
        .table(
          9,
          ['5 Fluids', 'Table 5-1 Capacities'],
          ['Compartment', 'Litres', 'Specification'],
          ['Engine oil', '23.5', 'SAE 10W-40'],
          ['Coolant', '26.5', 'Propylene glycol, half and half'],
        )
        .text(3, ['3 Checks'], 'The coolant stands between both marks of the tank.').passages,
    ),
  ])
  const { evidence: found } = find({ prompt: 'Which kind of coolant does it take?', conversation: [] }, coolant)
  const [best] = found
  expect(best?.units[best.position]?.cells?.[0]).toBe('Coolant')
})

it('does not put a row that the question names first if it is about something else that is done', () => {
  const whole = { ...torque, named: 1, hit: { ...torque.hit, coverage: 0.5 } }
  const best = { ...torque, named: 0.5, hit: { ...torque.hit, coverage: 1 } }
  expect(isFirst(best, quantityFirst(query, [best, whole]))).toBe(true)
})

it('gives what comes first the score of the best, as what lacks the quantity is no rival', () => {
  expect(quantityFirst(query, [without(1.2), torque])[0]?.score).toBeCloseTo(1.2 * torque.score)
})

it('leaves the order of entries for a code, and where no quantity is asked for', () => {
  expect(isTorqueFirst(without(1.05, true))).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, units: [] })).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, intent: 'procedure' })).toBe(false)
})

it('answers "when" with the hours, not with the torque of what is tightened', () => {
  const manual = createScope([
    buildManualIndex(
      manualBuilder('m', 'M')
        .table(3, ['4 Data', 'Table 4-1 Torques'], ['Item', 'Value'], ['Belt bolts', '45 Nm'], ['Drum bolts', '90 Nm'])
        .text(7, ['6.2 Fitting a belt'], 'Tighten the bolts to 45 Nm, again after 3 and 12 hours.').passages,
    ),
  ])
  const { evidence: found } = find({ prompt: 'new belt, when do I tighten the bolts again?', conversation: [] }, manual)
  expect(found[0]?.hit.passage.page).toBe(7)
})

it('puts the row that states both quantity and grade first where both are asked for', () => {
  const manual = manualBuilder('m', 'M')
    .table(3, ['3 Service', 'Every 2000 hours'], ['What', 'What to do'], ['Winch oil', 'Change, 12.0 L'])
    .table(2, ['2 Fluids'], ['Compartment', 'Litres', 'Specification'], ['Oil of the winch', '12.0', 'SAE 80W-90 GL-5'])
    .text(2, ['2 Fluids'], 'Oil for the winch is filled in at the top.')
  const scope = createScope([buildManualIndex(manual.passages)])
  for (const prompt of ['winch oil, how much and what kind', 'Which oil for the winch and how much?']) {
    const [best] = find({ prompt, conversation: [] }, scope).evidence
    expect(best?.hit.passage.page).toBe(2)
  }
})
