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

it('puts a place with the quantity asked for before one without that scores little more', () => {
  expect(isTorqueFirst(without(1.05))).toBe(true)
  expect(isTorqueFirst(without(1.3))).toBe(false)
})

it('puts a row that the question names before another quantity that scores up to a quarter more', () => {
  const whole = { ...torque, named: 1 }
  const isRowFirst = (more: number, row: Evidence) =>
    quantityFirst(query, [{ ...torque, named: 0.5, score: torque.score * more }, row])[0] === row
  expect(isRowFirst(1.2, whole)).toBe(true)
  expect(isRowFirst(1.3, whole)).toBe(false)
  expect(isRowFirst(1.2, { ...torque, named: 0.9 })).toBe(false)
})

it('leaves the order of entries for a code, and where no quantity is asked for', () => {
  expect(isTorqueFirst(without(1.05, true))).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, units: [] })).toBe(false)
  expect(isTorqueFirst(without(1.05), { ...query, intent: 'procedure' })).toBe(false)
})
