import { once } from '../../../../../../domain/once'
import { readConcepts } from '../../../../../../languages/glossary/concept'
import { type Language, languages } from '../../../../../../languages/language'

const periods: Readonly<Record<string, string>> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }

/** The names of each period in each language. */
const patterns = once(() => {
  const concepts = readConcepts().flatMap((concept) => {
    const period = concept.en.flatMap((name) => periods[name.join(' ')] ?? [])[0]
    return period === undefined ? [] : [{ concept, period }]
  })
  return new Map(
    languages.map((language) => [
      language,
      concepts.map(({ concept, period }): [RegExp, string] => {
        const names = concept[language]
          .map((name) => name.join(' '))
          .toSorted((one, other) => other.length - one.length)
        return [new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu'), `1 ${period}`]
      }),
    ]),
  )
})

/** A normalised text in which periods are figures: "weekly" and "every week" are "1 week". */
export const withPeriods = (text: string, language: Language): string =>
  (patterns().get(language) ?? []).reduce((before, [names, period]) => before.replace(names, period), text)
