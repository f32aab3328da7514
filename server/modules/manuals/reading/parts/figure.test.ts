import { describe, expect, it } from 'vitest'
import { figureCaption, figureNumber } from './figure'

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

describe('figureNumber', () => {
  it.each([
    ['Fig. 3-2 Radiator', '3-2'],
    ['FIG 03.2', '3-2'],
    ['Abbildung 4–1', '4-1'],
    ['Figure 012 Pump', '12'],
    ['Fig. A-7b', 'a-7b'],
    ['Radiator', undefined],
  ])('of %s is %s', (text, number) => expect(figureNumber(text)).toBe(number))
})
