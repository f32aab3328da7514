import { describe, expect, it } from 'vitest'
import { manualBuilder } from '../testing/manual-builder'
import { isKeyRow, startsWithCode } from './key-row'
import { splitIntoUnits } from './unit'

const { passages } = manualBuilder('m', 'M')
  .table(1, ['Alarms'], ['Code', 'Meaning'], ['301 S', 'Brake pressure low'], ['E12', 'Tank empty'])
  .table(2, ['Torques'], ['Where', 'Nm', 'Part number'], ['Hitch', '301', 'HX-40117'])
  .text(3, ['Alarms'], '31 The pressure is low.', 'Tighten with 31 Nm.')
const [alarms, torques, lines] = passages

const keyRows = (passage: typeof alarms, code: string) =>
  passage ? splitIntoUnits(passage).filter((unit) => isKeyRow(unit, passage, [code])).length : undefined

describe('isKeyRow', () => {
  it('finds the entry of a list for a code, also with a letter after it', () => {
    expect(keyRows(alarms, '301')).toBe(1)
    expect(keyRows(alarms, 'e12')).toBe(1)
    expect(keyRows(alarms, 'e13')).toBe(0)
  })

  it('compares key columns only, not values', () => {
    expect(keyRows(torques, '301')).toBe(0)
    expect(keyRows(torques, 'hx40117')).toBe(1)
  })
})

describe('startsWithCode', () => {
  it('accepts a line that starts with the code', () => {
    const units = lines ? splitIntoUnits(lines) : []
    expect(units.map((unit) => startsWithCode(unit, ['31']))).toEqual([true, false])
  })
})
