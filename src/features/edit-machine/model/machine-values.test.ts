import { describe, expect, it } from 'vitest'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { newVariant, valuesOf, variantsOf } from './machine-values'

describe('a model in the form', () => {
  it('"all of them; one with its id keeps it": its variants come back as they were', () => {
    for (const machine of [wheelLoader, excavator]) {
      expect(variantsOf(valuesOf(machine))).toEqual(machine.variants)
    }
  })

  it('has an open end where a field was left empty, and no id of a new variant', () => {
    expect(variantsOf({ variants: [{ ...newVariant, name: 'WL-120 XL', serial_number_start: ' GHT01000 ' }] })).toEqual(
      [{ name: 'WL-120 XL', serial_number_start: 'GHT01000', serial_number_end: null }],
    )
  })
})
