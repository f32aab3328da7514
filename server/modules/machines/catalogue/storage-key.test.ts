import { describe, expect, it } from 'vitest'
import { storageKeyFor } from './storage-key'

const free = () => false

describe('the storage key of a model’s documents', () => {
  it.each([
    ['Harrow', 'WL-120', 'machines/harrow/wl-120'],
    ['Müller & Söhne', 'Größe 3', 'machines/muller-sohne/gro-e-3'],
    ['..', '../../etc/passwd', 'machines/unnamed/etc-passwd'],
    ['小松', 'PC 200', 'machines/unnamed/pc-200'],
  ])('of %s %s is %s, which is safe as a path', (brand, model, key) => {
    expect(storageKeyFor(brand, model, free)).toBe(key)
  })

  it('differs from that of every other model', () => {
    const taken = new Set(['machines/harrow/wl-120', 'machines/harrow/wl-120-2'])
    expect(storageKeyFor('Harrow', 'WL 120', (key) => taken.has(key))).toBe('machines/harrow/wl-120-3')
  })

  it('has a limited length', () => {
    expect(storageKeyFor('x'.repeat(500), 'y'.repeat(500), free).length).toBeLessThan(150)
  })
})
