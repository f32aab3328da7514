import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { isStopWord } from './stop-words'

/**
 * After the auxiliary and what has an article, the last word is a verb. Not after "what does" and "how does", where the verb
 * is what is asked for.
 */
const verbAtEnd =
  /(?<!\b(?:what|how) )\b(?:do|does|did) (?:the|an?|my|your|this|that|these|those) ([a-z -]+?) ([a-z]+)\s*(?:[?.!,;]|$)/g

/** The verbs at the end of English questions: "cover" in "what range does the hand throttle cover?" */
export function verbsAtEnd(question: string, language: Language): ReadonlySet<string> {
  const found = language === 'en' ? [...normalise(question).matchAll(verbAtEnd)] : []
  return new Set(
    found.flatMap(([, subject = '', verb = '']) =>
      subject.split(/[ -]/).some((word) => isStopWord(word, language)) ? [] : [verb],
    ),
  )
}
