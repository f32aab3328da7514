import { describe, expect, it } from 'vitest'
import { languages } from './language'
import { languageData } from './language-data'
import type { StructureWord } from './manual-writing'
import { anyStructureWord } from './structure-words'

const cases = languages.flatMap((language) => {
  const words = languageData[language].manuals.structureWords
  return (Object.keys(words) as StructureWord[]).map((kind) => ({ language, kind, words: words[kind] }))
})

describe('structureWords', () => {
  it.each(cases)('match, with and without accents and in capitals: $kind in $language', ({ kind, words }) => {
    const pattern = new RegExp(`^${anyStructureWord(kind)}$`, 'iu')
    const forms = words
      .split(', ')
      .filter(Boolean)
      .flatMap((word) => [word, word.toUpperCase(), word.normalize('NFD').replace(/\p{M}/gu, '')])
    expect(forms.filter((form) => !pattern.test(form))).toEqual([])
  })

  it('are in lower case and none is empty, except where a language has no such word', () => {
    const empty = cases.filter(({ words }) => words !== words.toLowerCase() || words.split(', ').some((one) => !one))
    expect(empty.map(({ language, kind }) => `${language} ${kind}`)).toEqual(['fi of'])
  })
})
