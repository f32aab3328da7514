import { once } from '../domain/once'
import { readConcepts } from './glossary/concept'

/** The concepts of the glossary that say how often something is done. */
const intervals = new Set(['daily', 'weekly', 'monthly', 'yearly'])
const MAX_WORDS = 4

const phrases = once(
  () =>
    new Set(
      readConcepts()
        .filter(({ en }) => en.some((name) => intervals.has(name.join(' '))))
        .flatMap((concept) => Object.values(concept).flatMap((names) => names.map((name) => name.join(' ')))),
    ),
)

/** Whether index terms contain "daily" or "every day", in any of the languages. */
export const namesPeriod = (words: readonly string[]): boolean =>
  words.some((_, start) =>
    Array.from({ length: MAX_WORDS }, (_, more) => words.slice(start, start + more + 1).join(' ')).some((phrase) =>
      phrases().has(phrase),
    ),
  )
