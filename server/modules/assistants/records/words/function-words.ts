import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { phrasesOf } from '../grammar/phrase-table'
import { grammars } from '../grammar/vocabulary'

const wordsOf = (language: Language): ReadonlySet<string> => {
  const { units, current, past, next, ago, since, until, before, after, between } = grammars[language].period
  const phrases = [...Object.values(units), current, past, next, ago, since, until, before, after, between]
  return new Set(phrases.flatMap(phrasesOf).flat())
}

const functionWords: Record<Language, () => ReadonlySet<string>> = {
  en: once(() => wordsOf('en')),
  es: once(() => wordsOf('es')),
}

/** Whether a word relates times, as "after" and "month" do, so that without one it names nothing either. */
export const isFunctionWord = (word: string, language: Language): boolean => functionWords[language]().has(word)
