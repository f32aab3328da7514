import { describe, expect, it } from 'vitest'
import { kit500, winterKit } from '@/entities/service-kit/testing'
import { kitOf, valuesOf } from './kit-values'

describe('a kit in the form', () => {
  it('comes back as it was; what its parts cost stays with the catalogue', () => {
    for (const kit of [kit500, winterKit]) {
      expect(kitOf(valuesOf(kit))).toEqual({
        name: kit.name,
        interval_hours: kit.interval_hours,
        parts: kit.parts.map(({ part_number, description, quantity }) => ({ part_number, description, quantity })),
      })
    }
  })

  it('starts without parts, which are picked from the catalogue', () => {
    expect(valuesOf(undefined).parts).toEqual([])
  })
})
