import { describe, expect, it } from 'vitest'
import { languageValues } from '#contract/platform-limits'
import { phrasesOf } from './phrase-table'
import { grammars } from './vocabulary'

const isPhrases = (value: unknown): value is string => typeof value === 'string'

/** All lists of phrases of a grammar, by where they are in it. */
function listsOf(part: object, path = ''): [path: string, phrases: string[]][] {
  return Object.entries(part).flatMap(([key, value]): [string, string[]][] => {
    if (isPhrases(value)) return [[`${path}${key}`, phrasesOf(value).map((words) => words.join(' '))]]
    return typeof value === 'object' && value !== null ? listsOf(value, `${path}${key}.`) : []
  })
}

/** What would be passed over silently: an order, a state, a comparison. */
const isMeant =
  /^(?:asked\.(?:last|first|largest|smallest|average|next|sum)|states\.|moreThan|lessThan|previous|remaining)/

/** They say nothing, whatever their words mean alone. */
const harmless = ['running around', 'mas o menos', 'mas a menudo']

describe.each(languageValues)('the grammar of records, in %s', (language) => {
  const lists = listsOf(grammars[language])

  it('has no phrase twice in a list', () => {
    const repeated = lists.flatMap(([path, phrases]) =>
      phrases.filter((one, index) => phrases.indexOf(one) !== index).map((one) => `${path}: ${one}`),
    )
    expect(repeated).toEqual([])
  })

  it('passes over no phrase that has a meaning within it', () => {
    const noise = phrasesOf(grammars[language].noise).map((words) => words.join(' '))
    const others = new Set(lists.flatMap(([path, phrases]) => (path === 'noise' ? [] : phrases)))
    const meant = lists.flatMap(([path, phrases]) => (isMeant.test(path) ? phrases : []))
    const hiding = noise
      .filter((one) => !others.has(one) && !harmless.includes(one))
      .flatMap((one) =>
        meant.filter((phrase) => phrase !== one && ` ${one} `.includes(` ${phrase} `)).map((p) => `${one}: ${p}`),
      )
    expect(hiding).toEqual([])
  })
})
