import { describe, expect, it } from 'vitest'
import { normalizeVariant, type VariantDraft, variantErrors } from './variant'

const variant = (name: string, serialStart: string | null = null, serialEnd: string | null = null): VariantDraft => ({
  name,
  serialStart,
  serialEnd,
})
const errorsOf = (...variants: VariantDraft[]) =>
  variantErrors(variants, []).map(({ index, field }) => `${index}.${field}`)

describe('the variants of one model', () => {
  it.each([
    ['ranges beside each other', variant('A', 'GHT00100', 'GHT00499'), variant('B', 'GHT00500', 'GHT00999')],
    ['the same numbers with other prefixes', variant('A', 'GHT100', 'GHT999'), variant('B', 'RQ100', 'RQ999')],
    ['one that goes on, after one that ends', variant('A', 'GHT100', 'GHT199'), variant('B', 'GHT200', null)],
    ['no ranges at all', variant('A'), variant('B')],
    ['one without a range beside one that has it', variant('A', 'GHT100', 'GHT199'), variant('B')],
  ])('may have %s', (_, ...variants) => {
    expect(errorsOf(...variants)).toEqual([])
  })

  // "Serial numbers compare by prefix, then number" (behaviour, section 4).
  it.each([
    ['that begins inside the other', variant('B', 'GHT00150', 'GHT00300')],
    ['that is inside the other', variant('B', 'GHT-120', 'GHT-130')],
    ['around the other', variant('B', 'GHT1', 'GHT9999')],
    ['of the same single number', variant('B', 'ght 199', 'ght 199')],
    ['that never ends', variant('B', 'GHT150', null)],
  ])('a range may not overlap with another: one %s', (_, other) => {
    expect(errorsOf(variant('A', 'GHT00100', 'GHT00199'), other)).toEqual(['1.serial_number_start'])
    expect(errorsOf(other, variant('A', 'GHT00100', 'GHT00199'))).toEqual(['1.serial_number_start'])
  })

  it('a range without a start overlaps with all below its end', () => {
    expect(errorsOf(variant('A', 'GHT100', 'GHT199'), variant('B', null, 'GHT150'))).toEqual(['1.serial_number_end'])
  })

  it.each([
    [variant('A', 'GHT200', 'GHT100'), '0.serial_number_end'],
    [variant('A', 'GHT100', 'RQ200'), '0.serial_number_end'],
    [variant('A', 'GHT', 'GHT100'), '0.serial_number_start'],
    [variant('A', null, 'none'), '0.serial_number_end'],
  ])('an invalid range is refused: %j', (broken, field) => {
    expect(errorsOf(broken)).toEqual([field])
  })

  it('names differ, regardless of case', () => {
    expect(errorsOf(variant('Long reach'), variant('long  REACH'))).toEqual(['1.name'])
  })

  it('an id must belong to a variant of the model, and occurs once', () => {
    const named = (id: string, name: string) => ({ ...variant(name), id })
    const errors = variantErrors([named('one', 'A'), named('one', 'B'), named('two', 'C')], ['one'])
    expect(errors.map(({ index, field }) => `${index}.${field}`)).toEqual(['1.id', '2.id'])
  })

  it('is stored without blanks around its texts; an empty end is open', () => {
    expect(normalizeVariant(variant('  Long  reach ', ' GHT00100 ', '   '))).toEqual(
      variant('Long reach', 'GHT00100', null),
    )
  })
})
