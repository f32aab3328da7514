import { expect, it } from 'vitest'
import { find } from '../find'
import { loaderScope } from '../testing/harrow-manuals'
import type { Evidence } from './evidence'
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
const isTorqueFirst = (other: Evidence, asked = query) => quantityFirst(asked, [other, torque])[0] === torque

it('puts a place with the quantity asked for before one without that scores up to a third more', () => {
  expect(isTorqueFirst(without(1.3))).toBe(true)
  expect(isTorqueFirst(without(1.4))).toBe(false)
})

it('puts a row that the question names before another quantity that scores up to a quarter more', () => {
  const whole = { ...torque, named: 1 }
  const isRowFirst = (more: number, row: Evidence) =>
    quantityFirst(query, [{ ...torque, named: 0.5, score: torque.score * more }, row])[0] === row
  expect(isRowFirst(1.2, whole)).toBe(true)
  expect(isRowFirst(1.3, whole)).toBe(false)
  expect(isRowFirst(1.2, { ...torque, named: 0.9 })).toBe(false)
})

it('prefers the row in the language of the best place to its translation', () => {
  const whole = { ...torque, named: 1 }
  const best = { ...torque, named: 0.5, score: torque.score * 1.1 }
  const translated = { ...whole, hit: { ...whole.hit, language: 'es' as const } }
  expect(quantityFirst(query, [best, translated])[0]).toBe(best)
})

it('prefers a row, as of technical data, for a quantity of the whole machine', () => {
  const sentence = { ...torque, units: torque.units.map((unit) => ({ ...unit, kind: 'sentence' as const })) }
  const best = { ...sentence, score: torque.score * 1.1 }
  expect(quantityFirst({ ...query, isOfMachine: true }, [best, torque])[0]).toBe(torque)
  expect(quantityFirst(query, [best, torque])[0]).toBe(best)
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
  expect(quantityFirst(oil.query, [other, graded])[0]).toBe(graded)
})

it('leaves the order of entries for a code, and where no quantity is asked for', () => {
  expect(isTorqueFirst(without(1.05, true))).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, units: [] })).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, intent: 'procedure' })).toBe(false)
})
