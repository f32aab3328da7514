import { describe, expect, it } from 'vitest'
import { manualBuilder } from '../testing/manual-builder'
import { isKeyRow, startsWithCode } from './key-row'
import { splitIntoUnits } from './unit'

const { passages } = manualBuilder('m', 'M')
  .table(1, ['Alarms'], ['Code', 'Meaning'], ['301 S', 'Brake pressure low'], ['E12', 'Tank empty'])
  .table(2, ['Torques'], ['Where', 'Nm', 'Part number'], ['Hitch', '301', 'HX-40117'])
  .table(4, ['Data'], ['Type', 'Value'], ['K103 mains supply', '240 V'], ['Weight', '60 kg'], ['Width', '2 m'])
  .table(5, [], ['K43/', 'ON', 'Ready'], ['K103', '', ''], ['K105', '', ''])
  .text(3, ['Alarms'], '31 The pressure is low.', 'Tighten with 31 Nm.')
const [alarms, torques, data, names, lines] = passages

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

describe('an entry for a code of letters', () => {
  const { passages } = manualBuilder('l', 'L')
    .table(1, ['Faults'], ['Code', 'Cause'], ['ObF', 'Braking too hard'], ['OtF', 'Motor too hot'])
    .table(2, ['Abbreviations'], ['Short', 'Meaning'], ['PTO', 'Power take-off'], ['DEF', 'Exhaust fluid'])
  const rowsOf = (passage: (typeof passages)[number] | undefined, code: string) =>
    passage &&
    splitIntoUnits(passage)
      .filter((unit) => isKeyRow(unit, passage, [], [code]))
      .map(({ own }) => own)

  it('stands in a column of codes only', () => {
    expect(rowsOf(passages[0], 'obf')).toEqual(['ObF Braking too hard'])
    expect(rowsOf(passages[1], 'pto')).toEqual([])
  })
})

describe('what is no entry for a code', () => {
  it('is a row among names that begins with a model', () => {
    expect(keyRows(data, 'k103')).toBe(0)
  })

  it('is a code alone', () => {
    expect(keyRows(names, 'k103')).toBe(0)
  })
})

describe('startsWithCode', () => {
  it('accepts a line that starts with the code', () => {
    const units = lines ? splitIntoUnits(lines) : []
    expect(units.map((unit) => startsWithCode(unit, ['31']))).toEqual([true, false])
  })
})
