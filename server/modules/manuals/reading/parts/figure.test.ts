import { describe, expect, it } from 'vitest'
import { figureCaption } from './figure'

describe('figureCaption', () => {
  it.each([
    'Fig. 3-2 Radiator',
    'FIGURE 12. Cooling system',
    'Abb. 7: Kühler',
    'Abbildung 4-1',
    'Figura 5 – Radiador',
    'Planche 12 Radiateur',
    'Kuva 3 Jäähdytin',
    'Afb. 8 Radiateur',
    'Bild 9 Kylare',
  ])('reads %s', (line) => expect(figureCaption(line)).toBe(line))

  it('reads only the number in a sentence', () => {
    expect(figureCaption('Fig. 3-2 shows the radiator.')).toBe('Fig. 3-2')
  })

  it.each(['See Fig. 3-2', 'Configuration 3', 'Figures of speech', '3-2 Radiator', 'Fig. 30 % of it'])(
    'finds none in "%s"',
    (line) => expect(figureCaption(line)).toBeUndefined(),
  )
})
