import { describe, expect, it } from 'vitest'
import { isFieldOf } from './is-field-of'

describe('isFieldOf', () => {
  const values = { name: '', logo: undefined, variants: [{ name: 'WL-120', is_old: false }] }

  it.each(['name', 'logo', 'variants.0.name', 'variants.0.is_old'])('%s is one', (name) => {
    expect(isFieldOf(values, name)).toBe(true)
  })

  it.each(['city', 'variants', 'variants.0', 'variants.0.id', 'variants.1.name', ''])('"%s" is none', (name) => {
    expect(isFieldOf(values, name)).toBe(false)
  })
})
