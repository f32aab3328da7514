import { describe, expect, it } from 'vitest'
import { detectLanguages } from './passage-languages'
import { tokenise } from './text/tokenise'

const english =
  'Remove the drain plug and let the oil run into a pan. Replace the filter and tighten it by hand, then start.'
const french =
  "Retirez le bouchon de vidange et laissez l'huile s'écouler dans un bac. Remplacez le filtre et serrez-le à la main."
const finnish =
  'Irrota tyhjennystulppa ja anna öljyn valua astiaan. Vaihda suodatin ja kiristä se käsin ennen käynnistystä.'
const detect = (...texts: [page: number, text: string][]) =>
  detectLanguages(texts.map(([page, text]) => ({ page, text: () => text, words: () => tokenise(text) })))

describe('detectLanguages', () => {
  it('detects the language of each passage of a manual in several languages', () => {
    const found = detect([1, english], [1, english], [2, french], [3, finnish])
    expect(found).toEqual({ main: 'en', passages: ['en', 'en', 'fr', 'fi'] })
  })

  it('takes a short passage to be in the language of its page', () => {
    expect(detect([1, english], [2, french], [2, french], [2, 'M10 x 40']).passages.at(-1)).toBe('fr')
  })

  it('takes a page without sentences to be in the language of the manual', () => {
    expect(detect([1, french], [1, french], [2, 'HX-40117 2 HX-40118 4 HX-22090 1']).passages.at(-1)).toBe('fr')
  })

  it('takes two languages on one page apart', () => {
    expect(detect([1, english], [1, french]).passages).toEqual(['en', 'fr'])
  })

  it('defaults to English', () => {
    expect(detect()).toEqual({ main: 'en', passages: [] })
    expect(detect([1, '---']).passages).toEqual(['en'])
  })
})
