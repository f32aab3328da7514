import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { isMachineKind } from './machine-kind'

describe('isMachineKind', () => {
  it.each<[Language, string]>([
    ['en', 'excavators'],
    ['en', 'truck'],
    ['es', 'excavadora'],
    ['fr', 'chargeuse'],
    ['de', 'Radlader'],
    ['pt', 'carregadeira'],
    ['it', 'escavatore'],
    ['nl', 'heftruck'],
    ['sv', 'hjullastaren'],
    ['fi', 'kaivinkone'],
    ['da', 'gravemaskinen'],
    ['no', 'gravemaskin'],
  ])('knows, in %s, that "%s" is a machine', (language, word) => {
    expect(isMachineKind(normalise(word), language)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'lift'],
    ['en', 'bucket'],
    ['en', 'blade'],
    ['it', 'pressione'],
    ['de', 'Ventil'],
  ])('does not take, in %s, "%s" for one', (language, word) => {
    expect(isMachineKind(normalise(word), language)).toBe(false)
  })
})
