import { describe, expect, it } from 'vitest'
import { storageKeys } from './storage-key'

const onlyFirst = { first: 1, count: 1 }

describe('the storage keys of a model’s documents', () => {
  it.each([
    ['Harrow', 'WL-120', 'machines/harrow/wl-120'],
    ['Müller & Söhne', 'Größe 3', 'machines/muller-sohne/gro-e-3'],
    ['..', '../../etc/passwd', 'machines/unnamed/etc-passwd'],
    ['小松', 'PC 200', 'machines/unnamed/pc-200'],
  ])('of %s %s begin with %s, which is safe as a path', (brand, model, key) => {
    expect(storageKeys(brand, model, onlyFirst)).toEqual([key])
  })

  it('are numbered from the second one on', () => {
    const key = 'machines/harrow/wl-120'
    expect(storageKeys('Harrow', 'WL 120', { first: 1, count: 3 })).toEqual([key, `${key}-2`, `${key}-3`])
    expect(storageKeys('Harrow', 'WL 120', { first: 4, count: 2 })).toEqual([`${key}-4`, `${key}-5`])
  })

  it('have a limited length', () => {
    const [key = ''] = storageKeys('x'.repeat(500), 'y'.repeat(500), onlyFirst)
    expect(key.length).toBeLessThan(150)
  })
})
