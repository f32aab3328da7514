import type { Language } from '../../../../server/languages/language'
import { oneLine } from '../../../../server/modules/assistants/finding/scoring/row'
import { splitIntoUnits } from '../../../../server/modules/assistants/finding/scoring/unit'
import type { Candidate } from '../place'
import type { SourceManual } from '../source-manual'
import { isTelling, wordsOf } from '../telling-words'

const MAX_ANSWER = 60
const MIN_WORDS = 2
/** As many words of a notice are named in a question. */
const MAX_WORDS = 4
const MAX_PROHIBITED = 60

/** What is forbidden, in languages in which the prohibition has the form in which one would ask for permission. */
const prohibited: Partial<Record<Language, RegExp>> = {
  en: /^(?:do not|don't|never) (.+?)[.!]?$/i,
  es: /^(?:no|nunca) (\p{L}+[aei]r .+?)[.!]?$/iu,
  de: /^(?:nicht|niemals|nie) (.+en)[.!]?$/i,
  fr: /^ne (?:pas|jamais) (.+?)[.!]?$/i,
  pt: /^(?:não|nunca) (\p{L}+[aei]r .+?)[.!]?$/iu,
  it: /^(?:non|mai) (\p{L}+re .+?)[.!]?$/iu,
}

/** The sentences of safety notices: named by what they forbid, or by their first telling words. */
export const notices = ({ passages }: SourceManual): Candidate[] =>
  passages
    .filter(({ passage }) => passage.kind === 'safety')
    .flatMap(({ passage, language }) =>
      splitIntoUnits(passage).flatMap(({ own }): Candidate[] => {
        const sentence = oneLine(own)
        const place = { language, pages: [passage.page], answer: sentence.slice(0, MAX_ANSWER) }
        const forbidden = prohibited[language]?.exec(sentence)?.[1]
        if (forbidden && forbidden.length <= MAX_PROHIBITED)
          return [{ ...place, kind: 'prohibition', names: [forbidden] }]
        const telling = wordsOf(sentence).filter((word) => isTelling(word, language))
        if (telling.length < MIN_WORDS) return []
        return [{ ...place, kind: 'notice', names: [telling.slice(0, MAX_WORDS).join(' '), telling.join(' ')] }]
      }),
    )
