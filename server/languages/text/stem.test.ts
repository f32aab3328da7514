import { describe, expect, it } from 'vitest'
import type { Language } from '../language'
import { stem } from './stem'

describe('stem', () => {
  it.each<[Language, string, string]>([
    ['en', 'tightening', 'tighten'],
    ['en', 'firing', 'fire'],
    ['en', 'batteries', 'battery'],
    ['en', 'dripping', 'drips'],
    ['en', 'adjustment', 'adjusted'],
    ['es', 'barras', 'barra'],
    ['es', 'engrasar', 'engrase'],
    ['es', 'apretar', 'aprietan'],
    ['es', 'soltar', 'suelto'],
    ['es', 'remolcar', 'remolque'],
    ['es', 'utilizar', 'utilice'],
    ['es', 'luz', 'luces'],
    ['pt', 'trocar', 'troque'],
    ['en', 'bled', 'bleed'],
    ['de', 'schrauben', 'schraube'],
    ['de', 'einstellung', 'einstellen'],
  ])('lets the %s forms %s and %s meet', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language))
  })

  it('does not change part numbers and short words', () => {
    expect(stem('hx40117s', 'en')).toBe('hx40117s')
    expect(stem('gas', 'en')).toBe('gas')
  })

  it('does not conflate words of different meaning', () => {
    expect(stem('pressure', 'en')).not.toBe(stem('press', 'en'))
    expect(stem('bearing', 'en')).not.toBe(stem('beat', 'en'))
    expect(stem('plazas', 'es')).not.toBe(stem('placa', 'es'))
    expect(stem('roza', 'es')).not.toBe(stem('rocas', 'es'))
  })
})
