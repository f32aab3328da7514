import { describe, expect, it } from 'vitest'
import { kit500, winterKit } from '@/entities/service-kit/testing'
import { kitOf, knownParts, valuesOf } from './kit-values'

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

  it('starts with a part, since there is no kit without one', () => {
    expect(valuesOf(undefined).parts).toHaveLength(1)
  })

  it('knows the parts of other kits, whatever the case of their numbers', () => {
    const known = knownParts([kit500, winterKit])
    expect([...known.keys()]).toEqual(['HF-204', 'OIL-15W40', 'GP-12'])
    const small = {
      ...kit500,
      parts: kit500.parts.map((part) => ({ ...part, part_number: ` ${part.part_number.toLowerCase()}` })),
    }
    expect([...knownParts([small]).keys()]).toEqual(['HF-204', 'OIL-15W40'])
  })
})
