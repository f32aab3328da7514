import { describe, expect, it } from 'vitest'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { captionWords, cleanHeading, isCaption, tableTitle } from './heading-text'

describe('cleanHeading', () => {
  it.each([
    ['4.2 Rope drum (continued)', 'Rope drum'],
    ['WINCH REPAIR (Cont’d)', 'Winch repair'],
    ['WINCH AND ROPE', 'Winch and rope'],
    ['Every 40 hours', 'Every 40 hours'],
    ['Oil level', 'Oil level'],
    ['B-2 Rope drum', 'Rope drum'],
    ['Part of the winch', 'Part of the winch'],
    ['Section 3 Winch', 'Winch'],
    ['CHAPTER IV. WINCH', 'Winch'],
    ['Capítulo 3 Cabrestante (continuación)', 'Cabrestante'],
    ['CAPITULO 3: CABRESTANTE', 'Cabrestante'],
    ['Chapitre 3 Treuil (suite)', 'Treuil'],
    ['Abschnitt 3.1 Seilwinde (Forts.)', 'Seilwinde'],
    ['Secção 3 Guincho (continuação)', 'Guincho'],
    ['Sezione 3 Verricello (continua)', 'Verricello'],
    ['Hoofdstuk 3 Lier (vervolg)', 'Lier'],
    ['Avsnitt 3 Vinsch (forts.)', 'Vinsch'],
    ['Luku 3 Vinssi (jatkuu)', 'Vinssi'],
    ['Afsnit 3 Spil (fortsat)', 'Spil'],
    ['Kapittel 3 Vinsj (fortsatt)', 'Vinsj'],
  ])('reads %s as "%s"', (heading, expected) => {
    expect(cleanHeading(heading)).toBe(expected)
  })
})

describe('captionWords', () => {
  it.each([
    ['Table 9-2', ''],
    ['Table 9-2 40 hours', '40 hours'],
    ['Tabelle 3. Seile', 'Seile'],
    ['Figure 7. Filters', 'Filters'],
    ['Table of ropes', 'Table of ropes'],
  ])('finds the words of %s', (caption, expected) => {
    expect(captionWords(caption)).toBe(expected)
  })
})

describe('tableTitle', () => {
  const titleOf = (...headings: string[]) => {
    const [passage] = manualBuilder('m', 'M').table(1, headings, ['Rope', 'Length (m)'], ['Main', '40']).passages
    return passage && tableTitle(passage)
  }

  it('is the caption, or the section if the caption has only a number', () => {
    expect(titleOf('3 Winch', '3.1 Ropes', 'Table 3-1 Lengths')).toBe('Lengths')
    expect(titleOf('3 Winch', '3.1 Ropes', 'Table 3-1')).toBe('Ropes')
    expect(titleOf()).toBe('')
  })
})

it.each([
  ['Table 4-2', true],
  ['Cuadro 3 Pares de apriete', true],
  ['Tabelle', true],
  ['Cuadro de fusibles', false],
  ['Tab washer', false],
])('of "%s" a caption: %s', (heading, caption) => {
  expect(isCaption(heading)).toBe(caption)
})
